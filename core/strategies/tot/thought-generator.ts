import { ContextOverflowError } from "../../errors.ts";
import type { Turn } from "../../events.ts";
import { thoughtAfterVerdict, type Feedback } from "../../prompts/ma-tot.ts";
import { thoughtMessages } from "../../prompts/tot.ts";
import type { Question } from "../../question.ts";
import type { StrategyContext } from "../strategy.ts";

/** Writes one thought that goes on from the texts of the kept ones: G of MA-ToT, §3.1, step 1. */
export type ThoughtGenerator = (path: string, kept: readonly string[]) => Promise<Turn>;

/** Writes thoughts from the question and the kept thoughts alone. */
export function thoughtGenerator(question: Question, context: StrategyContext): ThoughtGenerator {
  return (path, kept) => context.say("reasoner", path, thoughtMessages(question, kept, context.wording));
}

/**
 * Writes thoughts with the reasoner's last chain and the verdict on it in view (MA-ToT, §3.3). A chain that does not fit is
 * left out, and the drop is recorded; without feedback there is nothing to show.
 */
export function generatorAfter(
  feedback: Feedback | undefined,
  question: Question,
  context: StrategyContext,
): ThoughtGenerator {
  if (feedback === undefined) return thoughtGenerator(question, context);
  return async (path, kept) => {
    const say = (shown: Feedback) =>
      context.say("reasoner", path, thoughtAfterVerdict(question, kept, shown, context.wording));
    try {
      return await say(feedback);
    } catch (error) {
      if (!(error instanceof ContextOverflowError)) throw error;
      const turn = await say({ ...feedback, chain: null });
      context.record(path, { kind: "history-dropped", role: "reasoner", turns: 1 });
      return turn;
    }
  };
}
