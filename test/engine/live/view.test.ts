import { describe, expect, it } from "vitest";
import type { Question } from "../../../core/question.ts";
import { foldEvents } from "../../../core/transcript.ts";
import { viewOf } from "../../../engine/live/view.ts";
import { eventsOf, MANIFEST } from "../doubles.ts";

const PASSAGE: Question = {
  id: "q1",
  text: "What?",
  answerType: "text",
  choices: [],
  context: "A long passage.",
};
const QUERY: Question = {
  id: "q2",
  text: "Which?",
  answerType: "sql",
  choices: [],
  database: { name: "shop.sqlite", schema: "CREATE TABLE goods (name TEXT)" },
};

describe("what is sent of a run", () => {
  const transcript = foldEvents(
    eventsOf("r", [
      [null, { type: "run-started", manifest: MANIFEST }],
      ...[PASSAGE, QUERY].map((asked) => [asked.id, { type: "question-started", asked }] as const),
    ]),
  );

  it("has passage and schema of the followed question alone", () => {
    const [first, second] = viewOf(transcript, transcript.questions[0]).questions;
    expect(first?.asked).toEqual(PASSAGE);
    expect(second?.asked).toEqual({ id: "q2", text: "Which?", answerType: "sql", choices: [] });
  });

  it("has neither where no question is followed", () => {
    const { questions } = viewOf(transcript, undefined);
    expect(questions.map(({ asked }) => Object.keys(asked))).toEqual([
      ["id", "text", "answerType", "choices"],
      ["id", "text", "answerType", "choices"],
    ]);
  });
});
