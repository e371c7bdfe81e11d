import { canonicalAnswer } from "../../../core/answer.ts";
import type { Choice } from "../../../core/question.ts";
import { letteredChoices } from "../choice-list.ts";
import { asText, tidy } from "../values.ts";

/** A number without commas, currency and needless zeros; what is none stays as it is. */
export function plainNumber(value: unknown): unknown {
  const text = asText(value);
  if (typeof text !== "string") return text;
  return canonicalAnswer(text, { answerType: "number", choices: [] }) ?? text;
}

/** Whether a value is true or false, or says so. */
export function isTruth(value: unknown): boolean {
  return typeof value === "boolean" || (typeof value === "string" && /^(true|false)$/i.test(value.trim()));
}

/** `yes` for true, `no` for false; what is neither stays as it is. */
export function yesOrNo(value: unknown): unknown {
  if (!isTruth(value)) return asText(value);
  return String(value).trim().toLowerCase() === "true" ? "yes" : "no";
}

/** A text, and behind it what is asked of it; what is no text stays as it is. */
export function behind(value: unknown, asked: string): unknown {
  const text = tidy(value);
  return typeof text === "string" && text !== "" ? `${text} ${asked}` : text;
}

/**
 * Texts as the choices A, B, C and so on, and the letter of the one that a class counts.
 * @param first the class of the first text
 * @returns as `answer` what is no such class as it is, so that it is named as a problem; a text that is none is an empty choice
 */
export function countedChoices(
  texts: readonly unknown[],
  given: unknown,
  first: 0 | 1,
): { readonly choices: readonly Choice[]; readonly answer: unknown } {
  const choices = letteredChoices(texts.map(choiceText));
  const answer = asText(given);
  const right = choices.find((_, place) => String(place + first) === answer);
  return { choices, answer: right?.label ?? answer };
}

function choiceText(value: unknown): string {
  const text = tidy(asText(value));
  return typeof text === "string" ? text : "";
}
