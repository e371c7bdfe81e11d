import { expect, it } from "vitest";
import { PLAN } from "../../bench/results/plan.ts";
import { PUBLISHED } from "../../bench/results/published.ts";
import { knownModels, wantedRuns } from "../../bench/results/wanted.ts";

it("every row of the plan is a method with options that it has, on a model that is known", async () => {
  const models = await knownModels();
  const rows = PLAN.flatMap((group) => wantedRuns(group, models));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

it("every method takes the questions that it is planned for", async () => {
  const models = await knownModels();
  for (const group of PLAN)
    for (const { strategy } of wantedRuns(group, models))
      expect(strategy.answerTypes).toContain(group.answerType);
});

it("every group has one answer and self-consistency to compare with", () => {
  for (const { methods } of PLAN) {
    const strategies = methods.map(({ strategy }) => strategy);
    expect(strategies).toContain("zero-shot-cot");
    expect(strategies).toContain("self-consistency");
  }
});

it("a model or a method that does not exist is refused by its name", async () => {
  const models = await knownModels();
  const group = { title: "", model: "practice", data: "sums", answerType: "number", methods: [] } as const;
  const method = { strategy: "mcff", options: {}, questions: 1 };
  expect(() => wantedRuns({ ...group, model: "gpt" }, models)).toThrow("gpt");
  expect(() => wantedRuns({ ...group, methods: [method] }, models)).toThrow("mcff");
});

it("methods that a group has twice are told apart by their options", async () => {
  const methods = [1, 2].map((agents) => ({
    strategy: "self-consistency",
    options: { agents },
    questions: 1,
  }));
  const group = { title: "", model: "practice", data: "sums", answerType: "number", methods } as const;
  const rows = wantedRuns(group, await knownModels());
  expect(rows.map(({ name }) => name)).toEqual([
    "practice-sums-self-consistency-agents-1",
    "practice-sums-self-consistency-agents-2",
  ]);
});

it("every row of a published table has a place for each of its methods", () => {
  for (const { methods, rows } of PUBLISHED)
    for (const { values } of rows) expect(values).toHaveLength(methods.length);
});
