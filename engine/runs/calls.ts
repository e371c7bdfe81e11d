import { splitReasoning } from "../../core/answer.ts";
import { throwIfCancelled } from "../../core/cancel.ts";
import { ContextOverflowError, CounterpointError, type ModelRunError } from "../../core/errors.ts";
import type { Role, Turn } from "../../core/events.ts";
import {
  addTokens,
  isCutOff,
  NO_TOKENS,
  type ChatMessage,
  type Completion,
  type CompletionRequest,
  type LanguageModel,
  type Sampling,
  type TokenCounts,
} from "../../core/model.ts";
import type { Wording } from "../../core/prompts/prompt.ts";
import { ANSWER_MARKER } from "../../core/prompts/question-text.ts";
import { deriveSeed } from "../../core/seed.ts";
import type { StrategyContext } from "../../core/strategies/strategy.ts";
import type { Recorder } from "./recorder.ts";
import { repeatCall } from "./repeated-calls.ts";

/** What the calls of one run have in common. */
export interface CallSettings {
  readonly model: LanguageModel;
  /** Models of roles that have one of their own. */
  readonly agents: Agents;
  readonly recorder: Recorder;
  readonly strategy: string;
  readonly seed: number;
  readonly temperature: number;
  readonly maxTokens: number;
  /** The last line that prompts ask for where a reply is to hold the answer. */
  readonly answerForm: string;
  readonly wording: Pick<Wording, "formIsLast">;
}

/** Models by role. */
export type Agents = Readonly<Partial<Record<Role, LanguageModel>>>;

/** The calls of one question. */
export interface QuestionCalls {
  readonly say: StrategyContext["say"];
  /** Finished calls so far, with those of an earlier attempt, also where they were not asked for again. */
  totals(): CallTotals;
  /** Aborts calls that are still going on, and waits until they have ended. */
  stop(): Promise<void>;
}

/** Finished calls, and what they came to. */
export interface CallTotals {
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Replies that were cut off at their largest length. */
  readonly cutOff: number;
}

/**
 * Opens the calls of one question.
 * @param signal the run's; an abort ends every call with CancelledError
 * @param stored finished turns of an earlier attempt by their paths: they are given back and never computed again
 */
export function openCalls(
  question: string,
  settings: CallSettings,
  signal: AbortSignal,
  stored: ReadonlyMap<string, Turn> = new Map(),
): QuestionCalls {
  const stopping = new AbortController();
  const call = recordedCalls(question, settings, AbortSignal.any([signal, stopping.signal]));
  const paths = new Set<string>();
  const going = new Set<Promise<Turn>>();
  let totals = [...stored.values()].reduce(withTurn, NO_CALLS);

  const count = (turn: Turn): Turn => {
    totals = withTurn(totals, turn);
    return turn;
  };

  return {
    async say(role, path, messages, overrides) {
      if (paths.has(path)) {
        throw new CounterpointError(
          "internal",
          `"${settings.strategy}" used the path "${path}" twice for one question.`,
        );
      }
      paths.add(path);
      const known = stored.get(path);
      if (known !== undefined) return known;
      const sampling = samplingOf(question, settings, role, path, messages, overrides);
      const turn = call(role, path, messages, sampling).then(count);
      going.add(turn);
      try {
        return await turn;
      } catch (error) {
        // Nothing was computed: the strategy may ask again under this name, with less history.
        if (error instanceof ContextOverflowError) paths.delete(path);
        throw error;
      } finally {
        going.delete(turn);
      }
    },
    totals: () => totals,
    async stop() {
      stopping.abort();
      await Promise.allSettled(going);
    },
  };
}

const NO_CALLS: CallTotals = { calls: 0, tokens: NO_TOKENS, cutOff: 0 };

function withTurn({ calls, tokens, cutOff }: CallTotals, turn: Turn): CallTotals {
  return {
    calls: calls + 1,
    tokens: addTokens(tokens, turn.tokens),
    cutOff: cutOff + (isCutOff(turn) ? 1 : 0),
  };
}

/** How a call samples if its strategy does not say otherwise: with a seed of its own, and closed if it forgets its marker. */
function samplingOf(
  question: string,
  settings: CallSettings,
  role: Role,
  path: string,
  messages: readonly ChatMessage[],
  overrides: Partial<Sampling> = {},
): Sampling {
  const isFree = overrides.schema === undefined && overrides.grammar === undefined;
  return {
    temperature: settings.temperature,
    topP: 1,
    topK: 0,
    minP: modelOf(role, settings).info.minP ?? 0,
    maxTokens: settings.maxTokens,
    stop: [],
    seed: deriveSeed(settings.seed, settings.strategy, question, path),
    ...(isFree && asksForAnswer(settings, messages) && { closing: CLOSING }),
    ...overrides,
  };
}

/** The model that plays a role: its own, or the run's. */
export function modelOf(
  role: Role,
  { model, agents }: Pick<CallSettings, "model" | "agents">,
): LanguageModel {
  return agents[role] ?? model;
}

/** Asks the role's model and records the turn. */
type Call = (role: Role, path: string, messages: readonly ChatMessage[], sampling: Sampling) => Promise<Turn>;

function recordedCalls(question: string, settings: CallSettings, signal: AbortSignal): Call {
  const { recorder } = settings;
  const attempt = async (path: string, role: Role, request: CompletionRequest): Promise<Completion> => {
    throwIfCancelled(signal);
    recorder.record(question, { type: "turn-started", path, role, sampling: request.sampling });
    try {
      const completion = await modelOf(role, settings).complete(request);
      recorder.endText(question, path, "pass-on");
      return completion;
    } catch (error) {
      recorder.endText(question, path, "drop");
      throwIfCancelled(signal);
      throw error;
    }
  };

  return async (role, path, messages, sampling) => {
    const onText = (text: string) => recorder.addText(question, path, text);
    const request = { messages, sampling, signal, onText, group: recorder.run };
    const onRepeat = ({ message: reason }: ModelRunError): void => {
      const message = `The call was made once more because the model failed. ${reason}`;
      recorder.record(question, { type: "observed", path, observation: { kind: "warning", message } });
    };
    // A model that lost its process answers the next attempt from a fresh one.
    const completion = await repeatCall(
      modelOf(role, settings),
      request,
      () => attempt(path, role, request),
      onRepeat,
    );
    const turn = turnOf(path, role, request, completion);
    recorder.record(question, { type: "turn-finished", path, turn });
    return turn;
  };
}

function turnOf(
  path: string,
  role: Role,
  { messages, sampling }: CompletionRequest,
  { text: written, ended, closed, cutOff, tokens, seconds }: Completion,
): Turn {
  const { text, reasoning } = splitReasoning(written);
  return {
    path,
    role,
    messages,
    text: text.trim(),
    reasoning,
    ended,
    ...(closed && { closed }),
    ...(cutOff && { cutOff }),
    sampling,
    tokens,
    seconds,
  };
}

/** With what a reply is closed that does not announce its answer: the marker that its prompt asked for. */
const CLOSING = `\n\n${ANSWER_MARKER}`;

/** Whether the last message asks for the answer itself; a reply that it only quotes may hold the same words. */
function asksForAnswer({ answerForm, wording }: CallSettings, messages: readonly ChatMessage[]): boolean {
  const asked = messages.at(-1)?.content.trimEnd() ?? "";
  if (!answerForm.includes(ANSWER_MARKER)) return false;
  return wording.formIsLast ? asked.endsWith(answerForm) : asked.includes(answerForm);
}
