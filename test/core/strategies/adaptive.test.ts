import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import { adaptive } from "../../../core/strategies/adaptive.ts";
import { isMajoritySafe, nextStep } from "../../../core/strategies/adaptive/escalation.ts";
import { countVotes } from "../../../core/strategies/shared/votes.ts";
import type { Database } from "../../../core/sql.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedContext,
  type ScriptedParts,
  type ScriptedReply,
} from "../../support/scripted-context.ts";

const OPTIONS = { agents: 7, temperature: 0.8, programs: false, examine: "judge", budget: 2500 };

type Replies = Readonly<Record<string, ScriptedReply>>;

/** Samples that give these answers in turn (null: none), each of 100 tokens; and other replies by path. */
function answering(
  answers: readonly (number | null)[],
  replies: Replies = {},
  parts: ScriptedParts = {},
): ScriptedContext {
  const context = scriptedContext(({ path }) => {
    const reply = replies[path];
    if (reply !== undefined) return reply;
    const answer = answers[Number(path.split("-")[1]) - 1];
    return typeof answer === "number" ? `${path} reasons. The answer is ${answer}.` : "I cannot say.";
  }, parts);
  return {
    ...context,
    say: async (...call) => {
      const turn = await context.say(...call);
      return { ...turn, tokens: { prompt: 0, cached: 0, generated: 100 } };
    },
  };
}

/** Seven samples without a strict majority: 1 and 2 have three votes each. */
const SPLIT = [1, 2, 2, 1, 3, 1, 2];

const run = (context: ScriptedContext, options: Partial<typeof OPTIONS> = {}) =>
  adaptive.run(numberQuestion(), { ...OPTIONS, ...options }, context);
const decisions = (context: ScriptedContext) =>
  context.observations.filter(({ kind }) => kind === "escalated");
const asked = (context: ScriptedContext, path: string) =>
  context.calls.find((call) => call.path === path)?.messages.at(-1)?.content ?? "";

