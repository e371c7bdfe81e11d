import { maTotPrompts, readVerdict, validateMessages } from "../../prompts/ma-tot.ts";
import { fillText } from "../../prompts/prompt.ts";
import type { Question } from "../../question.ts";
import type { JudgedChain } from "./chain-votes.ts";
import {
  hasPrograms,
  isComputed,
  JUDGING_PROGRAMS,
  writePrograms,
  type WrittenProgram,
} from "../shared/programs.ts";
import type { StrategyContext } from "../strategy.ts";
import type { TreeResult } from "../tot.ts";

/** Judges the chain of a reasoner in a round. */
export type Validate = (tree: TreeResult, reasoner: number, round: number) => Promise<JudgedChain>;

/**
 * The Thought Validator of MA-ToT, §3.2: a call on each chain, with the sampling of §4. A chain is valid if the verdict says so;
 * without a marker it is not.
 */
export function verdictValidator(question: Question, context: StrategyContext): Validate {
  return async ({ chain, answer }, reasoner, round) => {
    const path = `round-${round}/validator-${reasoner}`;
    const messages = validateMessages(question, chain, context.wording);
    const verdict = await context.say("validator", path, messages, { temperature: 0.5, topP: 0.4 });
    const valid = readVerdict(verdict.text);
    context.record(path, { kind: "validated", reasoner, valid, answer });
    return { chain, answer, valid: valid === true, verdict: verdict.text };
  };
}

/**
 * A validator that solves the question itself, without the chains in view (ours; docs/methods.md): a few programs are written
 * once and computed, and a chain is valid if its answer is that of any of them. Where no program can be computed, or the question
 * asks for no number, the verdict of MA-ToT counts.
 */
export function programValidator(question: Question, context: StrategyContext): Validate {
  const byVerdict = verdictValidator(question, context);
  if (!hasPrograms(question, context.wording)) return byVerdict;
  let written: Promise<readonly WrittenProgram[]> | undefined;
  return async (tree, reasoner, round) => {
    written ??= writePrograms(JUDGING_PROGRAMS, "validator", "check/", question, context);
    const results = (await written).flatMap(({ computed }) => computed ?? []);
    if (results.length === 0) return byVerdict(tree, reasoner, round);
    const { chain, answer } = tree;
    const valid = isComputed(results, answer);
    context.record(`round-${round}/validator-${reasoner}`, { kind: "validated", reasoner, valid, answer });
    const said = context.wording.of(maTotPrompts, question)[valid ? "recomputed" : "contradicted"];
    const verdict = fillText(said.user, { answer: answer ?? "", results: [...new Set(results)].join(", ") });
    return { chain, answer, valid, verdict };
  };
}
