import type { Role, Turn } from "./events.ts";
import type { ChatMessage, JsonSchema } from "./model.ts";
import type { StrategyContext } from "./strategies/strategy.ts";

/** The fields of a structured reply, in the order in which they are written. */
export type Fields = Readonly<Record<string, JsonSchema>>;

/** A structured reply: its turn, and the values that could be read of it. */
export interface StructuredReply {
  readonly turn: Turn;
  /** Null if the reply holds no JSON object. A field that is missing or of another type is undefined. */
  readonly values: Readonly<Record<string, unknown>> | null;
}

/** Characters that the field names, quotes and braces of a reply may take. */
const FRAME = 120;

/**
 * A schema text of at most a share of what the reply may hold, so that a constrained reply is not cut off. A token is
 * taken to be at least one character long.
 * @param share of the reply, 0–1; the shares of all texts of a schema add up to at most 1
 */
export function textWithin(maxTokens: number, share: number): JsonSchema {
  return { type: "string", maxLength: Math.max(16, Math.floor((maxTokens - FRAME) * share)) };
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
  return { turn, values: readFields(turn.text, Object.keys(fields)) };
}

/**
 * The fields of the JSON object that a text holds, however it is wrapped: in a code block, between words, with single
 * quotes or a comma too many, or cut off in the middle. Field names are compared without case, spaces and underscores.
 * Takes time linear in the length of the text.
 * @returns null if the text has none of these fields
 */
export function readFields(text: string, names: readonly string[]): Readonly<Record<string, unknown>> | null {
  const found = wholeObject(text) ?? looseFields(text);
  const byKey = new Map(Object.entries(found).map(([name, value]) => [keyOf(name), value]));
  const values = names.flatMap((name) => {
    const value = byKey.get(keyOf(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return values.length === 0 ? null : Object.fromEntries(values);
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

function wholeObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

/** `"name": value` pairs; a text that is cut off reaches to the end. */
const PAIR =
  /["'“]([\w -]{1,40})["'”]\s*:\s*(?:"((?:[^"\\]|\\[^])*)(?:"|$)|'((?:[^'\\]|\\[^])*)(?:'|$)|(-?\d+(?:\.\d+)?|[A-Za-z]+))/g;

function looseFields(text: string): Readonly<Record<string, unknown>> {
  const pairs = [...text.matchAll(PAIR)].map(([, name = "", double, single, bare]) => {
    const quoted = double ?? single;
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
