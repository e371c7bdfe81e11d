import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import type { DataManifest } from "../../../core/events.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";

const run = (strategy: string, generated: number, outcomes: string, file = "questions.jsonl") =>
  analysedRun({
    strategy,
    rows: rowsOf(outcomes, { tokens: { prompt: 10, cached: 0, generated } }),
    manifest: { data: { file, sha256: file, questions: 4, skippedLines: [] } },
  });

const DATA = { file: "questions.jsonl", sha256: "questions.jsonl", questions: 4, skippedLines: [] };

/** The same on the same file, of which something else is told. */
const told = (more: Partial<DataManifest>, ...given: Parameters<typeof run>) => {
  const { manifest, ...rest } = run(...given);
  return { ...rest, manifest: { ...manifest, data: { ...DATA, ...more } } };
};

/** The same on the first lines of the file alone. */
const onLines = (lines: number, ...given: Parameters<typeof run>) =>
  told({ questions: lines, lines }, ...given);

describe("accuracy against generated tokens", () => {
  const analysis = analyse("tokens", [
    run("mad", 900, "++--"),
    run("io", 20, "+---"),
    run("self-consistency", 700, "+++-"),
  ]);

  it("marks the settings that nothing beats for as many tokens or fewer", () => {
    expect(recordsIn(analysis, "tokens")).toMatchObject([
      { method: "mad", generated: 900, accuracy: 0.5, front: false },
      { method: "io", generated: 20, accuracy: 0.25, front: true },
      { method: "self-consistency", generated: 700, accuracy: 0.75, front: true },
    ]);
  });

  it("marks no setting that its sweep gave up, however right its few answers are", () => {
    const stopped = { ...run("tot", 10, "+"), givenUp: true } as const;
    const settings = recordsIn(analyse("tokens", [stopped, run("io", 20, "+---")]), "tokens");
    expect(settings).toMatchObject([
      { method: "tot", front: false },
      { method: "io", front: true },
    ]);
  });

  it("marks no setting that has not answered all its questions where others have, however right its few answers are", () => {
    const settings = recordsIn(analyse("tokens", [run("tot", 10, "+"), run("io", 20, "+---")]), "tokens");
    expect(settings).toMatchObject([
      { method: "tot", front: false },
      { method: "io", front: true },
    ]);
  });

  it("marks one of those that have answered most where none has answered all its questions", () => {
    const settings = recordsIn(analyse("tokens", [run("tot", 10, "+"), run("io", 20, "+-")]), "tokens");
    expect(settings).toMatchObject([
      { method: "tot", front: false },
      { method: "io", front: true },
    ]);
  });

  it("draws the line through them, the cheapest first", () => {
    expect(analysis.charts).toMatchObject([
      {
        type: "scatter",
        points: [
          { label: "mad", x: 900, value: 0.5 },
          { label: "io", x: 20, value: 0.25 },
          { label: "self-consistency", x: 700, value: 0.75 },
        ],
        front: [1, 2],
      },
    ]);
  });

  it("compares nothing across data that is only called the same", () => {
    const other = (strategy: string, generated: number, outcomes: string) => {
      const { manifest, ...rest } = run(strategy, generated, outcomes);
      return {
        ...rest,
        manifest: {
          ...manifest,
          data: { file: "questions.jsonl", sha256: "other", questions: 4, skippedLines: [] },
        },
      };
    };
    const { charts } = analyse("tokens", [
      run("mad", 900, "+"),
      run("io", 20, "-"),
      other("mad", 9, "-"),
      other("io", 20, "+"),
    ]);
    expect(charts).toMatchObject([
      { id: "tokens · questions.jsonl question" },
      { id: "tokens · questions.jsonl other" },
    ]);
  });

  it("compares only settings on the same data", () => {
    const { charts } = analyse("tokens", [
      ...[run("mad", 900, "+", "a.jsonl"), run("io", 20, "-", "a.jsonl")],
      ...[run("mad", 900, "-", "b.jsonl"), run("io", 20, "+", "b.jsonl")],
    ]);
    expect(charts).toMatchObject([
      { id: "tokens · a.jsonl", front: [1, 0] },
      { id: "tokens · b.jsonl", front: [1] },
    ]);
  });

  it("compares only settings on the same lines of a file", () => {
    const { charts } = analyse("tokens", [
      ...[onLines(4, "mad", 900, "+---"), onLines(4, "io", 20, "----")],
      ...[onLines(1, "mad", 900, "-"), onLines(1, "io", 20, "+")],
    ]);
    expect(charts).toMatchObject([
      { id: "tokens · questions.jsonl · lines=4", front: [1, 0] },
      { id: "tokens · questions.jsonl · lines=1", front: [1] },
    ]);
  });

  it.each([
    [
      "against the same further right answers",
      { extras: { file: "extras/questions.json", sha256: "0123456789abcdef" } },
      "further right answers=none",
      "further right answers=extras/questions.json 01234567",
    ],
    [
      "by the same columns",
      { columns: { answer: "long" } },
      "column of answer=none",
      "column of answer=long",
    ],
  ] as const)("compares only settings judged %s", (_how, more, without, withIt) => {
    const { charts } = analyse("tokens", [
      ...[run("mad", 900, "+---"), run("io", 20, "----")],
      ...[told(more, "mad", 900, "----"), told(more, "io", 20, "++++")],
    ]);
    expect(charts).toMatchObject([
      { id: `tokens · questions.jsonl · ${without}`, front: [1, 0] },
      { id: `tokens · questions.jsonl · ${withIt}`, front: [1] },
    ]);
  });

  it("compares only settings whose queries' results were compared alike", () => {
    const queries = (strategy: string, generated: number, outcomes: string, sqlCompare: string) =>
      analysedRun({
        ...{ strategy, options: { sqlCompare }, manifest: { data: DATA } },
        rows: rowsOf(outcomes, { answerType: "sql", tokens: { prompt: 10, cached: 0, generated } }),
      });
    const { charts } = analyse("tokens", [
      ...[queries("mad", 900, "+---", "multiset"), queries("io", 20, "----", "multiset")],
      ...[queries("mad", 900, "----", "set"), queries("io", 20, "++++", "set")],
    ]);
    expect(charts).toMatchObject([
      { id: "tokens · questions.jsonl · sqlCompare=multiset", front: [1, 0] },
      { id: "tokens · questions.jsonl · sqlCompare=set", front: [1] },
    ]);
  });

  it("takes runs that did not keep how many lines they were on to be on those that they read", () => {
    const { charts } = analyse("tokens", [run("mad", 900, "+---"), onLines(4, "io", 20, "----")]);
    expect(charts).toHaveLength(1);
  });

  it("refuses a single setting", () => {
    expect(() => analyse("tokens", [run("io", 20, "+")])).toThrow(/nothing to set it against/);
  });
});
