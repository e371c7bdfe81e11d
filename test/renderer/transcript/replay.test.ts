import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextTurn, replayedTo, replayStops } from "../../../renderer/components/transcript/replay.ts";
import { said, seen, transcript } from "./transcripts.ts";

const counted = { kind: "answers-counted", votes: [], unanswered: [] } as const;
const done = { kind: "task-done", saidBy: 1, users: 1, ended: true } as const;
const result = {
  answer: "7",
  agreement: null,
  calls: 3,
  tokens: { prompt: 0, cached: 0, generated: 0 },
  seconds: 1,
  correct: null,
};
const question = transcript({
  turns: [said("a", "solver"), said("b", "solver"), said("c", "solver")],
  observations: [seen(2, "x", done), seen(3, "y", counted)],
  result,
});

describe("a replay", () => {
  test("stops at each turn, and after it at what was seen then", () => {
    expect(replayStops(question).map(({ kind, index }) => `${kind} ${index}`)).toEqual([
      "turn 0",
      "turn 1",
      "observation 0",
      "turn 2",
      "observation 1",
    ]);
  });

  test("shows what was there after so many stops, without the result", () => {
    const shown = replayedTo(question, 3);

    expect(shown.turns.map(({ path }) => path)).toEqual(["a", "b"]);
    expect(shown.observations.map(({ path }) => path)).toEqual(["x"]);
    expect(shown.result).toBeNull();
    expect(shown.state).toBe("running");
  });

  test("shows the whole question at its end", () => {
    expect(replayedTo(question, 5)).toBe(question);
  });

  test("begins with nothing", () => {
    expect(replayedTo(question, 0)).toMatchObject({ turns: [], observations: [] });
  });

  test("goes on from turn to turn, and at last to the end", () => {
    const stops = replayStops(question);

    expect([0, 1, 2, 3, 4].map((count) => nextTurn(stops, count, 1))).toEqual([1, 2, 4, 4, 5]);
  });

  test("goes back from turn to turn, and at last to the beginning", () => {
    const stops = replayStops(question);

    expect([5, 4, 2, 1, 0].map((count) => nextTurn(stops, count, -1))).toEqual([2, 2, 1, 0, 0]);
  });

  test("adds one turn or observation at each stop and loses none", () => {
    fc.assert(
      fc.property(fc.nat(12), fc.array(fc.nat(14), { maxLength: 8 }), (turns, afters) => {
        const some = transcript({
          turns: Array.from({ length: turns }, (_, index) => said(`solver-${index}`, "solver")),
          observations: afters
            .map((after) => Math.min(after, turns))
            .sort((left, right) => left - right)
            .map((after) => seen(after, "x", done)),
        });
        const sizes = Array.from({ length: replayStops(some).length + 1 }, (_, count) => {
          const { turns: shown, observations } = replayedTo(some, count);
          return shown.length + observations.length;
        });

        expect(sizes).toEqual(sizes.map((_, count) => count));
        expect(sizes.at(-1)).toBe(turns + afters.length);
      }),
    );
  });
});
