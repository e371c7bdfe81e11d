import { throwIfCancelled } from "../../core/cancel.ts";
import {
  CancelledError,
  fromErrorRecord,
  ModelLoadError,
  reasonOf,
  StorageError,
  toErrorRecord,
} from "../../core/errors.ts";
import { figuresOf, figuresOfEnd, type QuestionFigures } from "../../core/evaluation/evaluate.ts";
import type { KnownAnswer, OptionValue, QuestionResult, Role, Turn } from "../../core/events.ts";
import { answerForm } from "../../core/prompts/question-text.ts";
import type { Wording } from "../../core/prompts/prompt.ts";
import type { Question } from "../../core/question.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { shownResult, type Database } from "../../core/sql.ts";
import type { ExperienceRepository } from "../../core/experience/repository.ts";
import type { AmrParser, Embedder } from "../../core/similarity/similarity.ts";
import type { Strategy, StrategyContext } from "../../core/strategies/strategy.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import { modelOf, openCalls, type CallSettings } from "./calls.ts";
import { repositoryOfQuestion } from "./experience.ts";
import { observationsOf } from "./observations.ts";

/** What the questions of one run have in common. */
export interface RunSetup extends Omit<CallSettings, "strategy" | "temperature" | "answerForm"> {
  readonly strategy: Strategy;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly wording: Wording;
  readonly embedder: Embedder;
  readonly parser: AmrParser;
  /** The run's experience repository, for methods that use one. */
  readonly experience?: ExperienceRepository;
  /** The database that the question is about. */
  readonly database?: Database;
  readonly exemplars?: readonly Exemplar[];
  /** How long the run has been active at a time of the recorder's clock, in milliseconds; pauses are left out. */
  readonly activeAt: (time: number) => number;
  /** What is stored of the run's questions by their ids, if it is gone on with. */
  readonly past: ReadonlyMap<string, QuestionTranscript>;
}

/** What a question's answer is held against. */
export interface AnswerKey {
  readonly gold: string;
  /** Further answers that count as right. */
  readonly accepted: readonly string[];
  readonly difficulty?: string;
  /**
   * Holds the answer against the right one; null: unanswered.
   * @throws DatasetError if none of the data's own queries gives a result
   */
  readonly judge: (answer: string | null) => Promise<Judgement>;
}

/** What the data says of an answer. */
export type Judgement = Pick<QuestionResult, "correct" | "score" | "results">;

/** How a question ended: with a result, or with what was thrown. */
export type QuestionEnd = { readonly figures: QuestionFigures } & (
  { readonly result: QuestionResult } | { readonly result: null; readonly error: unknown }
);

/**
 * Puts one question to the strategy and records everything about it. A question whose own work fails is an end like
 * another; what ends the whole run is thrown. One that was begun before goes on from its finished turns.
 * @param key what the data knows of the answer; null where nobody knows
 * @throws CancelledError after `signal`; StorageError; ModelLoadError if a model that was lost cannot be loaded again
 */
export async function runQuestion(
  question: Question,
  key: AnswerKey | null,
  setup: RunSetup,
  signal: AbortSignal,
): Promise<QuestionEnd> {
  const { recorder, strategy, options } = setup;
  const end = endBefore(question.id, setup);
  if (end !== undefined) return end;

  const past = setup.past.get(question.id);
  const calls = openCalls(question.id, callSettings(question, setup), signal, past && finishedTurns(past));
  const secondsAt = begin(question, past, setup);
  const observations = observationsOf(question.id, past, recorder);
  const costsAt = (time: number) => ({ ...calls.totals(), seconds: secondsAt(time) });
  try {
    const { answer, agreement } = await strategy.run(question, options, {
      ...contextOf(question.id, past, setup, signal),
      say: calls.say,
      record: observations.record,
    });
    await calls.stop();
    const costs = costsAt(recorder.now());
    const seen = key === null ? await givenBy(answer, question, setup, signal) : await judgedBy(key, answer);
    const result = { answer, agreement, correct: null, ...seen, ...costs };
    recorder.record(question.id, { type: "question-finished", result });
    const used = observations.used();
    return { result, figures: figuresOfEnd(question, { ...costs, ...used, state: "done", result }) };
  } catch (error) {
    await calls.stop();
    throwIfCancelled(signal);
    if (endsRun(error)) throw error;
    const known = key && { known: knownBy(key) };
    const body = { type: "question-failed", error: toErrorRecord(error), ...known } as const;
    const costs = costsAt(recorder.record(question.id, body));
    const told = { ...known, ...observations.used() };
    const figures = figuresOfEnd(question, { ...costs, ...told, state: "failed", result: null });
    return { result: null, error, figures };
  } finally {
    observations.end();
  }
}

