import { describe, expect, it } from "vitest";
import { question21, replyWith } from "../cases.ts";
import { labelled } from "../chains.ts";
import { isShare, type Figures } from "../figures.ts";
import { readStep, replyFigures } from "./adversary.ts";
import { criticFigures } from "./critic.ts";
import { judgeFigures } from "./judge.ts";
import { isInForm, moderatorFigures } from "./moderator.ts";
import { reviewerFigures } from "./reviewer.ts";
import { solverFigures } from "./solver.ts";
import { userFigures } from "./user.ts";
import { validatorFigures } from "./validator.ts";
import { voterFigures } from "./voter.ts";

/** Shares as "count of whole", other figures as they are. */
function inShort(figures: Figures): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      isShare(value) ? `${value.count} of ${value.of}` : value,
    ]),
  );
}

describe("the solver's figures", () => {
  it("tell right, unanswered, closed, unmarked and cut-off replies apart", () => {
    const question = question21("q");
    const replies = [
      replyWith("21", "q"),
      replyWith("21", "q", 1, { closed: true }),
      replyWith("", "q", 2, { text: "12 + 9 is more than", ended: "length" }),
      replyWith("", "q", 3, { text: "12 + 9 = 21" }),
    ];
    expect(inShort(solverFigures(labelled(replies, [question])))).toEqual({
      right: "3 of 4",
      unanswered: "1 of 4",
      closedByTheRuntime: "1 of 4",
      withoutMarker: "2 of 4",
      cutOff: "1 of 4",
      meanTokens: 0,
    });
  });
});

describe("the validator's figures", () => {
  it("count a verdict that cannot be read as neither kept nor found", () => {
    const verdicts = [
      { correct: true, valid: true, probability: null },
      { correct: true, valid: null, probability: null },
      { correct: false, valid: true, probability: null },
      { correct: false, valid: false, probability: null },
      { correct: false, valid: null, probability: null },
    ];
    expect(inShort(validatorFigures(verdicts))).toEqual({
      rightKept: "1 of 2",
      wrongFound: "1 of 3",
      unreadable: "2 of 5",
      areaUnderCurve: null,
    });
  });

  it("have an area under the curve where verdicts come with a probability", () => {
    const verdicts = [
      { correct: true, valid: true, probability: 0.9 },
      { correct: false, valid: true, probability: 0.6 },
    ];
    expect(validatorFigures(verdicts).areaUnderCurve).toBe(1);
  });
});

describe("the adversary's figures", () => {
  const read = (text: string) => readStep({ text, ended: "stop" }, question21("q"));

  it("count wrong answers among the replies that hold one", () => {
    const texts = ["The answer is 21.", "The answer is 3.", "12 + 9 = 20", "First look at the pens."];
    expect(inShort(replyFigures(texts.map(read)))).toEqual({
      wrongOfThoseWithAnAnswer: "2 of 3",
      wrongOfThoseWithAMarkedAnswer: "1 of 2",
      withoutAnswer: "1 of 4",
      empty: "0 of 4",
      refusals: "0 of 4",
    });
  });

  it("know refusals and replies that say nothing", () => {
    expect(read("I'm sorry, I cannot mislead.")).toMatchObject({ isRefusal: true, isEmpty: false });
    expect(read("<TASK_DONE>")).toMatchObject({ isRefusal: false, isEmpty: true, concluded: null });
  });
});

describe("the critic's figures", () => {
  it("tell what became of right and of wrong first answers", () => {
    const revisions = [
      { before: true, after: true, isSame: true },
      { before: true, after: false, isSame: false },
      { before: false, after: true, isSame: false },
      { before: false, after: false, isSame: true },
      { before: false, after: false, isSame: false },
    ];
    expect(inShort(criticFigures(revisions))).toEqual({
      rightToWrong: "1 of 2",
      wrongToRight: "1 of 3",
      wrongToOtherWrong: "1 of 3",
      unchanged: "2 of 5",
    });
  });
});

