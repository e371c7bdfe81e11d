import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Observation } from "../../../../core/events.ts";
import { mcf } from "../../../../core/strategies/mcf.ts";
import { graphPath } from "../../../../core/strategies/mcf/graph-parser.ts";
import type { McfOptions } from "../../../../core/strategies/mcf/options.ts";
import type { Embedder } from "../../../../core/similarity/similarity.ts";
import { letterEmbedder } from "../../../support/letter-embedder.ts";
import { mcfOptions } from "../../../support/mcf-options.ts";
import { choiceQuestion, numberQuestion } from "../../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedCall,
  type ScriptedContext,
  type ScriptedReply,
} from "../../../support/scripted-context.ts";
import { wordParser } from "../../../support/word-parser.ts";

/** Two candidates a step, as in the paper; without graphs: letters have vectors, and no grammar. */
function tree(given: Partial<McfOptions> = {}): McfOptions {
  return mcfOptions({ trajectories: true, agents: 2, depth: 3, amr: false, ...given });
}

type Scored = Observation & { readonly kind: "trajectories-scored" };

function scoredIn(context: ScriptedContext): Scored {
  const seen = context.observations.find((one) => one.kind === "trajectories-scored");
  if (seen?.kind !== "trajectories-scored") throw new Error("No trajectories were recorded.");
  return seen;
}

/** Replies by path; a User without one plans, an Assistant without one answers 1. */
function replies(table: Readonly<Record<string, ScriptedReply>> = {}) {
  return ({ role, path }: ScriptedCall): ScriptedReply =>
    table[path] ??
    (role.endsWith("user") ? "Add them." : role === "task-specifier" ? "Add 12 and 9." : "The answer is 1.");
}

function lastMessage(context: ScriptedContext, path: string): string | undefined {
  return context.calls.find((call) => call.path === path)?.messages.at(-1)?.content;
}

async function follow(
  script: Readonly<Record<string, ScriptedReply>>,
  options: McfOptions,
  parts: Parameters<typeof scriptedContext>[1] = {},
) {
  const context = scriptedContext(replies(script), parts);
  const outcome = await mcf.run(numberQuestion(), options, context);
  return { context, outcome, scored: scoredIn(context) };
}

