import { describe, expect, test } from "vitest";
import { createOffline, type OfflinePorts, type OfflineWorkers } from "./offline.ts";

/** A browser with the workers of builds, as the page meets it. */
function createBrowser(serving: string | null, changed: Partial<OfflinePorts> = {}) {
  const done: string[] = [];
  const stored: string[] = [];
  const state = { serving, waiting: null as string | null, isWhole: true, nowMs: 0 };
  let tell = (): void => undefined;
  const answer = (build: string | null) =>
    build === null ? null : { build, isWhole: state.isWhole };
  const workers: OfflineWorkers = {
    look: async () => ({ serving: answer(state.serving), waiting: answer(state.waiting) }),
    onChange: (listener) => void (tell = listener),
    async check() {
      done.push("check");
    },
    switchOver: () => void done.push("switch over"),
    storeTexts: (language) => void stored.push(language),
  };
  const offline = createOffline({
    ownBuild: "A",
    register: async () => workers,
    keepHole: () => true,
    reload: () => void done.push("reload"),
    now: () => state.nowMs,
    language: () => "de",
    ...changed,
  });
  return {
    offline,
    done,
    stored,
    state,
    /** The browser tells of a change, and everything that follows from it happens. */
    async change(next: Partial<typeof state> = {}) {
      await settle();
      Object.assign(state, next);
      tell();
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe("getting ready", () => {
  test("a first visit is ready when its build serves, and nothing is offered", async () => {
    const { offline, change, done } = createBrowser(null);
    await change();
    expect(offline.readiness.value).toBe("preparing");
    await change({ serving: "A" });
    expect(offline.readiness.value).toBe("ready");
    expect(offline.update.value).toBeNull();
    expect(done).toEqual([]);
  });

  test("a build that has lost a file is not ready", async () => {
    const { offline, change } = createBrowser("A");
    await change({ isWhole: false });
    expect(offline.readiness.value).toBe("preparing");
  });

  test("the text pages are stored when everything to play with is, and not before", async () => {
    const { change, stored } = createBrowser(null);
    await change({ isWhole: false });
    await change({ serving: "A" });
    expect(stored).toEqual([]);
    await change({ isWhole: true });
    expect(stored).toContain("de");
  });

  test("where workers are refused it is unavailable, and nothing else happens", async () => {
    const { offline, done } = createBrowser(null, {
      register: async () => Promise.reject(new Error("refused")),
    });
    await settle();
    expect(offline.readiness.value).toBe("unavailable");
    offline.takeUpdate();
    offline.onReturn();
    expect(done).toEqual([]);
  });
});

describe("a new version", () => {
  test("is offered and never taken by itself", async () => {
    const { offline, change, done } = createBrowser("A");
    await change({ waiting: "B" });
    expect(offline.update.value).toBe("offered");
    await change();
    expect(done).toEqual([]);
  });

  test("is taken when asked for: first it serves, then the page is loaded again, once", async () => {
    const { offline, change, done } = createBrowser("A");
    await change({ waiting: "B" });
    offline.takeUpdate();
    offline.takeUpdate();
    expect(offline.update.value).toBe("taking");
    expect(done).toEqual(["switch over"]);
    await change({ serving: "B", waiting: null });
    expect(done).toEqual(["switch over", "reload"]);
  });

  test("that is replaced by a newer one on its way is taken all the same", async () => {
    const { offline, change, done } = createBrowser("A");
    await change({ waiting: "B" });
    offline.takeUpdate();
    await change({ waiting: "C" });
    expect(offline.update.value).toBe("taking");
    expect(done).toEqual(["switch over", "switch over"]);
    await change({ serving: "C", waiting: null });
    expect(done.at(-1)).toBe("reload");
  });

  test("that was put off waits; a later one of another tab is told again", async () => {
    const { offline, change } = createBrowser("A");
    await change({ waiting: "B" });
    offline.putOff();
    await change();
    expect(offline.isPutOff.value).toBe(true);
    await change({ serving: "B", waiting: null });
    expect(offline.update.value).toBe("elsewhere");
    expect(offline.isPutOff.value).toBe(false);
  });

  test("that another tab took is told, and the page is not loaded again until asked for", async () => {
    const { offline, change, done } = createBrowser("A");
    await change({ waiting: "B" });
    await change({ serving: "B", waiting: null });
    expect(offline.update.value).toBe("elsewhere");
    await change({ waiting: "C" });
    expect(offline.update.value).toBe("elsewhere");
    expect(done).toEqual([]);
    offline.takeUpdate();
    expect(done).toEqual(["reload"]);
  });

  test("that went away before it could serve is offered no more", async () => {
    const { offline, change } = createBrowser("A");
    await change({ waiting: "B" });
    await change({ waiting: null });
    expect(offline.update.value).toBeNull();
  });

  test("that the page itself is already of takes its place without a word", async () => {
    const { offline, change, done } = createBrowser("old");
    await change({ waiting: "A" });
    expect(offline.update.value).toBeNull();
    expect(done).toEqual(["switch over"]);
    await change({ serving: "A", waiting: null });
    expect(offline.update.value).toBeNull();
    expect(done).toEqual(["switch over"]);
  });

  test("takes a second word where the hole would be lost", async () => {
    const { offline, change, done } = createBrowser("A", { keepHole: () => false });
    await change({ waiting: "B" });
    offline.takeUpdate();
    expect(offline.wouldLoseHole.value).toBe(true);
    expect(done).toEqual([]);
    offline.takeUpdate();
    expect(done).toEqual(["switch over"]);
  });
});

test("a look that was overtaken by a later one changes nothing", async () => {
  const answers: ((build: string) => void)[] = [];
  const { offline, change } = createBrowser(null, {
    register: async () => ({
      look: () =>
        new Promise((resolve) => {
          answers.push((build) =>
            resolve({ serving: { build: "A", isWhole: true }, waiting: { build, isWhole: true } }),
          );
        }),
      onChange: (listener) => queueMicrotask(listener),
      check: async () => undefined,
      switchOver: () => undefined,
      storeTexts: () => undefined,
    }),
  });
  await change();
  expect(answers).toHaveLength(2);
  answers[1]?.("A");
  await settle();
  answers[0]?.("B");
  await settle();
  expect(offline.update.value).toBeNull();
});

test("a tab that is returned to looks for a new version, but not each time", async () => {
  const { offline, change, done, state } = createBrowser("A");
  await change();
  offline.onReturn();
  expect(done).toEqual([]);
  state.nowMs = 60 * 60 * 1000;
  offline.onReturn();
  offline.onReturn();
  expect(done).toEqual(["check"]);
});
