import { isCorrect } from "../../../../core/scoring/score.ts";
import { answerIn } from "../answers.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { shareOf, type Figures } from "../figures.ts";
import { finished, observed, type Played } from "../play.ts";

const OPTIONS = { depth: 1, width: 4, votes: 3 };

/** The voter of `tot`: whether it chooses better than chance where some candidates are right and some wrong. */
export const voter: Check = {
  strategies: ["tot"],
  async measure({ questions, play }) {
    const played = await play(questions.map((question) => ({ question, strategy: "tot", options: OPTIONS })));
    return { figures: voterFigures(finished(played).map(ballotOf)), cost: costOf(played) };
  },
};

function ballotOf(played: Played): Ballot {
  const { turns, task } = played;
  const isRight = (thought: number): boolean => {
    const turn = turns.find(({ path }) => path === `level-1/thought-${thought}`);
    const answer = turn === undefined ? null : answerIn(turn, task.question);
    return isCorrect(answer, task.question);
  };
  const counted = observed(played, "thoughts-voted").flatMap(({ votes }) => votes);
  return {
    candidates: counted.map(({ thought }) => isRight(thought)),
    votes: counted.flatMap(({ thought, voters }) => voters.map(() => isRight(thought))),
    unreadable: observed(played, "thoughts-voted").flatMap((vote) => vote.unreadable).length,
  };
}

/** The votes on the thoughts of one level. */
export interface Ballot {
  /** Whether each candidate is right. */
  readonly candidates: readonly boolean[];
  /** Whether each readable vote is for a right one. */
  readonly votes: readonly boolean[];
  readonly unreadable: number;
}

export function voterFigures(ballots: readonly Ballot[]): Figures {
  const mixed = ballots.filter(({ candidates }) => candidates.includes(true) && candidates.includes(false));
  const readable = mixed.flatMap(({ votes }) => votes);
  const cast = [
    ...readable.map(() => true),
    ...mixed.flatMap(({ unreadable }) => Array.from({ length: unreadable }, () => false)),
  ];
  return {
    mixedBallots: shareOf(ballots, (ballot) => mixed.includes(ballot)),
    readable: shareOf(cast, Boolean),
    forARightCandidate: shareOf(readable, Boolean),
    rightCandidates: shareOf(
      mixed.flatMap(({ candidates }) => candidates),
      Boolean,
    ),
  };
}
