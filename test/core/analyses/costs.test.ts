import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, questionRow } from "../../support/analysed-runs.ts";
import { recordsOf } from "../../support/analysis-records.ts";

const dear = { calls: 3, tokens: { prompt: 300, cached: 100, generated: 60 }, seconds: 4 };
const cheap = { calls: 1, tokens: { prompt: 100, cached: 0, generated: 20 }, seconds: 2 };

describe("the costs of a method", () => {
  it("are means over questions, and over calls", () => {
    const rows = [questionRow("q1", true, dear), questionRow("q2", false, cheap)];
    expect(recordsOf("costs", [analysedRun({ rows })])).toMatchObject([
      {
        questions: 2,
        calls: 2,
        // 480 tokens in 4 calls, 80 of them generated.
        "tokens-per-call": 120,
        "generated-per-call": 20,
        tokens: 240,
        // Normal: 120 is the deviation, 120 / √2 · 1.96 the margin.
        "tokens-interval": [expect.closeTo(73.7, 1), expect.closeTo(406.3, 1)],
        prompt: 200,
        cached: 50,
        generated: 40,
        "generated-interval": [expect.closeTo(12.3, 1), expect.closeTo(67.7, 1)],
        seconds: 3,
      },
    ]);
  });

  it("count questions that failed, and not those that were put only to get exemplars", () => {
    const rows = [
      questionRow("q1", false, { ...dear, outcome: "failed", answer: null }),
      questionRow("q2", true, { ...cheap, exemplar: true }),
    ];
    expect(recordsOf("costs", [analysedRun({ rows })])).toMatchObject([{ questions: 1, calls: 3 }]);
  });

  it("have no intervals over a single question, however often it was asked", () => {
    const runs = [0, 1].map((seed) => analysedRun({ seed, rows: [questionRow("q1", true, dear)] }));
    const [row] = recordsOf("costs", runs);
    expect(row).toMatchObject({ questions: 2, generated: 60 });
    expect(row).not.toHaveProperty("tokens-interval");
    expect(row).not.toHaveProperty("generated-interval");
  });

  it("are not known before a question has come to its end", () => {
    expect(() => analyse("costs", [analysedRun()])).toThrow(/counterpoint runs resume/);
  });
});
