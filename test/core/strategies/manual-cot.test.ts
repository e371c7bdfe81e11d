import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import type { Exemplar } from "../../../core/exemplars/exemplar.ts";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { manualCot } from "../../../core/strategies/manual-cot.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const OPTIONS = { shots: 4, temperature: 0 };
const OWN = {
  question: numberQuestion({ id: "own", text: "How much is 1 + 1?" }),
  answer: "2",
  reasoning: "1 and 1 more make 2.",
};

describe("manual-cot", () => {
  it("makes one call of a solver and reads the answer", async () => {
    const context = scriptedContext(() => "12 + 9 = 21.\nThe answer is 21.");
    const outcome = await manualCot.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ role, path }) => [role, path])).toEqual([["solver", "reason"]]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
    expect(manualCot.maxCalls(OPTIONS)).toBe(1);
  });

  it("shows four exemplars by default, at temperature 0", () => {
    const { shots, temperature } = manualCot.options;
    expect([shots.default, shots.min, shots.max, temperature.default]).toEqual([4, 1, 8, 0]);
  });

  it("shows each exemplar's reasoning before its answer", async () => {
    const repliesShown = async (exemplars?: readonly Exemplar[]) => {
      const context = scriptedContext(() => "", exemplars && { exemplars });
      await manualCot.run(numberQuestion(), OPTIONS, context);
      return context.calls[0]?.messages.filter(({ role }) => role === "assistant") ?? [];
    };
    expect(await repliesShown([OWN])).toMatchObject([{ content: "1 and 1 more make 2.\nThe answer is 2." }]);
    const replies = await repliesShown();
    expect(replies).toHaveLength(4);
    for (const { content } of replies) expect(content).toMatch(/.\nThe answer is \d+\.$/);
  });

  it("keeps the practice model's own words in every turn with the terse prompts", async () => {
    const context = scriptedContext(() => "", { prompts: "terse", exemplars: [OWN] });
    await manualCot.run(numberQuestion({ text: "How many?" }), { ...OPTIONS, shots: 1 }, context);
    expect(context.calls[0]?.messages).toEqual([
      { role: "system", content: "You are a solver." },
      { role: "user", content: "How much is 1 + 1?\nThink step by step." },
      { role: "assistant", content: "1 and 1 more make 2.\nThe answer is 2." },
      { role: "user", content: "How many?\nThink step by step." },
    ]);
  });

  it("leaves out exemplars where the context has no room for them", async () => {
    const context = scriptedContext(
      ({ messages }) =>
        messages.length > 3 ? new ContextOverflowError(900, 200, 1000) : "The answer is 21.",
      { exemplars: [{ ...OWN, question: numberQuestion({ id: "first", text: "How much is 2 + 0?" }) }, OWN] },
    );
    expect((await manualCot.run(numberQuestion(), OPTIONS, context)).answer).toBe("21");
    expect(context.calls.at(-1)?.messages[0]?.content).toContain(OWN.question.text);
    expect(context.observations.at(-1)).toMatchObject({ kind: "history-dropped", turns: 1 });
  });

  it.each(ANSWER_TYPES)("shows exemplars for answers of type %s in both prompt sets", async (answerType) => {
    for (const prompts of ["standard", "terse"] as const) {
      const context = scriptedContext(() => "", { prompts });
      await manualCot.run(numberQuestion({ answerType }), OPTIONS, context);
      const replies = context.calls[0]?.messages.filter(({ role }) => role === "assistant") ?? [];
      expect(replies).toHaveLength(4);
    }
  });

  it("is unanswered when the reply is empty or cut off before its answer", async () => {
    for (const reply of ["", { text: "First we add the pens that", ended: "length" }] as const) {
      const context = scriptedContext(() => reply);
      expect((await manualCot.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
    }
  });
});
