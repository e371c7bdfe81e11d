import { describe, expect, it } from "vitest";
import { ANALYSIS_KINDS } from "../../../core/analyses/analysis.ts";
import { analyse, analysesFor } from "../../../core/analyses/index.ts";
import { ContractError } from "../../../core/errors.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";

const data = (file: string, questions: number) => ({
  data: { file, sha256: file, questions, skippedLines: [] },
});

describe("the analyses of runs", () => {
  it("are those that the runs have something to say to, in one order", () => {
    const mad = (agents: number) =>
      analysedRun({ strategy: "mad", options: { agents }, rows: rowsOf("+-", { agreement: 1 }) });
    expect(analysesFor([mad(2), mad(3)])).toEqual([
      ...["accuracy", "option", "calibration", "costs", "overconfidence", "tokens"],
    ]);
  });

  it("are none for runs in which nothing came to an end", () => {
    expect(analysesFor([analysedRun()])).toEqual([]);
  });

  it.each(ANALYSIS_KINDS)("refuse empty runs in words that name a command: %s", (kind) => {
    expect(() => analyse(kind, [analysedRun()])).toThrow(ContractError);
    expect(() => analyse(kind, [analysedRun()])).toThrow(/counterpoint (eval|sweep|runs resume)/);
  });

  it("name their kind and their runs", () => {
    const analysis = analyse("accuracy", [analysedRun({ run: "r1", rows: rowsOf("+") })]);
    expect(analysis).toMatchObject({ kind: "accuracy", runs: ["r1"] });
  });

  it("say which runs have not answered all their questions", () => {
    const { notes } = analyse("accuracy", [
      analysedRun({ rows: rowsOf("+-+"), manifest: data("a.jsonl", 4) }),
      analysedRun({ rows: rowsOf("++"), manifest: data("a.jsonl", 2) }),
    ]);
    expect(notes).toEqual([{ id: "unfinished", values: { runs: 1, done: 3, questions: 4 } }]);
  });

  it("say how the intervals of settings that were run several times are made", () => {
    const mad = (agents: number, seed: number) =>
      analysedRun({
        ...{ strategy: "mad", options: { agents }, seed, rows: rowsOf("+") },
        manifest: data("a", 1),
      });
    const once = [mad(2, 0), mad(3, 0)];
    expect(analyse("option", once).notes).toEqual([]);
    expect(analyse("option", [...once, mad(3, 1)]).notes).toEqual([{ id: "clustered", values: {} }]);
  });

  it("say that figures of different data do not compare", () => {
    const { notes } = analyse("accuracy", [
      analysedRun({ rows: rowsOf("+"), manifest: data("a.jsonl", 1) }),
      analysedRun({ rows: rowsOf("+"), manifest: data("b.jsonl", 1) }),
    ]);
    expect(notes).toEqual([{ id: "several-data", values: { files: 2 } }]);
  });
});