function callSettings({ answerType }: Question, setup: RunSetup): CallSettings {
  const { strategy, options } = setup;
  const temperature = typeof options.temperature === "number" ? options.temperature : 0;
  return { ...setup, strategy: strategy.id, temperature, answerForm: answerForm(answerType) };
}

/** Records that the question is put, unless it was before. @returns the seconds that it has taken at a time */
function begin(
  asked: Question,
  past: QuestionTranscript | undefined,
  { recorder, activeAt }: RunSetup,
): (time: number) => number {
  const from = past?.activeFrom ?? activeAt(recorder.record(asked.id, { type: "question-started", asked }));
  return (time) => (activeAt(time) - from) / 1000;
}

/** What a strategy works with, beside the calls of this question. */
function contextOf(
  question: string,
  past: QuestionTranscript | undefined,
  setup: RunSetup,
  signal: AbortSignal,
): Omit<StrategyContext, "say" | "record"> {
  const { recorder, wording, maxTokens, seed, embedder, parser, experience, database, exemplars } = setup;
  const infoOf = (role: Role) => modelOf(role, setup).info;
  const asking = { run: recorder.run, question, past };
  return {
    wording,
    maxTokens,
    seed,
    embedder,
    parser,
    modelOf: (role) => infoOf(role).name,
    parametersOf: (role) => infoOf(role).parameters,
    ...(experience && { experience: repositoryOfQuestion(experience, asking, signal) }),
    ...(database && { database }),
    ...(exemplars && { exemplars }),
  };
}

/** Whether no other question would fare better. */
function endsRun(error: unknown): boolean {
  return [CancelledError, StorageError, ModelLoadError].some((kind) => error instanceof kind);
}

/** What is known of the answer beside itself. */
async function judgedBy(key: AnswerKey, answer: string | null): Promise<Partial<QuestionResult>> {
  return { ...knownBy(key), ...(await key.judge(answer)) };
}

/** What the answer's query gives, where nobody knows the right one. The question is answered even if it cannot be run. */
async function givenBy(
  answer: string | null,
  { answerType }: Question,
  { database }: RunSetup,
  signal: AbortSignal,
): Promise<Partial<QuestionResult>> {
  if (answerType !== "sql" || answer === null || database === undefined) return {};
  try {
    return { results: { answer: shownResult(await database.run(answer)) } };
  } catch (error) {
    throwIfCancelled(signal);
    return { results: { answer: { kind: "problem", problem: "error", message: reasonOf(error) } } };
  }
}

function knownBy({ gold, accepted, difficulty }: AnswerKey): KnownAnswer {
  return { gold, ...(accepted.length > 0 && { accepted }), ...(difficulty !== undefined && { difficulty }) };
}

/** The end that a question came to before the run was gone on with; undefined if it did not. */
export function endBefore(question: string, { past: all }: Pick<RunSetup, "past">): QuestionEnd | undefined {
  const past = all.get(question);
  if (past === undefined) return undefined;
  const { result, error } = past;
  const figures = figuresOf(past);
  if (figures === undefined) return undefined;
  if (result !== null) return { result, figures };
  return error === null ? undefined : { result, error: fromErrorRecord(error), figures };
}

function finishedTurns({ turns }: QuestionTranscript): ReadonlyMap<string, Turn> {
  return new Map(turns.flatMap(({ path, finished }) => (finished === null ? [] : [[path, finished]])));
}
