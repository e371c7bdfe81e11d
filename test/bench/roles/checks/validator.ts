import type { DatasetQuestion } from "../../../../core/question.ts";
import { findStrategy } from "../../../../core/strategies/index.ts";
import type { Reply } from "../answers.ts";
import { balanced, type Chain } from "../chains.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { areaUnderCurve, shareOf, type Figures } from "../figures.ts";
import { finished, observed, type Played, type Task } from "../play.ts";

/** Most right chains, and most wrong ones. */
const MOST_CHAINS = 40;
/** Most reasoners of `ma-tot`. */
const MOST_REASONERS = 6;

/** The validators of `ma-tot`, on as many right chains as wrong ones. */
export const validator: Check = {
  strategies: ["ma-tot"],
  async measure({ chains, play }) {
    const groups = ofOneQuestion(balanced(chains, MOST_CHAINS));
    const figures: Record<string, Figures> = {};
    const all: Played[] = [];
    for (const kind of validatorKinds()) {
      const played = await play(groups.map((group) => validation(group, kind)));
      const verdicts = finished(played).flatMap(validationsOf);
      const { tokens } = costOf(played);
      const meanTokens = verdicts.length === 0 ? null : tokens.generated / verdicts.length;
      figures[kind] = { ...validatorFigures(verdicts), meanTokens };
      all.push(...played);
    }
    return { figures, cost: costOf(all) };
  },
};

/** The kinds of validator that the method offers; where it offers no choice, a verdict in words is the only one. */
function validatorKinds(): readonly string[] {
  const { validator: option } = findStrategy("ma-tot").options;
  return option?.type === "choice" ? option.values : ["verdict"];
}

/** Chains of one question, as many as one run of the method can validate. */
interface Group {
  readonly question: DatasetQuestion;
  readonly chains: readonly Chain[];
}

function ofOneQuestion(chains: readonly Chain[]): readonly Group[] {
  const byQuestion = Map.groupBy(chains, ({ question }) => question);
  return [...byQuestion].flatMap(([question, all]) =>
    Array.from({ length: Math.ceil(all.length / MOST_REASONERS) }, (_, index) => ({
      question,
      chains: all.slice(index * MOST_REASONERS, (index + 1) * MOST_REASONERS),
    })),
  );
}

type ValidationTask = Task & Group;

/** Each reasoner's only thought is one of the chains: what is left to the model is the validator. */
function validation({ question, chains }: Group, kind: string): ValidationTask {
  const given = chains.flatMap((chain, index) => {
    const level = `round-1/reasoner-${index + 1}/level-1`;
    const vote: Reply = { text: "The best choice is 1", ended: "stop" };
    return [
      [`${level}/thought-1`, chain],
      [`${level}/vote-1`, vote],
    ] as const;
  });
  const tree = { depth: 1, width: 1, votes: 1, beam: 1 };
  const offersChoice = "validator" in findStrategy("ma-tot").options;
  return {
    chains,
    question,
    strategy: "ma-tot",
    options: { ...tree, agents: chains.length, rounds: 1, ...(offersChoice && { validator: kind }) },
    given: Object.fromEntries(given),
  };
}

function validationsOf({ task, observations }: Played<ValidationTask>): readonly Validation[] {
  return observed({ observations }, "validated").flatMap((verdict) => {
    const chain = task.chains[verdict.reasoner - 1];
    const { valid } = verdict;
    return chain === undefined
      ? []
      : [{ correct: chain.correct, valid, probability: probabilityIn(verdict) }];
  });
}

/** The probability that a validator gives to the chain being valid; null for one that only says its verdict. */
function probabilityIn(verdict: object): number | null {
  return "probability" in verdict && typeof verdict.probability === "number" ? verdict.probability : null;
}

/** What a validator says of a chain. */
export interface Validation {
  /** Whether the chain is right. */
  readonly correct: boolean;
  /** Null if the verdict cannot be read. */
  readonly valid: boolean | null;
  readonly probability: number | null;
}

export function validatorFigures(verdicts: readonly Validation[]): Figures {
  const right = verdicts.filter(({ correct }) => correct);
  const wrong = verdicts.filter(({ correct }) => !correct);
  const probabilities = (some: readonly Validation[]): readonly number[] =>
    some.flatMap(({ probability }) => probability ?? []);
  return {
    rightKept: shareOf(right, ({ valid }) => valid === true),
    wrongFound: shareOf(wrong, ({ valid }) => valid === false),
    unreadable: shareOf(verdicts, ({ valid }) => valid === null),
    areaUnderCurve: areaUnderCurve(probabilities(right), probabilities(wrong)),
  };
}
