/** T4: what is proved about the open hole, as the player is told it. */
import { currentPosition, holeStatus, strokesOf } from "@albatross/rules";
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Assessments, KnownBest } from "./assessments.ts";
import type { OpenHole } from "./open-hole.ts";

export type Verdict =
  | { readonly kind: "working" }
  | { readonly kind: "winnable"; readonly best: number }
  /** Never was: proved at the start, or as far back as the judge could see. */
  | { readonly kind: "unclearable"; readonly best: number }
  /** Was winnable at the start. */
  | { readonly kind: "no-longer"; readonly best: number }
  /** The judge gave up, or has failed. */
  | { readonly kind: "unknown" };

export interface VerdictReader {
  readonly verdict: ReadonlySignal<Verdict>;
  /** The best score that the deal allowed; null while it is not known. */
  readonly startBest: ReadonlySignal<number | null>;
}

export function readVerdicts(
  open: ReadonlySignal<OpenHole | null>,
  { bests }: Pick<Assessments, "bests">,
): VerdictReader {
  return {
    verdict: computed(() => {
      const { start, current } = bests.value;
      return open.value ? readVerdict(open.value, start, current) : { kind: "working" };
    }),
    startBest: computed(() => bests.value.start ?? null),
  };
}

function readVerdict({ hole }: OpenHole, start: KnownBest, current: KnownBest): Verdict {
  // A cleared hole is its own proof.
  if (holeStatus(hole) === "cleared") {
    return { kind: "winnable", best: strokesOf(currentPosition(hole)) };
  }
  if (typeof start === "number" && start > 0) return { kind: "unclearable", best: start };
  if (start === undefined || current === undefined) return { kind: "working" };
  if (current === null) return { kind: "unknown" };
  if (current <= 0) return { kind: "winnable", best: current };
  return { kind: start === null ? "unclearable" : "no-longer", best: current };
}
