/** More of the panel of the deal in English words: loaded with it. */
import { findPreset, parseRules } from "@albatross/rules";
import type { PlayedHole } from "../state/played-hole.ts";
import { count } from "./en-cards.ts";

function rulesName(text: string): string {
  const rules = parseRules(text);
  return (rules.ok && findPreset(rules.value)?.title) || text;
}

function outcome({ ending, strokes }: PlayedHole): string {
  if (ending === "left") return "left";
  return ending === "cleared" && strokes === 0
    ? "cleared"
    : ending === "cleared"
      ? `cleared, ${count(-strokes, "draw", "draws")} to spare`
      : count(strokes, "stroke", "strokes");
}

export const dealSheet = {
  copyNumber: "Copy number",
  recent: {
    title: "Played lately",
    none: "Nothing yet: a hole is entered here when it ends.",
    hole: (hole: PlayedHole) => `Deal ${hole.deal}`,
    about: (hole: PlayedHole) => `${rulesName(hole.rules)}: ${outcome(hole)}`,
    all: "All holes played",
  },
} as const;
