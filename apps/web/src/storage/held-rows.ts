/**
 * Rows on their way into a database, held in the browser's memory, which is written at once, until they have arrived:
 * a page may be left, or killed, before its database is even open. Each page holds its own, so that none writes over
 * another's; what a page that ended has left is taken over by the next.
 */
export type HoldingMemory = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface HeldRows {
  /** Holds these and nothing else. */
  hold(rows: readonly unknown[]): void;
  /**
   * What other pages hold, which is held here from now on. One of them may be at work still: it stores its rows all
   * the same.
   */
  takeOver(): readonly unknown[];
}

/**
 * Where the memory is full or forbidden, nothing is held, and all goes on as it would without.
 *
 * @param name of these rows; `page` of who holds them, another one each time
 */
export function createHeldRows(memory: () => HoldingMemory, name: string, page: string): HeldRows {
  const prefix = `albatross.${name}.`;
  const own = prefix + page;
  let held: readonly unknown[] = [];

  function write(rows: readonly unknown[]): void {
    held = rows;
    if (rows.length === 0) memory().removeItem(own);
    else memory().setItem(own, JSON.stringify(rows));
  }

  return {
    hold(rows) {
      try {
        write(rows);
      } catch {
        // The database may take them.
      }
    },
    takeOver() {
      try {
        const others = keysOf(memory()).filter((key) => key.startsWith(prefix) && key !== own);
        const left = others.flatMap((key) => readRows(memory().getItem(key)));
        write([...held, ...left]);
        for (const key of others) memory().removeItem(key);
        return left;
      } catch {
        return [];
      }
    },
  };
}

function keysOf(memory: HoldingMemory): readonly string[] {
  return Array.from({ length: memory.length }, (_, index) => memory.key(index) ?? "");
}

function readRows(text: string | null): readonly unknown[] {
  try {
    const rows: unknown = JSON.parse(text ?? "");
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
}