describe("the judge's figures", () => {
  it("show a judge that takes the first side whatever it says", () => {
    const decisions = [
      { question: "p", place: 1, right: true },
      { question: "p", place: 1, right: false },
      { question: "q", place: 2, right: true },
      { question: "q", place: 0, right: null },
    ];
    expect(inShort(judgeFigures(decisions))).toEqual({
      forTheRightSide: "2 of 4",
      undecided: "1 of 4",
      rightOfTheDecided: "2 of 3",
      forTheFirstSide: "2 of 3",
      sameInBothOrders: "0 of 1",
    });
  });
});

describe("the reviewers' figures", () => {
  it("hold confidences against whether the solution is right", () => {
    const reviews = [
      { confidence: 10, correct: true },
      { confidence: 8, correct: true },
      { confidence: 10, correct: false },
      { confidence: null, correct: false },
    ];
    expect(inShort(reviewerFigures(reviews))).toEqual({
      unsaid: "1 of 4",
      tens: "2 of 3",
      histogram: [0, 0, 0, 0, 0, 0, 0, 1, 0, 2],
      meanOfRightSolutions: 9,
      meanOfWrongSolutions: 10,
      areaUnderCurve: 0.25,
    });
  });
});

describe("the User's figures", () => {
  it("count wrong ends of dialogues in which a solution was right", () => {
    const dialogues = [
      { endedByUser: true, turns: 2, correct: true, heldRight: true },
      { endedByUser: false, turns: 8, correct: false, heldRight: true },
      { endedByUser: true, turns: 2, correct: false, heldRight: false },
    ];
    expect(inShort(userFigures(dialogues))).toEqual({
      endedByTheUser: "2 of 3",
      meanTurns: 4,
      right: "1 of 3",
      wrongThoughASolutionWasRight: "1 of 3",
    });
  });
});

describe("the moderator's figures", () => {
  const report = { inForm: true, preference: true, side: "affirmative", isDebaters: true, correct: true };

  it("ask for the right answer only where exactly one side has it", () => {
    const reports = [
      { ...report, rightSides: 1 },
      { ...report, rightSides: 2 },
      { ...report, rightSides: 1, correct: false, side: "negative", preference: false },
      { ...report, rightSides: 0, correct: false, side: null, preference: null, inForm: false },
    ];
    expect(inShort(moderatorFigures(reports))).toEqual({
      inForm: "3 of 4",
      answerOfADebater: "4 of 4",
      preferenceYes: "2 of 4",
      rightWhereOneSideIs: "1 of 2",
      forTheAffirmative: "2 of 4",
      forTheNegative: "1 of 4",
    });
  });

  it("take a report as in the form with an answer, a side and a preference that is yes or no", () => {
    expect(isInForm('{"reason": "", "answer": "21", "side": "neither", "preference": "no"}')).toBe(true);
    expect(isInForm('{"answer": "21", "side": "neither", "preference": "perhaps"}')).toBe(false);
    expect(isInForm('{"answer": "21", "preference": "yes"}')).toBe(false);
    expect(isInForm("null")).toBe(false);
    expect(isInForm("The affirmative side is right.")).toBe(false);
  });
});

describe("the voter's figures", () => {
  it("rest on ballots with right and wrong candidates, and show beside them what chance would give", () => {
    const ballots = [
      { candidates: [true, false, false, false], votes: [true, false], unreadable: 1 },
      { candidates: [true, true, true, true], votes: [true, true, true], unreadable: 0 },
      { candidates: [false, false, false, false], votes: [false], unreadable: 2 },
    ];
    expect(inShort(voterFigures(ballots))).toEqual({
      mixedBallots: "1 of 3",
      readable: "2 of 3",
      forARightCandidate: "1 of 2",
      rightCandidates: "1 of 4",
    });
  });
});
