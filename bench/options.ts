/** From the arguments of `npm run bench` to names and counts, or to a fault with a stable code. */
import { parseArgs } from "node:util";
import { fail, succeed, type Fault, type Result } from "@albatross/rules";
import type { BenchOptions } from "./bench.ts";

export interface BenchRequest {
  /** At least one, each once, in the order of `known`. */
  readonly names: readonly string[];
  readonly options: BenchOptions;
}

export type BenchFault = Fault<"bench-unknown" | "count-invalid" | "option-unknown">;

/** As many as there are boards with known answers. */
const MAX_COUNT = 500;

const DEFAULTS = { boards: "500", rounds: "3", "peers-boards": "50" };

/** @param known the names of all benches; all are meant when the arguments name none. */
export function parseRequest(
  args: readonly string[],
  known: readonly string[],
): Result<BenchRequest, BenchFault> {
  const parsed = split(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const stranger = positionals.find((name) => !known.includes(name));
  if (stranger !== undefined) {
    return fail("bench-unknown", `there is no bench "${stranger}"; there are ${known.join(", ")}`);
  }
  const counts: number[] = [];
  for (const name of ["boards", "rounds", "peers-boards"] as const) {
    const text = values[name] ?? DEFAULTS[name];
    if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > MAX_COUNT) {
      const message = `--${name} is "${text}"; it takes a whole number from 1 to ${MAX_COUNT}`;
      return fail("count-invalid", message);
    }
    counts.push(Number(text));
  }
  const [boards = 0, rounds = 0, peersBoards = 0] = counts;
  const names = known.filter((name) => positionals.length === 0 || positionals.includes(name));
  return succeed({ names, options: { boards, rounds, peersBoards } });
}

type SplitArguments = ReturnType<typeof splitOrThrow>;

function split(args: readonly string[]): Result<SplitArguments, BenchFault> {
  try {
    return succeed(splitOrThrow(args));
  } catch (error) {
    return fail("option-unknown", error instanceof Error ? error.message : String(error));
  }
}

function splitOrThrow(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      boards: { type: "string" },
      rounds: { type: "string" },
      "peers-boards": { type: "string" },
    },
  });
}
