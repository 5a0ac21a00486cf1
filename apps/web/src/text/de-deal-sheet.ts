/** More of the panel of the deal in German words: loaded with it. */
import type { PlayedHole } from "../state/played-hole.ts";
import { formatNumber, strokesWords } from "./de-cards.ts";
import { rulesTextName } from "./de-presets.ts";

function outcome({ ending, strokes }: PlayedHole): string {
  if (ending === "left") return "verlassen";
  if (ending !== "cleared") return strokesWords(strokes);
  return strokes === 0 ? "abgeräumt" : `abgeräumt, ${formatNumber(-strokes)}-mal Ziehen gespart`;
}

export const dealSheet = {
  copyNumber: "Nummer kopieren",
  recent: {
    title: "Zuletzt gespielt",
    none: "Noch nichts: Ein Loch steht hier, sobald es zu Ende ist.",
    hole: (hole: PlayedHole) => `Blatt ${hole.deal}`,
    about: (hole: PlayedHole) => `${rulesTextName(hole.rules)}: ${outcome(hole)}`,
    all: "Alle gespielten Löcher",
  },
};
