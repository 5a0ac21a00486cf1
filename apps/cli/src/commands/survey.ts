/** golf survey: every deal of a range judged, and what they come to. */
import { expectValue, FaultError, parseDealRange } from "@albatross/rules";
import type { Command } from "commander";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { readRulesOption, throwUsage, type Session } from "../session.ts";
import { parseMaxNodes } from "./max-nodes-option.ts";
import { RULES_HELP } from "./rules-help.ts";

interface SurveyOptions {
  readonly rules?: string;
  readonly workers?: number;
  readonly maxNodes?: number;
  readonly json?: boolean;
  readonly out?: string;
  readonly resume?: boolean;
  readonly force?: boolean;
}

export function addSurveyCommand(program: Command, session: Session): void {
  program
    .command("survey")
    .summary("judge every deal of a range: how many can be cleared")
    .description("Finds verdict and best score of every deal of a range, and what they come to.")
    .argument("<range>", "deals, like 1..100000 or ms:1..2000")
    .option("-r, --rules <rules>", "preset or options, like king=wrap,first=choose")
    .option("-w, --workers <count>", "threads that judge; all that the machine has", parseWorkers)
    .option("--max-nodes <count>", "give up on a deal after so many layouts", parseMaxNodes)
    .option("--json", "one line of JSON")
    .option("-o, --out <file.csv>", "write a row for each deal, in the order of the deals")
    .option("--resume", "go on after the rows that --out has already")
    .option("--force", "write over the file of --out")
    .addHelpText("after", HELP)
    .action((range: string, options: SurveyOptions) => runSurveyCommand(session, range, options));
}

const HELP = `
Ctrl-C ends a survey with what it has: the summary, the whole rows of --out,
exit code 130. The same command with --resume goes on from there, or starts
when there is no file; the range may then end later. FILE.csv.survey.json says
which survey the file belongs to, and rows of another one are never added.
However a survey is split or resumed, file and result are the same.

Examples:
  golf survey 1..100000
  golf survey 1..10000000 --rules king=queen --out deals.csv --resume
    deal,verdict,best
    1,unclearable,1
    2,winnable,-3
  golf survey ms:1..2000 --json
    {"range":"ms:1..2000","generator":1,"rules":"classic","maxNodes":null,
     "deals":2000,"complete":true,"clears":505,"unknown":0,
     "clearRate":0.2525,"clearRate95":[0.2339…,0.2720…],
     "meanBest":2.2105,"meanBest95":[2.0452…,2.3757…],"nineHoles":19.8945,
     "histogram":[[-9,2],[-8,1],…],
     "timing":{"seconds":8.1,"dealsPerSecond":246.9,"workers":2}}

deals is how many were judged, from the first of the range on; fewer than all
when complete is false. best is strokes: 0 or less is a clear. histogram has
pairs of best strokes and deals. nineHoles is nine times meanBest. clearRate95
is the Wilson interval, meanBest95 the normal one, both at 95 %. verdict may be
unknown with --max-nodes; best is then empty. Such deals are in neither mean
nor histogram, and clearRate95 holds whatever they are: at its lower end none
of them can be cleared, at its upper end all. timing is of this run alone.

${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runSurveyCommand(
  session: Session,
  rangeText: string,
  options: SurveyOptions,
): Promise<void> {
  const { out, resume = false, force = false, workers, maxNodes } = options;
  checkUsage(options);
  const range = expectValue(parseDealRange(rangeText));
  const rules = readRulesOption(options.rules);
  // Loaded by the run that needs it, so that no other command waits for the judge and its threads.
  const { runSurvey } = await import("../survey/run-survey.ts");
  await runSurvey(session, {
    range,
    rules,
    maxNodes: maxNodes ?? null,
    workers: workers ?? null,
    out: out === undefined ? null : { file: out, mode: modeOf(resume, force) },
    isJson: options.json === true,
  });
}

function checkUsage({ out, resume, force }: SurveyOptions): void {
  if (out === undefined && (resume || force)) throwUsage("--resume and --force are of --out FILE");
  if (resume && force) throwUsage("give --resume or --force, not both");
  if (out === "" || out === "-") throwUsage("--out takes the name of a file");
}

function modeOf(resume: boolean, force: boolean): "new" | "resume" | "overwrite" {
  if (resume) return "resume";
  return force ? "overwrite" : "new";
}

const MOST_WORKERS = 256;

function parseWorkers(text: string): number {
  const count = Number(text);
  if (/^[0-9]+$/.test(text) && count >= 1 && count <= MOST_WORKERS) return count;
  throw new FaultError({
    code: "workers-invalid",
    message: `"${text}" is not a number of threads; --workers takes 1 to ${MOST_WORKERS}`,
  });
}
