import { describe, expect, it } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import type { Observation, ScoredCandidate } from "../../../core/events.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { exportRun } from "../../../engine/export/export.ts";
import type { Decision } from "../../../engine/export/trajectories/decision.ts";
import { asking, evaluation, question, turn } from "./support/runs.ts";

async function decisions(...questions: readonly QuestionTranscript[]): Promise<readonly Decision[]> {
  const { content } = await exportRun({ details: evaluation(questions) }, "trajectories");
  return content
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Decision);
}

const pairs = async (...questions: readonly QuestionTranscript[]) =>
  (await decisions(...questions)).map(({ reason, chosen, rejected }) => [reason, chosen, rejected]);

const nothing = async (...questions: readonly QuestionTranscript[]) => {
  await expect(decisions(...questions)).rejects.toThrow(ContractError);
  await expect(decisions(...questions)).rejects.toThrow("eval-1 has no decisions to learn from");
};

describe("steps of mcf", () => {
  const candidates = (first: number | null, second: number | null): readonly ScoredCandidate[] => [
    { agent: 1, unusable: null, terms: {}, total: first },
    { agent: 2, unusable: null, terms: {}, total: second },
    { agent: 3, unusable: "empty", terms: {}, total: null },
  ];
  const filtered = (more: Partial<Observation & { kind: "filtered" }> = {}): Observation => ({
    ...{ kind: "filtered", role: "user", candidates: candidates(1.5, 0.5) },
    ...{ chosen: 2, unfiltered: null, adversaryRefused: false },
    ...more,
  });
  const turns = [
    turn("turn-1/user-1", "first"),
    turn("turn-1/user-2", "second"),
    turn("turn-1/user-3", ""),
    turn("turn-1/user-adversarial", "misleading", { messages: asking("Mislead!") }),
  ];
  const step = (more: Parameters<typeof question>[1] = {}, seen: Parameters<typeof filtered>[0] = {}) =>
    question("q1", { turns, observations: [["turn-1/user", filtered(seen)]], ...more });

  it("give the chosen reply against each usable one, and against the adversarial one, which is marked", async () => {
    expect(await decisions(step())).toEqual([
      {
        ...{ question: "How many legs have three cats?", messages: asking("How many?") },
        ...{ chosen: "second", rejected: "first", strategy: "crowd", model: "scripted", reason: "filtered" },
      },
      {
        ...{ question: "How many legs have three cats?", messages: asking("How many?"), chosen: "second" },
        ...{ rejected: "misleading", strategy: "crowd", model: "scripted", reason: "adversarial" },
      },
    ]);
  });

  it("give nothing if the question was answered wrong", () => nothing(step({ answer: "11" })));

  it("give nothing if the step was not filtered", () =>
    nothing(step({}, { unfiltered: "adversary-agrees" })));

  it("give nothing if no candidate was scored, as runs of before did not say", () =>
    nothing(step({}, { candidates: candidates(null, null) })));

  it("leave out candidates that were as good as the chosen one", async () => {
    const equal = { candidates: candidates(0.5, 0.5) };
    expect(await pairs(step({}, equal))).toEqual([["adversarial", "second", "misleading"]]);
  });

  it("leave out an adversary that declined to mislead", async () => {
    expect(await pairs(step({}, { adversaryRefused: true }))).toEqual([["filtered", "second", "first"]]);
  });

  it("leave out replies that say the same, were cut off or were shown something else", () =>
    nothing(
      step({
        turns: [
          turn("turn-1/user-1", "second"),
          turn("turn-1/user-2", "second"),
          turn("turn-1/user-adversarial", "Half a", { ended: "length" }),
        ],
      }),
      step({
        turns: [
          turn("turn-1/user-1", "first", { messages: asking("Less?") }),
          turn("turn-1/user-2", "second"),
        ],
      }),
    ));

  it("give nothing if the chosen reply was cut off, though it was then asked for its answer", async () => {
    const chosen = turn("turn-1/user-2", "second", { closed: true, cutOff: true });
    await nothing(step({ turns: [turn("turn-1/user-1", "first"), chosen] }));
  });
});

