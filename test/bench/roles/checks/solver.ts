import { markedAnswerIn } from "../answers.ts";
import type { Chain } from "../chains.ts";
import type { Check } from "../check.ts";
import { costOfReplies } from "../cost.ts";
import { meanOf, shareOf, type Figures } from "../figures.ts";

/** The solver: how often a chain of thought is right, and how it ends. */
export const solver: Check = {
  strategies: ["zero-shot-cot", "self-consistency"],
  measure({ chains }) {
    const figures = {
      greedy: solverFigures(chains.filter(({ sample }) => sample === 0)),
      sampled: solverFigures(chains.filter(({ sample }) => sample > 0)),
    };
    return Promise.resolve({ figures, cost: costOfReplies(chains) });
  },
};

export function solverFigures(chains: readonly Chain[]): Figures {
  return {
    right: shareOf(chains, ({ correct }) => correct),
    unanswered: shareOf(chains, ({ answer }) => answer === null),
    closedByTheRuntime: shareOf(chains, ({ closed }) => closed === true),
    withoutMarker: shareOf(chains, (chain) => markedAnswerIn(chain, chain.question) === null),
    cutOff: shareOf(chains, ({ ended }) => ended === "length"),
    meanTokens: meanOf(chains.map(({ tokens }) => tokens.generated)),
  };
}