describe("all trajectories of mcf", () => {
  it("follow every candidate of every step, each level at once, with one adversarial reply for each branch", async () => {
    const { context } = await follow({}, tree({ depth: 2 }));
    expect(context.groups).toEqual([
      ["specify"],
      ["level-1/user-1", "level-1/user-2", "level-1/user-adversarial"],
      [
        ...[
          "level-2/after-1/assistant-1",
          "level-2/after-1/assistant-2",
          "level-2/after-1/assistant-adversarial",
        ],
        ...[
          "level-2/after-2/assistant-1",
          "level-2/after-2/assistant-2",
          "level-2/after-2/assistant-adversarial",
        ],
      ],
    ]);
  });

  it("are 32 in the paper's tree, of 62 replies and 31 adversarial ones after the Task Specifier", async () => {
    const options = mcfOptions({ trajectories: true, agents: 2, amr: false });
    const { context, scored } = await follow({}, options);
    const adversarial = context.calls.filter(({ role }) => role.startsWith("adversarial"));
    expect(scored.paths).toHaveLength(32);
    expect(adversarial).toHaveLength(31);
    expect(context.calls).toHaveLength(1 + 62 + 31);
    expect(mcf.maxCalls(options)).toBe(94);
    expect(mcf.expectedCalls(options)).toEqual({ calls: 94, together: 19 });
  });

  it("take as many calls as are told beforehand, whatever the tree", async () => {
    const shape = fc.constantFrom([1, 8], [2, 1], [2, 4], [3, 3], [4, 2], [16, 2]);
    const selection = fc.constantFrom("adversary", "peers");
    await fc.assert(
      fc.asyncProperty(shape, selection, async ([agents = 1, depth = 1], select) => {
        const options = tree({ agents, depth, select });
        const { context, scored } = await follow({}, options);
        expect(context.calls).toHaveLength(mcf.maxCalls(options));
        expect(scored.paths).toHaveLength(agents ** depth);
        expect(new Set(context.calls.map(({ path }) => path)).size).toBe(context.calls.length);
      }),
      { numRuns: 12 },
    );
  });

  it("need no adversarial call where candidates are compared with each other", async () => {
    const { context } = await follow({}, tree({ agents: 3, select: "peers" }));
    expect(context.calls.map(({ role }) => role)).not.toContain("adversarial-assistant");
    expect(context.calls).toHaveLength(1 + 3 + 9 + 27);
  });

  it("begin with the Assistant, told the specified task, so that they end with one", async () => {
    const { context } = await follow({}, tree({ depth: 3 }));
    expect(lastMessage(context, "level-1/assistant-1")).toBe("Add 12 and 9.");
    expect(context.calls.at(-1)?.role).toBe("adversarial-assistant");
  });

  it("tell the first Assistant the question where the Task Specifier says nothing", async () => {
    const { context } = await follow({ specify: "" }, tree({ depth: 1 }));
    expect(lastMessage(context, "level-1/assistant-1")).toBe(numberQuestion().text);
  });

  it("see the history of their own branch and no other", async () => {
    const { context } = await follow(
      {
        "level-1/assistant-1": "First one.",
        "level-1/assistant-2": "Second one.",
        "level-2/after-2/user-1": "Take the half.",
      },
      tree({ depth: 3 }),
    );
    const call = context.calls.find(({ path }) => path === "level-3/after-2.1/assistant-2");
    const said = call?.messages.slice(1).map(({ content }) => content);
    expect(said).toEqual(["Add 12 and 9.", "Second one.", "Take the half."]);
  });

  it("compare replies with the history of their own branch before them", async () => {
    const embedder = letterEmbedder();
    await follow(
      {
        "level-1/assistant-1": "First one.",
        "level-1/assistant-2": "Second one.",
        "level-2/after-2/user-1": "Take the half.",
      },
      tree({ depth: 3 }),
      { embedder },
    );
    const asked = embedder.asked.flatMap(([texts]) => texts);
    const before = "User: Add 12 and 9.\nAssistant: Second one.\n";
    expect(asked).toContain(`${before}Take the half.`);
    expect(asked).toContain(`${before}User: Take the half.\nAssistant: The answer is 1.`);
  });

  it("sum D of the candidates on their way, as every step is scored in its own context", async () => {
    const { scored } = await follow(
      { "level-1/user-1": "aab", "level-1/user-2": "bbb", "level-2/after-2/assistant-1": "The answer is 2." },
      tree({ depth: 2 }),
    );
    const scores = new Map(scored.steps.map(({ path, candidates }) => [path, candidates]));
    const total = (path: string, agent: number) => scores.get(path)?.[agent - 1]?.total ?? NaN;
    expect(scored.paths.map(({ path }) => path)).toEqual(["1.1", "1.2", "2.1", "2.2"]);
    expect(scored.paths[2]?.total).toBeCloseTo(
      total("level-1/user", 2) + total("level-2/after-2/assistant", 1),
      12,
    );
    expect(total("level-2/after-1/assistant", 1)).not.toBe(total("level-2/after-2/assistant", 1));
  });

  it("end in the answer of the one with the smallest sum of D", async () => {
    const { outcome, scored } = await follow(
      {
        "level-1/assistant-1": "The answer is 7.",
        "level-1/assistant-2": "zzzzzz, so the answer is 9.",
        "level-1/assistant-adversarial": "The answer is 7.",
      },
      tree({ depth: 1 }),
    );
    expect(scored.chosen).toBe("2");
    expect(outcome).toEqual({ answer: "9", agreement: 0.5 });
  });

  it("end in the answer of the one with the greatest sum where that says how like its peers it is", async () => {
    const { scored } = await follow(
      { "level-1/assistant-1": "zzzz", "level-1/assistant-2": "aaaa", "level-1/assistant-3": "aaaa" },
      tree({ depth: 1, agents: 3, select: "peers" }),
    );
    expect(scored.chosen).toBe("2");
  });

  it("end in the first one's answer where sums are equal, with the share of those that agree", async () => {
    const { outcome, scored } = await follow({}, tree({ depth: 2 }));
    expect(new Set(scored.paths.map(({ total }) => total)).size).toBe(1);
    expect(scored.chosen).toBe("1.1");
    expect(outcome).toEqual({ answer: "1", agreement: 1 });
  });

  it("do not end in an empty reply, whose sum is filled up by the small D of a User, while others answer", async () => {
    const { outcome, scored } = await follow(
      { "level-1/user-1": "zzzz", "level-1/user-2": "zzzz", "level-2/after-1/assistant-1": "" },
      tree({ depth: 2 }),
    );
    expect(scored.paths[0]?.total).toBeLessThan(1);
    expect(scored.chosen).toBe("1.2");
    expect(outcome).toEqual({ answer: "1", agreement: 0.75 });
  });

  it.each<[string, Readonly<Record<string, ScriptedReply>>, string]>([
    ["was cut off", { "level-2/after-1/assistant-1": { text: "The answer is", ended: "length" } }, "1.2"],
    ["could not be scored", { "level-2/after-1/assistant-adversarial": "" }, "2.1"],
  ])("do not end in prose that %s while there is other", async (_what, script, chosen) => {
    const users = { "level-1/user-1": "zzzz", "level-1/user-2": "zzzz" };
    const context = scriptedContext(replies({ ...users, ...script }));
    await mcf.run(numberQuestion({ answerType: "text" }), tree({ depth: 2 }), context);
    expect(scoredIn(context).chosen).toBe(chosen);
  });

  it("count a step whose only usable reply has no peers as their other steps on average", async () => {
    const { scored } = await follow(
      { "level-2/after-1/assistant-2": "", "level-2/after-1/assistant-3": "" },
      tree({ depth: 2, agents: 3, select: "peers" }),
    );
    expect(scored.paths[0]?.total).toBeCloseTo(4, 12);
  });

  it("leave the question unanswered where none names an answer", async () => {
    const { outcome } = await follow(
      { "level-1/assistant-1": "", "level-1/assistant-2": "", "level-1/assistant-adversarial": "" },
      tree({ depth: 1 }),
    );
    expect(outcome).toEqual({ answer: null, agreement: 0 });
  });

  it("go on after a User who only says that the task is done: the Assistant is asked for the answer", async () => {
    const { context, scored } = await follow(
      { "level-1/user-1": "<TASK_DONE>", "level-1/user-2": "" },
      tree({ depth: 2 }),
    );
    for (const path of ["level-2/after-1/assistant-1", "level-2/after-2/assistant-adversarial"]) {
      expect(lastMessage(context, path)).toMatch(/^Now answer the whole task\..*the answer is/is);
    }
    expect(scored.paths).toHaveLength(4);
  });

  it("keep an adversarial Assistant adversarial where it is asked for the answer", async () => {
    const { context } = await follow({ "level-1/user-1": "<TASK_DONE>" }, tree({ depth: 2 }));
    const system = (path: string) => context.calls.find((call) => call.path === path)?.messages[0]?.content;
    expect(system("level-2/after-1/assistant-adversarial")).toContain("Your result must be wrong");
    expect(system("level-2/after-1/assistant-1")).not.toContain("Your result must be wrong");
  });

  it.each([
    ["only says that the task is done", "<TASK_DONE>"],
    ["is empty", ""],
    ["is cut off", { text: "Add the", ended: "length" as const }],
  ])("count a step whose reply %s as their other steps on average", async (_name, reply) => {
    const { scored } = await follow({ "level-1/user-1": reply }, tree({ depth: 2 }));
    const [first] = scored.paths;
    const [user, solution] = scored.steps.map(({ candidates }) => candidates[0]?.total ?? null);
    expect(user).toBeNull();
    expect(first?.total).toBeCloseTo(2 * (solution ?? NaN), 12);
  });

  it("have no sum where no step has a D, and the first of them is taken", async () => {
    const { outcome, scored } = await follow({ "level-1/assistant-adversarial": "" }, tree({ depth: 1 }));
    expect(scored.paths.map(({ total }) => total)).toEqual([null, null]);
    expect(scored.chosen).toBe("1");
    expect(outcome.answer).toBe("1");
  });

  it("leave the meaning graphs out of all sums where one graph of the tree failed", async () => {
    const { scored } = await follow(
      { "level-1/user-2": "odd" },
      tree({ depth: 2, amr: true, historical: false }),
      { parser: wordParser((text) => text === "odd") },
    );
    const [user, solution] = scored.steps.map(({ candidates }) => candidates[0]?.terms);
    expect(scored.graphsFailed).toBe(true);
    expect(solution?.graph).toBe(1);
    expect(scored.paths[0]?.total).toBeCloseTo((user?.semantic ?? NaN) + (solution?.semantic ?? NaN), 12);
  });

  it("have a text that several steps share parsed for the first of them, whichever is embedded first", async () => {
    const letters = letterEmbedder();
    const embedder: Embedder = {
      name: "slow at the first step of the second level",
      async embed(texts, keep) {
        if (letters.asked.length !== 1) return letters.embed(texts, keep);
        const vectors = letters.embed(texts, keep);
        await nextTurn();
        return vectors;
      },
    };
    const options = tree({ depth: 2, amr: true, historical: false, parser: "model" });
    const { context } = await follow({}, options, { embedder });
    const parsed = context.calls.filter(({ role }) => role === "parser").map(({ path }) => path);
    expect(parsed).toEqual([
      graphPath("level-1/user", "Add them."),
      graphPath("level-2/after-1/assistant", "The answer is 1."),
    ]);
  });

  it("say nothing of failed graphs where none failed", async () => {
    const { scored } = await follow({}, tree({ depth: 1, amr: true }), { parser: wordParser() });
    expect(scored.graphsFailed).toBeUndefined();
    expect(scored.paths[0]?.total).toBeCloseTo(3, 6);
  });

  it("read an answer from the last solution without a further call, of any type", async () => {
    const context = scriptedContext(({ role }) =>
      role.endsWith("assistant") ? "So it is the bank (A)." : "Think.",
    );
    const outcome = await mcf.run(choiceQuestion(), tree({ depth: 1 }), context);
    expect(outcome).toEqual({ answer: "A", agreement: 1 });
    expect(context.calls).toHaveLength(1 + 3);
  });

  it("read free prose without the mark that the task is done", async () => {
    const context = scriptedContext(({ role }) =>
      role.endsWith("assistant") ? "Rain falls.\n<TASK_DONE>" : "Think.",
    );
    const outcome = await mcf.run(numberQuestion({ answerType: "text" }), tree({ depth: 1 }), context);
    expect(outcome).toEqual({ answer: "Rain falls.", agreement: 1 });
  });

  it("are put in the practice model's words as well", async () => {
    const { context } = await follow({ "level-1/user-2": "<TASK_DONE>" }, tree({ depth: 2 }), {
      prompts: "terse",
    });
    const { text } = numberQuestion();
    expect(lastMessage(context, "level-2/after-1/assistant-1")).toBe(`${text}\nUser: Add them.`);
    expect(lastMessage(context, "level-2/after-2/assistant-1")).toBe(`${text}\nFinal answer?`);
    const messages = context.calls.find(
      ({ path }) => path === "level-2/after-2/assistant-adversarial",
    )?.messages;
    expect(messages?.[0]?.content).toBe("You are an adversarial assistant.");
  });

  it("do not depend on the limit of turns", async () => {
    const { context } = await follow({}, tree({ depth: 4, turns: 1 }));
    expect(context.calls).toHaveLength(1 + 3 * 15);
  });

  it("need sentence vectors for free prose, where answers are compared by them", () => {
    const options = tree({ semantic: false, historical: false, amr: true });
    expect(mcf.usesEmbedder?.(options, "text")).toBe(true);
    expect(mcf.usesEmbedder?.(options, "number")).toBe(false);
  });
});

describe("the options of trajectories", () => {
  it("are off, and five steps deep", () => {
    expect(mcfOptions()).toMatchObject({ trajectories: false, depth: 5 });
    expect(() => mcf.check?.(tree())).not.toThrow();
    expect(mcf.warnings?.(tree())).toEqual([]);
  });

  it.each([
    [{ agents: 3, depth: 6 }, /agents=3 and depth=6 make 729 trajectories, and at most 256 are followed\./],
    [{ experience: true }, /experience=true keeps the one solution/],
    [{ guard: true }, /guard=true decides which candidate is passed on/],
    [{ semantic: false, historical: false }, /trajectories=true sums D, and with all three terms off/],
  ])("refuse %j", (given, words) => {
    expect(() => mcf.check?.(tree(given))).toThrow(words);
  });

  it("allow as many as 256 trajectories", () => {
    expect(() => mcf.check?.(tree({ agents: 2, depth: 8 }))).not.toThrow();
  });
});
