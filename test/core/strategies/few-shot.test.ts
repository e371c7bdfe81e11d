import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { fewShot } from "../../../core/strategies/few-shot.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const OPTIONS = { shots: 4, temperature: 0 };
const OWN = { question: numberQuestion({ id: "own", text: "How much is 1 + 1?" }), answer: "2" };

describe("few-shot", () => {
  it("makes one call of a solver and reads the answer", async () => {
    const context = scriptedContext(() => "The answer is 21.");
    const outcome = await fewShot.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ role, path }) => [role, path])).toEqual([["solver", "answer"]]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
    expect(fewShot.maxCalls(OPTIONS)).toBe(1);
  });

  it("shows four exemplars by default, at temperature 0", () => {
    const { shots, temperature } = fewShot.options;
    expect([shots.default, shots.min, shots.max, temperature.default]).toEqual([4, 1, 8, 0]);
  });

  it("shows exemplars as earlier turns that ask in the same words and answer without reasons", async () => {
    const context = scriptedContext(() => "", { exemplars: [OWN] });
    await fewShot.run(numberQuestion(), { ...OPTIONS, shots: 2 }, context);
    const messages = context.calls[0]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(messages[2]?.content).toBe("The answer is 2.");
    expect(messages[1]?.content.replace(OWN.question.text, "")).toBe(
      messages.at(-1)?.content.replace(numberQuestion().text, ""),
    );
  });

  it("keeps the practice model's own words in every turn with the terse prompts", async () => {
    const context = scriptedContext(() => "", { prompts: "terse", exemplars: [OWN] });
    await fewShot.run(numberQuestion({ text: "How many?" }), { ...OPTIONS, shots: 1 }, context);
    expect(context.calls[0]?.messages).toEqual([
      { role: "system", content: "You are a solver." },
      { role: "user", content: "How much is 1 + 1?\nAnswer only." },
      { role: "assistant", content: "The answer is 2." },
      { role: "user", content: "How many?\nAnswer only." },
    ]);
  });

  it("leaves out exemplars where the context has no room for them", async () => {
    const context = scriptedContext(
      ({ messages }) =>
        messages.length > 4 ? new ContextOverflowError(900, 200, 1000) : "The answer is 21.",
      { exemplars: [{ ...OWN, question: numberQuestion({ id: "first", text: "How much is 2 + 0?" }) }, OWN] },
    );
    expect((await fewShot.run(numberQuestion(), OPTIONS, context)).answer).toBe("21");
    expect(context.calls.at(-1)?.messages[1]?.content).toContain(OWN.question.text);
    expect(context.observations.at(-1)).toMatchObject({ kind: "history-dropped", turns: 1 });
  });

  it("shows the options of exemplars with choices", async () => {
    const context = scriptedContext(() => "The answer is B.");
    const outcome = await fewShot.run(choiceQuestion(), OPTIONS, context);
    const users = context.calls[0]?.messages.filter(({ role }) => role === "user") ?? [];
    expect(users.map(({ content }) => content.includes("Options:\nA) "))).toEqual(Array(5).fill(true));
    expect(outcome.answer).toBe("B");
  });

  it.each(ANSWER_TYPES)("shows exemplars for answers of type %s in both prompt sets", async (answerType) => {
    for (const prompts of ["standard", "terse"] as const) {
      const context = scriptedContext(() => "", { prompts });
      await fewShot.run(numberQuestion({ answerType }), OPTIONS, context);
      const replies = context.calls[0]?.messages.filter(({ role }) => role === "assistant") ?? [];
      expect(replies).toHaveLength(4);
    }
  });

  it("asks prose to be answered in prose, and never for one line", async () => {
    const context = scriptedContext(() => "");
    await fewShot.run(numberQuestion({ answerType: "text" }), OPTIONS, context);
    expect(context.calls[0]?.messages.at(-1)?.content).not.toContain("one line");
  });

  it("is unanswered when the reply is empty or cut off before its answer", async () => {
    for (const reply of ["", { text: "The answer is", ended: "length" }] as const) {
      const context = scriptedContext(() => reply);
      expect((await fewShot.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
    }
  });
});
