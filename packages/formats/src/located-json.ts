/**
 * JSON whose values know where they stand in the text, so that a wrong card can be pointed at. JSON.parse
 * was not enough: it tells no places of values, and its messages differ from engine to engine. A key that
 * is given twice is refused, for JSON.parse would drop one of the two in silence.
 */
import { succeed, type Result } from "@albatross/rules";
import { failAt, type FormatFault } from "./format-fault.ts";

export type LocatedJson = LocatedObject | LocatedArray | LocatedScalar;

export interface LocatedObject {
  readonly kind: "object";
  readonly offset: number;
  readonly fields: ReadonlyMap<string, LocatedJson>;
}

interface LocatedArray {
  readonly kind: "array";
  readonly offset: number;
  readonly items: readonly LocatedJson[];
}

interface LocatedScalar {
  readonly kind: "scalar";
  readonly offset: number;
  readonly value: string | number | boolean | null;
}

/** Boards are three deep; the limit keeps a hostile text from exhausting the stack. */
const MAX_DEPTH = 32;

export function parseLocatedJson(text: string): Result<LocatedJson, FormatFault> {
  try {
    return succeed(new Reader(text).readDocument());
  } catch (error) {
    if (error instanceof SyntaxFault) {
      return failAt(text, error.offset, "json-invalid", error.message);
    }
    throw error;
  }
}

/** The same value without its places. */
export function toPlainValue(json: LocatedJson): unknown {
  if (json.kind === "scalar") return json.value;
  if (json.kind === "array") return json.items.map(toPlainValue);
  return Object.fromEntries([...json.fields].map(([key, value]) => [key, toPlainValue(value)]));
}

/** Thrown inside this file only. */
class SyntaxFault extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const STRING = /"(?:[^"\\\n]+|\\.)*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)\b/y;
const BLANKS = /[ \t\n\r]*/y;

class Reader {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readDocument(): LocatedJson {
    const value = this.#readValue(0);
    if (this.#peek() !== "") this.#expected("the end of the text");
    return value;
  }

  #readValue(depth: number): LocatedJson {
    if (depth > MAX_DEPTH) this.#expected("fewer brackets inside each other");
    const next = this.#peek();
    if (next === "{") return this.#readObject(depth);
    if (next === "[") return this.#readArray(depth);
    const offset = this.#offset;
    if (next === '"') return { kind: "scalar", offset, value: this.#readString() };
    const token = this.#take(NUMBER) ?? this.#take(WORD) ?? this.#expected("a JSON value");
    return { kind: "scalar", offset, value: parseScalar(token) };
  }

  #readObject(depth: number): LocatedObject {
    const fields = new Map<string, LocatedJson>();
    const offset = this.#offset;
    this.#readItems("{", "}", () => {
      const keyOffset = this.#offset;
      const key = this.#peek() === '"' ? this.#readString() : this.#expected("a key in quotes");
      if (fields.has(key)) throw new SyntaxFault(keyOffset, `the key "${key}" is given twice`);
      if (!this.#skip(":")) this.#expected('":"');
      fields.set(key, this.#readValue(depth + 1));
    });
    return { kind: "object", offset, fields };
  }

  #readArray(depth: number): LocatedArray {
    const items: LocatedJson[] = [];
    const offset = this.#offset;
    this.#readItems("[", "]", () => items.push(this.#readValue(depth + 1)));
    return { kind: "array", offset, items };
  }

  #readItems(open: string, close: string, readItem: () => void): void {
    this.#skip(open);
    if (this.#skip(close)) return;
    do {
      this.#peek();
      readItem();
    } while (this.#skip(","));
    if (!this.#skip(close)) this.#expected(`"," or "${close}"`);
  }

  #readString(): string {
    const offset = this.#offset;
    const token = this.#take(STRING);
    if (token === null) throw new SyntaxFault(offset, "the quotes are not closed");
    const value = parseScalar(token);
    if (typeof value === "string") return value;
    throw new SyntaxFault(offset, "the text in quotes has a character that JSON must escape");
  }

  /** The next character that is no blank; "" at the end. */
  #peek(): string {
    this.#take(BLANKS);
    return this.#text.charAt(this.#offset);
  }

  #skip(symbol: string): boolean {
    const isThere = this.#peek() === symbol;
    if (isThere) this.#offset++;
    return isThere;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#offset;
    const token = pattern.exec(this.#text)?.[0] ?? null;
    if (token !== null) this.#offset = pattern.lastIndex;
    return token;
  }

  #expected(what: string): never {
    throw new SyntaxFault(this.#offset, `${what} is expected here`);
  }
}

/** One token; null also for what JSON.parse refuses, like a raw line end between quotes. */
function parseScalar(token: string): LocatedScalar["value"] {
  try {
    const value: unknown = JSON.parse(token);
    const isScalar =
      typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isScalar ? value : null;
  } catch {
    return null;
  }
}
