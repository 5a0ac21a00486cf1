/** Cues: what of the things that happen on the board can be heard or felt. Pure, and the same for both. */
import { holeStatus, movesMade, readRuns } from "@albatross/rules";
import type { HoleEvent } from "../state/hole-play.ts";
import type { OpenHole } from "../state/open-hole.ts";

export type Cue =
  /** S3: `run` counts the card that was just played. */
  | { readonly kind: "play"; readonly run: number }
  | { readonly kind: "draw" | "undo" | "misfit" | "deal" | "clear" | "stuck" };

/** In the order in which they are heard; none for what nobody did just now. */
export function cuesOf(event: HoleEvent): readonly Cue[] {
  if (event.kind === "nothing") return [];
  if (event.kind === "refuse") return [{ kind: "misfit" }];
  const { change, hole } = event;
  switch (change.kind) {
    case "play":
      return [playOf(hole), ...endOf(hole)];
    case "draw":
      return [{ kind: "draw" }, ...endOf(hole)];
    case "redo":
      return [change.move.kind === "play" ? playOf(hole) : { kind: "draw" }, ...endOf(hole)];
    case "undo":
      return [{ kind: "undo" }];
    case "deal":
    case "restart":
      return [{ kind: "deal" }];
    case "restore":
    case "concede":
      return [];
  }
}

function playOf({ hole }: OpenHole): Cue {
  return { kind: "play", run: readRuns(movesMade(hole)).current };
}

function endOf({ hole }: OpenHole): readonly Cue[] {
  const status = holeStatus(hole);
  if (status === "cleared") return [{ kind: "clear" }];
  return status === "stuck" ? [{ kind: "stuck" }] : [];
}
