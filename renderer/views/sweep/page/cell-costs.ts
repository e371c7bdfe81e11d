import type { TFunction } from "i18next";
import type { CellReport } from "../../../../core/sweep/report.ts";
import { count, duration } from "../../../components/numbers.ts";
import { promptTokens } from "../../../components/token-words.ts";

/** What a question of a cell took in the mean, in words. */
export interface CellCosts {
  readonly calls: string;
  /** Those that were generated. */
  readonly tokens: string;
  /** Those that were read beside them; undefined where nothing is known. */
  readonly prompts: string | undefined;
  readonly time: string;
}

const UNKNOWN: CellCosts = { calls: "–", tokens: "–", prompts: undefined, time: "–" };

/** The mean costs of a cell in words; dashes before a question has come to its end, for means of nothing are no zeros. */
export function cellCosts(
  { questions, perQuestion }: Pick<CellReport, "questions" | "perQuestion">,
  t: TFunction,
  language: string,
): CellCosts {
  if (questions === 0) return UNKNOWN;
  const { calls, tokens, seconds } = perQuestion;
  return {
    calls: calls.toFixed(1),
    tokens: count(Math.round(tokens.generated), language),
    prompts: promptTokens(tokens, t, language),
    time: duration(seconds, t),
  };
}
