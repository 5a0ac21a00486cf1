import { describe, expect, it } from "vitest";
import { CHOICES, createPreferences, readPreferences, VOLUME } from "./preferences.ts";

const DEFAULTS = readPreferences({});

/** Storage with what is kept there, and with another tab that writes to it. */
function storage(kept: string | null) {
  let tell: (text: string) => void = () => undefined;
  const written: string[] = [];
  return {
    keeper: {
      read: () => kept,
      write: (text: string) => void written.push(text),
      follow: (onWritten: (text: string) => void) => void (tell = onWritten),
    },
    written,
    writeElsewhere: (text: string) => tell(text),
  };
}

const opened = (kept: string | null) => createPreferences(storage(kept).keeper).preferences.value;

describe("what is preferred", () => {
  it("is the first of each list until it is chosen", () => {
    for (const [name, values] of Object.entries(CHOICES)) {
      expect(DEFAULTS).toHaveProperty(name, values[0]);
    }
    expect(DEFAULTS).toMatchObject({ sound: "off", vibration: "off", timer: "off" });
    expect(DEFAULTS).toMatchObject({ volume: 60, hasPlayed: false, letterKeys: "on" });
  });

  it("comes back as it was written, every value of every list", () => {
    for (const [name, values] of Object.entries(CHOICES)) {
      for (const value of values) {
        const { keeper, written } = storage(null);
        createPreferences(keeper).prefer({ [name]: value });
        expect(opened(written[0] ?? null)).toEqual({ ...DEFAULTS, [name]: value });
      }
    }
    for (const volume of [VOLUME.least, 70, VOLUME.most]) {
      const { keeper, written } = storage(null);
      createPreferences(keeper).prefer({ volume });
      expect(opened(written[0] ?? null).volume).toBe(volume);
    }
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{theme"],
    ["a list", "[1]"],
    ["null", "null"],
    ["a number", "7"],
    ["another time's values", '{"theme":"sepia","felt":"astroturf","back":"","hand":"both"}'],
    ["values of another kind", '{"theme":1,"felt":null,"sound":true,"timer":{},"hasPlayed":"yes"}'],
  ])("is the default where %s is stored", (_, text) => {
    expect(opened(text)).toEqual(DEFAULTS);
  });

  it.each([0, 9, 101, 55.5, -60, "60", null, Number.NaN])("knows no volume of %s", (volume) => {
    expect(readPreferences({ volume }).volume).toBe(VOLUME.default);
  });

  it("costs no other value when one is wrong", () => {
    const text = '{"theme":"dark","felt":"astroturf","volume":900,"print":"large"}';
    expect(opened(text)).toEqual({ ...DEFAULTS, theme: "dark", print: "large" });
  });

  it("is followed when another tab chooses, and not written back", () => {
    const { keeper, written, writeElsewhere } = storage(null);
    const { preferences, prefer } = createPreferences(keeper);
    writeElsewhere('{"format":1,"felt":"slate","timer":"on"}');
    expect(preferences.value).toEqual({ ...DEFAULTS, felt: "slate", timer: "on" });
    expect(written).toEqual([]);
    prefer({ theme: "dark" });
    expect(opened(written[0] ?? null)).toMatchObject({ felt: "slate", theme: "dark" });
  });

  it("of a later version of the page is read as far as it is known, and never written over", () => {
    const { keeper, written, writeElsewhere } = storage('{"format":2,"felt":"lake"}');
    const { preferences, prefer } = createPreferences(keeper);
    expect(preferences.value.felt).toBe("lake");
    prefer({ theme: "dark" });
    expect(preferences.value.theme).toBe("dark");
    expect(written).toEqual([]);

    writeElsewhere('{"format":1}');
    prefer({ theme: "light" });
    expect(written).toHaveLength(1);
    writeElsewhere('{"format":2}');
    prefer({ theme: "dark" });
    expect(written).toHaveLength(1);
  });
});
