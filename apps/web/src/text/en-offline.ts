/** Sentences about playing offline and about new versions of the page. */
import type { Readiness, Update } from "../state/offline.ts";

export const offlineText = {
  readiness(readiness: Readiness): string {
    const sentences: { readonly [R in Readiness]: string } = {
      preparing: "Getting ready to play offline…",
      ready: "Ready to play offline.",
      unavailable: "This browser will not store the page, so opening it needs the network.",
    };
    return sentences[readiness];
  },
  update(update: Update, wouldLoseHole: boolean): string {
    if (update === "taking") return "Changing to the new version…";
    if (wouldLoseHole) return "This hole cannot be kept over a change of version: finish it first.";
    return update === "offered"
      ? "A new version is ready; your hole stays."
      : "Another tab changed to a new version; this one plays on with the old.";
  },
  take(wouldLoseHole: boolean): string {
    return wouldLoseHole ? "Change anyway" : "Change now";
  },
  later: "Later",
  notice: "New version",
} as const;
