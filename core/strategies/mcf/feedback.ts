import { ContextOverflowError } from "../../errors.ts";
import type { Turn } from "../../events.ts";
import type { JsonSchema } from "../../model.ts";
import { feedbackMessages, type Judged } from "../../prompts/experience.ts";
import { readVerdict } from "../../prompts/ma-tot.ts";
import type { Question } from "../../question.ts";
import { readFields, textOf, textWithin, yesOrNo } from "../../structured.ts";
import { sayWithHistory } from "../shared/history.ts";
import type { StrategyContext } from "../strategy.ts";

/** What the feedback judge says; `good` is null where its reply cannot be read. */
export interface Feedback {
  readonly good: boolean | null;
  readonly reason: string;
}

/** One call of the feedback judge, with as much of M as fits (MCF, Algorithm 1: GET). It never sees the right answer. */
export async function askForFeedback(
  path: string,
  question: Question,
  { history, final, answer }: Judged,
  context: StrategyContext,
): Promise<Feedback> {
  const { wording, maxTokens } = context;
  // The reason comes first: a verdict written before its reason is at chance in small models.
  const properties: Readonly<Record<string, JsonSchema>> = {
    reason: textWithin(maxTokens, 1),
    good: { enum: ["yes", "no"] },
  };
  // The practice model says its verdict with a marker, never in JSON.
  const form = wording.set === "terse" ? {} : { schema: { type: "object", properties } as const };
  try {
    const reply = await sayWithHistory(
      context,
      "judge",
      path,
      history,
      (kept) => feedbackMessages(question, { history: kept, final, answer }, wording),
      { temperature: 0, ...form },
    );
    return readFeedback(reply, Object.keys(properties));
  } catch (error) {
    // A judge whose context is smaller than the agents' gives no verdict; the answer stands all the same.
    if (error instanceof ContextOverflowError) return { good: null, reason: error.message };
    throw error;
  }
}

/** The verdict in JSON, or with the validator's marker. */
function readFeedback({ text, ended }: Turn, names: readonly string[]): Feedback {
  const values = readFields(text, names, ended);
  const good = yesOrNo(values?.good) ?? readVerdict(text);
  return { good, reason: textOf(values?.reason) || text };
}
