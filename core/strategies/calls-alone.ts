import type { AnswerType } from "../question.ts";
import type { ExpectedCalls, ModelOutlook, Strategy } from "./strategy.ts";

/**
 * The calls that a question usually takes that comes without a dataset: the exemplars that all questions of one would share are
 * written for it alone, together, before it is answered.
 * @param model as for `expectedCalls`, like `answerTypes`
 */
export function callsAlone(
  strategy: Strategy,
  options: Parameters<Strategy["expectedCalls"]>[0],
  model?: ModelOutlook,
  answerTypes?: readonly AnswerType[],
): ExpectedCalls {
  if (strategy.chooseExemplars === undefined) return strategy.expectedCalls(options, model, answerTypes);
  const calls = strategy.maxCalls(options, model, answerTypes);
  return { calls, together: Math.max(1, calls - 1) };
}
