import { sameAnswer } from "../../../../core/answer.ts";
import { isCorrect } from "../../../../core/scoring/score.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { shareOf, type Figures } from "../figures.ts";
import { finished, observed, type Played } from "../play.ts";

/** The moderator of `mad-judge`: whether its reports are in the form, and whether it supports the right side. */
export const moderator: Check = {
  strategies: ["mad-judge"],
  async measure({ questions, play }) {
    const played = await play(
      questions.map((question) => ({ question, strategy: "mad-judge", options: {} })),
    );
    return { figures: moderatorFigures(finished(played).flatMap(reportsOf)), cost: costOf(played) };
  },
};

function reportsOf(played: Played): readonly ReportSeen[] {
  const { question } = played.task;
  const positions = observed(played, "position");
  const verdicts = observed(played, "judged").filter(({ by }) => by === "moderator");
  return verdicts.map(({ path, answer, preference, side }) => {
    const round = path.slice(0, path.indexOf("/"));
    const held = ["affirmative", "negative"].map(
      (name) => positions.find((position) => position.path === `${round}/${name}`)?.answer ?? null,
    );
    const isTheirs = (theirs: string | null): boolean =>
      answer !== null && theirs !== null && sameAnswer(answer, theirs, question.answerType);
    return {
      inForm: isInForm(played.turns.find((turn) => turn.path === path)?.text ?? ""),
      preference,
      side,
      isDebaters: held.some(isTheirs),
      correct: isCorrect(answer, question),
      rightSides: held.filter((theirs) => isCorrect(theirs, question)).length,
    };
  });
}

/** Whether a report is a JSON object with an answer, a side and a preference that is yes or no. */
export function isInForm(report: string): boolean {
  try {
    const { answer, side, preference } = JSON.parse(report) as Readonly<Record<string, unknown>>;
    const saysBoth = typeof answer === "string" && typeof side === "string";
    return saysBoth && (preference === "yes" || preference === "no");
  } catch {
    return false;
  }
}

/** A moderator's report after a round. */
export interface ReportSeen {
  readonly inForm: boolean;
  /** Null if the report cannot be read. */
  readonly preference: boolean | null;
  readonly side: string | null;
  /** Whether its answer is what one of the debaters holds. */
  readonly isDebaters: boolean;
  readonly correct: boolean;
  /** How many of the two sides hold the right answer. */
  readonly rightSides: number;
}

export function moderatorFigures(reports: readonly ReportSeen[]): Figures {
  const contested = reports.filter(({ rightSides }) => rightSides === 1);
  return {
    inForm: shareOf(reports, ({ inForm }) => inForm),
    answerOfADebater: shareOf(reports, ({ isDebaters }) => isDebaters),
    preferenceYes: shareOf(reports, ({ preference }) => preference === true),
    rightWhereOneSideIs: shareOf(contested, ({ correct }) => correct),
    forTheAffirmative: shareOf(reports, ({ side }) => side === "affirmative"),
    forTheNegative: shareOf(reports, ({ side }) => side === "negative"),
  };
}
