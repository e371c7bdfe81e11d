import { describe, expect, it } from "vitest";
import { exportRun } from "../../../engine/export/export.ts";
import { cell, evaluation, question, sweep } from "./support/runs.ts";

interface Log {
  readonly samples: readonly { readonly id: string }[];
  readonly results: { readonly scores: readonly object[] };
}

// What Inspect's own reader makes of a log is tested in test/pip.
describe("a log of Inspect", () => {
  it("holds one evaluation: a sweep is refused, with what to do", async () => {
    const source = sweep([cell(0, { agents: 2 })], [{ name: "agents", values: [2] }]);
    await expect(exportRun(source, "inspect")).rejects.toThrow(
      'sweep-1 is a sweep, and a log of Inspect holds one evaluation. Export the runs of its cells, which "runs show sweep-1" names.',
    );
  });

  it("has its samples last, so that its head can be read alone", async () => {
    const { name, content } = await exportRun({ details: evaluation([question("q1")]) }, "inspect");
    expect(name).toBe("counterpoint-eval-1.inspect.json");
    expect(Object.keys(JSON.parse(content) as Log)).toEqual([
      ...["version", "status", "eval", "plan", "results", "stats", "samples"],
    ]);
  });

  it("has no exemplars among its samples, as they are not scored", async () => {
    const run = evaluation([question("q1", { asked: { exemplar: true } }), question("q2")]);
    const { content } = await exportRun({ details: run }, "inspect");
    const { samples, results } = JSON.parse(content) as Log;
    expect(samples.map(({ id }) => id)).toEqual(["q2"]);
    expect(results.scores[0]).toMatchObject({ scored_samples: 1, metrics: { accuracy: { value: 1 } } });
  });

  it("has no scores where answers are not compared", async () => {
    const run = evaluation([question("q1", { asked: { answerType: "text" } })]);
    const { results } = JSON.parse((await exportRun({ details: run }, "inspect")).content) as Log;
    expect(results.scores).toEqual([]);
  });
});
