/**
 * Looks for puzzles in the holes that were played, newest first, one hole at a time, until there are enough for one
 * sitting. What was found in a hole is not looked for again.
 */
import { allowsPuzzles, type OwnMistake, type PlayedMoves } from "@albatross/coach";
import { parseDealName, parseMoves, parseRules } from "@albatross/rules";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { PuzzleStore } from "../storage/puzzle-store.ts";
import type { CoachClient } from "../worker/coach-client.ts";
import { freshPuzzle, linkOf, type KeptPuzzle } from "./kept-puzzle.ts";
import type { PlayedHole } from "./played-hole.ts";

const ENOUGH = 12;
const MOST_HOLES = 60;
/** One hole full of lost strokes is not to be all that there is. */
const MOST_A_HOLE = 3;

export interface MistakeSearch {
  /** Those found so far, newest hole first, with what was made of them. */
  readonly found: ReadonlySignal<readonly KeptPuzzle[]>;
  readonly state: ReadonlySignal<"not-begun" | "searching" | "done" | "failed">;
  /** Holes looked at. */
  readonly holes: ReadonlySignal<number>;
  /** Begins, or looks whether there is a newer hole. */
  search(): Promise<void>;
}

interface SearchPorts {
  coach(): Promise<CoachClient>;
  readonly store: Pick<PuzzleStore, "puzzles" | "read">;
  played(): Promise<readonly PlayedHole[]>;
}

export function createMistakeSearch({ coach, store, played }: SearchPorts): MistakeSearch {
  const found = signal<readonly KeptPuzzle[]>([]);
  const state = signal<"not-begun" | "searching" | "done" | "failed">("not-begun");
  const holes = signal(0);
  /** By hole and its end: a hole that is taken up again has another. */
  const searched = new Map<string, readonly KeptPuzzle[]>();

  async function searchHole(hole: PlayedHole, client: CoachClient): Promise<readonly KeptPuzzle[]> {
    const key = `${hole.id} ${hole.moves}`;
    const known = searched.get(key);
    if (known) return known;
    const moves = readMoves(hole);
    const answer = moves && (await client.ownMistakes(moves).answer);
    if (answer && answer.kind !== "done") throw new Error("the search was broken off");
    const kept = (answer?.value ?? []).slice(0, MOST_A_HOLE).map(toKept);
    searched.set(key, kept);
    return kept;
  }

  async function searchAll(): Promise<void> {
    await store.read();
    const [all, client] = await Promise.all([played(), coach()]);
    const next: KeptPuzzle[] = [];
    let looked = 0;
    for (const hole of all.slice(0, MOST_HOLES)) {
      if (next.length >= ENOUGH) break;
      next.push(...(await searchHole(hole, client)));
      looked += 1;
      holes.value = looked;
      if (next.length >= found.peek().length) found.value = [...next];
    }
    found.value = next;
  }

  return {
    found: computed(() =>
      found.value.map((kept) => {
        const known = store.puzzles.value?.get(linkOf(kept));
        return known ? { ...known, mistake: kept.mistake } : kept;
      }),
    ),
    state,
    holes,
    async search() {
      if (state.peek() === "searching") return;
      state.value = "searching";
      state.value = await searchAll().then(
        () => "done" as const,
        () => "failed" as const,
      );
    },
  };
}

function toKept({ played, lost, ...puzzle }: OwnMistake): KeptPuzzle {
  return freshPuzzle(puzzle, { mistake: { played, lost } });
}

/** null for a hole of which no puzzles are made. */
function readMoves({ deal, generator, rules, moves }: PlayedHole): PlayedMoves | null {
  const name = parseDealName(deal, generator);
  const ruleSet = parseRules(rules);
  const made = parseMoves(moves);
  if (!name.ok || !ruleSet.ok || !made.ok || !allowsPuzzles(ruleSet.value)) return null;
  return { deal: name.value, rules: ruleSet.value, moves: made.value };
}
