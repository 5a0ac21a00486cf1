import type { HoldingMemory } from "./held-rows.ts";

/** A browser's small memory for tests; `refuses` makes every call throw. */
export interface TestMemory extends HoldingMemory {
  refuses: boolean;
}

export function testMemory(): TestMemory {
  const texts = new Map<string, string>();
  const touch = (): Map<string, string> => {
    if (memory.refuses) throw new DOMException("forbidden", "SecurityError");
    return texts;
  };
  const memory: TestMemory = {
    refuses: false,
    get length() {
      return touch().size;
    },
    key: (index) => [...touch().keys()][index] ?? null,
    getItem: (key) => touch().get(key) ?? null,
    setItem: (key, text) => void touch().set(key, text),
    removeItem: (key) => void touch().delete(key),
  };
  return memory;
}
