import { asText, tidy, type Fields } from "../values.ts";
import type { PublishedForm } from "./form.ts";

const WITHOUT_EVIDENCE =
  "There are claims without the text of their evidence: the agents judge them by what they know. " +
  'Put the text under "evidence" to show it to them.';

/**
 * `{uid, claim, label: "SUPPORTED" | "NOT_SUPPORTED", supporting_facts}`, the label also as a class, 1 or 0; the set itself has
 * titles, no evidence text.
 */
export const hover: PublishedForm = {
  form: "hover",
  keys: ["uid", "claim"],
  read: (record) => {
    const { uid, claim, label } = record;
    const evidence = evidenceOf(record);
    return {
      id: uid,
      question: tidy(claim),
      answer: truthOf(label),
      answerType: "truefalse",
      ...(evidence === undefined ? { note: WITHOUT_EVIDENCE } : { context: evidence }),
    };
  },
};

/** What is no label stays as it is, so that it is named as a problem. */
function truthOf(label: unknown): unknown {
  const name = asText(label);
  if (name === "SUPPORTED" || name === "1") return "true";
  return name === "NOT_SUPPORTED" || name === "0" ? "false" : label;
}

/** A text, or a list of texts as its lines. */
function evidenceOf({ evidence, context, gold_evidence }: Fields): string | undefined {
  for (const value of [evidence, context, gold_evidence]) {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = parts.filter((part) => typeof part === "string").map((part) => part.trim());
    if (texts.length === parts.length && texts.some((text) => text !== "")) return texts.join("\n");
  }
  return undefined;
}
