import { describe, expect, it } from "vitest";
import { ContextOverflowError, ContractError, ModelRunError } from "../../../core/errors.ts";
import { resolveOptions, type OptionsOf } from "../../../core/strategies/options.ts";
import { maTot } from "../../../core/strategies/ma-tot.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { numberQuestion } from "../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedContext,
  type ScriptedParts,
  type ScriptedReply,
} from "../../support/scripted-context.ts";

const DEFAULTS = resolveOptions(maTot.id, maTot.options, {}) as OptionsOf<typeof maTot.options>;
/** The defaults with the paper's validator. */
const PAPER = { ...DEFAULTS, validator: "verdict" };
/** One thought and one vote for each tree, so that a round has three calls for each reasoner. */
const SMALL = { ...PAPER, depth: 1, width: 1, votes: 1 };

const VALID = "Reasoning is Valid";
const INVALID = "Reasoning is Invalid: the sum is wrong.";

/**
 * Rounds of chains such as `"7 valid"`, `"7 invalid"`, `"7 ?"` (no marker) or `"- valid"` (no answer); the last round
 * stands for all that follow.
 */
function rounds(given: readonly (readonly string[])[], parts: ScriptedParts = {}): ScriptedContext {
  return scriptedContext(({ path, role }) => {
    if (role === "voter") return "The best choice is 1";
    const [, round = "1", agent = "1"] = /^round-(\d+)\/(?:reasoner|validator)-(\d+)/.exec(path) ?? [];
    const chains = given[Number(round) - 1] ?? given.at(-1);
    const [answer = "-", verdict = "?"] = (chains?.[Number(agent) - 1] ?? "- ?").split(" ");
    if (role === "reasoner") return answer === "-" ? "I do not know." : `The answer is ${answer}.`;
    return { valid: VALID, invalid: INVALID, "?": "Well, well." }[verdict] ?? "";
  }, parts);
}

const run = (context: ScriptedContext, options: Partial<typeof DEFAULTS> = {}, question = numberQuestion()) =>
  maTot.run(question, { ...SMALL, ...options }, context);

const contentOf = ({ calls }: ScriptedContext, path: string) =>
  calls.find((call) => call.path === path)?.messages.at(-1)?.content ?? "";

const roundsOf = ({ observations }: ScriptedContext) =>
  observations.filter((observation) => observation.kind === "round-ended");

