/** @jsxRuntime automatic @jsxImportSource react */
/**
 * The full-screen game as ink lays it out, in 80 characters by 24 lines: a function of what is shown, which waits
 * for nothing and remembers nothing.
 */
import type { HoleReview } from "@albatross/coach";
import {
  currentPosition,
  formatDealName,
  formatRules,
  movesMade,
  PRESETS,
  areSameRules,
  readRuns,
  strokesOf,
} from "@albatross/rules";
import { Box, Text } from "ink";
import type { ReactNode } from "react";
import type { Verdict } from "./assessor.ts";
import { boardWidth, drawColumns, drawPiles, type BoardMarks, type Pen } from "./board-picture.ts";
import { signed } from "./wording.ts";
import { KEY_HELP } from "./keys.ts";
import type { PlayedHole } from "./played-hole.ts";
import { rulesOf } from "./played-hole.ts";
import { Lines } from "./lines-view.tsx";
import { hintOf, type PlayState } from "./play-state.ts";
import type { ResultText } from "./result-text.ts";
import { ReviewTable } from "./review-view.tsx";
import { need } from "./sentences.ts";

export const LEAST_COLUMNS = 80;
export const LEAST_ROWS = 24;

export interface GameView {
  readonly state: PlayState;
  readonly verdict: Verdict;
  /** null while the hole is played. */
  readonly result: ResultText | null;
  readonly areKeysShown: boolean;
  /** null while the hole is not looked back on. */
  readonly reviewed: { readonly review: HoleReview | null; readonly index: number } | null;
  /** Why holes cannot be kept; null while they are. */
  readonly keepTrouble: string | null;
  readonly pen: Pen;
}

export function GameScreen({ view }: { readonly view: GameView }): ReactNode {
  const { at } = view.state;
  if (at === null) return <Opening view={view} />;
  return (
    <Box flexDirection="column" width={LEAST_COLUMNS}>
      <Header played={at} pen={view.pen} />
      <Body view={view} played={at} />
    </Box>
  );
}

function Body({ view, played }: TableProps): ReactNode {
  const { areKeysShown, reviewed, pen } = view;
  if (areKeysShown) return <KeyPanel />;
  if (reviewed === null) return <Table view={view} played={played} />;
  return <ReviewTable view={{ ...reviewed, hole: played.hole, pen }} />;
}

/** Before the first deal is there. */
function Opening({ view }: { readonly view: GameView }): ReactNode {
  return (
    <Box flexDirection="column" width={LEAST_COLUMNS}>
      <Text>{view.pen.ink.bold(" Albatross")}</Text>
      <Text> </Text>
      <Text> {view.state.says.seen}</Text>
      <Text>{view.pen.ink.dim(" Q ends")}</Text>
    </Box>
  );
}

function Header({ played, pen }: { readonly played: PlayedHole; readonly pen: Pen }): ReactNode {
  const rules = rulesOf(played);
  const preset = PRESETS.find((candidate) => areSameRules(candidate.rules, rules));
  const name = `Deal ${formatDealName(played.deal)}, ${preset?.title ?? formatRules(rules)}`;
  return (
    <Box justifyContent="space-between" marginBottom={1}>
      <Text wrap="truncate">
        {" "}
        {pen.ink.bold("Albatross")} {name}
      </Text>
      <Text>{pen.ink.dim("? keys  Q end ")}</Text>
    </Box>
  );
}

interface TableProps {
  readonly view: GameView;
  readonly played: PlayedHole;
}

function Table({ view, played }: TableProps): ReactNode {
  const { state, pen, result } = view;
  const position = currentPosition(played.hole);
  const hint = hintOf(state)?.move;
  const stock = position.heights.length;
  const marks: BoardMarks = {
    focus: state.focus,
    hint: hint === undefined ? null : hint.kind === "draw" ? stock : hint.column,
    isCovered: state.isPaused,
  };
  return (
    <>
      <Box>
        <Lines lines={drawColumns(position, marks, pen)} width={boardWidth(stock) + 1} indent={1} />
        <Box flexDirection="column" marginLeft={3}>
          <Lines lines={drawPiles(position, marks, pen)} />
          <Figures view={view} played={played} />
        </Box>
      </Box>
      {result === null ? <Status view={view} /> : <Result view={view} result={result} />}
    </>
  );
}

function Figures({ view, played }: TableProps): ReactNode {
  const { ink } = view.pen;
  const position = currentPosition(played.hole);
  const runs = readRuns(movesMade(played.hole));
  const label = (text: string): string => ink.dim(text.padEnd(9));
  return (
    <Box flexDirection="column">
      <Text>{`${label("Strokes")}${ink.bold(signed(strokesOf(position)))}`}</Text>
      <Text>{`${label("Run")}${runs.current}${ink.dim(`  best ${runs.best}`)}`}</Text>
      <Text>{verdictText(view.verdict, ink)}</Text>
      <Text>{view.state.isPaused || view.result ? " " : need(position)}</Text>
    </Box>
  );
}

function verdictText(verdict: Verdict, ink: Pen["ink"]): string {
  switch (verdict) {
    case "working":
      return ink.dim("Working it out…");
    case "winnable":
      return ink.bold("Winnable");
    case "unclearable":
      return "Cannot be cleared";
    case "no-longer":
      return "No longer winnable";
    case "unknown":
      return "Random: not proved";
  }
}

function Status({ view }: { readonly view: GameView }): ReactNode {
  const { state, keepTrouble, pen } = view;
  const keys = "1-9 play  Space draw  Z undo  H hint  N new deal";
  return (
    <Box flexDirection="column" marginTop={1} paddingLeft={1} paddingRight={1}>
      <Text>{state.says.seen === "" ? " " : pen.ink.bold(state.says.seen)}</Text>
      {keepTrouble === null ? null : (
        <Text wrap="truncate">{`This hole cannot be kept: ${keepTrouble}`}</Text>
      )}
      <Text>{pen.ink.dim(state.isPaused ? "P goes on  Q end" : keys)}</Text>
    </Box>
  );
}

interface ResultProps {
  readonly view: GameView;
  readonly result: ResultText;
}

function Result({ view, result }: ResultProps): ReactNode {
  const { pen, state } = view;
  return (
    <Box flexDirection="column" paddingLeft={1} paddingRight={1}>
      <Text>{pen.ink.bold(result.title)}</Text>
      {result.lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text>{state.says.seen === "" ? " " : state.says.seen}</Text>
      <Text>{pen.ink.dim("Z undo  R replay  V review  N next deal  Q end")}</Text>
    </Box>
  );
}

function KeyPanel(): ReactNode {
  return (
    <Box flexDirection="column" paddingLeft={1}>
      {KEY_HELP.map(([keys, about]) => (
        <Box key={keys}>
          <Box width={18} flexShrink={0}>
            <Text>{keys}</Text>
          </Box>
          <Text>{about}</Text>
        </Box>
      ))}
      <Text> </Text>
      <Text>Any key goes back to the board.</Text>
    </Box>
  );
}

export function TooSmall(props: { readonly columns: number; readonly rows: number }): ReactNode {
  const { columns, rows } = props;
  return (
    <Box flexDirection="column" width={columns}>
      <Text>{`This terminal is ${columns} by ${rows}; the board needs ${LEAST_COLUMNS} by ${LEAST_ROWS}.`}</Text>
      <Text>Make it larger, or end with Q and take: golf play --plain</Text>
    </Box>
  );
}
