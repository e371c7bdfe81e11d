import { describe, expect, test } from "vitest";
import { differInTextOnly } from "../../../renderer/components/transcript/settled.ts";
import { said, seen, transcript, writing } from "./transcripts.ts";

const before = transcript({ turns: [said("a", "solver", "done"), writing("b", "solver", "The")] });

describe("two states of a question", () => {
  test("differ in text only while a turn writes on", () => {
    const after = { ...before, turns: before.turns.with(1, writing("b", "solver", "The answer")) };

    expect(differInTextOnly(before, after)).toBe(true);
  });

  test.each([
    ["a turn has finished", { ...before, turns: before.turns.with(1, said("b", "solver")) }],
    ["a turn has begun", { ...before, turns: [...before.turns, writing("c", "solver")] }],
    ["something was seen", { ...before, observations: [seen(2, "x", { kind: "warning", message: "w" })] }],
    ["the question has ended", { ...before, state: "failed" as const }],
  ])("differ in more once %s", (_what, after) => {
    expect(differInTextOnly(before, after)).toBe(false);
  });
});
