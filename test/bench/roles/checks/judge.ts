import type { AnswerType } from "../../../../core/question.ts";
import { findStrategy } from "../../../../core/strategies/index.ts";
import type { Reply } from "../answers.ts";
import { pairsOf, type Chain, type Pair } from "../chains.ts";
import type { Check, Material } from "../check.ts";
import { costOf } from "../cost.ts";
import { shareOf, type Figures } from "../figures.ts";
import { finished, observed, type Played, type Task } from "../play.ts";

/** A right and a wrong chain before a judge, in the order in which it sees them. */
type Trial = Task & { readonly sides: readonly [Chain, Chain] };

/** The judges of `adaptive` and `cfmad` on a right and a wrong chain, in both orders. */
export const judge: Check = {
  strategies: ["adaptive", "cfmad"],
  async measure({ chains, play }) {
    const pairs = pairsOf(chains);
    const adaptive = await judged(pairs, examination, play);
    const cfmad = await judged(
      pairs.filter(({ right }) => !BINARY.includes(right.question.answerType)),
      stanceJudgement,
      play,
    );
    return {
      figures: { adaptive: judgeFigures(adaptive.decisions), cfmad: judgeFigures(cfmad.decisions) },
      cost: costOf([...adaptive.played, ...cfmad.played]),
    };
  },
};

/** Of these `cfmad` presets both answers in an order of its own. */
const BINARY: readonly AnswerType[] = ["yesno", "truefalse"];

async function judged(
  pairs: readonly Pair[],
  trialOf: (first: Chain, second: Chain) => Trial,
  play: Material["play"],
): Promise<{ readonly decisions: readonly Decision[]; readonly played: readonly Played[] }> {
  const trials = pairs.flatMap(({ right, wrong }) => [trialOf(right, wrong), trialOf(wrong, right)]);
  const played = await play(trials);
  return { decisions: finished(played).map(decisionOf), played };
}

const NO_REPLY: Reply = { text: "", ended: "stop" };

/** Three samples of which one says nothing: no answer has a majority, so critics and a judge examine the two. */
function examination(first: Chain, second: Chain): Trial {
  const mayWritePrograms = "programs" in findStrategy("adaptive").options;
  return {
    sides: [first, second],
    question: first.question,
    strategy: "adaptive",
    options: { agents: 3, examine: "judge", budget: 100_000, ...(mayWritePrograms && { programs: false }) },
    given: { "sample-1": first, "sample-2": second, "sample-3": NO_REPLY },
  };
}

/** The chains stand for the arguments of their stances, and nobody attacks them: what is left is the judge. */
function stanceJudgement(first: Chain, second: Chain): Trial {
  return {
    sides: [first, second],
    question: first.question,
    strategy: "cfmad",
    options: { debate: "none" },
    given: {
      "sample-1": first,
      "sample-2": second,
      "sample-3": NO_REPLY,
      "stance-1/abduction": first,
      "stance-2/abduction": second,
    },
  };
}

function decisionOf({ task: { sides, question }, observations }: Played<Trial>): Decision {
  const side = observed({ observations }, "judged").find(({ by }) => by === "judge")?.side;
  const index = ["1", "2"].indexOf(side ?? "");
  return { question: question.id, place: index + 1, right: sides[index]?.correct ?? null };
}

/** What a judge decided about two sides. */
export interface Decision {
  readonly question: string;
  /** Place of the side that it decides for, 1 or 2; 0 for neither. */
  readonly place: number;
  /** Whether that side is right; null for neither. */
  readonly right: boolean | null;
}

export function judgeFigures(decisions: readonly Decision[]): Figures {
  const decided = decisions.filter(({ right }) => right !== null);
  const pairs = [...Map.groupBy(decided, ({ question }) => question).values()].filter(
    ({ length }) => length === 2,
  );
  return {
    forTheRightSide: shareOf(decisions, ({ right }) => right === true),
    undecided: shareOf(decisions, ({ right }) => right === null),
    rightOfTheDecided: shareOf(decided, ({ right }) => right === true),
    forTheFirstSide: shareOf(decided, ({ place }) => place === 1),
    sameInBothOrders: shareOf(pairs, ([one, other]) => one?.right === other?.right),
  };
}
