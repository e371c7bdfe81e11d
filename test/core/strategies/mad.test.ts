import { describe, expect, it } from "vitest";
import type { PromptSetName } from "../../../core/model.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { mad } from "../../../core/strategies/mad.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedParts, type ScriptedReply } from "../../support/scripted-context.ts";

const OPTIONS = { agents: 3, rounds: 3, temperature: 0.2 };

/** What the agents say in each round, and what the judge says. */
function debate(
  rounds: readonly (readonly ScriptedReply[])[],
  judge: ScriptedReply,
  parts: ScriptedParts = {},
) {
  return scriptedContext(({ path }) => {
    const [, round, agent] = /^round-(\d+)\/agent-(\d+)$/.exec(path) ?? [];
    return agent === undefined ? judge : (rounds[Number(round) - 1]?.[Number(agent) - 1] ?? "");
  }, parts);
}

const answers = (...values: number[]) => values.map((value) => `The answer is ${value}.`);

describe("mad", () => {
  it("lets three agents answer in three rounds, each round together, and a judge conclude: ten calls", async () => {
    const context = debate([answers(1, 2, 2), answers(2, 2, 2), answers(2, 2, 2)], "The answer is 2.");
    await mad.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([
      ["round-1/agent-1", "round-1/agent-2", "round-1/agent-3"],
      ["round-2/agent-1", "round-2/agent-2", "round-2/agent-3"],
      ["round-3/agent-1", "round-3/agent-2", "round-3/agent-3"],
      ["judge"],
    ]);
    expect(context.calls.map(({ role }) => role)).toEqual([...Array<string>(9).fill("debater"), "judge"]);
    expect(mad.maxCalls(OPTIONS)).toBe(10);
  });

  it("has the defaults of the paper's comparison", () => {
    const { agents, rounds, temperature } = mad.options;
    expect([agents.default, rounds.default, temperature.default]).toEqual([3, 3, 0.2]);
  });

  it("opens with three different prompts, which further agents take in turn", async () => {
    const context = debate([answers(1, 1, 1, 1)], "The answer is 1.");
    await mad.run(numberQuestion(), { ...OPTIONS, agents: 4, rounds: 1 }, context);
    const openings = context.calls.slice(0, 4).map(({ messages }) => JSON.stringify(messages));
    expect(new Set(openings.slice(0, 3)).size).toBe(3);
    expect(openings[3]).toBe(openings[0]);
  });

  it("shows every agent its own and the others' last replies", async () => {
    const context = debate(
      [
        ["one: 1", "two: 2", "three: 3"],
        ["four: 4", "five: 5", "six: 6"],
      ],
      "",
    );
    await mad.run(numberQuestion(), OPTIONS, context);
    const seenBy = (path: string) =>
      context.calls.find((call) => call.path === path)?.messages.at(-1)?.content;
    for (const agent of [1, 2, 3]) {
      const second = seenBy(`round-2/agent-${agent}`);
      for (const said of ["one: 1", "two: 2", "three: 3", `You are agent ${agent}.`])
        expect(second).toContain(said);
      const third = seenBy(`round-3/agent-${agent}`);
      for (const said of ["four: 4", "five: 5", "six: 6"]) expect(third).toContain(said);
      expect(third).not.toContain("one: 1");
    }
  });

  it("keeps an empty reply visible as nothing said", async () => {
    const context = debate([["", "two: 2", "three: 3"]], "");
    await mad.run(numberQuestion(), { ...OPTIONS, rounds: 2 }, context);
    const seen = context.calls.find(({ path }) => path === "round-2/agent-2")?.messages.at(-1)?.content;
    expect(seen).toContain("agent 1:\n(nothing)");
  });

  it("takes the answer that the judge states and gives its share among the last answers", async () => {
    const context = debate([answers(1, 1, 1), answers(1, 1, 1), answers(5, 7, 5)], "The answer is 7.");
    const outcome = await mad.run(numberQuestion(), OPTIONS, context);
    expect(outcome).toEqual({ answer: "7", agreement: 1 / 3 });
    expect(context.observations).toContainEqual({
      at: "judge",
      kind: "answer-read",
      from: "judge",
      answer: "7",
    });
  });

  it.each([
    ["gives none", "I cannot say."],
    ["gives one that no agent holds", "The answer is 99."],
    ["is empty", ""],
    ["is cut off before it", { text: "The answer is", ended: "length" } as const],
  ])("counts the last answers when the judge's reply %s", async (_what, judge) => {
    const context = debate([answers(5, 7, 7)], judge);
    const outcome = await mad.run(numberQuestion(), { ...OPTIONS, rounds: 1 }, context);
    expect(outcome).toEqual({ answer: "7", agreement: 2 / 3 });
    expect(context.observations.at(-1)).toEqual({
      at: "judge",
      kind: "answer-read",
      from: "last answers",
      answer: "7",
    });
  });

  it("is unanswered when nobody answers", async () => {
    const outcome = await mad.run(numberQuestion(), OPTIONS, debate([], ""));
    expect(outcome).toEqual({ answer: null, agreement: 0 });
  });

  it("records what every agent holds, and whether it changed", async () => {
    const context = debate([answers(1, 2, 3), ["The answer is 1.0.", "The answer is 3.", "No idea."]], "");
    await mad.run(numberQuestion(), { ...OPTIONS, rounds: 2 }, context);
    expect(context.observations.filter(({ kind }) => kind === "position")).toEqual([
      { at: "round-1/agent-1", kind: "position", answer: "1", changed: null },
      { at: "round-1/agent-2", kind: "position", answer: "2", changed: null },
      { at: "round-1/agent-3", kind: "position", answer: "3", changed: null },
      { at: "round-2/agent-1", kind: "position", answer: "1", changed: false },
      { at: "round-2/agent-2", kind: "position", answer: "3", changed: true },
      { at: "round-2/agent-3", kind: "position", answer: null, changed: true },
    ]);
  });

  it("records the votes of the last round", async () => {
    const context = debate([answers(1, 1, 1), answers(1, 2, 2)], "The answer is 2.");
    await mad.run(numberQuestion(), { ...OPTIONS, rounds: 2 }, context);
    expect(context.observations).toContainEqual({
      at: "vote",
      kind: "answers-counted",
      votes: [
        { answer: "2", agents: [2, 3] },
        { answer: "1", agents: [1] },
      ],
      unanswered: [],
    });
  });

  it("shows the judge the last answers, those that are missing too", async () => {
    const context = debate([["The answer is (B).", "I am not sure.", "The answer is (A)."]], "");
    await mad.run(choiceQuestion(), { ...OPTIONS, rounds: 1 }, context);
    expect(context.calls.at(-1)?.messages.at(-1)?.content).toContain("Agent 1: B\nAgent 2: none\nAgent 3: A");
  });

  it("counts prose that is alike as one answer, the judge's words too", async () => {
    const embedder = tableEmbedder({
      "It rains.": [1, 0],
      "Rain falls.": [1, 0.1],
      "Sun shines.": [0, 1],
      "Rain.": [1, 0.2],
    });
    const context = debate([["It rains.", "Sun shines.", "Rain falls."]], "Rain.", { embedder });
    const question = numberQuestion({ answerType: "text" });
    const outcome = await mad.run(question, { ...OPTIONS, rounds: 1 }, context);
    expect(outcome).toEqual({ answer: "Rain.", agreement: 2 / 3 });
  });

  it("lets the judge's prose link no answers that were counted apart", async () => {
    const towards = (degrees: number) => [0, 90].map((axis) => Math.cos(((degrees - axis) * Math.PI) / 180));
    const embedder = tableEmbedder({
      "It rains.": towards(0),
      "Rain falls.": towards(25),
      "It drizzles.": towards(65),
      "It is wet.": towards(44),
    });
    const context = debate([["It rains.", "Rain falls.", "It drizzles."]], "It is wet.", { embedder });
    const question = numberQuestion({ answerType: "text" });
    const outcome = await mad.run(question, { ...OPTIONS, rounds: 1 }, context);
    expect(context.observations.find(({ at }) => at === "vote")).toMatchObject({
      votes: [{ agents: [1, 2] }, { agents: [3] }],
    });
    expect(outcome).toEqual({ answer: "It is wet.", agreement: 2 / 3 });
  });

  it("takes queries of the same result as one answer and executes each once", async () => {
    const asked: string[] = [];
    const database = {
      name: "shop.sqlite",
      run: (query: string) => {
        asked.push(query);
        return Promise.resolve({
          kind: "rows",
          columns: ["n"],
          rows: [[query.includes("2") ? 2 : 1]],
        } as const);
      },
    };
    const query = (text: string) => `\`\`\`sql\n${text}\n\`\`\``;
    const context = debate(
      [[query("SELECT 1"), query("SELECT 2"), query("SELECT 1 AS n")]],
      query("SELECT 1"),
      {
        database,
      },
    );
    const outcome = await mad.run(numberQuestion({ answerType: "sql" }), { ...OPTIONS, rounds: 1 }, context);
    expect(outcome).toEqual({ answer: "SELECT 1", agreement: 2 / 3 });
    expect(asked).toEqual(["SELECT 1", "SELECT 2", "SELECT 1 AS n"]);
  });

  it("speaks the practice model's words with the terse prompts, its own solution first", async () => {
    const question = numberQuestion({ text: "How many?" });
    const context = debate([answers(1, 2, 3)], "3: 1.\nThe answer is 3.", { prompts: "terse" });
    await mad.run(question, { ...OPTIONS, rounds: 2 }, context);
    const said = (index: number) => context.calls[index]?.messages.map(({ content }) => content);
    expect(said(2)).toEqual(["You are a solver.", "How many?\nThink step by step."]);
    expect(said(4)).toEqual([
      "You are a debater.",
      "How many?\nAgent 1:\nThe answer is 2.\nAgent 2:\nThe answer is 1.\nAgent 3:\nThe answer is 3.\nSolve again.",
    ]);
  });

  it("lists the answers for the practice model's judge, for any number of agents", async () => {
    const context = debate(
      [["The answer is 1.", "", "The answer is 1.", "The answer is 4."]],
      "The answer is 1.",
      {
        prompts: "terse",
      },
    );
    const outcome = await mad.run(numberQuestion(), { ...OPTIONS, agents: 4, rounds: 1 }, context);
    expect(context.calls.at(-1)?.messages.map(({ content }) => content)).toEqual([
      "You are a judge.",
      "Answers: 1, 1, 4\nWhich answer is most common?",
    ]);
    expect(outcome).toEqual({ answer: "1", agreement: 0.5 });
  });

  it("does not offer answers that have no equality, and warns of temperature 0", () => {
    expect(mad.answerTypes).not.toContain("translation");
    expect(mad.warnings?.({ ...OPTIONS, temperature: 0 })).toHaveLength(1);
    expect(mad.warnings?.(OPTIONS)).toEqual([]);
  });

  it("warns of temperature 0 only where some agents have the same opening", () => {
    const cold = { ...OPTIONS, temperature: 0 };
    const outlook = (set: PromptSetName) => ({ answerTypes: ["number"] as const, wording: wordingOf(set) });
    expect(mad.warnings?.(cold, outlook("standard"))).toEqual([]);
    expect(mad.warnings?.({ ...cold, agents: 4 }, outlook("standard"))).toHaveLength(1);
    expect(mad.warnings?.(cold, outlook("terse"))).toHaveLength(1);
  });
});
