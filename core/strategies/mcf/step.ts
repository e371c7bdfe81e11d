import { isRefusal } from "../../answer/prose.ts";
import type { CandidateSelection, Turn } from "../../events.ts";
import type { ChatMessage } from "../../model.ts";
import { saysTaskDone, type Exchange, type Stance } from "../../prompts/dialogue.ts";
import type { Question } from "../../question.ts";
import type { AmrParser } from "../../similarity/similarity.ts";
import { candidateOf, filterCandidates, type Candidate } from "./filtering.ts";
import { answerGuard } from "./guard.ts";
import { sayWithHistory } from "../shared/history.ts";
import type { StrategyContext } from "../strategy.ts";
import type { Terms } from "./terms.ts";

/** One step of MCF: what the instances of a role are asked, as far as it does not depend on the instance. */
export interface McfStep {
  readonly role: "user" | "assistant";
  /** Names the step, e.g. `turn-2/user`; its instances' paths begin with it. */
  readonly path: string;
  readonly messages: (kept: readonly Exchange[], stance: Stance) => readonly ChatMessage[];
}

/** Who speaks in a step. */
export interface Instances {
  /** Number N of normal instances. */
  readonly agents: number;
  readonly normal: Stance;
  /** Null where there is no adversarial instance. */
  readonly adversarial: Stance | null;
}

/** What the instances of a step said. */
export interface StepReplies {
  readonly normal: readonly Turn[];
  readonly adversarial: Turn | null;
}

/** How one of the replies is chosen. */
export interface StepFilter {
  readonly question: Question;
  readonly terms: Terms;
  readonly select: CandidateSelection;
  readonly guard: boolean;
  /** The parser of meaning graphs of the step at a path. */
  readonly parserAt: (path: string) => AmrParser;
}

/** Puts a step to the normal instances and to the adversarial one, all at once. */
export async function sayAll(
  { role, path, messages }: McfStep,
  { agents, normal, adversarial }: Instances,
  history: readonly Exchange[],
  context: StrategyContext,
): Promise<StepReplies> {
  const candidates = Array.from({ length: agents }, (_, index) =>
    sayWithHistory(context, role, `${path}-${index + 1}`, history, (kept) => messages(kept, normal)),
  );
  const misleading =
    adversarial &&
    sayWithHistory(context, `adversarial-${role}`, `${path}-adversarial`, history, (kept) =>
      messages(kept, adversarial),
    );
  const [said, misled] = await Promise.all([Promise.all(candidates), misleading]);
  return { normal: said, adversarial: misled };
}

/** The dialogue ends when more than half of the N Users say so; the adversarial one has no say in it. */
export function usersAreDone(users: readonly Turn[], path: string, context: StrategyContext): boolean {
  const saidBy = users.filter(({ text }) => saysTaskDone(text)).length;
  const ended = saidBy * 2 > users.length;
  if (saidBy > 0) context.record(path, { kind: "task-done", saidBy, users: users.length, ended });
  return ended;
}

/**
 * Filters the replies of one step and records every term of every candidate.
 * @param history what stands before each reply where they are compared with it
 * @returns who is passed on; null if no candidate says anything
 */
export async function passOn(
  { role, path }: McfStep,
  { normal, adversarial }: StepReplies,
  history: string,
  { question, terms, select, guard, parserAt }: StepFilter,
  context: StrategyContext,
): Promise<Candidate | null> {
  const { passedOn, seen } = await filterCandidates(
    {
      candidates: normal.map(candidateOf),
      adversary: adversarial,
      history,
      terms,
      select,
      guard: guard ? answerGuard(role, question, context) : null,
    },
    { embedder: context.embedder, parser: parserAt(path) },
  );
  const adversaryRefused = adversarial !== null && isRefusal(adversarial.text);
  context.record(path, { kind: "filtered", role, select, ...seen, adversaryRefused });
  return passedOn;
}
