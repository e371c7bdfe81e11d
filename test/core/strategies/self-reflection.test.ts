import { describe, expect, it } from "vitest";
import { selfReflection } from "../../../core/strategies/self-reflection.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedParts, type ScriptedReply } from "../../support/scripted-context.ts";

const replies = (given: Readonly<Record<string, ScriptedReply>>, parts: ScriptedParts = {}) =>
  scriptedContext(({ path }) => given[path] ?? "", parts);

const run = (context: ReturnType<typeof replies>, question = numberQuestion()) =>
  selfReflection.run(question, { temperature: 0.2 }, context);

describe("self-reflection", () => {
  it("reasons, criticises and revises, one after another", async () => {
    const context = replies({
      reason: "The answer is 20.",
      feedback: "Add again.",
      revise: "The answer is 21.",
    });
    const outcome = await run(context);
    expect(context.calls.map(({ role, path }) => [role, path])).toEqual([
      ["solver", "reason"],
      ["critic", "feedback"],
      ["solver", "revise"],
    ]);
    expect(context.groups).toEqual([["reason"], ["feedback"], ["revise"]]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("makes three calls at temperature 0.2", () => {
    expect(selfReflection.options.temperature.default).toBe(0.2);
    expect(selfReflection.maxCalls({ temperature: 0.2 })).toBe(3);
    expect(selfReflection.expectedCalls({ temperature: 0.2 })).toEqual({ calls: 3, together: 1 });
  });

  it("shows the critic the solution, and the reviser the feedback too", async () => {
    const context = replies({ reason: "I get 20.", feedback: "You forgot one." });
    await run(context);
    const [, critic, reviser] = context.calls.map(({ messages }) => messages.at(-1)?.content ?? "");
    expect(critic).toContain(numberQuestion().text);
    expect(critic).toContain("I get 20.");
    expect(reviser).toContain("I get 20.");
    expect(reviser).toContain("You forgot one.");
    expect(reviser).toMatch(/The answer is X$/);
  });

  it("records what the agent holds before and after the revision", async () => {
    const context = replies({ reason: "The answer is 20.", revise: "The answer is 21." });
    await run(context);
    expect(context.observations).toEqual([
      { at: "reason", kind: "position", answer: "20", changed: null },
      { at: "revise", kind: "position", answer: "21", changed: true },
      { at: "answer", kind: "answer-read", from: "revision", answer: "21" },
    ]);
  });

  it("has not changed an answer that it writes in other letters", async () => {
    const context = replies({ reason: "The answer is Paris.", revise: "The answer is paris." });
    await run(context, { ...numberQuestion(), answerType: "string" });
    expect(context.observations[1]).toMatchObject({ kind: "position", changed: false });
  });

  it.each([
    ["is empty", ""],
    ["names no answer", "The feedback is right."],
    ["is cut off before the answer", { text: "12 pens and 9 mo", ended: "length" } as const],
  ])("keeps the first answer when the revision %s", async (_what, revise) => {
    const context = replies({ reason: "The answer is 20.", feedback: "Hm.", revise });
    expect(await run(context)).toEqual({ answer: "20", agreement: null });
    expect(context.observations.slice(1)).toEqual([
      { at: "revise", kind: "position", answer: "20", changed: false },
      { at: "answer", kind: "answer-read", from: "first reasoning", answer: "20" },
    ]);
  });

  it.each([
    "The answer cannot be determined.",
    "The answer is that it cannot be determined.",
    "The answer is 21. No: the answer is that this cannot be known.",
  ])("has no answer when the revision says that there is none: %s", async (revise) => {
    const context = replies({ reason: "The answer is 20.", revise });
    expect(await run(context)).toEqual({ answer: null, agreement: null });
    expect(context.observations.slice(1)).toEqual([
      { at: "revise", kind: "position", answer: null, changed: true },
      { at: "answer", kind: "answer-read", from: "revision", answer: null },
    ]);
  });

  it("takes the revision when the first reasoning gave no answer", async () => {
    expect(await run(replies({ revise: "The answer is 21." }))).toEqual({ answer: "21", agreement: null });
  });

  it("is unanswered when neither reply gives an answer", async () => {
    const context = replies({});
    expect(await run(context)).toEqual({ answer: null, agreement: null });
    expect(context.calls).toHaveLength(3);
  });

  it("revises prose into prose, without a marker", async () => {
    const context = replies({ reason: "It rains.", revise: "It rains a lot." });
    const outcome = await run(context, numberQuestion({ answerType: "text" }));
    expect(outcome.answer).toBe("It rains a lot.");
    expect(context.calls[2]?.messages.at(-1)?.content).toMatch(/Write only your answer in plain words/);
  });

  it("asks in the practice model's own words with the terse prompts", async () => {
    const context = replies({ reason: "12+9=20", feedback: "20 vs 21: different." }, { prompts: "terse" });
    const question = numberQuestion({ text: "How many?" });
    await run(context, question);
    expect(context.calls.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      ["You are a solver.", "How many?\nThink step by step."],
      ["You are a critic.", "How many?\nSolution:\n12+9=20\nGive feedback."],
      ["You are a solver.", "How many?\nSolution:\n12+9=20\n20 vs 21: different.\nRevise."],
    ]);
  });
});
