import type { Choice } from "../../core/question.ts";
import { fieldOf } from "./values.ts";

/** No label is what stands before the point of a decimal, or the colon of a time: `1.5`, `9:30`. */
const LABELLED = /^\s*\(?([A-Za-z0-9]{1,3})(?:\)|[.:](?<!\d.(?=\d)))\s*(.+)$/s;

/**
 * Choices as people write them in one line, `A) bank;B) library`: separated by semicolons or line breaks; labels of one
 * to three letters or digits, followed by `)`, `.` or `:`.
 * @returns the first part without a label, if there is one
 */
export function readChoiceList(line: string): readonly Choice[] | string {
  const parts = line.split(/[;\n]/).map((piece) => piece.trim());
  return labelledChoices(parts.filter((part) => part !== ""));
}

/** @returns the first text without a label, if there is one */
export function labelledChoices(texts: readonly string[]): readonly Choice[] | string {
  const choices: Choice[] = [];
  for (const whole of texts) {
    const [, label, text] = LABELLED.exec(whole) ?? [];
    if (label === undefined || text === undefined) return whole;
    choices.push({ label, text: text.trim() });
  }
  return choices;
}

/** The labels of choices in their order: A, B, C; a, b, c; 1, 2, 3; 0, 1, 2. */
const SERIES: readonly ((place: number) => string)[] = [
  (place) => String.fromCharCode(65 + place),
  (place) => String.fromCharCode(97 + place),
  (place) => String(place + 1),
  (place) => String(place),
];
const BRACKETED = /^\s*\(?[A-Za-z0-9]{1,3}\)/;

/**
 * Whether what begins the texts of a list are labels: the answer is one of them, each has a bracket behind it, or together they are
 * the first ones of a series, in any order. Initials and titles are none, `T. S. Eliot`, `Dr. Watson`, nor is what begins all alike,
 * `No. 5`, `No. 6`.
 * @param choices the texts as `labelledChoices` reads them
 */
export function areLabelled(texts: readonly string[], choices: readonly Choice[], answer?: unknown): boolean {
  const labels = new Set<unknown>(choices.map(({ label }) => label));
  if (labels.size < choices.length) return false;
  return (
    labels.has(answer) ||
    texts.every((text) => BRACKETED.test(text)) ||
    SERIES.some((labelAt) => choices.every((_, place) => labels.has(labelAt(place))))
  );
}

/** Why a choice cannot be used. */
export function noLabel(part: string): string {
  return `the choice ${JSON.stringify(part.slice(0, 60))} has no label; write choices as "A) …;B) …"`;
}

/** Texts without labels get A, B, C and so on; after Z, their numbers. */
export function letteredChoices(texts: readonly string[]): readonly Choice[] {
  return texts.map((text, index) => ({
    label: index < 26 ? String.fromCharCode(65 + index) : String(index + 1),
    text,
  }));
}

/** Two lists of the same length, `{label: […], text: […]}`, as one; undefined if it is nothing like that. */
export function zippedChoices(value: unknown): readonly { label: unknown; text: unknown }[] | undefined {
  const labels = fieldOf(value, "label");
  const texts = fieldOf(value, "text");
  if (!Array.isArray(labels) || !Array.isArray(texts) || labels.length !== texts.length) return undefined;
  return labels.map((label: unknown, index) => ({ label, text: texts[index] as unknown }));
}
