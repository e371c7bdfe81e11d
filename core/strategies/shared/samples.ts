import type { Turn } from "../../events.ts";
import type { Sampling } from "../../model.ts";
import type { Question } from "../../question.ts";
import type { StrategyContext } from "../strategy.ts";
import { stepByStep } from "../zero-shot-cot.ts";

/**
 * Independent chains of thought, issued together. Their paths are `sample-1`, `sample-2`, ….
 * @param taken how many samples there are already; numbers go on from there
 */
export function takeSamples(
  count: number,
  question: Question,
  context: StrategyContext,
  taken = 0,
  sampling: Partial<Sampling> = {},
): Promise<readonly Turn[]> {
  const messages = stepByStep(question, context.wording);
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      context.say("solver", `sample-${taken + index + 1}`, messages, sampling),
    ),
  );
}
