import { describe, expect, it } from "vitest";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { dup } from "../../../core/strategies/dup.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const OPTIONS = { temperature: 0 };
const REPLIES: Readonly<Record<string, string>> = {
  "core-question": "How many pens are there in the end?",
  facts: "Tom has 12 pens.\nHe buys 9 more.",
  solve: "12 + 9 = 21.\nThe answer is 21.",
};

const scripted = (given: Readonly<Record<string, string>> = {}, prompts: "standard" | "terse" = "standard") =>
  scriptedContext(({ path }) => ({ ...REPLIES, ...given })[path] ?? "", { prompts });

describe("dup", () => {
  it("makes three calls of a solver, one after another, at temperature 0", async () => {
    const context = scripted();
    const outcome = await dup.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([["core-question"], ["facts"], ["solve"]]);
    expect(new Set(context.calls.map(({ role }) => role))).toEqual(new Set(["solver"]));
    expect(outcome).toEqual({ answer: "21", agreement: null });
    expect([dup.maxCalls(OPTIONS), dup.options.temperature.default]).toEqual([3, 0]);
  });

  it("shows the core question to the second call, and both replies to the third", async () => {
    const context = scripted();
    await dup.run(numberQuestion(), OPTIONS, context);
    const [core = "", facts = "", solve = ""] = context.calls.map(({ messages }) => messages[0]?.content);
    for (const prompt of [core, facts, solve]) expect(prompt.startsWith(numberQuestion().text)).toBe(true);
    expect(facts).toContain(`Core question: ${REPLIES["core-question"]}`);
    expect(solve).toContain(`Core question: ${REPLIES["core-question"]}`);
    expect(solve).toContain(`${REPLIES.facts}`);
    expect([core, facts, solve].map((prompt) => prompt.includes("The answer is"))).toEqual([
      ...[false, false],
      true,
    ]);
  });

  it.each(ANSWER_TYPES)("has wording for answers of type %s", async (answerType) => {
    const context = scripted();
    await dup.run(numberQuestion({ answerType }), OPTIONS, context);
    const solve = context.calls[2]?.messages[0]?.content;
    expect(solve).toContain(REPLIES["core-question"]);
    expect(solve).toContain(REPLIES.facts);
  });

  it("uses the practice model's own words with the terse prompts", async () => {
    const context = scripted({ "core-question": "Count pens.", facts: "Add 12 and 9." }, "terse");
    await dup.run(numberQuestion({ text: "How many?" }), OPTIONS, context);
    expect(context.calls.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      ["You are a task specifier.", "How many?\nSpecify the task."],
      ["You are the user.", "How many?\nCount pens.\nNext instruction?"],
      ["You are a solver.", "How many?\nCount pens.\nAdd 12 and 9.\nThink step by step."],
    ]);
  });

  it("solves all the same when the earlier replies are empty", async () => {
    const context = scripted({ "core-question": "", facts: "" });
    expect((await dup.run(numberQuestion(), OPTIONS, context)).answer).toBe("21");
  });

  it("is unanswered when the solution is empty or cut off, whatever the facts announce", async () => {
    for (const solve of ["", { text: "First we add the", ended: "length" }] as const) {
      const context = scriptedContext(({ path }) => (path === "solve" ? solve : "The answer is 12."));
      expect((await dup.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
    }
  });
});
