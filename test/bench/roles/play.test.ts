import { describe, expect, it } from "vitest";
import { benchSaying, question21 } from "./cases.ts";
import { play } from "./play.ts";

const question = question21("q");
const { signal } = new AbortController();
const reflection = { question, strategy: "self-reflection", options: {} };

describe("a method in a check", () => {
  it("goes on from replies that are given, which cost nothing", async () => {
    const given = { reason: { text: "The answer is 21.", ended: "stop" } } as const;
    const played = await play({ ...reflection, given }, benchSaying("The answer is 4."), signal);
    expect(played.turns.map(({ path }) => path)).toEqual(["feedback", "revise"]);
    expect(played.turns[0]?.messages.at(-1)?.content).toContain("The answer is 21.");
    expect(played).toMatchObject({ answer: "4", correct: false, error: null });
  });

  it("that never asks for a given reply measures something else, and is refused", async () => {
    const given = { elsewhere: { text: "The answer is 21.", ended: "stop" } } as const;
    await expect(play({ ...reflection, given }, benchSaying("4"), signal)).rejects.toThrow(
      /"self-reflection" never asked for the reply at "elsewhere"/,
    );
  });

  it("that fails says why", async () => {
    const bench = benchSaying("");
    const model = { ...bench.model, complete: () => Promise.reject(new Error("No such luck.")) };
    const played = await play(reflection, { ...bench, model }, signal);
    expect(played).toMatchObject({ answer: null, correct: false, error: "No such luck." });
  });
});
