import type { LanguageModel } from "../../core/model.ts";
import { isBeyondPractice } from "../../core/practice.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { practiceCard } from "../models/built-in.ts";

/** Whether the practice model is among these models, whatever it was called. */
export async function includesPractice(models: readonly LanguageModel[]): Promise<boolean> {
  const { sha256 } = await practiceCard();
  return models.some(({ info }) => info.sha256 === sha256);
}

/**
 * What a person should know who has questions put to the practice model.
 * @returns nothing unless most of them are clearly of kinds that it does not know
 */
export function practiceNotes(questions: readonly DatasetQuestion[]): readonly string[] {
  const beyond = questions.filter((question) => isBeyondPractice(question)).length;
  if (2 * beyond <= questions.length) return [];
  return [
    `${beyond} of ${questions.length} questions are clearly of kinds that the practice model was not trained on. ` +
      "Choose another model (--model; --agent for a single role).",
  ];
}
