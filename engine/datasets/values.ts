/** A JSON object, or a row of a table by the names of its columns. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The value of a JSON text. Of a whole number that a number could not hold, the digits as a text: two ids that differ in
 * the last one would be the same.
 * @throws SyntaxError; RangeError where such a number stands beside values that are nested too deeply
 */
export function parseJson(text: string): unknown {
  return LONG_NUMBER.test(text) ? JSON.parse(text, withAllDigits) : JSON.parse(text);
}

/** All whole numbers of fewer digits are held; those of a fraction do not count. */
const LONG_NUMBER = /(?<![\d.])\d{16}/;

function withAllDigits(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source ?? "";
  const isCut = typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source);
  return isCut ? source : value;
}

/** A field of its own, never one of JavaScript's. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Fields)[name]
    : undefined;
}

/** The part of a value at a name, or at a path such as `question.stem` or `answers.0`; undefined if there is none. */
export function partAt(value: unknown, path: string): unknown {
  const whole = fieldOf(value, path);
  const dot = path.indexOf(".");
  if (whole !== undefined || dot === -1) return whole;
  return partAt(fieldOf(value, path.slice(0, dot)), path.slice(dot + 1));
}

/** Numbers and truth values as text; nothing for null and for an empty text. What is no text at all stays as it is. */
export function asText(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
    return String(value);
  return value === null || value === "" ? undefined : value;
}

/** A text with one space for every run of white space; what is no text stays as it is. */
export function tidy(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : value;
}

const SHOWN_PATHS = 100;

/** Paths by which the parts of a record can be named, two levels deep, the first hundred. */
export function pathsOf(value: unknown): readonly string[] {
  if (!isFields(value)) return [];
  const paths = Object.entries(value).flatMap(([name, part]) =>
    isFields(part) ? Object.keys(part).map((inner) => `${name}.${inner}`) : [name],
  );
  return paths.slice(0, SHOWN_PATHS);
}
