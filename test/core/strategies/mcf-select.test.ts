import { describe, expect, it } from "vitest";
import { ContractError, type ErrorDetails } from "../../../core/errors.ts";
import type { McfOptions } from "../../../core/strategies/mcf/options.ts";
import { selectionOf } from "../../../core/strategies/mcf/selection.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import type { ModelOutlook } from "../../../core/strategies/strategy.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { filteredAt, FIRST_TURN, mcfReplies } from "../../support/mcf-script.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const semantic = (given: Partial<McfOptions>) =>
  mcfOptions({ historical: false, amr: false, turns: 1, ...given });

/** Users at 0°, 60° and 90°, the adversarial one at 60°: cosines 1/2, √3/2 and 0. */
const embedder = tableEmbedder({
  east: [1, 0],
  middle: [1, Math.sqrt(3)],
  north: [0, 1],
  wrong: [1, Math.sqrt(3)],
  "The answer is 1.": [1, 0],
});
const USERS = {
  "turn-1/user-1": "east",
  "turn-1/user-2": "middle",
  "turn-1/user-3": "north",
  "turn-1/user-adversarial": "wrong",
};

async function firstStep(options: McfOptions, replies: Parameters<typeof mcfReplies>[0] = USERS) {
  const context = scriptedContext(mcfReplies(replies), { embedder });
  await mcf.run(numberQuestion(), options, context);
  return { context, filtered: filteredAt(context, "turn-1/user") };
}

const totals = (filtered: ReturnType<typeof filteredAt>) =>
  filtered?.candidates.map(({ total }) => total ?? NaN) ?? [];

describe("mcf with select=auto", () => {
  const selected = async (given: Partial<McfOptions>, parts: Parameters<typeof scriptedContext>[1]) => {
    const context = scriptedContext(mcfReplies(USERS), { embedder, ...parts });
    await mcf.run(numberQuestion(), semantic({ select: "auto", ...given }), context);
    return filteredAt(context, "turn-1/user")?.select;
  };

  it("is the default", () => {
    expect(mcf.options.select.default).toBe("auto");
  });

  it("is select=peers on models below 4B, whose adversaries mislead too poorly", async () => {
    expect(await selected({}, { parametersOf: () => 3.9e9 })).toBe("peers");
    expect(await selected({}, { parametersOf: () => 4e9 })).toBe("adversary");
  });

  it("makes on models below 4B the calls of select=peers, and on all others, and unknown ones, those of the paper", () => {
    const calls = (options: McfOptions, model?: ModelOutlook) => [
      mcf.maxCalls(options, model),
      mcf.expectedCalls(options, model),
    ];
    const small = { parameters: 1.5e9, prompts: "standard" } as const;
    const terse = { ...small, prompts: "terse" } as const;
    const paper = calls(mcfOptions({ select: "adversary" }));
    expect(calls(mcfOptions(), small)).toEqual(calls(mcfOptions({ select: "peers" })));
    expect(calls(mcfOptions(), { ...small, parameters: 7e9 })).toEqual(paper);
    expect(calls(mcfOptions(), terse)).toEqual(calls(mcfOptions({ select: "adversary" }), terse));
    expect(calls(mcfOptions())).toEqual(paper);
  });

  it("is the paper's choice where the adversary alone has a larger model", async () => {
    const parametersOf = (role: string) => (role === "adversarial-assistant" ? 8e9 : 1e9);
    expect(await selected({}, { parametersOf })).toBe("adversary");
  });

  it("is the paper's choice on a model with terse prompts, which was trained to mislead", async () => {
    expect(await selected({}, { parametersOf: () => 6e6, prompts: "terse" })).toBe("adversary");
  });

  it.each<[string, Partial<McfOptions>]>([
    ["with two agents, who are equally alike", { agents: 2 }],
    ["with a guard, which looks at the adversarial reply", { guard: true }],
  ])("is the paper's choice %s", async (_what, given) => {
    expect(await selected(given, { parametersOf: () => 1e9 })).toBe("adversary");
  });

  it("is the paper's choice with trajectories, along which the distances from the adversary are summed", () => {
    const small: ModelOutlook = { parameters: 1e9, prompts: "standard" };
    expect(selectionOf(mcfOptions(), small)).toBe("peers");
    expect(selectionOf(mcfOptions({ trajectories: true }), small)).toBe("adversary");
  });
});

