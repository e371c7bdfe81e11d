import { sameAnswer } from "../../../../core/answer.ts";
import { firstOfEach, type Chain } from "../chains.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { shareOf, type Figures } from "../figures.ts";
import { finished, type Task } from "../play.ts";

/** The critic of `self-reflection` and the revision after it, from right and from wrong first answers. */
export const critic: Check = {
  strategies: ["self-reflection"],
  async measure({ chains, play }) {
    const played = await play(firstOfEach(chains).map(reflection));
    const revisions = finished(played).map(({ task: { chain }, answer, correct }) => ({
      before: chain.correct,
      after: correct,
      isSame: isSame(chain, answer),
    }));
    return { figures: criticFigures(revisions), cost: costOf(played) };
  },
};

function reflection(chain: Chain): Task & { readonly chain: Chain } {
  const { question } = chain;
  return { chain, question, strategy: "self-reflection", options: {}, given: { reason: chain } };
}

function isSame({ answer, question }: Chain, after: string | null): boolean {
  return answer !== null && after !== null && sameAnswer(answer, after, question.answerType);
}

/** What became of a first answer. */
export interface Revision {
  /** Whether the first answer was right. */
  readonly before: boolean;
  readonly after: boolean;
  readonly isSame: boolean;
}

export function criticFigures(revisions: readonly Revision[]): Figures {
  const right = revisions.filter(({ before }) => before);
  const wrong = revisions.filter(({ before }) => !before);
  return {
    rightToWrong: shareOf(right, ({ after }) => !after),
    wrongToRight: shareOf(wrong, ({ after }) => after),
    wrongToOtherWrong: shareOf(wrong, ({ after, isSame }) => !after && !isSame),
    unchanged: shareOf(revisions, ({ isSame }) => isSame),
  };
}
