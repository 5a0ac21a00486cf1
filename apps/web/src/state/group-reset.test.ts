import { beforeEach, describe, expect, it } from "vitest";
import { createGroupReset, type GroupReset } from "./group-reset.ts";
import { createPreferences, type PreferenceStore } from "./preferences.ts";

let store: PreferenceStore;
let look: GroupReset;

beforeEach(() => {
  store = createPreferences({ read: () => null, write() {}, follow() {} });
  look = createGroupReset(store, ["theme", "felt"]);
});

const chosen = () => {
  const { theme, felt, sound } = store.preferences.value;
  return { theme, felt, sound };
};

describe("a group of settings", () => {
  it("is set back as one, and leaves the others alone", () => {
    store.prefer({ theme: "dark", felt: "slate", sound: "on" });
    expect(look.isDefault.value).toBe(false);
    look.reset();
    expect(chosen()).toEqual({ theme: "system", felt: "fairway", sound: "on" });
    expect(look.isDefault.value).toBe(true);
  });

  it("comes back as it was", () => {
    store.prefer({ theme: "dark", felt: "slate" });
    look.reset();
    expect(look.canUndo.value).toBe(true);
    store.prefer({ sound: "on" });
    look.undo();
    expect(chosen()).toEqual({ theme: "dark", felt: "slate", sound: "on" });
    expect(look.canUndo.value).toBe(false);
  });

  it("keeps what was chosen after it was set back", () => {
    store.prefer({ felt: "slate" });
    look.reset();
    store.prefer({ theme: "light" });
    expect(look.canUndo.value).toBe(false);
    look.undo();
    expect(chosen()).toEqual({ theme: "light", felt: "fairway", sound: "off" });
  });

  it("that is at its defaults has nothing to set back, and nothing to undo", () => {
    expect(look.canUndo.value).toBe(false);
    look.reset();
    expect(look.canUndo.value).toBe(false);
    look.undo();
    expect(chosen()).toEqual({ theme: "system", felt: "fairway", sound: "off" });
  });

  it("set back twice in a row still comes back", () => {
    store.prefer({ felt: "lake" });
    look.reset();
    look.reset();
    look.undo();
    expect(store.preferences.value.felt).toBe("lake");
  });
});
