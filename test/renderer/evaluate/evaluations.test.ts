import { describe, expect, test } from "vitest";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { firstChoices } from "../../../renderer/components/run-choices/run-choices.ts";
import {
  evaluationsOf,
  inTurn,
  leavesNoTrace,
  questionsToRun,
  type EvaluateDraft,
} from "../../../renderer/views/evaluate/evaluations.ts";
import { hasTwins, notableOptions } from "../../../renderer/views/evaluate/methods/methods.ts";

const preview: DatasetPreview = {
  data: "imported:abc",
  name: "trivia.csv",
  sha256: "abc",
  form: "counterpoint",
  columns: [],
  questions: 40,
  badLines: [],
  moreBadLines: 0,
  notes: [],
  answerTypes: { number: 40 },
  difficulties: {},
  databases: [],
  extras: null,
  first: [],
};
const choices = firstChoices();
const methods = [
  { id: "one", choices: { ...choices, strategy: "io" } },
  { id: "two", choices: { ...choices, strategy: "mcf", seed: 7 } },
];
const draft: EvaluateDraft = {
  preview,
  columns: null,
  skipBadLines: false,
  databases: "",
  limit: null,
  methods,
};

function evaluations(of: EvaluateDraft = draft) {
  let count = 0;
  return evaluationsOf(of, methods, undefined, () => String(++count));
}

describe("what a comparison asks of the engine", () => {
  test("is one evaluation per method on the same data, in their order", () => {
    const asked = evaluations().map(({ request }) => [request.strategy, request.seed, request.data]);
    expect(asked).toEqual([
      ["io", 0, "imported:abc"],
      ["mcf", 7, "imported:abc"],
    ]);
  });

  test("holds a limit only if one was set", () => {
    expect(evaluations()[0]?.request).not.toHaveProperty("limit");
    expect(evaluations({ ...draft, limit: 5 })[0]?.request.limit).toBe(5);
  });

  test("says which columns hold what only if a person did", () => {
    const columns = { question: "body", answer: "gold" };
    expect(evaluations()[0]?.request).not.toHaveProperty("columns");
    expect(evaluations({ ...draft, columns }).map(({ request }) => request.columns)).toEqual([
      columns,
      columns,
    ]);
  });

  test("leaves out bad lines only if that was chosen, and there are any", () => {
    const bad = { ...preview, badLines: [{ line: 3, problem: '"answer" is empty' }] };
    const skips = (of: Partial<EvaluateDraft>) => evaluations({ ...draft, ...of })[0]?.request.skipBadLines;
    expect(skips({ skipBadLines: true })).toBe(false);
    expect(skips({ preview: bad, skipBadLines: true })).toBe(true);
    expect(skips({ preview: bad })).toBe(false);
  });

  test("says where the databases lie only if there are questions for them", () => {
    const sql = { ...preview, answerTypes: { sql: 3 } };
    const folder = (of: Partial<EvaluateDraft>) => evaluations({ ...draft, ...of })[0]?.request.databases;
    expect(folder({ preview: sql, databases: " /data/dbs " })).toBe("/data/dbs");
    expect(folder({ databases: "/data/dbs" })).toBeUndefined();
    expect(folder({ preview: sql, databases: " " })).toBeUndefined();
  });

  test("is nothing without data", () => {
    expect(evaluations({ ...draft, preview: null })).toEqual([]);
  });
});

describe("the queue", () => {
  const [first, second] = evaluations();

  test("takes them one after the other", () => {
    if (first === undefined || second === undefined) throw new Error("There are two methods.");
    expect(inTurn([first, second])).toBe(first);
    expect(inTurn([{ ...first, state: "started" }, second])?.id).toBe(first.id);
    expect(inTurn([{ ...first, state: "over" }, second])).toBe(second);
    expect(inTurn([{ ...first, state: "over" }])).toBeNull();
  });
});

test("a limit beyond the file's end asks for all of it", () => {
  expect(questionsToRun({ preview, limit: 100 })).toBe(40);
  expect(questionsToRun({ preview, limit: 3 })).toBe(3);
});

test("one method that is not to be kept is enough for the questions to be written nowhere", () => {
  const secret = { id: "three", choices: { ...choices, keep: false } };
  expect(leavesNoTrace({ methods })).toBe(false);
  expect(leavesNoTrace({ methods: [...methods, secret] })).toBe(true);
});

describe("methods", () => {
  test("are twins if they would compute the same, whether or not a default is spelled out", () => {
    const spelledOut = { ...choices, strategy: "io", options: { temperature: 0 } };
    const one = { id: "one", choices: { ...choices, strategy: "io" } };
    expect(hasTwins([one, { id: "two", choices: spelledOut }])).toBe(true);
    expect(hasTwins([one, { id: "two", choices: { ...spelledOut, seed: 1 } }])).toBe(false);
  });

  test("are told apart by the number of agents and by what is not at its default", () => {
    const options = { temperature: 0.5 };
    expect(notableOptions({ strategy: "self-consistency", options })).toEqual([
      ["agents", 7],
      ["temperature", 0.5],
    ]);
    expect(notableOptions({ strategy: "io", options: { temperature: 0 } })).toEqual([]);
  });
});
