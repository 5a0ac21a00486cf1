/**
 * A stream of boards solved: each line is answered before the next is looked at, in order, so a result
 * appears before the input ends and memory does not grow with it. Bad lines are counted and told of at the
 * end, as the fault that ends the run.
 */
import { setImmediate as takeTurn } from "node:timers/promises";
import { FaultError, type Fault, type RuleSet } from "@albatross/rules";
import { parseBoardLine } from "./board-line.ts";
import { readChunks } from "./input.ts";
import type { JudgeQuestion } from "./judgement-fields.ts";
import { readLines, type InputLine } from "./line-reader.ts";
import { createPatientJudge, type PatientJudge } from "./patient-judge.ts";
import { formatCount } from "./score-text.ts";
import { formatJsonLine, readRulesOption, type Session } from "./session.ts";
import { InterruptedError } from "./stop.ts";

/** A board takes about 400 bytes; the rest is room for an id. */
const MAX_LINE_BYTES = 65_536;

export interface SolveBoardsRequest {
  readonly file: string;
  readonly rules: string | undefined;
  readonly limits: JudgeQuestion["limits"];
}

export async function solveBoards(session: Session, request: SolveBoardsRequest): Promise<void> {
  const rules = readRulesOption(request.rules);
  const judge = createPatientJudge(session.host.interrupt);
  try {
    const badLines = await answerLines(session, request, { rules, judge });
    if (badLines > 0) throw new FaultError(describeBadLines(badLines));
  } finally {
    await judge.close();
  }
}

interface Means {
  readonly rules: RuleSet;
  readonly judge: PatientJudge;
}

/** Gives the number of bad lines. */
async function answerLines(
  { host, output }: Session,
  { file, limits }: SolveBoardsRequest,
  means: Means,
): Promise<number> {
  let badLines = 0;
  for await (const line of readLines(readChunks(file, host), MAX_LINE_BYTES)) {
    if (line.text.ok && line.text.value.trim() === "") continue;
    const { isBad, result } = await answerLine(line, limits, means);
    if (isBad) badLines++;
    await output.write(formatJsonLine(result));
    // Lines of one chunk come without a pause: let Ctrl-C and a closed pipe be noticed.
    await takeTurn();
    if (host.interrupt.aborted) throw new InterruptedError();
  }
  return badLines;
}

interface Answer {
  readonly isBad: boolean;
  readonly result: object;
}

async function answerLine(
  { number, text }: InputLine,
  limits: JudgeQuestion["limits"],
  { rules, judge }: Means,
): Promise<Answer> {
  if (!text.ok) return refuse(null, text.fault, number);
  const { id, board } = parseBoardLine(text.value, rules);
  if (!board.ok) return refuse(id, board.fault, number);
  const judged = await judge.judge({ position: board.value.position, limits });
  return { isBad: false, result: { id, rules: board.value.rules, ...judged } };
}

function refuse(id: unknown, { code, message }: Fault, line: number): Answer {
  return { isBad: true, result: { id, error: { code, message, line } } };
}

function describeBadLines(count: number): Fault {
  return {
    code: "lines-refused",
    message: `${formatCount(count, "line")} could not be read as a board; the answers say why`,
  };
}
