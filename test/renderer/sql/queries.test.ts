import { describe, expect, test } from "vitest";
import type { Observation, QuestionResult } from "../../../core/events.ts";
import type { ShownResult } from "../../../core/sql.ts";
import { equalOnes, queriesOf, sameQuery } from "../../../renderer/components/sql/queries.ts";
import { said, seen, transcript } from "../transcript/transcripts.ts";

const rows: ShownResult = { kind: "rows", columns: ["n"], rows: [[1]], count: 1 };
const problem: ShownResult = { kind: "problem", problem: "error", message: "no such column: m" };

function ran(query: string, result: ShownResult = rows): Observation {
  return { kind: "query-run", query, result };
}

function compared(left: string, right: string, equal: boolean): Observation {
  return { kind: "queries-compared", left, right, equal };
}

const turns = [
  said("base", "solver"),
  said("round-1/affirmative", "affirmative"),
  said("round-1/negative", "negative"),
  said("round-2/affirmative", "affirmative"),
  said("round-2/negative", "negative"),
];
const firstRound = [
  seen(3, "round-1/affirmative", ran("SELECT 1")),
  seen(3, "round-1/negative", ran("SELECT m", problem)),
  seen(3, "round-1", compared("round-1/affirmative", "round-1/negative", false)),
];

function answered(answer: string): QuestionResult {
  const tokens = { prompt: 0, cached: 0, generated: 0 };
  return { answer, agreement: null, calls: 5, tokens, seconds: 1, correct: null };
}

describe("the queries of agents", () => {
  test("are the latest of each, under the agent's name and round", () => {
    const { candidates } = queriesOf(
      transcript({
        turns,
        observations: [...firstRound, seen(5, "round-2/negative", ran("SELECT 1 AS n"))],
      }),
    );

    expect(candidates).toMatchObject([
      { role: "affirmative", round: { number: 1 }, query: "SELECT 1", result: rows },
      { role: "negative", round: { number: 2 }, query: "SELECT 1 AS n", result: rows },
    ]);
  });

  test("keep the message of one that cannot be executed", () => {
    const { candidates } = queriesOf(transcript({ turns, observations: firstRound }));

    expect(candidates[1]?.result).toEqual(problem);
  });

  test("of several agents of a kind are told apart", () => {
    const { candidates } = queriesOf(
      transcript({
        turns: [said("solver-1", "solver"), said("solver-2", "solver")],
        observations: [seen(2, "solver-1", ran("SELECT 1")), seen(2, "solver-2", ran("SELECT 2"))],
      }),
    );

    expect(candidates.map(({ agent, query }) => [agent, query])).toEqual([
      [1, "SELECT 1"],
      [2, "SELECT 2"],
    ]);
  });

  test("are equal or not as the method found last", () => {
    const before = queriesOf(transcript({ turns, observations: firstRound }));
    const after = queriesOf(
      transcript({
        turns,
        observations: [
          ...firstRound,
          seen(5, "round-2/negative", ran("SELECT 1 AS n")),
          seen(5, "round-2", compared("round-2/affirmative", "round-2/negative", true)),
        ],
      }),
    );

    expect(before.comparisons).toEqual([{ left: "affirmative", right: "negative", equal: false }]);
    expect(equalOnes(before)).toEqual(new Set());
    expect(after.comparisons).toEqual([{ left: "affirmative", right: "negative", equal: true }]);
    expect(equalOnes(after)).toEqual(new Set(["affirmative", "negative"]));
  });

  test("say which one the question was answered with", () => {
    const { candidates } = queriesOf(
      transcript({ turns, observations: firstRound, result: answered("SELECT  1;") }),
    );

    expect(candidates.map(({ isAnswer }) => isAnswer)).toEqual([true, false]);
  });
});

test.each([
  ["SELECT 1", "SELECT\n  1 ;", true],
  ["SELECT 1", "SELECT 2", false],
  ["SELECT 1", null, false],
])("%j and %j: the same query %s", (left, right, same) => {
  expect(sameQuery(left, right)).toBe(same);
});
