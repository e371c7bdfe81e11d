import { CounterpointError } from "../../core/errors.ts";
import type { Observation, Role, Turn } from "../../core/events.ts";
import {
  NO_TOKENS,
  type ChatMessage,
  type PromptSetName,
  type ReplyEnd,
  type Sampling,
} from "../../core/model.ts";
import { wordingOf } from "../../core/prompts/prompt.ts";
import type { StrategyContext } from "../../core/strategies/strategy.ts";
import { letterEmbedder } from "./letter-embedder.ts";
import { wordParser } from "./word-parser.ts";

/** One call that a strategy made, as it was asked. */
export interface ScriptedCall {
  readonly role: Role;
  readonly path: string;
  readonly messages: readonly ChatMessage[];
  readonly sampling: Partial<Sampling>;
}

/** What the script answers: a text, a text that was cut off, or an error. */
export type ScriptedReply = string | ScriptedEnd | CounterpointError;

/** A reply that did not simply stop: cut off, or cut off and then asked for its answer. */
interface ScriptedEnd {
  readonly text: string;
  readonly ended: ReplyEnd;
  readonly closed?: true;
  readonly cutOff?: true;
}

export interface ScriptedContext extends StrategyContext {
  readonly calls: readonly ScriptedCall[];
  /** Paths of the calls, grouped by what was issued together. */
  readonly groups: readonly (readonly string[])[];
  readonly observations: readonly (Observation & { readonly at: string })[];
}

/** What a script's context may have beside its replies. */
export interface ScriptedParts extends Partial<Omit<StrategyContext, "say" | "record" | "wording">> {
  readonly prompts?: PromptSetName;
}

/** A strategy's context whose replies come from a script, and which keeps what was asked and in which groups. */
export function scriptedContext(
  script: (call: ScriptedCall) => ScriptedReply,
  { prompts = "standard", ...parts }: ScriptedParts = {},
): ScriptedContext {
  const calls: ScriptedCall[] = [];
  const groups: string[][] = [];
  const observations: (Observation & { readonly at: string })[] = [];
  let open: string[] | undefined;

  return {
    wording: wordingOf(prompts),
    maxTokens: 512,
    seed: 0,
    embedder: letterEmbedder(),
    parser: wordParser(),
    parametersOf: () => 7e9,
    modelOf: () => "scripted",
    ...parts,
    calls,
    groups,
    observations,
    async say(role, path, messages, sampling = {}) {
      const call = { role, path, messages, sampling };
      calls.push(call);
      if (open === undefined) {
        open = [];
        groups.push(open);
      }
      open.push(path);
      await new Promise((resolve) => setImmediate(resolve));
      open = undefined;
      const reply = script(call);
      if (reply instanceof CounterpointError) throw reply;
      return finishedTurn(call, typeof reply === "string" ? { text: reply, ended: "stop" } : reply);
    },
    record(at, observation) {
      observations.push({ at, ...observation });
    },
  };
}

function finishedTurn({ role, path, messages }: ScriptedCall, reply: ScriptedEnd): Turn {
  return {
    path,
    role,
    messages,
    ...reply,
    text: reply.text.trim(),
    reasoning: null,
    sampling: { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 512, stop: [] },
    tokens: NO_TOKENS,
    seconds: 0,
  };
}
