import { describe, expect, test } from "vitest";
import { foldEvents, type QuestionTranscript } from "../../../core/transcript.ts";
import type { EventBody } from "../../../core/events.ts";
import {
  countRows,
  findRows,
  questionRows,
} from "../../../renderer/views/evaluate/questions/question-rows.ts";

const NO_TOKENS = { prompt: 0, cached: 0, generated: 0 };

/** Questions with these ids and ends, folded as the page folds them. */
function questions(ends: Readonly<Record<string, EventBody | null>>): readonly QuestionTranscript[] {
  const bodies = Object.entries(ends).flatMap(([id, end]) => {
    const asked = { id, text: `Question ${id}?`, answerType: "number", choices: [] } as const;
    return [
      [id, { type: "question-started", asked }] as const,
      ...(end === null ? [] : [[id, end] as const]),
    ];
  });
  const events = bodies.map(([question, body], seq) => ({
    ...body,
    run: "r",
    seq,
    question,
    time: 1000 * seq,
  }));
  return foldEvents(events).questions;
}

function finished(answer: string | null, correct: boolean): EventBody {
  const result = { answer, agreement: null, calls: 3, tokens: NO_TOKENS, seconds: 2, correct, gold: "37" };
  return { type: "question-finished", result };
}

const error = { code: "model-run", message: "The model stopped.", details: {} };
const rows = questionRows(
  questions({
    one: finished("37", true),
    two: finished("12", false),
    three: finished(null, false),
    four: { type: "question-failed", error, known: { gold: "9" } },
    five: null,
  }),
);

describe("the questions of an evaluation as rows", () => {
  test("say how each came out", () => {
    const outcomes = rows.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["right", "wrong", "unanswered", "failed", "running"]);
  });

  test("have the right answer once they have come to their end, failed ones too", () => {
    expect(rows.map(({ gold }) => gold)).toEqual(["37", "37", "37", "9", null]);
  });

  test("of translations have a score and are neither right nor wrong", () => {
    const [question] = questions({ one: finished("Hallo", false) });
    if (question?.result == null) throw new Error("There is one question with a result.");
    const translated: QuestionTranscript = {
      ...question,
      asked: { ...question.asked, answerType: "translation" },
      result: { ...question.result, correct: null, score: 71.5 },
    };

    expect(questionRows([translated])).toMatchObject([{ outcome: "answered", score: 71.5 }]);
    expect(rows[0]?.score).toBeNull();
  });

  test("leave out those that only gave exemplars", () => {
    const [one, two] = questions({ one: finished("1", true), two: finished("2", true) });
    if (one === undefined || two === undefined) throw new Error("There are two questions.");

    expect(questionRows([{ ...one, asked: { ...one.asked, exemplar: true } }, two])).toMatchObject([
      { id: "two" },
    ]);
  });

  test("have calls and time once they have come to their end", () => {
    expect([rows[0]?.calls, rows[0]?.seconds, rows[4]?.seconds]).toEqual([3, 2, null]);
  });

  test("are filtered by outcome, and counted by the same rule", () => {
    expect(findRows(rows, "wrong", "").map(({ id }) => id)).toEqual(["two"]);
    expect(countRows(rows)).toEqual({ all: 5, wrong: 1, unanswered: 1, failed: 1 });
  });

  test("are found by every word of id, question and answer", () => {
    expect(findRows(rows, "all", "question 37").map(({ id }) => id)).toEqual(["one"]);
    expect(findRows(rows, "wrong", "37")).toEqual([]);
  });
});
