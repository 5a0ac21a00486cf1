/** One deal or board solved, for people or as one line of JSON. */
import { deal, expectValue, formatDealName, formatRules, parseDealName } from "@albatross/rules";
import { readBoard, type BoardSource } from "./board-input.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { JudgementFields, JudgeQuestion } from "./judgement-fields.ts";
import { createPatientJudge } from "./patient-judge.ts";
import { formatCount, formatStrokes } from "./score-text.ts";
import { formatJsonLine, readRulesOption, type Session } from "./session.ts";

export interface SolveDealRequest {
  readonly deal: string;
  readonly rules: string | undefined;
  readonly limits: JudgeQuestion["limits"];
  readonly isJson: boolean;
}

export async function solveDeal(session: Session, request: SolveDealRequest): Promise<void> {
  const name = expectValue(parseDealName(request.deal));
  const rules = readRulesOption(request.rules);
  const heading = {
    deal: formatDealName(name),
    generator: name.version,
    rules: formatRules(rules),
  };
  await solvePosition(session, {
    ...request,
    position: deal(name, rules),
    heading,
    title: `Deal ${heading.deal}, rules: ${heading.rules}`,
  });
}

export interface SolveBoardRequest {
  readonly source: BoardSource;
  readonly limits: JudgeQuestion["limits"];
  readonly isJson: boolean;
}

export async function solveBoard(session: Session, request: SolveBoardRequest): Promise<void> {
  const { position, deal: name, format } = await readBoard(session, request.source);
  const heading = {
    format: format.id,
    deal: name && formatDealName(name),
    rules: formatRules(position.table.rules),
  };
  const what = heading.deal === null ? "" : ` of deal ${heading.deal}`;
  const title = `Board${what} (${format.title}), rules: ${heading.rules}`;
  await solvePosition(session, { ...request, position, heading, title });
}

interface SolvePositionRequest extends JudgeQuestion {
  /** What stands before the judgement in JSON, and above it in text. */
  readonly heading: object;
  readonly title: string;
  readonly isJson: boolean;
}

async function solvePosition(session: Session, request: SolvePositionRequest): Promise<void> {
  const { position, limits, heading, title } = request;
  const judged = await judgeOne(session, { position, limits });
  await session.output.write(
    request.isJson
      ? formatJsonLine({ ...heading, ...judged })
      : `${title}\n\n${formatAnswer(judged)}\n`,
  );
  session.exitCode = exitCodeOf(judged.verdict);
}

async function judgeOne({ host }: Session, question: JudgeQuestion): Promise<JudgementFields> {
  const judge = createPatientJudge(host.interrupt);
  try {
    return await judge.judge(question);
  } finally {
    await judge.close();
  }
}

function exitCodeOf(verdict: JudgementFields["verdict"]): ExitCode {
  if (verdict === "unknown") return EXIT.unknown;
  return verdict === "winnable" ? EXIT.ok : EXIT.negative;
}

function formatAnswer({ verdict, best, line, nodes, ms }: JudgementFields): string {
  const work = `${formatCount(nodes, "layout")} in ${ms} ms`;
  if (best === null || line === null) {
    return `Not known: the search stopped at --max-nodes, after ${work}.`;
  }
  const answer = verdict === "winnable" ? "Winnable." : "Cannot be cleared.";
  return [answer, `Best   ${formatStrokes(best)}`, `Line   ${line}`, `Proof  ${work}`].join("\n");
}
