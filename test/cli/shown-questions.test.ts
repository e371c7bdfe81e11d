import { expect, it } from "vitest";
import { homeFolder } from "../../cli/home.ts";
import { shownQuestions, type WantedQuestions } from "../../cli/shown-questions.ts";
import { evaluation, question } from "../engine/export/support/runs.ts";

const RUN = evaluation([
  question("right"),
  question("wrong", { answer: "13" }),
  question("silent", { answer: null }),
  question("broken", { error: "It broke." }),
  question("translated", { asked: { answerType: "translation" }, answer: "Twelve.", score: 40 }),
  question("shown", { asked: { exemplar: true }, answer: "13" }),
  { ...question("going on"), state: "running", result: null, activeTo: null },
]);

const HOME = homeFolder(undefined);

const shown = (wanted: Partial<WantedQuestions>, home = HOME) =>
  shownQuestions(RUN, { ids: [], onlyWrong: false, ...wanted }, home).map(({ id }) => id);

it("questions are shown by their ids, in the order of the run", () => {
  expect(shown({ ids: ["wrong", "right"] })).toEqual(["right", "wrong"]);
});

it("wrong are the questions whose answer is not right, or that have none at their end", () => {
  expect(shown({ onlyWrong: true })).toEqual(["wrong", "silent", "broken"]);
});

it("an answer that nobody judged is not wrong", () => {
  const asked = question("asked");
  const unjudged = { ...asked, result: asked.result && { ...asked.result, correct: null } };
  expect(shownQuestions(evaluation([unjudged]), { ids: [], onlyWrong: true }, HOME)).toEqual([]);
});

it("of the questions that are named, those that are right are left out with the others", () => {
  expect(shown({ ids: ["right", "silent"], onlyWrong: true })).toEqual(["silent"]);
});

it("an id that the run does not have is refused with those that are like it", () => {
  expect(() => shown({ ids: ["right", "wrng"] })).toThrow(
    'The run eval-1 has no question "wrng", or has not come to it yet. Did you mean "wrong"?',
  );
});

it("an id that is like none is refused with the way to all of them", () => {
  expect(() => shown({ ids: ["question 17"] })).toThrow(
    /Those that it has are listed by: counterpoint runs export eval-1 --format csv$/,
  );
  expect(() => shown({ ids: ["question 17"] }, "/other")).toThrow(
    /: counterpoint runs export eval-1 --format csv --home \/other$/,
  );
});