describe("adaptive", () => {
  it("ends after three samples, issued together, if they agree", async () => {
    const context = answering([5, 5, 5]);
    expect(await run(context)).toEqual({ answer: "5", agreement: 1 });
    expect(context.groups).toEqual([["sample-1", "sample-2", "sample-3"]]);
    expect(context.calls.map(({ role }) => role)).toEqual(["solver", "solver", "solver"]);
    expect(context.observations).toMatchObject([
      { kind: "answers-counted", votes: [{ answer: "5", agents: [1, 2, 3] }], unanswered: [] },
      { kind: "escalated", to: "settled", reason: "agreed", samples: 3, generated: 300 },
    ]);
  });

  it("takes two samples at a time until no remaining vote can change the majority", async () => {
    const context = answering([5, 4, 5, 5, 4, 5, 4]);
    const outcome = await run(context);
    expect(context.groups).toEqual([
      ["sample-1", "sample-2", "sample-3"],
      ["sample-4", "sample-5"],
      ["sample-6", "sample-7"],
    ]);
    expect(decisions(context)).toMatchObject([
      { to: "more-samples", reason: "disagreement", samples: 3, generated: 300 },
      { to: "more-samples", reason: "disagreement", samples: 5, generated: 500 },
      { to: "settled", reason: "majority-safe", samples: 7, generated: 700 },
    ]);
    expect(outcome).toEqual({ answer: "5", agreement: 4 / 7 });
  });

  it("does not take the last two samples if they cannot matter", async () => {
    const context = answering([5, 4, 5, 5, 5]);
    expect(await run(context)).toEqual({ answer: "5", agreement: 0.8 });
    expect(context.calls).toHaveLength(5);
  });

  it("takes one sample where only one is left", async () => {
    const context = answering([1, 2, 3, 3]);
    await run(context, { agents: 4, examine: "none" });
    expect(context.groups.at(-1)).toEqual(["sample-4"]);
  });

  it("begins no more calls once the budget is used up", async () => {
    const context = answering([1, 2, 3, 3, 3], {}, {});
    const outcome = await run(context, { budget: 300 });
    expect(context.calls).toHaveLength(3);
    expect(decisions(context)).toMatchObject([{ to: "settled", reason: "budget", generated: 300 }]);
    expect(outcome.answer).toBe("1");
  });

  it("has the two best answers' first reasonings criticised together, then judged", async () => {
    const context = answering(SPLIT, {
      "examination/critic-1": "It adds twice.",
      "examination/critic-2": "No mistake.",
      "examination/judge": "The second is right. The answer is 2.",
    });
    expect(await run(context)).toEqual({ answer: "2", agreement: 3 / 7 });
    expect(context.groups.slice(3)).toEqual([
      ["examination/critic-1", "examination/critic-2"],
      ["examination/judge"],
    ]);
    expect(context.calls.slice(7).map(({ role }) => role)).toEqual(["critic", "critic", "judge"]);
    expect(asked(context, "examination/critic-1")).toContain("sample-1 reasons.");
    expect(asked(context, "examination/critic-2")).toContain("sample-2 reasons.");
    expect(asked(context, "examination/judge")).toMatch(
      /sample-1 reasons\.[^]*It adds twice\.[^]*sample-2 reasons\.[^]*No mistake\./,
    );
    expect(context.calls).toHaveLength(adaptive.maxCalls(OPTIONS));
    expect(context.observations.slice(-3)).toMatchObject([
      { kind: "escalated", to: "examination", reason: "disagreement" },
      { kind: "judged", by: "judge", side: "2", answer: "2", readable: true },
      { kind: "answer-read", from: "judge", answer: "2" },
    ]);
  });

  it.each([
    ["names an answer that is neither", "The answer is 3."],
    ["gives no answer", "I cannot decide."],
    ["is empty", ""],
    ["is cut off", { text: "Solution 2 says that", ended: "length" }],
  ] as const)("stays with the vote's leader if the judge's reply %s", async (_how, reply) => {
    const context = answering(SPLIT, { "examination/judge": reply });
    expect(await run(context)).toEqual({ answer: "1", agreement: 3 / 7 });
    expect(context.observations.at(-1)).toMatchObject({ kind: "answer-read", from: "votes", answer: "1" });
  });

  it.each(["examination/critic-2", "examination/judge"])(
    "stays with the vote's leader if %s does not fit the model's context",
    async (path) => {
      const context = answering(SPLIT, { [path]: new ContextOverflowError(3000, 512, 2048) });
      expect(await run(context)).toEqual({ answer: "1", agreement: 3 / 7 });
      expect(decisions(context).at(-1)).toMatchObject({ to: "settled", reason: "overflow", samples: 7 });
    },
  );

  it("asks no judge once the critics have used up the budget", async () => {
    const context = answering(SPLIT);
    expect((await run(context, { budget: 900 })).answer).toBe("1");
    expect(context.calls.map(({ path }) => path)).not.toContain("examination/judge");
    expect(decisions(context).at(-1)).toMatchObject({
      to: "settled",
      reason: "budget",
      samples: 7,
      generated: 900,
    });
  });

  it("asks nobody else with examine none", async () => {
    const context = answering(SPLIT);
    expect((await run(context, { examine: "none" })).answer).toBe("1");
    expect(context.calls).toHaveLength(7);
    expect(decisions(context).at(-1)).toMatchObject({ to: "settled", reason: "majority-safe" });
  });

  it("counts a sample without an answer in the agreement, and is unanswered if none has one", async () => {
    expect(await run(answering([5, null, 5]), { agents: 3 })).toEqual({ answer: "5", agreement: 2 / 3 });
    expect(await run(answering([]))).toEqual({ answer: null, agreement: 0 });
  });

  it("chooses between two clusters of prose by the number that the judge names", async () => {
    const texts = ["Call her.", "Write to her.", "Wait."];
    const embedder = tableEmbedder({
      "Call her.": [1, 0, 0],
      "Write to her.": [0, 1, 0],
      "Wait.": [0, 0, 1],
    });
    const replies = Object.fromEntries(texts.map((text, index) => [`sample-${index + 1}`, text]));
    const context = answering([], { ...replies, "examination/judge": "The best choice is 2." }, { embedder });
    const question = numberQuestion({ answerType: "text" });
    const outcome = await adaptive.run(question, { ...OPTIONS, agents: 3 }, context);
    expect(outcome).toEqual({ answer: "Write to her.", agreement: 1 / 3 });
  });

  it("examines in the practice model's words, whose judge names a side by its letter", async () => {
    const replies = {
      "sample-1": "It is (C).\nThe answer is C.",
      "sample-2": "It is (A).\nThe answer is A.",
      "sample-3": "Hm.",
      "examination/critic-1": "The claim is wrong.",
      "examination/critic-2": "The claim is right.",
      "examination/judge": "The best answer is B.",
    };
    const context = answering([], replies, { prompts: "terse" });
    const outcome = await adaptive.run(choiceQuestion(), { ...OPTIONS, agents: 3 }, context);
    const asking = "Where do people keep money?\n(A) bank (B) library (C) river";
    expect(context.calls.slice(3).map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      ["You are a critic.", `${asking}\nClaim:\nIt is (C).\nThe answer is C.\nIs the claim right?`],
      ["You are a critic.", `${asking}\nClaim:\nIt is (A).\nThe answer is A.\nIs the claim right?`],
      [
        "You are a judge.",
        `${asking}\nA: C\nIt is (C).\nThe answer is C.\nCritic:\nThe claim is wrong.\n` +
          "B: A\nIt is (A).\nThe answer is A.\nCritic:\nThe claim is right.\nWhich answer is right?",
      ],
    ]);
    expect(outcome.answer).toBe("A");
  });

  it("offers programs, and nobody who examines, by default", () => {
    const { agents, temperature, programs, examine, budget } = adaptive.options;
    expect([agents, temperature, programs, examine, budget].map((option) => option.default)).toEqual([
      9,
      0.8,
      true,
      "none",
      4000,
    ]);
    expect(adaptive.expectedCalls(OPTIONS)).toEqual({ calls: 4, together: 3 });
    expect(adaptive.expectedCalls({ ...OPTIONS, programs: true })).toEqual({ calls: 6, together: 4 });
    expect(adaptive.maxCalls({ ...OPTIONS, programs: true, examine: "none" })).toBe(7 + 3);
  });

  it("counts no programs where no answer is a number, and none with the terse prompts", () => {
    const options = { ...OPTIONS, programs: true, examine: "none" };
    const real = { parameters: 7e9, prompts: "standard" } as const;
    const terse = { parameters: 6e6, prompts: "terse" } as const;
    expect(adaptive.maxCalls(options, real, ["choice", "number"])).toBe(7 + 3);
    for (const [model, types] of [[real, ["choice", "yesno"]] as const, [terse, ["number"]] as const]) {
      expect(adaptive.maxCalls(options, model, types)).toBe(7);
      expect(adaptive.expectedCalls(options, model, types)).toEqual({ calls: 4, together: 3 });
    }
  });

  it("warns that temperature 0 makes all samples the same, and does not offer answers without equality", () => {
    expect(adaptive.warnings?.({ ...OPTIONS, temperature: 0 })).toHaveLength(1);
    expect(adaptive.warnings?.(OPTIONS)).toEqual([]);
    expect(adaptive.answerTypes).not.toContain("translation");
  });
});

