import { isDeepStrictEqual } from "node:util";
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
import { experienceAfter } from "../../core/evaluation/experience-figures.ts";
import type { KnownAnswer, Observation, OptionValue, QuestionResult, Turn } from "../../core/events.ts";
import { answerForm } from "../../core/prompts/question-text.ts";
import type { Wording } from "../../core/prompts/prompt.ts";
import type { Question } from "../../core/question.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { shownResult, type Database } from "../../core/sql.ts";
import type { ExperienceRepository } from "../../core/experience/repository.ts";
import type { AmrParser, Embedder } from "../../core/similarity/similarity.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import { openCalls, type CallSettings } from "./calls.ts";
import { repositoryOfQuestion } from "./experience.ts";

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
  const { recorder, strategy, options, wording, embedder, parser, activeAt, maxTokens, seed } = setup;
  const past = setup.past.get(question.id);
  const end = past && endOf(past);
  if (end !== undefined) return end;

  const temperature = typeof options.temperature === "number" ? options.temperature : 0;
  const form = answerForm(question.answerType);
  const settings = { ...setup, strategy: strategy.id, temperature, answerForm: form };
  const calls = openCalls(question.id, settings, signal, past && finishedTurns(past));
  const activeFrom =
    past?.activeFrom ?? activeAt(recorder.record(question.id, { type: "question-started", asked: question }));
  const secondsAt = (time: number) => (activeAt(time) - activeFrom) / 1000;
  const isStored = storedOnce(past);
  let experience = past?.experience;
  let isOver = false;
  const observe = (path: string, observation: Observation): void => {
    // A strategy of several branches may still run when one of them has failed.
    if (isOver || isStored(path, observation)) return;
    recorder.record(question.id, { type: "observed", path, observation });
    experience = experienceAfter(experience, observation);
  };
  const asking = { run: recorder.run, question: question.id, past };
  try {
    const { answer, agreement } = await strategy.run(question, options, {
      wording,
      maxTokens,
      seed,
      embedder,
      parser,
      modelOf: (role) => (setup.agents[role] ?? setup.model).info.name,
      parametersOf: (role) => (setup.agents[role] ?? setup.model).info.parameters,
      ...(setup.experience && { experience: repositoryOfQuestion(setup.experience, asking, signal) }),
      ...(setup.database && { database: setup.database }),
      ...(setup.exemplars && { exemplars: setup.exemplars }),
      say: calls.say,
      record: observe,
    });
    await calls.stop();
    const costs = { ...calls.totals(), seconds: secondsAt(recorder.now()) };
    const seen = key === null ? await givenBy(answer, question, setup, signal) : await judgedBy(key, answer);
    const result = { answer, agreement, correct: null, ...seen, ...costs };
    recorder.record(question.id, { type: "question-finished", result });
    const used = experience && { experience };
    return { result, figures: figuresOfEnd(question, { ...costs, ...used, state: "done", result }) };
  } catch (error) {
    await calls.stop();
    throwIfCancelled(signal);
    if (endsRun(error)) throw error;
    const known = key === null ? undefined : knownBy(key);
    const ended = recorder.record(question.id, {
      type: "question-failed",
      error: toErrorRecord(error),
      ...(known && { known }),
    });
    const costs = { ...calls.totals(), seconds: secondsAt(ended) };
    const told = { ...(known && { known }), ...(experience && { experience }) };
    return {
      result: null,
      error,
      figures: figuresOfEnd(question, { ...costs, ...told, state: "failed", result: null }),
    };
  } finally {
    isOver = true;
  }
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

/** The end that a question came to before; undefined if it did not. */
function endOf(past: QuestionTranscript): QuestionEnd | undefined {
  const { result, error } = past;
  const figures = figuresOf(past);
  if (figures === undefined) return undefined;
  if (result !== null) return { result, figures };
  return error === null ? undefined : { result, error: fromErrorRecord(error), figures };
}

function finishedTurns({ turns }: QuestionTranscript): ReadonlyMap<string, Turn> {
  return new Map(turns.flatMap(({ path, finished }) => (finished === null ? [] : [[path, finished]])));
}

/** Tells of each observation whether it was stored before; every stored one counts once, the earliest first. */
function storedOnce(
  past: QuestionTranscript | undefined,
): (path: string, observation: Observation) => boolean {
  const left = [...(past?.observations ?? [])];
  return (path, observation) => {
    if (left.length === 0) return false;
    const asStored: unknown = JSON.parse(JSON.stringify(observation));
    const index = left.findIndex(
      (other) => other.path === path && isDeepStrictEqual(other.observation, asStored),
    );
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  };
}
