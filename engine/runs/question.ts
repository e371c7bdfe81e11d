import { CancelledError, StorageError, toErrorRecord } from "../../core/errors.ts";
import type { QuestionFigures } from "../../core/evaluation/evaluate.ts";
import type { OptionValue, QuestionResult } from "../../core/events.ts";
import type { PromptSetName } from "../../core/model.ts";
import type { Question } from "../../core/question.ts";
import type { Embedder } from "../../core/similarity/similarity.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { openCalls, throwIfCancelled, type CallSettings } from "./calls.ts";

/** What the questions of one run have in common. */
export interface RunSetup extends Omit<CallSettings, "strategy" | "temperature"> {
  readonly strategy: Strategy;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly prompts: PromptSetName;
  readonly embedder: Embedder;
}

/** How a question ended: with a result, or with what was thrown. */
export type QuestionEnd = { readonly figures: QuestionFigures } & (
  { readonly result: QuestionResult } | { readonly result: null; readonly error: unknown }
);

/**
 * Puts one question to the strategy and records everything about it. A question whose own work fails is an end like
 * another; what ends the whole run is thrown.
 * @param isRight tells whether an answer is right; null where nobody knows
 * @throws CancelledError after `signal`; StorageError
 */
export async function runQuestion(
  question: Question,
  isRight: ((answer: string | null) => boolean) | null,
  setup: RunSetup,
  signal: AbortSignal,
): Promise<QuestionEnd> {
  const { recorder, strategy, options, prompts, embedder } = setup;
  const temperature = typeof options.temperature === "number" ? options.temperature : 0;
  const calls = openCalls(question.id, { ...setup, strategy: strategy.id, temperature }, signal);
  const started = recorder.record(question.id, { type: "question-started", asked: question });
  const secondsAt = (time: number) => (time - started) / 1000;
  try {
    const { answer, agreement } = await strategy.run(question, options, {
      prompts,
      embedder,
      say: calls.say,
      record: (path, observation) =>
        void recorder.record(question.id, { type: "observed", path, observation }),
    });
    await calls.stop();
    const correct = isRight === null ? null : isRight(answer);
    const costs = { ...calls.totals(), seconds: secondsAt(recorder.now()) };
    const result = { answer, agreement, correct, ...costs };
    recorder.record(question.id, { type: "question-finished", result });
    const outcome = answer === null ? "unanswered" : "answered";
    return { result, figures: { outcome, correct: correct === true, ...costs } };
  } catch (error) {
    await calls.stop();
    throwIfCancelled(signal);
    if (error instanceof CancelledError || error instanceof StorageError) throw error;
    const ended = recorder.record(question.id, { type: "question-failed", error: toErrorRecord(error) });
    const costs = { ...calls.totals(), seconds: secondsAt(ended) };
    return { result: null, error, figures: { outcome: "failed", correct: false, ...costs } };
  }
}
