/**
 * Reading played holes back. A row of the database, which this page wrote, is checked for its shape; what comes
 * out of a file is proved as well (prove-played-hole.ts).
 */
import { fail, isJsonObject, succeed, type Fault, type Result } from "@albatross/rules";
import { PLAYED_ENDINGS, type PlayedHole } from "./played-hole.ts";

export interface PlayedHoleFault extends Fault<
  | "history-hole-shape"
  | "history-hole-unknown-field"
  | "history-hole-deal"
  | "history-hole-rules"
  | "history-hole-moves"
  | "history-hole-untrue"
> {
  /** What the rules have against it, where that is the reason. */
  readonly cause?: Fault;
}

type Checks = { readonly [K in keyof PlayedHole]: (value: unknown) => boolean };

const CHECKS: Checks = {
  id: (value) => typeof value === "string" && /^[\w-]{1,64}$/.test(value),
  at: isTime,
  deal: isText,
  generator: isText,
  rules: isText,
  ending: (value) => PLAYED_ENDINGS.some((ending) => ending === value),
  strokes: isScore,
  best: (value) => value === null || isScore(value),
  moves: isText,
  bestRun: isCount,
  undos: isCount,
  hints: isCount,
  tries: (value) => isCount(value) && value > 0,
};

/** The names of the fields, in the order in which they are written. */
export const PLAYED_FIELDS = Object.keys(CHECKS);

/** Are all fields there, each of its kind? */
function hasShape(value: Readonly<Record<string, unknown>>): value is PlayedHole & typeof value {
  return wrongField(value) === undefined;
}

function wrongField(value: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(CHECKS).find(([name, isRight]) => !isRight(value[name]))?.[0];
}

/** A hole of the right shape. Fields that are not known are passed over. */
export function parsePlayedHole(value: unknown): Result<PlayedHole, PlayedHoleFault> {
  if (!isJsonObject(value)) return fail("history-hole-shape", "it is not an object of fields");
  if (!hasShape(value)) {
    const name = wrongField(value) ?? "";
    return fail("history-hole-shape", `its field "${name}" is missing or not what it should be`, {
      name,
    });
  }
  const { id, at, ending, strokes, best, moves, bestRun, undos, hints, tries } = value;
  const { deal, generator, rules } = value;
  const counts = { bestRun, undos, hints, tries };
  return succeed({ id, at, deal, generator, rules, ending, strokes, best, moves, ...counts });
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** No deck and no tableau here has a hundred cards. */
function isScore(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 100;
}

/** As a clock of this page writes it. */
function isTime(value: unknown): boolean {
  if (typeof value !== "string" || !/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) {
    return false;
  }
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}
