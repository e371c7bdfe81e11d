import { reasonOf } from "../../../core/errors.ts";
import type { Observation, OptionValue, RunEvent, Turn } from "../../../core/events.ts";
import { NO_TOKENS, type LanguageModel } from "../../../core/model.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import { isCorrect } from "../../../core/scoring/score.ts";
import type { AmrParser, Embedder } from "../../../core/similarity/similarity.ts";
import { findStrategy } from "../../../core/strategies/index.ts";
import { resolveOptions } from "../../../core/strategies/options.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import { foldEvents } from "../../../core/transcript.ts";
import { runQuestion } from "../../../engine/runs/question.ts";
import { createRecorder } from "../../../engine/runs/recorder.ts";
import { withoutGold, type Reply } from "./answers.ts";

/** What all methods run with. */
export interface Bench {
  readonly model: LanguageModel;
  readonly embedder: Embedder;
  readonly parser: AmrParser;
  readonly seed: number;
  /** Largest number of new tokens of a reply. */
  readonly maxTokens: number;
}

/** One question to one method. */
export interface Task {
  readonly question: DatasetQuestion;
  /** Id of the method. */
  readonly strategy: string;
  /** What differs from the method's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Replies that are not computed, by their paths: so a role is checked on words whose worth is known. */
  readonly given?: Readonly<Record<string, Reply>>;
}

/** What a method did with a question. */
export interface Played<T extends Task = Task> {
  readonly task: T;
  /** The replies that the model wrote. */
  readonly turns: readonly Turn[];
  readonly observations: readonly { readonly path: string; readonly observation: Observation }[];
  readonly answer: string | null;
  readonly correct: boolean;
  /** Why the question came to no end; null if it did. */
  readonly error: string | null;
}

/**
 * Puts a question to a method as an evaluation does; nothing is stored.
 * @throws Error if the method never asked for a reply that is given, so that something else was measured
 */
export async function play<T extends Task>(task: T, bench: Bench, signal: AbortSignal): Promise<Played<T>> {
  const { question, given = {} } = task;
  const strategy = findStrategy(task.strategy);
  const options = resolveOptions(strategy.id, strategy.options, task.options);
  strategy.check?.(options);
  const missed = new Set(Object.keys(given));
  const events: RunEvent[] = [];
  const store = { append: () => undefined };
  const recorder = createRecorder("bench-roles", store, (event) => void events.push(event), Date.now);
  const setup = {
    ...bench,
    agents: {},
    recorder,
    strategy: withGiven(strategy, given, missed),
    options,
    wording: wordingOf(bench.model.info.prompts),
    activeAt: () => 0,
    past: new Map(),
  };
  const end = await runQuestion(withoutGold(question), null, setup, signal);
  const [path] = missed;
  if (end.result !== null && path !== undefined) {
    throw new Error(
      `"${strategy.id}" never asked for the reply at "${path}", which is given. Its calls have other paths now: correct them in the check.`,
    );
  }
  const [transcript] = foldEvents(events).questions;
  const answer = end.result?.answer ?? null;
  return {
    task,
    turns: transcript?.turns.flatMap(({ finished }) => finished ?? []) ?? [],
    observations: transcript?.observations ?? [],
    answer,
    correct: isCorrect(answer, question),
    error: end.result === null ? reasonOf(end.error) : null,
  };
}

/** The method with given replies in place of the calls at these paths. @param missed loses the paths that are asked for */
function withGiven(
  strategy: Strategy,
  given: Readonly<Record<string, Reply>>,
  missed: Set<string>,
): Strategy {
  return {
    ...strategy,
    run: (question, options, context) =>
      strategy.run(question, options, {
        ...context,
        say(role, path, messages, sampling) {
          missed.delete(path);
          const reply = given[path];
          if (reply === undefined) return context.say(role, path, messages, sampling);
          const { text, ended } = reply;
          return Promise.resolve({ ...NOT_COMPUTED, path, role, messages, text, ended });
        },
      }),
  };
}

const NOT_COMPUTED = {
  reasoning: null,
  sampling: { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 0, stop: [] },
  tokens: NO_TOKENS,
  seconds: 0,
} as const;

/** Those that came to an end. */
export function finished<T extends Task>(played: readonly Played<T>[]): readonly Played<T>[] {
  return played.filter(({ error }) => error === null);
}

/** Observations of one kind, with their paths. */
export function observed<Kind extends Observation["kind"]>(
  { observations }: Pick<Played, "observations">,
  kind: Kind,
): readonly (Extract<Observation, { kind: Kind }> & { readonly path: string })[] {
  return observations.flatMap(({ path, observation }) =>
    isOfKind(observation, kind) ? [{ path, ...observation }] : [],
  );
}

function isOfKind<Kind extends Observation["kind"]>(
  observation: Observation,
  kind: Kind,
): observation is Extract<Observation, { kind: Kind }> {
  return observation.kind === kind;
}