describe("ma-tot", () => {
  it("makes 65 calls in a round by default for a number: three trees, and five programs for all chains", async () => {
    const context = scriptedContext(({ path, role }) => {
      if (path.startsWith("check/")) return "```python\nprint(3 + 4)\n```";
      return role === "voter" ? "The best choice is 1" : "The answer is 7.";
    });
    expect(await maTot.run(numberQuestion(), DEFAULTS, context)).toEqual({ answer: "7", agreement: 1 });
    expect(context.calls.filter(({ role }) => role !== "validator")).toHaveLength(60);
    expect(context.calls.filter(({ role }) => role === "validator").map(({ path }) => path)).toEqual([
      "check/program-1",
      "check/program-2",
      "check/program-3",
      "check/program-4",
      "check/program-5",
    ]);
  });

  it("makes 63 calls in a round with the paper's validator: three trees side by side, and a verdict on each", async () => {
    const context = rounds([["7 valid", "7 valid", "7 valid"]]);
    await maTot.run(numberQuestion(), PAPER, context);
    expect(context.calls).toHaveLength(63);
    expect(context.groups[0]).toHaveLength(15);
    expect(context.groups.at(-1)).toEqual([
      "round-1/validator-1",
      "round-1/validator-2",
      "round-1/validator-3",
    ]);
    expect(context.groups[0]).toContain("round-1/reasoner-2/level-1/thought-3");
    expect(new Set(context.calls.map(({ path }) => path)).size).toBe(63);
  });

  it("makes at most three rounds by default, and expects two", () => {
    expect(maTot.maxCalls(PAPER)).toBe(3 * 63);
    expect(maTot.maxCalls(DEFAULTS)).toBe(3 * 63 + 5);
    expect(maTot.expectedCalls(PAPER)).toEqual({ calls: 2 * 63, together: 15 });
    expect(maTot.expectedCalls({ ...PAPER, rounds: 1 }).calls).toBe(63);
  });

  it("lets the validator see the question and the whole chain, cooler than the reasoners", async () => {
    const context = rounds([["7 valid", "7 valid", "8 valid"]]);
    await run(context, { depth: 2 });
    const validators = context.calls.filter(({ role }) => role === "validator");
    expect(validators.map(({ sampling }) => sampling)).toEqual(
      Array.from({ length: 3 }, () => ({ temperature: 0.5, topP: 0.4 })),
    );
    expect(contentOf(context, "round-1/validator-3")).toContain(numberQuestion().text);
    expect(contentOf(context, "round-1/validator-3")).toContain("The answer is 8.\n\nThe answer is 8.");
    const reasoners = context.calls.filter(({ role }) => role === "reasoner");
    expect(reasoners.map(({ sampling }) => sampling)).toEqual(Array.from({ length: 6 }, () => ({})));
    const voters = context.calls.filter(({ role }) => role === "voter");
    expect(voters.map(({ sampling }) => sampling)).toEqual(
      Array.from({ length: 6 }, () => ({ closing: "\n\nThe best choice is" })),
    );
  });

  it("asks for all five points", async () => {
    const context = rounds([["7 valid", "7 valid"]]);
    await run(context);
    for (const point of ["Relevance", "Progression", "Facts", "Completeness", "Errors"]) {
      expect(contentOf(context, "round-1/validator-1")).toContain(point);
    }
  });

  it("ends with the first round in which most valid chains agree", async () => {
    const context = rounds([["7 valid", "8 valid", "7 valid"]]);
    expect(await run(context)).toEqual({ answer: "7", agreement: 2 / 3 });
    expect(context.observations.filter(({ kind }) => kind !== "thoughts-voted")).toEqual([
      { at: "round-1/validator-1", kind: "validated", reasoner: 1, valid: true, answer: "7" },
      { at: "round-1/validator-2", kind: "validated", reasoner: 2, valid: true, answer: "8" },
      { at: "round-1/validator-3", kind: "validated", reasoner: 3, valid: true, answer: "7" },
      {
        at: "round-1",
        kind: "round-ended",
        round: 1,
        votes: [
          { answer: "7", agents: [1, 3] },
          { answer: "8", agents: [2] },
        ],
        abstained: [],
        consensus: "7",
      },
    ]);
  });

  it("lets invalid chains, chains without a verdict and chains without an answer abstain", async () => {
    const context = rounds([["7 valid", "8 invalid", "8 ?", "- valid", "7 valid"]]);
    expect(await run(context, { agents: 5 })).toEqual({ answer: "7", agreement: 2 / 5 });
    expect(roundsOf(context)).toMatchObject([{ abstained: [2, 3, 4], consensus: "7" }]);
    expect(context.observations).toContainEqual({
      at: "round-1/validator-3",
      kind: "validated",
      reasoner: 3,
      valid: null,
      answer: "8",
    });
  });

  it.each([
    ["only one chain is valid", ["7 valid", "7 invalid", "7 invalid"]],
    ["half of the valid votes agree", ["7 valid", "7 valid", "8 valid", "9 valid"]],
    ["nobody is valid", ["7 invalid", "7 ?", "7 invalid"]],
  ])("starts a new round of all reasoners when %s", async (_why, chains) => {
    const agreed = chains.map(() => "7 valid");
    const context = rounds([chains, agreed]);
    expect(await run(context, { agents: chains.length })).toEqual({ answer: "7", agreement: 1 });
    expect(roundsOf(context)).toMatchObject([{ consensus: null }, { consensus: "7" }]);
    expect(context.calls).toHaveLength(2 * 3 * chains.length);
  });

  it("gives each reasoner its own last chain and the verdict on it for every thought, and voters neither", async () => {
    const context = rounds([
      ["7 valid", "8 invalid", "9 ?"],
      ["7 valid", "7 valid", "7 valid"],
    ]);
    await run(context, { depth: 2 });
    for (const level of [1, 2]) {
      const second = contentOf(context, `round-2/reasoner-2/level-${level}/thought-1`);
      expect(second).toContain(numberQuestion().text);
      expect(second).toContain("The answer is 8.\n\nThe answer is 8.");
      expect(second).toContain(INVALID);
      expect(second).not.toContain("The answer is 9.");
      expect(contentOf(context, `round-2/reasoner-1/level-${level}/thought-1`)).toContain(VALID);
      expect(contentOf(context, `round-2/reasoner-2/level-${level}/vote-1`)).not.toContain(INVALID);
    }
    expect(contentOf(context, "round-2/reasoner-2/level-2/thought-1")).toContain("The answer is 7.");
  });

  it("carries no chain further than one round", async () => {
    const context = rounds([["7 invalid"], ["8 invalid"], ["9 invalid"]]);
    await run(context, { agents: 1 });
    expect(contentOf(context, "round-3/reasoner-1/level-1/thought-1")).toContain("The answer is 8.");
    expect(contentOf(context, "round-3/reasoner-1/level-1/thought-1")).not.toContain("The answer is 7.");
  });

  it("takes the most frequent valid answer of all rounds when no round has a consensus", async () => {
    const context = rounds([
      ["7 valid", "5 invalid", "5 invalid"],
      ["5 invalid", "8 valid", "7 valid"],
    ]);
    expect(await run(context, { rounds: 2 })).toEqual({ answer: "7", agreement: 2 / 6 });
    expect(context.observations.at(-1)).toEqual({
      at: "answer",
      kind: "answer-read",
      from: "most frequent valid answer",
      answer: "7",
    });
  });

  it("takes the most frequent answer at all when no chain of any round is valid", async () => {
    const context = rounds([["7 invalid", "5 invalid", "5 ?"]]);
    expect(await run(context)).toEqual({ answer: "5", agreement: 6 / 9 });
    expect(context.observations.at(-1)).toMatchObject({ from: "most frequent answer, none valid" });
  });

  it("is unanswered when no chain has an answer", async () => {
    expect(await run(rounds([["- valid", "- invalid", "- ?"]]))).toEqual({ answer: null, agreement: 0 });
  });

  it("breaks ties by the run's seed, the same in every repetition", async () => {
    const drawn = async (seed: number) =>
      (await run(rounds([["7 valid", "8 valid", "9 valid"]], { seed }), { rounds: 1 })).answer;
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const first = await Promise.all(seeds.map(drawn));
    expect(await Promise.all(seeds.map(drawn))).toEqual(first);
    expect(new Set(first)).toEqual(new Set(["7", "8", "9"]));
  });

  it("leaves a chain that does not fit the context out, keeps the verdict, and records it", async () => {
    const script = rounds([["7 invalid"], ["8 valid"]]);
    const asked: string[] = [];
    const context: ScriptedContext = {
      ...script,
      async say(role, path, messages, sampling = {}) {
        const content = messages.at(-1)?.content ?? "";
        if (path.startsWith("round-2/reasoner")) asked.push(content);
        if (path === "round-2/reasoner-1/level-1/thought-1" && content.includes("The answer is 7.")) {
          throw new ContextOverflowError(3000, 512, 2048);
        }
        return script.say(role, path, messages, sampling);
      },
    };
    await run(context, { agents: 1, rounds: 2 });
    expect(asked[1]).toContain(INVALID);
    expect(asked[1]).toContain("(left out, because it is too long)");
    expect(context.observations).toContainEqual({
      at: "round-2/reasoner-1/level-1/thought-1",
      kind: "history-dropped",
      role: "reasoner",
      turns: 1,
    });
  });

  it("passes other errors on", async () => {
    const context = scriptedContext(({ path }): ScriptedReply =>
      path.startsWith("round-2") ? new ModelRunError("The model died.") : "Hm.",
    );
    await expect(run(context)).rejects.toThrow("The model died.");
  });

  it("counts prose by its meaning", async () => {
    const embedder = tableEmbedder({
      "Rain, rain.": [1, 0.3],
      "It rains.": [1, 0.1],
      "Rain falls.": [1, 0],
      "Sun.": [0, 1],
    });
    const texts = ["Rain falls.", "Sun.", "It rains.", "Rain, rain."];
    const context = scriptedContext(
      ({ role, path }) => {
        if (role === "reasoner") return texts[Number(path.split("/")[1]?.split("-")[1]) - 1] ?? "";
        return role === "voter" ? "The best choice is 1" : VALID;
      },
      { embedder },
    );
    const outcome = await run(context, { agents: 4 }, numberQuestion({ answerType: "text" }));
    expect(outcome).toEqual({ answer: "It rains.", agreement: 3 / 4 });
    expect(maTot.usesEmbedder?.(DEFAULTS, "text")).toBe(true);
    expect(maTot.usesEmbedder?.(DEFAULTS, "number")).toBe(false);
  });

  it("executes a query that comes up in several rounds once", async () => {
    const executed: string[] = [];
    const database = {
      name: "shop.sqlite",
      run: (query: string) => {
        executed.push(query);
        return Promise.resolve({ kind: "rows", columns: ["n"], rows: [[query]] } as const);
      },
    };
    const context = scriptedContext(
      ({ role, path }) => {
        if (role === "voter") return "The best choice is 1";
        return role === "validator" ? VALID : `\`\`\`sql\nSELECT ${path.split("/")[1]?.at(-1) ?? ""}\n\`\`\``;
      },
      { database },
    );
    const question = numberQuestion({ answerType: "sql" });
    await run(context, { agents: 2, rounds: 2 }, question);
    expect(roundsOf(context)).toMatchObject([{ consensus: null }, { consensus: null }]);
    expect(executed).toEqual(["SELECT 1", "SELECT 2"]);
  });

  it("warns that one reasoner reaches no consensus, and about what its trees are warned of", () => {
    expect(maTot.warnings?.({ ...DEFAULTS, agents: 1 })).toMatchObject([{ id: "oneReasoner" }]);
    expect(maTot.warnings?.({ ...DEFAULTS, temperature: 0 })).toHaveLength(1);
    expect(maTot.warnings?.(DEFAULTS)).toEqual([]);
    expect(() => maTot.check?.({ ...DEFAULTS, width: 1, beam: 2 })).toThrow(ContractError);
  });

  it("warns that temperature 0 makes several reasoners the same, however narrow their trees are", () => {
    const narrow = { ...DEFAULTS, temperature: 0, width: 1 };
    expect(maTot.warnings?.(narrow)).toMatchObject([{ id: "sameThoughts" }]);
    expect(maTot.warnings?.({ ...narrow, agents: 1 })).toMatchObject([{ id: "oneReasoner" }]);
  });

  it("does not offer answers that have no equality", () => {
    expect(maTot.answerTypes).not.toContain("translation");
  });

  it("asks in the practice model's own words with the terse prompts", async () => {
    const context = rounds([["7 invalid"], ["8 valid"]], { prompts: "terse" });
    await run(context, { agents: 1, rounds: 2 }, numberQuestion({ text: "How many?" }));
    const messages = (path: string) =>
      context.calls.find((call) => call.path === path)?.messages.map(({ content }) => content);
    expect(messages("round-1/validator-1")).toEqual([
      "You are a validator.",
      "How many?\nSolution:\nThe answer is 7.\nIs the reasoning valid?",
    ]);
    expect(messages("round-2/reasoner-1/level-1/thought-1")).toEqual([
      "You are a solver.",
      `How many?\nSolution:\nThe answer is 7.\n${INVALID}\nRevise.`,
    ]);
  });
});