describe("adaptive with programs", () => {
  const program = (result: number | string) => `\`\`\`python\nprint(${result})\n\`\`\``;
  const programs = (...results: readonly (number | string)[]) =>
    Object.fromEntries(results.map((result, index) => [`program-${index + 1}`, program(result)]));
  const WITH = { ...OPTIONS, programs: true, examine: "none" };

  it("begins with one reasoning at T=0 and three programs, and ends if a program comes to the same", async () => {
    const context = answering([5], programs(7, "2 + 3", 8));
    expect(await run(context, WITH)).toEqual({ answer: "5", agreement: 2 / 4 });
    expect(context.groups).toEqual([["sample-1", "program-1", "program-2", "program-3"]]);
    expect(context.calls.map(({ sampling }) => sampling)).toEqual([
      { temperature: 0 },
      { temperature: 0 },
      { temperature: 0 },
      { temperature: 0.8 },
    ]);
    expect(decisions(context)).toMatchObject([
      { to: "settled", reason: "recomputed", samples: 1, generated: 400 },
    ]);
  });

  it("counts programs that confirm the rounded answer of the reasoning as votes for it", async () => {
    const context = answering([33.33], programs("100 / 3", "100 / 3", "100 / 3"));
    expect(await run(context, WITH)).toEqual({ answer: "33.33", agreement: 1 });
    expect(context.calls).toHaveLength(4);
    expect(decisions(context)).toMatchObject([{ to: "settled", reason: "recomputed" }]);
  });

  it("lets programs vote beside further reasonings where they disagree", async () => {
    const context = answering([5, 6, 7, 7, 9], programs(7, 8, 7));
    expect(await run(context, { ...WITH, agents: 5 })).toEqual({ answer: "7", agreement: 4 / 8 });
    expect(context.groups.slice(1)).toEqual([
      ["sample-2", "sample-3"],
      ["sample-4", "sample-5"],
    ]);
  });

  it("does not take three programs alone for an answer", async () => {
    const context = answering([5, 5, 5, 5, 5], programs(7, 7, 7));
    expect((await run(context, { ...WITH, agents: 5 })).answer).toBe("5");
  });

  it("stops once no remaining reasoning can change the majority", async () => {
    const context = answering([5, 7, 7], programs(7, 7, 8));
    await run(context, { ...WITH, agents: 5 });
    expect(decisions(context).map((seen) => ("reason" in seen ? seen.reason : ""))).toEqual([
      "disagreement",
      "majority-safe",
    ]);
  });

  it("computes a program that stands in a reasoning instead of believing what it is said to print", async () => {
    const context = answering([], {
      "sample-1": `${program("20 * 35")}\nThis prints 70. The answer is 70.`,
      ...programs("700", "1", "2"),
    });
    expect((await run(context, WITH)).answer).toBe("700");
  });

  it("takes a program that prints nothing for a step of the reasoning that announces another answer", async () => {
    const given = "```python\npens = 20\nprice = 35\n```\n20 * 35 = 700. The answer is 700.";
    const context = answering([], { "sample-1": given, ...programs("700", "1", "2") });
    expect((await run(context, WITH)).answer).toBe("700");
    expect(context.calls.map(({ path }) => path)).not.toContain("sample-2");
  });

  it("is not settled by a number that a program which cannot be computed only announces", async () => {
    const loop = "```python\nfor pen in range(3):\n    total += 5\n```\nThe answer is 14.";
    const context = answering([], {
      "sample-1": "The answer is 14.",
      "program-1": loop,
      "program-2": loop,
      "program-3": loop,
    });
    await run(context, WITH);
    expect(context.calls.map(({ path }) => path)).toContain("sample-2");
  });

  it("goes by reasonings alone where programs say nothing", async () => {
    const words = answering([], {
      "sample-1": "The answer is A.",
      "sample-2": "The answer is A.",
      "sample-3": "The answer is A.",
    });
    await adaptive.run(choiceQuestion(), WITH, words);
    const terse = answering([5, 5, 5], {}, { prompts: "terse" });
    await run(terse, WITH);
    for (const { groups } of [words, terse]) expect(groups).toEqual([["sample-1", "sample-2", "sample-3"]]);
  });
});

