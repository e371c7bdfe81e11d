import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import type { Exemplar } from "../../../core/exemplars/exemplar.ts";
import type { Question } from "../../../core/question.ts";
import { autoCot } from "../../../core/strategies/auto-cot.ts";
import { letterEmbedder, tableEmbedder } from "../../support/letter-embedder.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const OPTIONS = { shots: 2, temperature: 0 };
const asked = (text: string): Question => numberQuestion({ id: text, text });
const made = (text: string): Exemplar => ({
  question: asked(text),
  answer: "2",
  reasoning: `${text} makes 2.`,
});

const choose = (texts: readonly string[], shots: number, embedder = letterEmbedder(), seed = 1) =>
  autoCot.chooseExemplars?.(texts.map(asked), { shots, temperature: 0 }, embedder, seed);

describe("auto-cot", () => {
  it("shows four exemplars by default, at temperature 0, and says its calls", () => {
    const { shots, temperature } = autoCot.options;
    expect([shots.default, shots.min, shots.max, temperature.default]).toEqual([4, 2, 8, 0]);
    expect(autoCot.maxCalls({ shots: 4, temperature: 0 })).toBe(5);
    expect(autoCot.expectedCalls({ shots: 4, temperature: 0 })).toEqual({ calls: 1, together: 1 });
  });

  it("makes one call with the exemplars of the run in view", async () => {
    const context = scriptedContext(() => "The answer is 21.", { exemplars: [made("one?"), made("two?")] });
    const outcome = await autoCot.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([["reason"]]);
    expect(context.calls[0]?.messages.filter(({ role }) => role === "assistant")).toEqual([
      { role: "assistant", content: "one? makes 2.\nThe answer is 2." },
      { role: "assistant", content: "two? makes 2.\nThe answer is 2." },
    ]);
    expect(context.observations).toMatchObject([
      { kind: "exemplars-shown", source: "dataset", exemplars: ["one?", "two?"] },
    ]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("lets the model reason out built-in questions first where there is no dataset, all together", async () => {
    const context = scriptedContext(({ path }) => `Reasoned ${path}.\nThe answer is 7.`);
    const outcome = await autoCot.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([["exemplar-1", "exemplar-2"], ["reason"]]);
    expect(new Set(context.calls.map(({ role }) => role))).toEqual(new Set(["solver"]));
    const replies = context.calls.at(-1)?.messages.filter(({ role }) => role === "assistant");
    expect(replies?.map(({ content }) => content)).toEqual([
      "Reasoned exemplar-1.\nThe answer is 7.",
      "Reasoned exemplar-2.\nThe answer is 7.",
    ]);
    expect(context.observations).toMatchObject([{ kind: "exemplars-shown", source: "built-in" }]);
    expect(outcome.answer).toBe("7");
  });

  it("leaves out an exemplar whose reasoning gives no answer", async () => {
    const context = scriptedContext(({ path }) =>
      path === "exemplar-1" ? { text: "First we take", ended: "length" } : "The answer is 7.",
    );
    await autoCot.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.at(-1)?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  });

  it("asks without exemplars if no reasoning gives an answer", async () => {
    const context = scriptedContext(({ path }) => (path === "reason" ? "The answer is 21." : ""));
    const outcome = await autoCot.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.at(-1)?.messages).toHaveLength(1);
    expect(context.observations).toEqual([]);
    expect(outcome.answer).toBe("21");
  });

  it("does not show exemplars of another type of answer, without reasoning, or the question itself", async () => {
    const bare = { question: asked("bare?"), answer: "2" };
    const other = { ...made("other?"), question: choiceQuestion() };
    const itself = made(numberQuestion().text);
    const context = scriptedContext(() => "The answer is 21.", {
      exemplars: [bare, other, itself, made("one?")],
    });
    await autoCot.run(numberQuestion(), OPTIONS, context);
    expect(context.observations).toMatchObject([{ exemplars: ["one?"] }]);
  });

  it("leaves out the first exemplars where the context has no room for all of them, and records that", async () => {
    const context = scriptedContext(
      ({ messages }) =>
        messages.length > 3 ? new ContextOverflowError(900, 200, 1000) : "The answer is 21.",
      { exemplars: [made("one?"), made("two?"), made("three?")] },
    );
    const outcome = await autoCot.run(numberQuestion(), { ...OPTIONS, shots: 3 }, context);
    expect(outcome.answer).toBe("21");
    expect(context.calls.at(-1)?.messages[1]?.content).toContain("three? makes 2.");
    expect(context.observations.at(-1)).toEqual({
      at: "reason",
      kind: "history-dropped",
      role: "solver",
      turns: 2,
    });
  });

  it("keeps the practice model's own words with the terse prompts", async () => {
    const context = scriptedContext(() => "", { prompts: "terse", exemplars: [made("one?")] });
    await autoCot.run(numberQuestion({ text: "How many?" }), OPTIONS, context);
    expect(context.calls[0]?.messages).toEqual([
      { role: "system", content: "You are a solver." },
      { role: "user", content: "one?\nThink step by step." },
      { role: "assistant", content: "one? makes 2.\nThe answer is 2." },
      { role: "user", content: "How many?\nThink step by step." },
    ]);
  });
});

describe("the exemplars that auto-cot chooses of a dataset", () => {
  it("are the questions nearest to the centres of their clusters", async () => {
    const embedder = tableEmbedder({
      "sum 1": [10, 1],
      "sum 2": [10, 2],
      "sum 3": [10, 3],
      "coin 1": [1, 10],
      "coin 2": [2, 10],
      "coin 3": [3, 10],
    });
    const texts = ["sum 1", "coin 1", "sum 2", "coin 2", "sum 3", "coin 3"];
    for (const seed of [1, 2, 3]) {
      const chosen = await autoCot.chooseExemplars?.(texts.map(asked), OPTIONS, embedder, seed);
      expect(chosen?.map(({ id }) => id).toSorted()).toEqual(["coin 2", "sum 2"]);
    }
  });

  it("are the same for the same seed", async () => {
    const texts = Array.from({ length: 30 }, (_, index) => "abcdefg".repeat(index + 1).slice(index));
    expect(await choose(texts, 4)).toEqual(await choose(texts, 4));
    expect(await choose(texts, 4)).toHaveLength(4);
  });

  it("leave at least one question to be answered", async () => {
    expect(await choose(["abc", "xyz", "mno"], 4)).toHaveLength(2);
    expect(await choose(["abc"], 4)).toEqual([]);
    expect(await choose([], 4)).toEqual([]);
  });

  it("embed the questions' texts in one go, and none where there is nothing to choose", async () => {
    const embedder = letterEmbedder();
    await choose(["abc"], 2, embedder);
    await choose(["abc", "xyz"], 2, embedder);
    expect(embedder.asked).toEqual([[["abc", "xyz"], "start"]]);
    expect(autoCot.usesEmbedder?.(OPTIONS, "number")).toBe(true);
  });
});