describe("mcf with select=peers", () => {
  it("asks no adversarial instance: 1 + 2Nt calls, and N for the closing step", async () => {
    const context = scriptedContext(mcfReplies(FIRST_TURN));
    await mcf.run(numberQuestion(), mcfOptions({ select: "peers" }), context);
    expect(context.groups).toEqual([
      ["specify"],
      ["turn-1/user-1", "turn-1/user-2", "turn-1/user-3"],
      ["turn-1/assistant-1", "turn-1/assistant-2", "turn-1/assistant-3"],
      ["turn-2/user-1", "turn-2/user-2", "turn-2/user-3"],
    ]);
    expect(context.calls).toHaveLength(1 + 2 * 3 * 1 + 3);
    expect(mcf.maxCalls(mcfOptions({ select: "peers" }))).toBe(1 + 2 * 3 * 8 + 1);
    expect(mcf.expectedCalls(mcfOptions({ select: "peers" }))).toEqual({ calls: 11, together: 3 });
  });

  it("passes on the candidate that is on average most similar to the others", async () => {
    const { context, filtered } = await firstStep(semantic({ select: "peers" }));
    const half = Math.sqrt(3) / 2;
    const expected = [(0.5 + 0) / 2, (0.5 + half) / 2, (0 + half) / 2];
    totals(filtered).forEach((total, index) => expect(total).toBeCloseTo(expected[index] ?? NaN, 6));
    expect(filtered).toMatchObject({ select: "peers", chosen: 2, unfiltered: null, adversaryRefused: false });
    expect(context.calls.find(({ path }) => path === "turn-1/assistant-1")?.messages.at(-1)?.content).toBe(
      "middle",
    );
  });

  it("counts a candidate that says the same as a peer", async () => {
    const replies = { ...USERS, "turn-1/user-1": "north", "turn-1/user-2": "east" };
    const { filtered } = await firstStep(semantic({ select: "peers" }), replies);
    expect(totals(filtered)).toEqual([0.5, 0, 0.5]);
    expect(filtered?.chosen).toBe(1);
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ["cosines with themselves are rounded", [1, 1, 1], [1, 0, 0]],
    // Cosine 1/4 + 2^-53: 1 + c + c is rounded, c + c + 1 is not.
    [
      "cosines have other sums in another order",
      [1, 2 ** -26, 1, 1, 1, 0, 0, 0],
      [1, 2 ** -25, 0, 0, 0, 1, 1, 1],
    ],
  ])("gives a tie to the lowest index where %s", async (_what, a, b) => {
    const context = scriptedContext(
      mcfReplies({ "turn-1/user-1": "a", "turn-1/user-2": "a", "turn-1/user-3": "b", "turn-1/user-4": "b" }),
      { embedder: tableEmbedder({ a, b, "The answer is 1.": a }) },
    );
    await mcf.run(numberQuestion(), semantic({ select: "peers", agents: 4 }), context);
    expect(filteredAt(context, "turn-1/user")?.chosen).toBe(1);
  });

  it.each<[string, Readonly<Record<string, string>>, number]>([
    ["the only usable candidate, which has no peers", { "turn-1/user-1": "", "turn-1/user-2": "" }, 3],
    ["the first of two usable candidates, who are equally alike", { "turn-1/user-1": "" }, 2],
  ])("passes on %s, unfiltered", async (_what, silent, chosen) => {
    const { filtered } = await firstStep(semantic({ select: "peers" }), { ...USERS, ...silent });
    expect(filtered).toMatchObject({ chosen, unfiltered: "too-few-candidates" });
  });
});

describe("mcf with select=contrast", () => {
  it("passes on the candidate whose likeness to its peers most exceeds that to the adversarial reply", async () => {
    const { filtered } = await firstStep(semantic({ select: "contrast" }));
    const half = Math.sqrt(3) / 2;
    const expected = [(0.5 + 0) / 2 - 0.5, (0.5 + half) / 2 - 1, (0 + half) / 2 - half];
    totals(filtered).forEach((total, index) => expect(total).toBeCloseTo(expected[index] ?? NaN, 6));
    expect(filtered).toMatchObject({ select: "contrast", chosen: 1, unfiltered: null });
  });

  it("makes the calls of the paper's method", () => {
    expect(mcf.maxCalls(mcfOptions({ select: "contrast" }))).toBe(mcf.maxCalls(mcfOptions()));
  });

  it("does not filter without an adversarial reply", async () => {
    const replies = { ...USERS, "turn-1/user-adversarial": "" };
    const { filtered } = await firstStep(semantic({ select: "contrast" }), replies);
    expect(filtered).toMatchObject({ chosen: 1, unfiltered: "adversary-empty" });
  });

  it("does not filter with one usable candidate, whose likeness to no peers is no figure", async () => {
    const replies = { ...USERS, "turn-1/user-1": "", "turn-1/user-2": "" };
    const { filtered } = await firstStep(semantic({ select: "contrast" }), replies);
    expect(filtered).toMatchObject({ chosen: 3, unfiltered: "too-few-candidates" });
    expect(filtered?.candidates.map(({ total }) => total)).toEqual([null, null, null]);
  });
});

