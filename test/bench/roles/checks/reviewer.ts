import { isCorrect } from "../../../../core/scoring/score.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { areaUnderCurve, meanOf, shareOf, type Figures } from "../figures.ts";
import { finished, observed, type Played } from "../play.ts";

/** The reviewers of `peer-review`: what their confidences tell of the solutions they review. */
export const reviewer: Check = {
  strategies: ["peer-review"],
  async measure({ questions, play }) {
    const played = await play(
      questions.map((question) => ({ question, strategy: "peer-review", options: {} })),
    );
    return { figures: reviewerFigures(finished(played).flatMap(reviewsOf)), cost: costOf(played) };
  },
};

function reviewsOf(played: Played): readonly ReviewSeen[] {
  const positions = observed(played, "position");
  return observed(played, "reviewed").map(({ author, confidence }) => {
    const solution = positions.find(({ path }) => path === `agent-${author}`);
    return { confidence, correct: isCorrect(solution?.answer ?? null, played.task.question) };
  });
}

/** A review of a solution. */
export interface ReviewSeen {
  /** 1–10; null if it was not said. */
  readonly confidence: number | null;
  /** Whether the solution is right. */
  readonly correct: boolean;
}

const CONFIDENCES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function reviewerFigures(reviews: readonly ReviewSeen[]): Figures {
  const confidences = (correct: boolean): readonly number[] =>
    reviews.filter((review) => review.correct === correct).flatMap(({ confidence }) => confidence ?? []);
  const [ofRight, ofWrong] = [confidences(true), confidences(false)];
  const all = [...ofRight, ...ofWrong];
  return {
    unsaid: shareOf(reviews, ({ confidence }) => confidence === null),
    tens: shareOf(all, (confidence) => confidence === 10),
    histogram: CONFIDENCES.map((each) => all.filter((confidence) => confidence === each).length),
    meanOfRightSolutions: meanOf(ofRight),
    meanOfWrongSolutions: meanOf(ofWrong),
    areaUnderCurve: areaUnderCurve(ofRight, ofWrong),
  };
}
