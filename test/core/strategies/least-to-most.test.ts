import { describe, expect, it } from "vitest";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { leastToMost } from "../../../core/strategies/least-to-most.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedReply } from "../../support/scripted-context.ts";

const OPTIONS = { parts: 5, temperature: 0 };
const SPLIT = "1. How many pens has Tom?\n2. How many does he buy?\n3. How many are there then?";

const scripted = (split: ScriptedReply, prompts: "standard" | "terse" = "standard") =>
  scriptedContext(
    ({ path }) =>
      path === "split" ? split : path === "sub-question-3" ? "The answer is 21." : `Reply to ${path}.`,
    { prompts },
  );

describe("least-to-most", () => {
  it("splits the question, then solves its parts one after another", async () => {
    const context = scripted(SPLIT);
    const outcome = await leastToMost.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([
      ...[["split"], ["sub-question-1"]],
      ...[["sub-question-2"], ["sub-question-3"]],
    ]);
    expect(new Set(context.calls.map(({ role }) => role))).toEqual(new Set(["solver"]));
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("splits into at most five parts by default, at temperature 0", () => {
    const { parts, temperature } = leastToMost.options;
    expect([parts.default, parts.min, parts.max, temperature.default]).toEqual([5, 1, 10, 0]);
    expect(leastToMost.maxCalls(OPTIONS)).toBe(6);
    expect(leastToMost.expectedCalls({ parts: 1, temperature: 0 }).calls).toBe(2);
  });

  it("shows every part the earlier ones with their answers", async () => {
    const context = scripted(SPLIT);
    await leastToMost.run(numberQuestion(), OPTIONS, context);
    const prompts = context.calls.map(({ messages }) => messages.at(-1)?.content ?? "");
    expect(prompts[1]).not.toContain("Reply to");
    expect(prompts[2]).toContain("How many pens has Tom?\nReply to sub-question-1.");
    expect(prompts[3]).toContain("How many pens has Tom?\nReply to sub-question-1.");
    expect(prompts[3]).toContain("How many does he buy?\nReply to sub-question-2.");
  });

  it("puts the question first everywhere, and asks for the marker in the last call alone", async () => {
    const context = scripted(SPLIT);
    await leastToMost.run(numberQuestion(), OPTIONS, context);
    const prompts = context.calls.map(({ messages }) => messages[0]?.content ?? "");
    for (const prompt of prompts) expect(prompt.startsWith(numberQuestion().text)).toBe(true);
    expect(prompts.map((prompt) => prompt.includes("The answer is"))).toEqual([false, false, false, true]);
    expect(prompts[3]).toContain("How many are there then?");
  });

  it("records the parts", async () => {
    const context = scripted(SPLIT);
    await leastToMost.run(numberQuestion(), OPTIONS, context);
    expect(context.observations).toEqual([
      {
        at: "split",
        kind: "parts-read",
        what: "sub-questions",
        parts: ["How many pens has Tom?", "How many does he buy?", "How many are there then?"],
        builtIn: 0,
      },
    ]);
  });

  it("solves no more parts than asked for, and the last one concludes", async () => {
    const context = scripted(SPLIT);
    await leastToMost.run(numberQuestion(), { ...OPTIONS, parts: 2 }, context);
    expect(context.calls.map(({ path }) => path)).toEqual(["split", "sub-question-1", "sub-question-2"]);
    expect(context.calls.at(-1)?.messages[0]?.content).toContain("The answer is");
  });

  it.each<[string, ScriptedReply]>([
    ["empty", ""],
    ["prose", "It is simple, just add both numbers."],
    ["cut off in its first line", { text: "1. How many pens h", ended: "length" }],
  ])("asks the question as a whole if the split is %s", async (_what, split) => {
    const context = scriptedContext(({ path }) => (path === "split" ? split : "The answer is 21."));
    const outcome = await leastToMost.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ path }) => path)).toEqual(["split", "sub-question-1"]);
    expect(outcome.answer).toBe("21");
    expect(context.observations).toMatchObject([
      { kind: "parts-read", parts: [numberQuestion().text] },
      { kind: "warning" },
    ]);
  });

  it("uses the practice model's own words with the terse prompts", async () => {
    const context = scripted(SPLIT, "terse");
    await leastToMost.run(numberQuestion({ text: "How many?" }), OPTIONS, context);
    expect(context.calls.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      ["You are a task specifier.", "How many?\nSpecify the task."],
      ["You are the assistant.", "How many?\nUser: How many pens has Tom?"],
      [
        "You are the assistant.",
        "How many?\nUser: How many pens has Tom?\nAssistant: Reply to sub-question-1.\nUser: How many does he buy?",
      ],
      [
        "You are the assistant.",
        "How many?\nUser: How many pens has Tom?\nAssistant: Reply to sub-question-1.\n" +
          "User: How many does he buy?\nAssistant: Reply to sub-question-2.\nFinal answer?",
      ],
    ]);
  });

  it.each(ANSWER_TYPES)("has wording for answers of type %s", async (answerType) => {
    const context = scripted(SPLIT);
    await leastToMost.run(numberQuestion({ answerType }), OPTIONS, context);
    expect(context.calls).toHaveLength(4);
  });

  it("is unanswered when the last reply is empty, whatever the earlier ones say", async () => {
    const context = scriptedContext(({ path }) =>
      path === "split" ? SPLIT : path === "sub-question-3" ? "" : "The answer is 12.",
    );
    expect((await leastToMost.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
  });
});