describe("mcf with guard", () => {
  const OPTIONS = mcfOptions({ guard: true, amr: false, turns: 1 });
  /** What is recorded of a step in which the normal instances say this, and the adversarial one the last. */
  const step = async (said: readonly string[], role = "assistant") => {
    const agents = said.length - 1;
    const who = (index: number) => (index < agents ? index + 1 : "adversarial");
    const replies = Object.fromEntries(said.map((text, index) => [`turn-1/${role}-${who(index)}`, text]));
    const context = scriptedContext(mcfReplies({ ...FIRST_TURN, ...replies }));
    await mcf.run(numberQuestion(), { ...OPTIONS, agents }, context);
    return filteredAt(context, `turn-1/${role}`);
  };

  it("passes on the first of the majority where the adversarial reply gives the majority's answer", async () => {
    const filtered = await step(["12 + 9 = 20", "12 + 9 = 21", "The answer is 21.", "So 12 + 9 = 21"]);
    expect(filtered).toMatchObject({ chosen: 2, unfiltered: "adversary-agrees" });
    expect(filtered?.candidates.map(({ total }) => total)).toEqual([null, null, null]);
  });

  it("filters where it gives an answer that fewer candidates give", async () => {
    const filtered = await step(["12 + 9 = 20", "12 + 9 = 21", "The answer is 3.", "So 12 + 9 = 21"]);
    expect(filtered?.unfiltered).toBeNull();
  });

  it("filters where it gives the answer that just half of the candidates give", async () => {
    const said = ["12 + 9 = 20", "12 + 9 = 21", "The answer is 21.", "The answer is 3.", "So 12 + 9 = 21"];
    expect((await step(said))?.unfiltered).toBeNull();
  });

  it("filters where the adversarial reply holds no answer", async () => {
    expect((await step(["21", "21", "21", "Think about it."]))?.unfiltered).toBeNull();
  });

  it("compares marked answers alone where Users plan", async () => {
    const plan = "Add 12 and 9.";
    expect((await step([plan, plan, "Stop", plan], "user"))?.unfiltered).toBeNull();
    const told = "The answer is 21.";
    const filtered = await step(["Stop", told, `${told} Say so.`, told], "user");
    expect(filtered).toMatchObject({ chosen: 2, unfiltered: "adversary-agrees" });
  });

  it("never compares free prose, of which a step is not an answer", async () => {
    const context = scriptedContext(mcfReplies({ ...FIRST_TURN }));
    await mcf.run(numberQuestion({ answerType: "text" }), OPTIONS, context);
    expect(filteredAt(context, "turn-1/assistant")?.unfiltered).toBeNull();
  });

  it("is off unless it is switched on", async () => {
    const context = scriptedContext(mcfReplies(FIRST_TURN));
    await mcf.run(numberQuestion(), { ...OPTIONS, guard: false }, context);
    expect(filteredAt(context, "turn-1/assistant")?.unfiltered).toBeNull();
  });
});

describe("the options of mcf", () => {
  const NONE = { semantic: false, historical: false, amr: false };

  it.each<[string, Partial<McfOptions>, ErrorDetails]>([
    [
      "guard with select=peers, which has no adversarial reply",
      { guard: true, select: "peers" },
      { option: "guard", id: "guardPeers" },
    ],
    [
      "select=peers with two agents, who are equally alike",
      { select: "peers", agents: 2 },
      { option: "select", id: "fewCandidates" },
    ],
    [
      "select=contrast with two agents",
      { select: "contrast", agents: 2 },
      { option: "select", id: "fewCandidates" },
    ],
    ["select without any term", { ...NONE, select: "peers" }, { option: "select", id: "nothingFiltered" }],
    ["guard without any term", { ...NONE, guard: true }, { option: "guard", id: "nothingFiltered" }],
  ])("refuse %s", (_what, given, details) => {
    const check = () => mcf.check?.(mcfOptions(given));
    expect(check).toThrow(ContractError);
    expect(check).toThrow(expect.objectContaining({ details }) as Error);
  });

  it.each<[string, Partial<McfOptions>]>([
    ["one agent", { agents: 1 }],
    ["guard with select=contrast", { guard: true, select: "contrast" }],
    ["no term", NONE],
  ])("allow %s", (_what, given) => {
    expect(() => mcf.check?.(mcfOptions(given))).not.toThrow();
  });
});
