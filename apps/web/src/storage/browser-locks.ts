/** The browser's locks behind the port that the keeper of holes needs. */
import type { SlotLocks } from "./hole-keeper.ts";

export function browserLocks(): SlotLocks {
  // Absent on addresses that are not secure, whatever the type says.
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;
  return {
    areAvailable: locks !== undefined,
    tryHold: (id) =>
      new Promise((resolve, reject) => {
        if (locks === undefined) return resolve(null);
        locks
          .request(`albatross-hole-${id}`, { ifAvailable: true }, (lock) => {
            if (lock === null) return resolve(null);
            // The lock is held for as long as this promise is open.
            return new Promise<void>((release) => resolve({ release }));
          })
          .catch(reject);
      }),
  };
}
