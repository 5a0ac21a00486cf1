/** Sentences about playing offline and about new versions of the page, in German. */
import type { Readiness, Update } from "../state/offline.ts";

export const offlineText = {
  readiness(readiness: Readiness): string {
    const sentences: { readonly [R in Readiness]: string } = {
      preparing: "Wird zum Offline-Spielen vorbereitet …",
      ready: "Bereit zum Offline-Spielen.",
      unavailable:
        "Dieser Browser speichert die Seite nicht; zum Öffnen braucht sie deshalb das Netz.",
    };
    return sentences[readiness];
  },
  update(update: Update, wouldLoseHole: boolean): string {
    if (update === "taking") return "Wechsel zur neuen Version …";
    if (wouldLoseHole)
      return "Dieses Loch übersteht einen Versionswechsel nicht: spiel es erst zu Ende.";
    return update === "offered"
      ? "Eine neue Version ist bereit; dein Loch bleibt."
      : "Ein anderer Tab hat auf eine neue Version gewechselt; dieser spielt mit der alten weiter.";
  },
  take(wouldLoseHole: boolean): string {
    return wouldLoseHole ? "Trotzdem wechseln" : "Jetzt wechseln";
  },
  later: "Später",
  notice: "Neue Version",
};
