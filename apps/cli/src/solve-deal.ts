/** One deal solved, for people or as one line of JSON. */
import { deal, expectValue, formatDealName, formatRules, parseDealName } from "@albatross/rules";
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
  const judged = await judgeOne(session, { position: deal(name, rules), limits: request.limits });
  const heading = {
    deal: formatDealName(name),
    generator: name.version,
    rules: formatRules(rules),
  };
  await session.output.write(
    request.isJson
      ? formatJsonLine({ ...heading, ...judged })
      : `Deal ${heading.deal}, rules: ${heading.rules}\n\n${formatAnswer(judged)}\n`,
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
