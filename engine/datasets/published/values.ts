import { canonicalAnswer } from "../../../core/answer.ts";
import { asText } from "../values.ts";

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
