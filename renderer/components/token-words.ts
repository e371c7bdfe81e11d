import type { TFunction } from "i18next";
import type { TokenCounts } from "../../core/model.ts";
import { count } from "./numbers.ts";

/** What was read beside the generated tokens: `and 1,400 of prompts, 1,000 of them cached`. */
export function promptTokens({ prompt, cached }: TokenCounts, t: TFunction, language: string): string {
  const whole = (value: number): string => count(Math.round(value), language);
  return t("common.promptTokens", { prompt: whole(prompt), cached: whole(cached) });
}
