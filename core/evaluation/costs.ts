import { addTokens, NO_TOKENS, type TokenCounts } from "../model.ts";
import type { QuestionFigures } from "./figures.ts";

/** Finished calls and their tokens. */
export interface Costs {
  readonly calls: number;
  readonly tokens: TokenCounts;
}

/** Means over questions. */
export interface CostsPerQuestion extends Costs {
  readonly seconds: number;
}

/** What all these questions took together. */
export function costsOf(questions: readonly Pick<QuestionFigures, "calls" | "tokens">[]): Costs {
  return {
    calls: questions.reduce((sum, { calls }) => sum + calls, 0),
    tokens: questions.reduce((sum, { tokens }) => addTokens(sum, tokens), NO_TOKENS),
  };
}

/** What one of these questions took in the mean; 0 of everything without questions. */
export function costsPerQuestion(
  questions: readonly Pick<QuestionFigures, "calls" | "tokens" | "seconds">[],
): CostsPerQuestion {
  const mean = (total: number): number => total / Math.max(1, questions.length);
  const { calls, tokens } = costsOf(questions);
  return {
    calls: mean(calls),
    tokens: { prompt: mean(tokens.prompt), cached: mean(tokens.cached), generated: mean(tokens.generated) },
    seconds: mean(questions.reduce((sum, { seconds }) => sum + seconds, 0)),
  };
}
