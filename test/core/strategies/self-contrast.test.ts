import { describe, expect, it } from "vitest";
import { selfContrast } from "../../../core/strategies/self-contrast.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedParts, type ScriptedReply } from "../../support/scripted-context.ts";

const PERSPECTIVES = "### Go forward. @@@\n### Go back. @@@\n### Count. @@@";

const replies = (given: Readonly<Record<string, ScriptedReply>>, parts: ScriptedParts = {}) =>
  scriptedContext(({ path }) => given[path] ?? "", parts);

const run = (context: ReturnType<typeof replies>, question = numberQuestion()) =>
  selfContrast.run(question, { temperature: 0.2 }, context);

const contentOf = (context: ReturnType<typeof replies>, path: string) =>
  context.calls.find((call) => call.path === path)?.messages.at(-1)?.content ?? "";

describe("self-contrast", () => {
  it("takes perspectives, three answers issued together, a contrast and a reflection", async () => {
    const context = replies({ perspectives: PERSPECTIVES, reflect: "The answer is 21." });
    const outcome = await run(context);
    expect(context.groups).toEqual([
      ["perspectives"],
      ["answer-1", "answer-2", "answer-3"],
      ["contrast"],
      ["reflect"],
    ]);
    expect(context.calls.map(({ role }) => role)).toEqual([
      ...["solver", "solver", "solver", "solver"],
      ...["critic", "solver"],
    ]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("warns that terse perspectives are one at temperature 0", () => {
    const outlook = (prompts: "terse" | "standard") => ({
      answerTypes: ["number"] as const,
      wording: scriptedContext(() => "", { prompts }).wording,
    });
    expect(selfContrast.warnings?.({ temperature: 0 }, outlook("terse"))).toMatchObject([
      { id: "samePerspectives" },
    ]);
    expect(selfContrast.warnings?.({ temperature: 0 }, outlook("standard"))).toEqual([]);
    expect(selfContrast.warnings?.({ temperature: 0.2 }, outlook("terse"))).toEqual([]);
  });

  it("makes six calls at temperature 0.2", () => {
    expect(selfContrast.options.temperature.default).toBe(0.2);
    expect(selfContrast.maxCalls({ temperature: 0.2 })).toBe(6);
    expect(selfContrast.expectedCalls({ temperature: 0.2 })).toEqual({ calls: 6, together: 1 });
  });

  it("gives each answer its own perspective", async () => {
    const context = replies({ perspectives: PERSPECTIVES });
    await run(context);
    expect(contentOf(context, "answer-1")).toContain("Go forward.");
    expect(contentOf(context, "answer-2")).toContain("Go back.");
    expect(contentOf(context, "answer-3")).toContain("Count.");
    expect(contentOf(context, "answer-3")).not.toContain("Go back.");
  });

  it("reflects with the question, the answers, and the differences and checklist in view", async () => {
    const context = replies({
      "answer-1": "I get 20.",
      "answer-2": "I get 21.",
      "answer-3": "I get 22.",
      contrast: "They add differently. Checklist: add.",
    });
    await run(context);
    for (const part of [numberQuestion().text, "I get 20.", "I get 21.", "I get 22."]) {
      expect(contentOf(context, "contrast")).toContain(part);
      expect(contentOf(context, "reflect")).toContain(part);
    }
    expect(contentOf(context, "reflect")).toContain("They add differently. Checklist: add.");
  });

  it("records the perspectives, the three first answers and the last one", async () => {
    const context = replies({
      perspectives: PERSPECTIVES,
      "answer-1": "The answer is 20.",
      "answer-3": "The answer is 22.",
      reflect: "The answer is 21.",
    });
    await run(context);
    const parts = ["Go forward.", "Go back.", "Count."];
    expect(context.observations).toEqual([
      { at: "perspectives", kind: "parts-read", what: "perspectives", parts, builtIn: 0 },
      { at: "answer-1", kind: "position", answer: "20", changed: null },
      { at: "answer-2", kind: "position", answer: null, changed: null },
      { at: "answer-3", kind: "position", answer: "22", changed: null },
      { at: "answer", kind: "answer-read", from: "reflection", answer: "21" },
    ]);
  });

  it.each([
    ["one perspective", "### Go forward. @@@", 2],
    ["none", "", 3],
    ["a half one, cut off", { text: "### Go forward. @@@ ### Go ba", ended: "length" } as const, 2],
  ])("fills up with built-in perspectives when the model names %s", async (_what, perspectives, builtIn) => {
    const context = replies({ perspectives });
    await run(context);
    const [read] = context.observations;
    expect(read).toMatchObject({ kind: "parts-read", builtIn });
    expect(read?.kind === "parts-read" ? read.parts.length : 0).toBe(3);
    expect(contentOf(context, "answer-3")).not.toContain("\n\n\n");
  });

  it("takes the majority of the three answers when the reflection gives none", async () => {
    const context = replies({
      "answer-1": "The answer is 20.",
      "answer-2": "The answer is 21.",
      "answer-3": "The answer is 21.00.",
      reflect: { text: "All of them should be", ended: "length" },
    });
    expect(await run(context)).toEqual({ answer: "21", agreement: null });
    expect(context.observations.at(-1)).toEqual({
      at: "answer",
      kind: "answer-read",
      from: "majority of the three answers",
      answer: "21",
    });
  });

  it("has no answer when the reflection says that there is none, whatever the three answers say", async () => {
    const context = replies({
      "answer-1": "The answer is 20.",
      "answer-2": "The answer is 20.",
      reflect: "The answer cannot be determined.",
    });
    expect(await run(context)).toEqual({ answer: null, agreement: null });
    expect(context.observations.at(-1)).toEqual({
      at: "answer",
      kind: "answer-read",
      from: "reflection",
      answer: null,
    });
  });

  it("is unanswered without reflection and without majority", async () => {
    const context = replies({ "answer-1": "The answer is 20.", "answer-2": "The answer is 21." });
    expect(await run(context)).toEqual({ answer: null, agreement: null });
  });

  it("reflects prose into prose, and counts it only by embedding", async () => {
    const context = replies({ perspectives: PERSPECTIVES, reflect: "It rains." });
    expect((await run(context, numberQuestion({ answerType: "text" }))).answer).toBe("It rains.");
    expect(contentOf(context, "reflect")).toMatch(/only your answer in plain words/);
    expect(selfContrast.usesEmbedder?.({ temperature: 0.2 }, "text")).toBe(true);
    expect(selfContrast.usesEmbedder?.({ temperature: 0.2 }, "number")).toBe(false);
  });

  it("asks in wordings that the practice model knows with the terse prompts", async () => {
    const context = replies({ "answer-1": "a", "answer-2": "b", "answer-3": "c" }, { prompts: "terse" });
    await run(context, numberQuestion({ text: "How many?" }));
    expect(contentOf(context, "answer-2")).toBe("How many?\nThink step by step.");
    expect(contentOf(context, "contrast")).toBe("How many?\nSolution:\na\nb\nc\nGive feedback.");
    expect(context.calls).toHaveLength(6);
  });
});
