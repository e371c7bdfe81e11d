import type { Role, Turn } from "./events.ts";
import type { ChatMessage, JsonSchema, ReplyEnd } from "./model.ts";
import type { StrategyContext } from "./strategies/strategy.ts";

/** The fields of a structured reply, in the order in which they are written. */
export type Fields = Readonly<Record<string, JsonSchema>>;

/** A structured reply: its turn, and the values that could be read of it. */
export interface StructuredReply {
  readonly turn: Turn;
  /** Null if the reply holds no JSON object. A field that is missing or of another type is undefined. */
  readonly values: Readonly<Record<string, unknown>> | null;
}

/** A text of limited length. */
export interface TextSchema {
  readonly type: "string";
  readonly maxLength: number;
}

/** Characters that the field names, quotes and braces of a reply may take. */
const FRAME = 120;
/** Characters. From 2,000 repetitions on llama.cpp takes no grammar, or gives the text no limit, by its version. */
const LONGEST_TEXT = 1999;

/**
 * A schema text of at most a share of what the reply may hold, so that a constrained reply is not cut off, and of no
 * more than a grammar can limit. A token is taken to be at least one character long.
 * @param share of the reply, 0–1; the shares of all texts of a schema add up to at most 1
 */
export function textWithin(maxTokens: number, share: number): TextSchema {
  const room = Math.floor((maxTokens - FRAME) * share);
  return { type: "string", maxLength: Math.min(LONGEST_TEXT, Math.max(16, room)) };
}

/**
 * One call whose reply is a JSON object: a grammar makes it so where the backend has one, and it is read tolerantly in
 * any case.
 */
export async function sayStructured(
  context: StrategyContext,
  role: Role,
  path: string,
  messages: readonly ChatMessage[],
  fields: Fields,
): Promise<StructuredReply> {
  const turn = await context.say(role, path, messages, { schema: { type: "object", properties: fields } });
  return { turn, values: readFields(turn.text, Object.keys(fields), turn.ended) };
}

/**
 * The fields of the JSON object that a text holds, however it is wrapped: in a code block, between words, with single
 * quotes or a comma too many, or cut off in the middle. Field names are compared without case, spaces and underscores.
 * Takes time linear in the length of the text.
 * @param ended `length` if the text was cut off: a number or word at its very end may then be half of one and is not
 *   read; of a quoted text what is there is read in any case
 * @returns null if the text has none of these fields
 */
export function readFields(
  text: string,
  names: readonly string[],
  ended: ReplyEnd = "stop",
): Readonly<Record<string, unknown>> | null {
  const kept = withLatex(text);
  return named(wholeObject(kept), names) ?? named(looseFields(kept, PAIRS[ended]), names);
}

/** A text value of a structured reply, trimmed; empty if it is missing. Numbers and truth values count as texts. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Whether a value says yes: `true`, "yes", "Yes."; null if it says neither yes nor no. */
export function yesOrNo(value: unknown): boolean | null {
  const word = textOf(value).toLowerCase();
  if (/^(?:true|yes|y)\b/.test(word)) return true;
  return /^(?:false|no|n|none)\b/.test(word) ? false : null;
}

/** The fields of these names, or null if there is none of them. */
function named(
  found: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> | null {
  const byKey = new Map(Object.entries(found).map(([name, value]) => [keyOf(name), value]));
  const values = names.flatMap((name) => {
    const value = byKey.get(keyOf(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return values.length === 0 ? null : Object.fromEntries(values);
}

/**
 * A backslash that begins a LaTeX command: before a letter that begins no escape of JSON, or the commands that begin as an escape
 * does and go on as no word does (`\boxed` is no backspace, `\frac` no form feed).
 */
const LATEX =
  /(?<!\\)((?:\\\\)*)\\(?=(?:(?:boxed|binom|beta|frac|times|text(?:bf|rm|it|tt|sf|normal)?|tfrac|theta|therefore|right(?:arrow)?|rho|neq)(?![a-z])|[ac-eg-mo-qsv-zA-Z][a-zA-Z]))/g;

/** A text whose LaTeX stays LaTeX when its escapes are read: a grammar lets single backslashes through, and models write them. */
function withLatex(text: string): string {
  return text.replace(LATEX, "$1\\\\");
}

function wholeObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

const NAME = String.raw`["'“]([\w -]{1,40})["'”]\s*:\s*`;
/** An escape that is whole. */
const ESCAPE = String.raw`\\(?!u[\da-fA-F]{0,3}$)[^]`;
/** A quoted text that is cut off reaches to the end; half an escape there is left out. */
const CUT = String.raw`(?:\\(?:u[\da-fA-F]{0,3})?)?$`;
const TEXTS = [
  String.raw`"([^"\\]*(?:${ESCAPE}[^"\\]*)*)(?:"|${CUT})`,
  String.raw`'([^'\\]*(?:${ESCAPE}[^'\\]*)*)(?:'|${CUT})`,
  String.raw`“([^”]*)`,
].join("|");
const BARE = String.raw`(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[A-Za-z]+)`;

/** `"name": value` pairs, by how the text ended. */
const PAIRS: Readonly<Record<ReplyEnd, RegExp>> = {
  stop: new RegExp(String.raw`${NAME}(?:${TEXTS}|${BARE}(?=[\s,}\]]|$))`, "g"),
  length: new RegExp(String.raw`${NAME}(?:${TEXTS}|${BARE}(?=[\s,}\]]))`, "g"),
};

function looseFields(text: string, pairOf: RegExp): Readonly<Record<string, unknown>> {
  const pairs = [...text.matchAll(pairOf)].map(([, name = "", double, single, curly, bare]) => {
    const quoted = double ?? single ?? curly;
    return [name, quoted === undefined ? bareValue(bare ?? "") : unescaped(quoted)] as const;
  });
  // The last object counts, so later pairs replace earlier ones.
  return Object.fromEntries(pairs);
}

function bareValue(word: string): unknown {
  if (word === "null") return null;
  if (word === "true" || word === "false") return word === "true";
  return /^-?\d/.test(word) ? Number(word) : word;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|([^]))/g, (_all, code?: string, letter = "") =>
    code === undefined
      ? (ESCAPES[letter as string] ?? String(letter))
      : String.fromCharCode(parseInt(code, 16)),
  );
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}