describe("isMajoritySafe", () => {
  const votes = (...answers: string[]) => countVotes(answers, "string").votes;

  it("is so once the last vote is cast", () => {
    expect(isMajoritySafe(votes("a", "b"), 0)).toBe(true);
    expect(isMajoritySafe([], 0)).toBe(true);
  });

  it("is not so while nobody has answered", () => {
    expect(isMajoritySafe([], 1)).toBe(false);
  });

  it("lets a tie go to the earlier answer", () => {
    expect(isMajoritySafe(votes("a", "b", "a", "a"), 2)).toBe(true);
    expect(isMajoritySafe(votes("b", "a", "a", "a"), 2)).toBe(false);
  });

  it("thinks of an answer that nobody has given yet", () => {
    expect(isMajoritySafe(votes("a"), 2)).toBe(false);
    expect(isMajoritySafe(votes("a"), 1)).toBe(true);
  });

  it("is so exactly if every completion of the votes has the same winner", () => {
    const answer = fc.constantFrom("a", "b", "c", null);
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 7 }), fc.integer({ min: 0, max: 4 }), (cast, remaining) => {
        const winners = new Set(completions(cast, remaining).map((all) => countVotes(all, "string").winner));
        expect(isMajoritySafe(countVotes(cast, "string").votes, remaining)).toBe(winners.size === 1);
      }),
    );
  });
});

