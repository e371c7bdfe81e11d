import { describe, expect, it } from "vitest";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { exportRun } from "../../../engine/export/export.ts";
import { cell, evaluation, question, sweep, turn } from "./support/runs.ts";

interface Log {
  readonly eval: { readonly dataset: object };
  readonly samples: readonly { readonly id: string; readonly output: object }[];
  readonly results: { readonly total_samples: number; readonly scores: readonly object[] };
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

  it("counts no exemplars among the samples that the whole run has", async () => {
    const run = evaluation([question("q1", { asked: { exemplar: true } }), question("q2")]);
    const { content } = await exportRun({ details: run }, "inspect");
    const { eval: spec, results } = JSON.parse(content) as Log;
    expect(spec.dataset).toMatchObject({ samples: 1, sample_ids: ["q2"] });
    expect(results.total_samples).toBe(1);
  });

  it.each([
    ["was cut off", { ended: "length" }, "max_tokens"],
    ["was cut off, and then asked for its answer", { closed: true, cutOff: true }, "max_tokens"],
    ["ended by itself, and then was asked for its answer", { closed: true }, "stop"],
  ] as const)("says of a reply that %s why it stopped", async (_, more, reason) => {
    const run = evaluation([question("q1", { turns: [turn("solver-1", "12", more)] })]);
    const { content } = await exportRun({ details: run }, "inspect");
    const { samples } = JSON.parse(content) as Log;
    expect(samples[0]?.output).toMatchObject({ choices: [{ stop_reason: reason }] });
  });

  it("has no scores of a question that a person just asked, to which no right answer is known", async () => {
    const asked = question("q1");
    const result = { ...asked.result, correct: null };
    delete result.gold;
    const run = evaluation([{ ...asked, result } as QuestionTranscript], { kind: "ask" });
    const { samples, results } = JSON.parse((await exportRun({ details: run }, "inspect")).content) as Log;
    expect(samples).toMatchObject([{ scores: {} }]);
    expect(results.scores).toEqual([]);
  });

  it("has no scores where answers are not compared", async () => {
    const run = evaluation([question("q1", { asked: { answerType: "text" } })]);
    const { results } = JSON.parse((await exportRun({ details: run }, "inspect")).content) as Log;
    expect(results.scores).toEqual([]);
  });
});