describe("votes", () => {
  const counted = (...votes: readonly (readonly [answer: string, ...agents: number[]])[]): Observation => ({
    kind: "answers-counted",
    votes: votes.map(([answer, ...agents]) => ({ answer, agents })),
    unanswered: [],
  });
  const solvers = ["12, a", "11, b", "12, c", "10, d"].map((text, index) =>
    turn(`solver-${index + 1}`, text),
  );
  const voted = counted(["12", 1, 3], ["11", 2], ["10", 4]);

  it("give each wrong sample against a right one", async () => {
    const given = question("q1", { turns: solvers, observations: [["vote", voted]] });
    expect(await pairs(given)).toEqual([
      ["vote", "12, a", "11, b"],
      ["vote", "12, c", "10, d"],
    ]);
  });

  it("give each wrong sample against a right one that was not cut off before it was asked for its answer", async () => {
    const turns = [turn("solver-1", "12, a", { closed: true, cutOff: true }), ...solvers.slice(1)];
    const given = question("q1", { turns, observations: [["vote", voted]] });
    expect(await pairs(given)).toEqual([
      ["vote", "12, c", "11, b"],
      ["vote", "12, c", "10, d"],
    ]);
  });

  it("do so too where the wrong answer won", async () => {
    const given = question("q1", { answer: "11", turns: solvers, observations: [["vote", voted]] });
    expect(await pairs(given)).toHaveLength(2);
  });

  it("count the same voters once, with all that joined them", async () => {
    const given = question("q1", {
      turns: solvers,
      observations: [
        ["samples-2", counted(["12", 1], ["11", 2]), 2],
        ["samples-4", voted, 4],
      ],
    });
    expect(await pairs(given)).toHaveLength(2);
  });

  it("of reasonings and programs side by side belong to those who gave them", async () => {
    const messages = asking("Which program?");
    const turns = [
      turn("sample-1", "11, a"),
      turn("program-1", "12, p", { messages }),
      turn("program-2", "10, q", { messages }),
      turn("program-3", "12, r", { messages }),
      turn("sample-2", "12, b"),
      turn("sample-3", "9, c"),
    ];
    const given = question("q1", {
      turns,
      observations: [
        ["samples-1", counted(["12", 2, 4], ["11", 1], ["10", 3]), 4],
        ["samples-3", counted(["12", 2, 4, 5], ["11", 1], ["10", 3], ["9", 6]), 6],
      ],
    });
    expect(await pairs(given)).toEqual([
      ["vote", "12, b", "11, a"],
      ["vote", "12, r", "10, q"],
      ["vote", "12, b", "9, c"],
    ]);
  });

  it("give nothing if all are right or all are wrong", () =>
    nothing(
      question("q1", { turns: solvers, observations: [["vote", counted(["12", 1, 2, 3, 4])]] }),
      question("q1", {
        answer: "9",
        turns: solvers.slice(0, 2),
        observations: [["vote", counted(["9", 1], ["8", 2])]],
      }),
    ));

  it("give nothing of queries if the answer is wrong: any other may be right", async () => {
    const asked = { answerType: "sql" } as const;
    const observations = [["vote", counted(["SELECT 1", 1], ["SELECT 2", 2])]] as const;
    const turns = solvers.slice(0, 2);
    const right = { asked, turns, observations, answer: "SELECT 1", gold: "SELECT 1" };
    expect(await pairs(question("q1", right))).toEqual([["vote", "12, a", "11, b"]]);
    await nothing(question("q1", { ...right, gold: "SELECT 3" }));
  });

  describe("of queries that were told apart", () => {
    const plain = "SELECT a FROM t";
    const ordered = "SELECT a FROM t ORDER BY a";
    const told = (answer: string, other: string, more: Parameters<typeof question>[1] = {}) =>
      question("q1", {
        ...{ asked: { answerType: "sql" }, turns: solvers.slice(0, 2), answer, gold: answer },
        observations: [["vote", counted([answer, 1], [other, 2])]],
        ...more,
      });

    it("give nothing where only one of them orders its rows, and the right query does not", () =>
      nothing(told(plain, ordered)));

    it("give the other against the right one where the right query orders its rows", async () => {
      expect(await pairs(told(ordered, plain))).toEqual([["vote", "12, a", "11, b"]]);
    });

    it("give nothing where several queries are accepted: they may give different results", () =>
      nothing(told("SELECT 1", "SELECT 2", { accepted: ["SELECT 2"] })));

    it("give nothing where results are compared as sets, which are equal where the count tells them apart", async () => {
      const details = evaluation([told("SELECT 1", "SELECT 2")], {
        manifest: { options: { sqlCompare: "set" } },
      });
      await expect(exportRun({ details }, "trajectories")).rejects.toThrow("has no decisions to learn from");
    });
  });

  it("give nothing of answers that are neither right nor wrong", () =>
    nothing(
      question("q1", {
        ...{ asked: { answerType: "text" }, score: 1, turns: solvers.slice(0, 2) },
        observations: [["vote", counted(["a", 1], ["b", 2])]],
      }),
    ));
});

describe("trees of thought", () => {
  const level = (kept: readonly number[]): Observation => ({
    ...{ kind: "thoughts-voted", level: 1, unreadable: [], kept },
    votes: [
      { thought: 1, voters: [] },
      { thought: 2, voters: [1, 2] },
      { thought: 3, voters: [] },
    ],
  });
  const turns = [1, 2, 3].map((number) => turn(`level-1/thought-${number}`, `Thought ${number}`));

  it("give the kept thought against the dropped ones", async () => {
    const given = question("q1", { turns, observations: [["level-1", level([2])]] });
    expect(await pairs(given)).toEqual([
      ["thoughts", "Thought 2", "Thought 1"],
      ["thoughts", "Thought 2", "Thought 3"],
    ]);
  });

  it("give nothing of thoughts with equally many votes", async () => {
    const given = question("q1", { turns, observations: [["level-1", level([2, 1])]] });
    expect(await pairs(given)).toEqual([["thoughts", "Thought 2", "Thought 3"]]);
  });

  it("give nothing if the question was answered wrong", () =>
    nothing(question("q1", { answer: "1", turns, observations: [["level-1", level([2])]] })));
});

it("names the model of the role that spoke", async () => {
  const given = question("q1", {
    turns: [turn("solver-1", "12"), turn("solver-2", "11")],
    observations: [
      [
        "vote",
        {
          ...{ kind: "answers-counted", unanswered: [] },
          votes: [
            { answer: "12", agents: [1] },
            { answer: "11", agents: [2] },
          ],
        },
      ],
    ],
  });
  const run = evaluation([given]);
  const solver = { ...run.manifest.model, name: "solver-model" };
  const { content } = await exportRun(
    { details: { ...run, manifest: { ...run.manifest, agents: { solver } } } },
    "trajectories",
  );
  expect(JSON.parse(content)).toMatchObject({ model: "solver-model" });
});
