/** `golf play`, from its options to its exit code: which hole, on which face, kept where. */
import {
  areSameRules,
  CLASSIC,
  currentPosition,
  formatDealName,
  isOver,
  strokesOf,
  type DealName,
  type RuleSet,
} from "@albatross/rules";
import type { ExitCode } from "../exit-code.ts";
import type { Session } from "../session.ts";
import { InterruptedError } from "../stop.ts";
import { canDrawUnicode } from "../survey/terminal.ts";
import { counted } from "./wording.ts";
import { createHoleStore, stateFolder } from "./hole-store.ts";
import { playInLines } from "./plain-play.ts";
import { startPlayJudge } from "./play-judge.ts";
import { createPlaySession, type PlaySession } from "./play-session.ts";
import { isOfDeal, isUntouched, rulesOf, type PlayedHole } from "./played-hole.ts";
import { describeResult } from "./result-text.ts";
import { toTerminal } from "./terminal-text.ts";

export interface PlayRequest {
  /** null: the hole that was left, else a new deal. */
  readonly deal: DealName | null;
  /** null: those of the hole that was left, else classic. */
  readonly rules: RuleSet | null;
  readonly isRandom: boolean;
  readonly isFresh: boolean;
  readonly isPlain: boolean;
}

export async function runPlay(session: Session, request: PlayRequest): Promise<void> {
  const { host } = session;
  const store = createHoleStore({ folder: stateFolder(host.env, host.homeFolder), now: host.now });
  const left = request.isFresh ? null : store.takeLeft((played) => isWanted(played, request));
  const game = createPlaySession(
    { judge: await startPlayJudge(), store, pickDealNumber: host.pickDealNumber },
    { rules: request.rules ?? CLASSIC, isRandom: request.isRandom },
  );
  // Whatever is looked for when Ctrl-C comes is no longer wanted.
  host.interrupt.addEventListener("abort", () => void game.end());
  try {
    session.exitCode = await playOn(session, request, { game, left });
  } finally {
    await game.end();
  }
}

interface Game {
  readonly game: PlaySession;
  readonly left: PlayedHole | null;
}

async function playOn(session: Session, request: PlayRequest, { game, left }: Game) {
  const { host, output } = session;
  const hasUnicode = canDrawUnicode(host.env);
  const dealt = open(game, request, left);
  if (
    request.isPlain ||
    !host.isTerminal ||
    !host.terminal.isInput ||
    host.env["TERM"] === "dumb"
  ) {
    await dealt;
    if (host.interrupt.aborted) throw new InterruptedError();
    return playInLines(game, { host, output, hasUnicode });
  }
  // Loaded by the face that needs it: lines, and every other command, start sooner without.
  const { playFullScreen } = await import("./full-screen.tsx");
  const pen = { ink: session.chooseInk(), hasUnicode };
  const exitCode: ExitCode = await playFullScreen(game, { host, output, pen });
  const farewell = describeEnd(game);
  if (farewell !== null) await output.write(`${toTerminal(farewell, hasUnicode)}\n`);
  return exitCode;
}

function isWanted(played: PlayedHole, { deal, rules }: PlayRequest): boolean {
  if (deal !== null) return isOfDeal(played, deal, rules ?? CLASSIC);
  return rules === null || areSameRules(rulesOf(played), rules);
}

async function open(game: PlaySession, { deal }: PlayRequest, left: PlayedHole | null) {
  if (left !== null) game.goOn(left);
  else if (deal !== null) game.dealNamed(deal);
  else await game.dealNew();
}

/** What stands on the first screen afterwards. */
function describeEnd({ state, keepTrouble }: PlaySession): string | null {
  const { at } = state;
  if (at === null || isUntouched(at)) return null;
  const name = `Deal ${formatDealName(at.deal)}`;
  if (isOver(at.hole)) return `${name}: ${describeResult(at, [], true).title}.`;
  const strokes = counted(strokesOf(currentPosition(at.hole)), "stroke");
  const kept =
    keepTrouble === null ? "golf play goes on with it." : `It could not be kept: ${keepTrouble}`;
  return `${name}, ${strokes} after ${counted(at.hole.cursor, "move")}. ${kept}`;
}
