import { describe, expect, it } from "vitest";
import { answerForm } from "../../../core/prompts/question-text.ts";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { planAndSolve } from "../../../core/strategies/plan-and-solve.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const OPTIONS = { temperature: 0 };

describe("plan-and-solve", () => {
  it("makes one call of a solver at temperature 0", async () => {
    const context = scriptedContext(() => "Given: 12, 9. Plan: add. 12 + 9 = 21.\nThe answer is 21.");
    const outcome = await planAndSolve.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ role, path }) => [role, path])).toEqual([["solver", "solve"]]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
    expect([planAndSolve.maxCalls(OPTIONS), planAndSolve.options.temperature.default]).toEqual([1, 0]);
  });

  it("asks for what is given, for a plan, and to carry it out, in this order", async () => {
    const context = scriptedContext(() => "");
    await planAndSolve.run(numberQuestion(), OPTIONS, context);
    const prompt = context.calls[0]?.messages[0]?.content ?? "";
    expect(prompt).toMatch(/^Tom has 12 pens[^]*given[^]*values[^]*plan[^]*carry out[^]*The answer is/);
  });

  it.each(ANSWER_TYPES)("has wording for answers of type %s", async (answerType) => {
    const context = scriptedContext(() => "");
    await planAndSolve.run(numberQuestion({ answerType }), OPTIONS, context);
    const prompt = context.calls[0]?.messages[0]?.content ?? "";
    expect(prompt).toContain("plan");
    expect(prompt.endsWith(answerForm(answerType))).toBe(true);
  });

  it("uses the practice model's own words with the terse prompts", async () => {
    const context = scriptedContext(() => "", { prompts: "terse" });
    await planAndSolve.run(numberQuestion({ text: "How many?" }), OPTIONS, context);
    expect(context.calls[0]?.messages).toEqual([
      { role: "system", content: "You are a solver." },
      { role: "user", content: "How many?\nThink step by step." },
    ]);
  });

  it("is unanswered when the reply is empty or cut off before its answer", async () => {
    for (const reply of ["", { text: "Given are 12 pens. The plan is to", ended: "length" }] as const) {
      const context = scriptedContext(() => reply);
      expect((await planAndSolve.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
    }
  });
});
