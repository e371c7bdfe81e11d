import { describe, expect, it } from "vitest";
import { io } from "../../../core/strategies/io.ts";
import { zeroShotCot } from "../../../core/strategies/zero-shot-cot.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

describe("io", () => {
  it("makes one call of a solver and reads the answer", async () => {
    const context = scriptedContext(() => "The answer is 21.");
    const outcome = await io.run(numberQuestion(), { temperature: 0 }, context);
    expect(context.calls.map(({ role }) => role)).toEqual(["solver"]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("asks in the practice model's own words with the terse prompts", async () => {
    const context = scriptedContext(() => "The answer is 21.", { prompts: "terse" });
    await io.run(numberQuestion({ text: "How  many\npens?" }), { temperature: 0 }, context);
    expect(context.calls[0]?.messages).toEqual([
      { role: "system", content: "You are a solver." },
      { role: "user", content: "How many pens?\nAnswer only." },
    ]);
  });

  it("is unanswered when the reply is empty", async () => {
    const outcome = await io.run(
      numberQuestion(),
      { temperature: 0 },
      scriptedContext(() => ""),
    );
    expect(outcome.answer).toBeNull();
  });
});

describe("zero-shot-cot", () => {
  it("makes one call of a solver that reasons before the marker", async () => {
    const context = scriptedContext(() => "12 + 9 = 21\nThe answer is 21.");
    const outcome = await zeroShotCot.run(numberQuestion(), { temperature: 0 }, context);
    expect(context.calls.map(({ role, path }) => [role, path])).toEqual([["solver", "reason"]]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("shows the choices and reads the label", async () => {
    const context = scriptedContext(() => "People keep money in a bank.\nThe answer is A.");
    const outcome = await zeroShotCot.run(choiceQuestion(), { temperature: 0 }, context);
    expect(context.calls[0]?.messages.at(-1)?.content).toContain("Options:\nA) bank\nB) library\nC) river");
    expect(outcome.answer).toBe("A");
  });

  it("shows the passage before a claim and asks whether it is true", async () => {
    const context = scriptedContext(() => "The answer is false.");
    const claim = numberQuestion({
      answerType: "truefalse",
      text: "Ann is older.",
      context: "Ben is older than Ann.",
    });
    const outcome = await zeroShotCot.run(claim, { temperature: 0 }, context);
    expect(context.calls[0]?.messages.at(-1)?.content).toMatch(
      /^Passage:\nBen is older than Ann\.\n\nClaim: Ann is older\.\n\nIs this claim true or false\?/,
    );
    expect(outcome.answer).toBe("false");
  });

  it("is unanswered when the reply never comes to an answer", async () => {
    const context = scriptedContext(() => ({
      text: "First we add the pens that Tom has to",
      ended: "length",
    }));
    expect((await zeroShotCot.run(numberQuestion(), { temperature: 0 }, context)).answer).toBeNull();
  });
});
