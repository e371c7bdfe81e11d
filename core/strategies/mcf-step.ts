import type { Turn } from "../events.ts";
import type { ChatMessage } from "../model.ts";
import { saysTaskDone, type Exchange, type Stance } from "../prompts/dialogue.ts";
import { filterCandidates, type Terms } from "./filtering.ts";
import { sayWithHistory } from "./history.ts";
import type { StrategyContext } from "./strategy.ts";

/** One step of MCF: what the instances of a role are asked, as far as it does not depend on the instance. */
export interface McfStep {
  readonly role: "user" | "assistant";
  /** Names the step, e.g. `turn-2/user`; its instances' paths begin with it. */
  readonly path: string;
  readonly messages: (kept: readonly Exchange[], stance: Stance) => readonly ChatMessage[];
}

/** Puts a step to N normal instances and to the adversarial one, all at once; the adversarial reply comes last. */
export function sayAll(
  { role, path, messages }: McfStep,
  agents: number,
  history: readonly Exchange[],
  stances: { readonly normal: Stance; readonly adversarial: Stance },
  context: StrategyContext,
): Promise<readonly Turn[]> {
  const normal = Array.from({ length: agents }, (_, index) =>
    sayWithHistory(context, role, `${path}-${index + 1}`, history, (kept) => messages(kept, stances.normal)),
  );
  const adversarial = sayWithHistory(context, `adversarial-${role}`, `${path}-adversarial`, history, (kept) =>
    messages(kept, stances.adversarial),
  );
  return Promise.all([...normal, adversarial]);
}

/** The dialogue ends when more than half of the N Users say so; the adversarial one has no say in it. */
export function usersAreDone(users: readonly Turn[], path: string, context: StrategyContext): boolean {
  const saidBy = users.filter(({ text }) => saysTaskDone(text)).length;
  const ended = saidBy * 2 > users.length;
  if (saidBy > 0) context.record(path, { kind: "task-done", saidBy, users: users.length, ended });
  return ended;
}

/** Filters one step, whose last reply is the adversarial one, and records every term of every candidate. */
export async function passOn(
  { role, path }: McfStep,
  replies: readonly Turn[],
  history: string,
  terms: Terms,
  context: StrategyContext,
): Promise<string | null> {
  const candidates = replies.slice(0, -1);
  const adversary = replies.at(-1);
  if (adversary === undefined) return null;
  const { text, ...filtered } = await filterCandidates(
    { candidates, adversary, history, terms },
    context.embedder,
    context.graphs,
  );
  context.record(path, { kind: "filtered", role, ...filtered });
  return text;
}
