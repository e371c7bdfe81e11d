import type { QuestionFigures } from "../../core/evaluation/evaluate.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { writtenExemplar } from "../../core/exemplars/written.ts";
import type { Question } from "../../core/question.ts";
import { zeroShotCot } from "../../core/strategies/zero-shot-cot.ts";
import { runQuestion, type RunSetup } from "./question.ts";

/** Exemplars that the model wrote for a run, and what that cost. */
export interface WrittenExemplars {
  readonly exemplars: readonly Exemplar[];
  readonly figures: readonly QuestionFigures[];
}

/**
 * Lets the model write its reasoning to questions once, so that all others of the run see them (Auto-CoT). Each is
 * recorded as a question of its own that has no part in the score; one whose reasoning gives no answer is left out.
 */
export async function writeExemplars(
  questions: readonly Question[],
  setup: RunSetup,
  signal: AbortSignal,
): Promise<WrittenExemplars> {
  const written = await Promise.all(questions.map((question) => writeExemplar(question, setup, signal)));
  return {
    exemplars: written.flatMap(({ exemplar }) => exemplar ?? []),
    figures: written.map(({ figures }) => figures),
  };
}

async function writeExemplar(asked: Question, setup: RunSetup, signal: AbortSignal) {
  const question: Question = { ...asked, exemplar: true };
  const [before] = setup.past.get(question.id)?.turns ?? [];
  let reply = before?.finished ?? null;
  const listening: RunSetup["strategy"] = {
    ...zeroShotCot,
    async run(put, options, context) {
      const say: typeof context.say = async (...call) => (reply = await context.say(...call));
      return zeroShotCot.run(put, { temperature: Number(options.temperature) }, { ...context, say });
    },
  };
  const options = { temperature: setup.options.temperature ?? 0 };
  const { figures } = await runQuestion(question, null, { ...setup, strategy: listening, options }, signal);
  return { exemplar: reply === null ? null : writtenExemplar(asked, reply), figures };
}
