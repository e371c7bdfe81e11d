import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { tot, treeOfThought } from "../../../core/strategies/tot.ts";
import { numberQuestion } from "../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedContext,
  type ScriptedParts,
  type ScriptedReply,
} from "../../support/scripted-context.ts";

const DEFAULTS = { temperature: 1, depth: 2, width: 5, votes: 5, beam: 1 };
const SMALL = { ...DEFAULTS, width: 2, votes: 3 };

/** Replies by path; thoughts and votes without one say that the answer is 1, and vote for 1. */
const tree = (given: Readonly<Record<string, ScriptedReply>> = {}, parts: ScriptedParts = {}) =>
  scriptedContext(
    ({ path, role }) =>
      given[path] ?? (role === "voter" ? "The best choice is 1" : `${path}: The answer is 1.`),
    parts,
  );

const contentOf = ({ calls }: ScriptedContext, path: string) =>
  calls.find((call) => call.path === path)?.messages.at(-1)?.content ?? "";

describe("tot", () => {
  it("makes twenty calls by default: five thoughts and five votes at each of two levels", async () => {
    const context = tree();
    await tot.run(numberQuestion(), DEFAULTS, context);
    const five = (name: string) => [1, 2, 3, 4, 5].map((number) => `${name}-${number}`);
    expect(context.groups).toEqual([
      five("level-1/thought"),
      five("level-1/vote"),
      five("level-2/thought"),
      five("level-2/vote"),
    ]);
    const values = Object.fromEntries(
      Object.entries(tot.options).map(([name, { default: value }]) => [name, value]),
    );
    expect(values).toEqual(DEFAULTS);
    expect(tot.maxCalls(DEFAULTS)).toBe(20);
    expect(tot.expectedCalls(DEFAULTS)).toEqual({ calls: 20, together: 5 });
  });

  it("lets reasoners think and voters vote", async () => {
    const context = tree();
    await tot.run(numberQuestion(), SMALL, context);
    for (const { role, path } of context.calls) {
      expect(role).toBe(path.includes("vote") ? "voter" : "reasoner");
    }
  });

  it("asks a vote that names no choice for one", async () => {
    const context = tree();
    await tot.run(numberQuestion(), SMALL, context);
    const closings = context.calls.map(({ role, sampling }) => [role, sampling.closing]);
    expect(new Set(closings.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['["reasoner",null]', JSON.stringify(["voter", "\n\nThe best choice is"])]),
    );
  });

  it("makes exactly the calls of its formula, each with a path of its own", async () => {
    const options = fc.record({
      temperature: fc.constant(1),
      depth: fc.integer({ min: 1, max: 4 }),
      width: fc.integer({ min: 3, max: 4 }),
      votes: fc.integer({ min: 1, max: 3 }),
      beam: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(options, async (given) => {
        const context = tree();
        await tot.run(numberQuestion(), given, context);
        const { depth, width, votes, beam } = given;
        expect(context.calls).toHaveLength(width + votes + (depth - 1) * (beam * width + votes));
        expect(tot.maxCalls(given)).toBe(context.calls.length);
        expect(new Set(context.calls.map(({ path }) => path)).size).toBe(context.calls.length);
      }),
      { numRuns: 20 },
    );
  });

  it("goes on from the thought with most votes, with the question and that thought in view", async () => {
    const context = tree({
      "level-1/thought-2": "Second plan.",
      "level-1/vote-2": "The best choice is 2",
      "level-1/vote-3": "The best choice is 2",
    });
    await tot.run(numberQuestion(), SMALL, context);
    for (const path of ["level-2/thought-1", "level-2/thought-2", "level-2/vote-1"]) {
      expect(contentOf(context, path)).toContain(numberQuestion().text);
      expect(contentOf(context, path)).toContain("Second plan.");
      expect(contentOf(context, path)).not.toContain("level-1/thought-1");
    }
  });

  it("answers with the last marker of the best thought of the last level", async () => {
    const context = tree({
      "level-2/thought-2": "The answer is 20. No, wait. The answer is 21.",
      "level-2/vote-1": "The best choice is 2",
      "level-2/vote-3": "The best choice is 2",
    });
    expect(await tot.run(numberQuestion(), SMALL, context)).toEqual({ answer: "21", agreement: null });
  });

  it.each([
    ["is empty", ""],
    ["has no marker", "All of this is right."],
    ["is cut off before it", { text: "I check the sum of", ended: "length" } as const],
  ])("looks back through the kept thoughts when the last one %s", async (_what, last) => {
    const context = tree({ "level-1/thought-1": "The answer is 7.", "level-2/thought-1": last });
    expect((await tot.run(numberQuestion(), SMALL, context)).answer).toBe("7");
  });

  it("is unanswered when the last thought takes an earlier answer back", async () => {
    const last = "The two conditions contradict each other. The answer cannot be determined.";
    const context = tree({ "level-1/thought-1": "The answer is 7.", "level-2/thought-1": last });
    expect((await tot.run(numberQuestion(), SMALL, context)).answer).toBeNull();
  });

  it("answers with the last thought's conclusion when an earlier one knew no answer yet", async () => {
    const context = tree({
      "level-1/thought-1": "Tom has 5 and 7 apples. The answer is not known yet.",
      "level-2/thought-1": "I add them.\nSo, he has 12 apples.",
    });
    expect((await tot.run(numberQuestion(), SMALL, context)).answer).toBe("12");
  });

  it("is unanswered when no thought of the best state has an answer", async () => {
    const context = tree({ "level-1/thought-1": "Hm.", "level-2/thought-1": "Hm." });
    expect((await tot.run(numberQuestion(), SMALL, context)).answer).toBeNull();
  });

  it("records the votes of every level and what is kept", async () => {
    const context = tree({ "level-1/vote-1": "Choice two!", "level-1/vote-2": "The best choice is 2" });
    await tot.run(numberQuestion(), { ...SMALL, depth: 1 }, context);
    expect(context.observations).toEqual([
      {
        at: "level-1",
        kind: "thoughts-voted",
        level: 1,
        votes: [
          { thought: 1, voters: [3] },
          { thought: 2, voters: [2] },
        ],
        unreadable: [1],
        kept: [1],
      },
    ]);
  });

  it("keeps the lowest number when no vote can be read", async () => {
    const context = scriptedContext(({ role, path }) =>
      role === "voter" ? { text: "I think that", ended: "length" } : `The answer is ${path.at(-1) ?? ""}.`,
    );
    expect((await tot.run(numberQuestion(), SMALL, context)).answer).toBe("1");
    expect(context.observations).toMatchObject([
      { unreadable: [1, 2, 3], kept: [1] },
      { unreadable: [1, 2, 3], kept: [1] },
    ]);
  });

  it("keeps a beam of states, the best first, and numbers the thoughts across them", async () => {
    const context = tree({
      "level-1/thought-3": "Third plan.",
      "level-1/thought-2": "Second plan.",
      "level-1/vote-1": "The best choice is 3",
      "level-1/vote-2": "The best choice is 3",
      "level-1/vote-3": "The best choice is 2",
      "level-2/vote-1": "The best choice is 4",
      "level-2/thought-4": "The answer is 44.",
      "level-2/vote-2": "The best choice is 4",
    });
    const options = { ...SMALL, width: 3, beam: 2 };
    expect((await tot.run(numberQuestion(), options, context)).answer).toBe("44");
    expect(context.observations).toMatchObject([{ kept: [3, 2] }, { kept: [4, 1] }]);
    expect(context.groups[2]).toHaveLength(6);
    expect(contentOf(context, "level-2/thought-3")).toContain("Third plan.");
    expect(contentOf(context, "level-2/thought-4")).toContain("Second plan.");
    expect(contentOf(context, "level-2/vote-1")).toContain("Choice 4:\nSecond plan.\n\nThe answer is 44.");
  });

  it("refuses a beam wider than the first level", () => {
    expect(() => tot.check?.({ ...DEFAULTS, width: 2, beam: 3 })).toThrow(ContractError);
    expect(() => tot.check?.({ ...DEFAULTS, width: 3, beam: 3 })).not.toThrow();
  });

  it("warns that temperature 0 makes all thoughts the same", () => {
    expect(tot.warnings?.({ ...DEFAULTS, temperature: 0 })).toHaveLength(1);
    expect(tot.warnings?.({ ...DEFAULTS, temperature: 0, width: 1 })).toEqual([]);
    expect(tot.warnings?.(DEFAULTS)).toEqual([]);
  });

  it("thinks in prose where the answer is prose", async () => {
    const context = tree({ "level-2/thought-1": "Rain is water." });
    const outcome = await tot.run(numberQuestion({ answerType: "text" }), SMALL, context);
    expect(outcome.answer).toBe("Rain is water.");
    expect(contentOf(context, "level-1/thought-1")).toMatch(/write only your answer in plain words/);
  });

  it("asks in the practice model's own words with the terse prompts", async () => {
    const context = tree({ "level-1/thought-1": "1+1=2" }, { prompts: "terse" });
    await tot.run(numberQuestion({ text: "How many?" }), { ...SMALL, width: 1, votes: 1 }, context);
    expect(context.calls.map(({ messages }) => messages[0]?.content)).toEqual(
      Array.from({ length: 4 }, () => "You are a reasoner."),
    );
    expect(contentOf(context, "level-1/thought-1")).toBe("How many?\nSteps:\nnone\nFinish.");
    expect(contentOf(context, "level-1/vote-1")).toBe("How many?\nSteps:\nnone\nChoice 1: 1+1=2\nVote.");
    expect(contentOf(context, "level-2/thought-1")).toBe("How many?\nSteps:\n1+1=2\nFinish.");
    expect(contentOf(context, "level-2/vote-1")).toMatch(/^How many\?\nSteps:\n1\+1=2\nChoice 1: /);
  });
});

describe("treeOfThought", () => {
  it("gives the best state's turns and their texts as one chain, under the prefix", async () => {
    const context = tree({ "a/level-1/thought-1": "First.", "a/level-2/thought-1": "The answer is 2." });
    const result = await treeOfThought(numberQuestion(), SMALL, context, { prefix: "a/" });
    expect(result).toMatchObject({ answer: "2", chain: "First.\n\nThe answer is 2." });
    expect(result.thoughts.map(({ path }) => path)).toEqual(["a/level-1/thought-1", "a/level-2/thought-1"]);
    expect(context.observations.map(({ at }) => at)).toEqual(["a/level-1", "a/level-2"]);
  });
});
