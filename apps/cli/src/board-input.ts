/** One board from a file in any format, and the options that several commands share for it. */
import {
  BOARD_FORMATS,
  detectFormat,
  findFormat,
  type BoardFormat,
  type ReadBoard,
  type WriteOptions,
} from "@albatross/formats";
import { expectValue, FaultError, type Position } from "@albatross/rules";
import { readText } from "./input.ts";
import { readRulesOption, type Session } from "./session.ts";

/** A save of a whole game takes 20 kB or so. */
const MAX_BOARD_BYTES = 1_048_576;

export interface BoardSource {
  readonly file: string;
  /** The format's id; found out from the text when it is undefined. */
  readonly format: string | undefined;
  readonly rules: string | undefined;
  readonly lossy: boolean;
}

export interface InputBoard extends ReadBoard {
  readonly format: BoardFormat;
}

export async function readBoard(session: Session, source: BoardSource): Promise<InputBoard> {
  // A wrong option is told of before any input is read.
  readRulesOption(source.rules);
  const { format, text } = await readFormatted(session, source);
  return parseBoardText(text, format, source);
}

/** The text, and the format that was named or found out. */
export async function readFormatted(
  { host }: Session,
  { file, format: id }: Pick<BoardSource, "file" | "format">,
): Promise<{ readonly text: string; readonly format: BoardFormat }> {
  const named = id === undefined ? null : expectValue(findFormat(id));
  const text = await readText(file, host, MAX_BOARD_BYTES);
  return { text, format: named ?? expectValue(detectFormat(text)) };
}

export function parseBoardText(
  text: string,
  format: BoardFormat,
  source: Pick<BoardSource, "rules" | "lossy">,
): InputBoard {
  const rules = readRulesOption(source.rules);
  if (!format.read) throw new FaultError(describeOneWay(format, "read", ({ read }) => read));
  return { format, ...expectValue(format.read(text, rules, { lossy: source.lossy })) };
}

/** Fault `format-one-way` for a format that is only read: known before any input is. */
export function findWriter(id: string): (position: Position, options: WriteOptions) => string {
  const format = expectValue(findFormat(id));
  const { write } = format;
  if (!write) throw new FaultError(describeOneWay(format, "written", ({ write }) => write));
  return (position, options) => expectValue(write(position, options));
}

function describeOneWay(
  format: BoardFormat,
  done: string,
  way: (candidate: BoardFormat) => unknown,
): { code: string; message: string } {
  const others = BOARD_FORMATS.filter((candidate) => way(candidate) !== undefined);
  const ids = others.map(({ id }) => id).join(", ");
  return {
    code: "format-one-way",
    message: `${format.id} (${format.title}) is not ${done} here; ${done} are ${ids}`,
  };
}

/** The part of --help that lists the formats. */
export const FORMATS_HELP = `Formats, found out from the text when none is named:
${BOARD_FORMATS.map(formatHelpLine).join("\n")}
`;

function formatHelpLine({ id, title, write }: BoardFormat): string {
  return `  ${id.padEnd(11)}${title}${write ? "" : " (read only)"}`;
}