describe("nextStep", () => {
  const limits = { agents: 7, budget: 1000, examines: true };
  const votesFor = (...answers: string[]) => countVotes(answers, "string").votes;

  it("examines if more samples cannot change the leader, and the leader lacks a strict majority", () => {
    const votes = votesFor("a", "b", "b", "a", "c", "a", "b");
    expect(nextStep({ votes, samples: 7, voters: 7, recomputed: false, generated: 700 }, limits)).toEqual({
      to: "examination",
      reason: "disagreement",
    });
  });

  it("prefers to say that the majority is safe over that the budget is used up", () => {
    const votes = votesFor("a", "a", "a", "a", "b");
    expect(
      nextStep({ votes, samples: 5, voters: 5, recomputed: false, generated: 5000 }, limits).reason,
    ).toBe("majority-safe");
  });

  it("has nobody examine a single answer", () => {
    const votes = votesFor("a");
    expect(nextStep({ votes, samples: 7, voters: 7, recomputed: false, generated: 0 }, limits).to).toBe(
      "settled",
    );
  });
});

/** Every way in which the remaining votes may be given, also to an answer that is new. */
function completions(cast: readonly (string | null)[], remaining: number): (string | null)[][] {
  if (remaining === 0) return [[...cast]];
  return ["a", "b", "c", "new", null].flatMap((next) => completions([...cast, next], remaining - 1));
}

describe("adaptive over SQL", () => {
  const sql = (query: string) => `\`\`\`sql\n${query}\n\`\`\``;
  const database: Database = {
    name: "shop.sqlite",
    run: (query) =>
      Promise.resolve(
        query === "SELECT a"
          ? { kind: "rows", columns: ["a"], rows: [[1]] }
          : { kind: "problem", problem: "error", message: `no such column in ${query}` },
      ),
  };

  it("does not settle on a query that does not run, however many write it", async () => {
    const wrong = sql("SELECT x");
    const samples = [wrong, wrong, wrong, wrong, sql("SELECT a"), wrong, wrong];
    const context = scriptedContext(({ path }) => samples[Number(path.split("-")[1]) - 1] ?? "", {
      database,
    });

    const { answer } = await adaptive.run(numberQuestion({ answerType: "sql" }), OPTIONS, context);

    expect(decisions(context)).toMatchObject([
      { to: "more-samples", samples: 3 },
      { to: "more-samples", samples: 5 },
      { to: "settled", samples: 7 },
    ]);
    expect(answer).toBe("SELECT a");
  });

  it("is content with what there is once all samples are spent", async () => {
    const context = scriptedContext(() => sql("SELECT x"), { database });
    const { answer } = await adaptive.run(numberQuestion({ answerType: "sql" }), OPTIONS, context);
    expect(decisions(context).at(-1)).toMatchObject({ to: "settled", samples: 7 });
    expect(answer).toBe("SELECT x");
  });
});
