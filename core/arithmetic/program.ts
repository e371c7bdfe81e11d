import { evaluateExpression } from "./expression.ts";
import { roundedHalfEven } from "./rounding.ts";

/** Programs of more characters or lines are not read. */
const MAX_CHARACTERS = 8000;
const MAX_LINES = 200;
/** Significant digits of a result: what is left of 0.1 + 0.2 after them is noise. */
const DIGITS = 15;

const FENCED = /```([^\n`]*)\n([\s\S]*?)(?:```|$)/g;
const PYTHON = /^\s*py/i;
/** Behind a semicolon another statement may stand. */
const IMPORT = /^(?:import|from)\s[^;]*;?$/;
const ASSIGNMENT = /^([\p{L}_][\p{L}\p{N}_]*)\s*(?::\s*[\p{L}]+\s*)?(\*\*|\/\/|[-+*/%])?=(?!=)(.*)$/u;
const PRINT = /^print\s*\((.*)\)$/;
/** Arguments of `print` that say how to print. */
const KEYWORD = /^\s*(?:sep|end|flush|file)\s*=(?!=)/;
const IN_BRACES = /\{([^{}:]*)(?::([^{}]*))?\}/g;
/** How an f-string writes a number: width and thousands change nothing that counts; decimals and percent do. */
const FORMAT = /^\s*[<>^=]?[-+ ]?0?\d{0,3},?(?:\.(\d{1,2}))?([fFd%]?)$/;
const FORMAT_DECIMALS = 6;
const STRING = /(?<!\w)[fF]?(?:"[^"]*"|'[^']*')/g;
const SEPARATOR = /^\s*sep\s*=\s*(?:"([^"]*)"|'([^']*)')\s*$/;
/** Between two values of an f-string that are one together: "3/4", "2:30". */
const JOINS = /^(?: ?\/ ?|[:.])$/;
/** The same between two numbers, which `print` sets apart: "2 : 30". */
const JOINS_NUMBERS = /^(?: ?\/ ?|[:.]| : )$/;

/**
 * The program in a reply: its last fenced block of Python, else its last block without a name, else all of it. Blocks of
 * other names, and those without one beside Python, show something else, for instance what the program would print.
 */
export function programIn(reply: string): string {
  const blocks = [...reply.matchAll(FENCED)].map(([, name = "", text = ""]) => ({ name: name.trim(), text }));
  const program =
    blocks.findLast(({ name }) => PYTHON.test(name)) ?? blocks.findLast(({ name }) => name === "");
  return program?.text ?? reply;
}

/**
 * What a straight-line Python program prints last, or, if it prints nothing, computes last: assignments of arithmetic to variables, and
 * `print`. It is read line by line and computed here, never executed; loops, conditions, functions and input are not known, and a
 * program that holds them has no result.
 * Source: the task split of Program-Aided Language Models (Gao et al. 2022) and Program of Thoughts (Chen et al. 2022), where a
 * Python interpreter computes what a model writes.
 * @returns the number in plain digits; null if there is none, or it depends on what cannot be computed
 */
export function runProgram(source: string): string | null {
  const lines = source.slice(0, MAX_CHARACTERS + 1).split("\n");
  if (source.length > MAX_CHARACTERS || lines.length > MAX_LINES) return null;
  const variables = new Map<string, number>();
  let printed: number | null | undefined;
  let assigned: number | null = null;
  for (const line of lines) {
    const statement = withoutComment(line);
    if (statement === "" || IMPORT.test(statement)) continue;
    const print = PRINT.exec(statement);
    const assignment = ASSIGNMENT.exec(statement);
    if (print !== null) printed = lastPrinted(print[1] ?? "", variables);
    else if (assignment !== null) assigned = assign(assignment, variables);
    else return null;
  }
  const result = printed === undefined ? assigned : printed;
  return result === null ? null : plainNumber(result);
}

/** A variable whose new value cannot be computed, a text for instance, has none from then on. */
function assign(
  [, name = "", operator, right = ""]: RegExpExecArray,
  variables: Map<string, number>,
): number | null {
  const value = evaluateExpression(
    operator === undefined ? right : `${name} ${operator} (${right})`,
    variables,
  );
  if (value === null) variables.delete(name);
  else variables.set(name, value);
  return value;
}

/** The last number among what is printed: texts are passed over, and of an f-string what stands in braces counts. */
function lastPrinted(printed: string, variables: ReadonlyMap<string, number>): number | null {
  const all = argumentsOf(printed);
  const shown = all.filter((argument) => !KEYWORD.test(argument));
  const last = shown.flatMap(valuesIn).at(-1);
  const value = evaluateExpression(last?.expression ?? "", variables);
  if (value === null || isPartOfLine(shown, separatorAmong(all), variables)) return null;
  return formatted(value, last?.format ?? "");
}

/** What `print` writes between its arguments. */
function separatorAmong(printed: readonly string[]): string {
  const [, double, single] = SEPARATOR.exec(printed.find((each) => SEPARATOR.test(each)) ?? "") ?? [];
  return double ?? single ?? " ";
}

/** Whether the last number is only a part of what several arguments print, `2, ":", 30`. Behind a name, `name, ":", 30`, it is not. */
function isPartOfLine(
  shown: readonly string[],
  separator: string,
  variables: ReadonlyMap<string, number>,
): boolean {
  const line = shown.map(asInText).join(separator);
  const values = [...line.matchAll(IN_BRACES)];
  const before = evaluateExpression(values.at(-2)?.[1] ?? "", variables);
  return before !== null && isJoined(line, values, JOINS_NUMBERS);
}

/** An argument of `print` as an f-string would hold it: its text, or its expression in braces. */
function asInText(argument: string): string {
  const expression = argument.trim();
  if (isText(expression)) return expression.replace(STRING, (text) => text.replace(/^[fF]?["']|["']$/g, ""));
  return `{${expression.replace(/[{}:]/g, "?")}}`;
}

function isText(argument: string): boolean {
  return argument.replace(STRING, "").trim() === "";
}

/** An expression whose value is printed, and how. */
interface PrintedValue {
  readonly expression: string;
  readonly format: string;
}

/** What an argument of `print` prints beside plain text. */
function valuesIn(argument: string): readonly PrintedValue[] {
  if (!isText(argument)) return [{ expression: argument, format: "" }];
  const values = [...argument.matchAll(IN_BRACES)];
  return isJoined(argument, values, JOINS)
    ? [{ expression: "", format: "" }]
    : values.map(([, expression = "", format = ""]) => ({ expression, format }));
}

/** Whether the last of these values is only a part of what an f-string prints: of a fraction, a ratio or a time. */
function isJoined(text: string, values: readonly RegExpExecArray[], joins: RegExp): boolean {
  const [before, last] = values.slice(-2);
  if (before === undefined || last === undefined) return false;
  return joins.test(text.slice(before.index + before[0].length, last.index));
}

/** The number that is seen where a value is written by a format such as `.2f`; null for a format that is not known. */
function formatted(value: number, format: string): number | null {
  const [all, decimals, type = ""] = FORMAT.exec(format) ?? [];
  if (all === undefined || (type === "d" && !Number.isInteger(value))) return null;
  if (type === "" && decimals !== undefined) return null;
  if (type === "" || type === "d") return value;
  return roundedHalfEven(type === "%" ? 100 * value : value, Number(decimals ?? FORMAT_DECIMALS));
}

/** The arguments of a call: a comma in a text or in brackets parts none. */
function argumentsOf(list: string): readonly string[] {
  const masked = withoutTexts(list);
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < masked.length; index++) {
    const sign = masked.charAt(index);
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    if (sign !== "," || depth !== 0) continue;
    found.push(list.slice(start, index));
    start = index + 1;
  }
  return [...found, list.slice(start)];
}

/** A comment is cut off where no text holds its sign. */
function withoutComment(line: string): string {
  const start = withoutTexts(line).indexOf("#");
  return (start === -1 ? line : line.slice(0, start)).trim();
}

/** The same line, as long as before, with nothing left to be read in its texts. */
function withoutTexts(line: string): string {
  return line.replace(STRING, (text) => "_".repeat(text.length));
}

/** Null for whole numbers so large that not all of their digits are known. */
function plainNumber(value: number): string | null {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value + 0) : null;
  const rounded = Number(value.toPrecision(DIGITS));
  return Object.is(rounded, -0) ? "0" : String(rounded);
}
