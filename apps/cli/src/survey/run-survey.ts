/**
 * golf survey, from what was asked to what is printed. Rows and totals grow part by part, in the order of the
 * deals; so whenever it ends, what is done is the beginning of the range, in the file and in the summary alike.
 */
import { availableParallelism } from "node:os";
import { sliceRange, type DealRange, type RuleSet } from "@albatross/rules";
import {
  mergeTotals,
  NO_DEALS,
  surveyedDeal,
  totalDeals,
  type SurveyTotals,
} from "@albatross/solver";
import { createNodeWorkers, surveyInOrder } from "@albatross/workers/node";
import { EXIT } from "../exit-code.ts";
import { formatFault } from "../failure.ts";
import { formatJsonLine, type Session } from "../session.ts";
import { createProgressBar } from "./progress-bar.ts";
import { openSurveyFile, type SurveyFile, type SurveyFileRequest } from "./survey-file.ts";
import { identitySurvey } from "./survey-identity.ts";
import { describeSurvey, formatSurvey, type SurveyOutcome } from "./survey-report.ts";
import { formatRows } from "./survey-rows.ts";
import { canDrawUnicode, lineWidth } from "./terminal.ts";

export interface SurveyRequest {
  readonly range: DealRange;
  readonly rules: RuleSet;
  readonly maxNodes: number | null;
  /** null: as many as the machine runs at once. */
  readonly workers: number | null;
  readonly out: SurveyFileRequest | null;
  readonly isJson: boolean;
}

export async function runSurvey(session: Session, request: SurveyRequest): Promise<void> {
  const { range, rules, maxNodes, out, isJson } = request;
  const identity = identitySurvey(range.first, rules, maxNodes);
  const file = out && (await openSurveyFile(out, identity, range));
  const workers = request.workers ?? availableParallelism();
  const startMs = performance.now();
  const before = file?.totals ?? NO_DEALS;
  const totals = await judgeRest(session, { ...request, workers, file, startMs });
  const elapsedMs = performance.now() - startMs;
  const timing = { deals: totals.deals - before.deals, elapsedMs, workers };
  await report(session, { range, identity, totals, timing }, isJson);
  if (totals.deals < range.count) await tellInterrupted(session, request, totals);
}

interface Means extends SurveyRequest {
  readonly workers: number;
  readonly file: SurveyFile | null;
  readonly startMs: number;
}

/** The totals of the whole range, or of its beginning when Ctrl-C came before the end. */
async function judgeRest(session: Session, means: Means): Promise<SurveyTotals> {
  const { range, rules, maxNodes, workers, file, startMs } = means;
  const before = file?.totals ?? NO_DEALS;
  const bar = createProgressBar(session.host, session.output);
  const pool = createNodeWorkers({ capacity: workers });
  let totals = before;
  try {
    if (before.deals === range.count) return totals;
    const parts = surveyInOrder(pool, {
      range: sliceRange(range, before.deals, range.count - before.deals),
      rules,
      limits: maxNodes === null ? {} : { maxNodes },
      signal: session.host.interrupt,
    });
    for await (const part of parts) {
      const deals = part.bests.map(surveyedDeal);
      await file?.append(formatRows(part.range, deals));
      totals = mergeTotals(totals, totalDeals(deals));
      await bar.show({
        total: range.count,
        done: totals.deals,
        judged: totals.deals - before.deals,
        elapsedMs: performance.now() - startMs,
      });
    }
    return totals;
  } finally {
    await bar.clear();
    await pool.close();
    await file?.close();
  }
}

async function report(
  { host, output, chooseInk }: Session,
  outcome: SurveyOutcome,
  isJson: boolean,
): Promise<void> {
  const drawing = {
    ink: chooseInk(),
    width: lineWidth(host),
    hasUnicode: canDrawUnicode(host.env),
  };
  await output.write(
    isJson ? formatJsonLine(describeSurvey(outcome)) : `${formatSurvey(outcome, drawing)}\n`,
  );
}

async function tellInterrupted(
  session: Session,
  { range, out, isJson }: SurveyRequest,
  { deals }: SurveyTotals,
): Promise<void> {
  const advice =
    out === null
      ? "with --out FILE.csv a survey can be resumed"
      : `the same command with --resume${out.mode === "overwrite" ? " in place of --force" : ""} goes on from there`;
  const message = `stopped after ${deals} of ${range.count} deals; ${advice}`;
  await session.output.writeMessage(formatFault({ code: "survey-interrupted", message }, isJson));
  session.exitCode = EXIT.interrupted;
}
