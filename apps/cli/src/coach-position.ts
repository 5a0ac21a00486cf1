/** Advice on one position, for people or as one line of JSON. */
import { setImmediate as takeTurn } from "node:timers/promises";
import {
  advise,
  type Advice,
  type Estimate,
  type MoveAdvice,
  type Outlook,
} from "@albatross/coach";
import {
  deal,
  expectValue,
  formatDealName,
  formatMove,
  formatRules,
  makeMove,
  parseDealName,
  parseMoves,
  viewOf,
  FaultError,
  type Position,
} from "@albatross/rules";
import { readBoard, type BoardSource } from "./board-input.ts";
import { formatJsonLine, readRulesOption, type Session } from "./session.ts";
import { InterruptedError } from "./stop.ts";

export interface CoachRequest {
  /** Either this or `source` is given. */
  readonly deal: string | undefined;
  readonly source: BoardSource | null;
  readonly rules: string | undefined;
  /** Made from there. */
  readonly moves: string | undefined;
  readonly seed: number;
  readonly isJson: boolean;
}

export async function coachPosition(session: Session, request: CoachRequest): Promise<void> {
  const { position: start, heading, title } = await readStart(session, request);
  const position = playOn(start, request.moves ?? "");
  const advice = await takeAdvice(session, position, request.seed);
  const made = request.moves === undefined ? {} : { moves: request.moves };
  await session.output.write(
    request.isJson
      ? formatJsonLine({
          ...heading,
          ...(made.moves && { after: made.moves }),
          ...describe(advice),
        })
      : `${title}\n\n${formatAdvice(advice)}\n`,
  );
}

interface Start {
  readonly position: Position;
  readonly heading: object;
  readonly title: string;
}

async function readStart(
  session: Session,
  { deal: name, source, rules }: CoachRequest,
): Promise<Start> {
  if (source !== null) {
    const { position, format } = await readBoard(session, source);
    const text = formatRules(position.table.rules);
    return {
      position,
      heading: { format: format.id, rules: text },
      title: `Board (${format.title}), rules: ${text}`,
    };
  }
  const dealName = expectValue(parseDealName(name ?? ""));
  const ruleSet = readRulesOption(rules);
  const heading = { deal: formatDealName(dealName), rules: formatRules(ruleSet) };
  return {
    position: deal(dealName, ruleSet),
    heading: { ...heading, generator: dealName.version },
    title: `Deal ${heading.deal}, rules: ${heading.rules}`,
  };
}

function playOn(start: Position, text: string): Position {
  return expectValue(parseMoves(text)).reduce((position, move, index) => {
    const made = makeMove(position, move);
    if (made.ok) return made.value;
    throw new FaultError({
      code: "move-illegal",
      message: `move ${index + 1} (${formatMove(move)}) is not legal: ${made.fault.message}`,
    });
  }, start);
}

/** Ctrl-C is looked for between two slices of work. */
async function takeAdvice({ host }: Session, position: Position, seed: number): Promise<Advice> {
  const process = advise(viewOf(position), { seed });
  while (process.step()) {
    await takeTurn();
    if (host.interrupt.aborted) throw new InterruptedError();
  }
  return process.advice();
}

function describe(advice: Advice): object {
  return {
    basis: advice.basis,
    exact: advice.isTableExact,
    orders: advice.worlds,
    everyOrder: advice.isEveryWorld,
    playOuts: advice.playOuts,
    moves: advice.moves.map(({ move, expected, judged, played }) => ({
      move: formatMove(move),
      expected,
      seeing: judged && describeOutlook(judged),
      notSeeing: played && describeOutlook(played),
    })),
  };
}

function describeOutlook({ strokes, clear }: Outlook): object {
  const pair = ({ mean, standardError }: Estimate): readonly number[] => [mean, standardError];
  return { strokes: pair(strokes), clear: pair(clear) };
}

const WIDTH = 17;

function formatAdvice(advice: Advice): string {
  if (advice.moves.length === 0) return "The hole is over: there is no move to advise on.";
  const head = ["strokes, seeing", "clear, seeing", "strokes, not", "clear, not"];
  const lines = advice.moves.map((move) => formatMoveAdvice(move));
  const orders = advice.isEveryWorld ? `all ${advice.worlds} orders` : `${advice.worlds} orders`;
  const played = advice.playOuts > 0 ? `, ${advice.playOuts} holes played out` : "";
  const exact = advice.isTableExact ? "; the ranking is exact" : "";
  return [
    "      " + head.map((text) => text.padStart(WIDTH)).join(""),
    ...lines,
    "",
    `Best first; ${orders} of the unseen cards judged${played}${exact}.`,
  ].join("\n");
}

function formatMoveAdvice({ move, judged, played }: MoveAdvice): string {
  const name = move.kind === "draw" ? "+ draw" : `${formatMove(move)} play`;
  const cells = [
    judged && formatStrokes(judged.strokes),
    judged && formatChance(judged.clear),
    played && formatStrokes(played.strokes),
    played && formatChance(played.clear),
  ];
  return name + cells.map((cell) => (cell ?? "").padStart(WIDTH)).join("");
}

function formatStrokes({ mean, standardError }: Estimate): string {
  return `${mean.toFixed(2)} ± ${standardError.toFixed(2)}`;
}

function formatChance({ mean, standardError }: Estimate): string {
  return `${(mean * 100).toFixed(1)} ± ${(standardError * 100).toFixed(1)} %`;
}
