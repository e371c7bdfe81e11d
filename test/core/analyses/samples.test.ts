import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import { analyse, analysesFor } from "../../../core/analyses/index.ts";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import {
  analysedRun,
  questionRow,
  rowsOf,
  turnOf,
  type GivenRun,
  type Said,
} from "../../support/analysed-runs.ts";
import { recordsOf } from "../../support/analysis-records.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

/** What the samples of a question answer, one sign each: `1` is right, `-` is no answer, `!` is a sample that failed. */
type Samples = string;

const RIGHT = "1";

function replyOf(sign: string): string {
  return sign === "-" ? "I do not know." : `The answer is ${sign}.`;
}

/** The run of self-consistency whose samples answered so, of 100 new tokens each. */
async function sampled(words: readonly Samples[], given: GivenRun = {}): Promise<AnalysedRun> {
  const rows: QuestionRow[] = [];
  const said: Record<string, Said> = {};
  for (const [place, word] of words.entries()) {
    const id = `q${place + 1}`;
    const asked = numberQuestion({ id });
    rows.push(word.includes("!") ? failedRow(id) : await rowOf(id, word));
    const turns = Array.from(word, (sign, sample) => turnOf(`solver-${sample + 1}`, replyOf(sign)));
    said[id] = { asked, turns: turns.filter((_, sample) => word.charAt(sample) !== "!") };
  }
  const options = { agents: words[0]?.length ?? 0, temperature: 1 };
  return analysedRun({ run: "sc", strategy: "self-consistency", options, rows, said, ...given });
}

async function rowOf(id: string, word: Samples): Promise<QuestionRow> {
  const context = scriptedContext(({ path }) => replyOf(word.charAt(Number(path.split("-")[1]) - 1)));
  const options = { agents: word.length, temperature: 1 };
  const { answer, agreement } = await selfConsistency.run(numberQuestion({ id }), options, context);
  const tokens = { prompt: 50, cached: 0, generated: 100 * word.length };
  const outcome = answer === null ? "unanswered" : "answered";
  return questionRow(id, answer === RIGHT, { answer, agreement, outcome, tokens });
}

function failedRow(id: string): QuestionRow {
  return questionRow(id, false, { outcome: "failed", answer: null });
}

const sign = fc.constantFrom("1", "2", "3", "-");
const wordsOfOneLength = fc.integer({ min: 2, max: 6 }).chain((length) => {
  const word = fc.string({ unit: sign, minLength: length, maxLength: length });
  return fc.array(word, { minLength: 1, maxLength: 6 });
});

describe("fewer samples of a run of self-consistency", () => {
  it("come to the run's own accuracy and tokens where they are all of them", async () => {
    await fc.assert(
      fc.asyncProperty(wordsOfOneLength, async (words) => {
        const run = await sampled(words);
        const rows = recordsOf("samples", [run]);
        const [own] = recordsOf("accuracy", [run]);
        const taken = words[0]?.length ?? 0;
        expect(rows).toHaveLength(taken);
        expect(rows.at(-1)).toMatchObject({
          ...{ samples: taken, generated: 100 * taken },
          ...{ correct: own?.correct, accuracy: own?.accuracy, interval: own?.interval },
        });
      }),
      { numRuns: 40 },
    );
  });

  it("are the first ones of every question, and vote again", async () => {
    const run = await sampled(["111", "911", "199", "-11"]);
    expect(recordsOf("samples", [run])).toMatchObject([
      { samples: 1, questions: 4, correct: 2, accuracy: 0.5, interval: wilsonInterval(2, 4), generated: 100 },
      { samples: 2, correct: 3, generated: 200, "only-all": 1, "only-fewer": 1, "mid-p": 1 },
      { samples: 3, correct: 3, generated: 300, "only-all": null, "only-fewer": null, "mid-p": null },
    ]);
  });

  it("are right before the sample at which a question failed", async () => {
    const run = await sampled(["11!", "111"]);
    expect(recordsOf("samples", [run]).map(({ correct }) => correct)).toEqual([2, 2, 1]);
  });

  it("are drawn as a line with a band", async () => {
    const { charts } = analyse("samples", [await sampled(["11", "91"])]);
    expect(charts).toMatchObject([
      {
        ...{ type: "lines", bands: true, x: { name: "samples" } },
        series: [
          {
            points: [
              { x: 1, value: 0.5, interval: wilsonInterval(1, 2) },
              { x: 2, value: 0.5 },
            ],
          },
        ],
      },
    ]);
  });

  it("are a line and rows of their own for each run", async () => {
    const runs = [await sampled(["11"]), await sampled(["111"], { run: "more", seed: 1 })];
    expect(recordsOf("samples", runs)).toMatchObject([
      { run: "sc", samples: 1 },
      { run: "sc", samples: 2 },
      { run: "more", samples: 1 },
      { run: "more", samples: 2 },
      { run: "more", samples: 3 },
    ]);
    expect(analyse("samples", runs).charts).toMatchObject([{ series: [{}, {}] }]);
  });

  it("are told where the votes, read again, are judged otherwise than they were stored", async () => {
    const rows = [questionRow("q1", true), questionRow("q2", true)];
    const { notes } = analyse("samples", [await sampled(["999", "111"], { rows })]);
    expect(notes).toContainEqual({ id: "samples-rejudged", values: { run: "sc", questions: 1 } });
  });

  it.each<[string, GivenRun]>([
    ["runs of other methods", { strategy: "mad", options: { agents: 3 } }],
    ["a single sample", { options: { agents: 1 } }],
    ["queries, whose votes are counted by executing them", { rows: rowsOf("+-", { answerType: "sql" }) }],
    ["prose, which is neither right nor wrong", { rows: rowsOf("--", { answerType: "text" }) }],
  ])("are not looked for in %s", async (_what, given) => {
    const run = await sampled(["111", "119"], given);
    expect(analysesFor([run])).not.toContain("samples");
    expect(() => analyse("samples", [run])).toThrow(/--strategy self-consistency --agents 15/);
  });
});

describe("the smallest number of samples that is not told apart from all of them", () => {
  const noteOn = async (words: readonly Samples[]) => analyse("samples", [await sampled(words)]).notes[1];
  const times = (count: number, word: Samples) => Array.from({ length: count }, () => word);

  it("is told with the difference that so many questions would often miss", async () => {
    // One sample is wrong in 20 of 40 questions and two are, by their ties; three are right in all.
    const words = [...times(20, "91111"), ...times(20, "11111")];
    expect(await noteOn(words)).toEqual({
      id: "samples-enough",
      values: {
        ...{ run: "sc", questions: 40, samples: 3, all: 5, generated: 300, total: 500 },
        detectable: expect.stringMatching(/^\d+\.\d$/) as string,
      },
    });
  });

  it("is none after which a larger one is told apart", async () => {
    // One and two samples are right in all questions, as all four are, but three are wrong.
    expect(await noteOn(times(10, "1991"))).toEqual({
      id: "samples-all",
      values: { run: "sc", questions: 10, samples: 3, all: 4 },
    });
  });

  it("is not named on so few questions that no difference could show", async () => {
    expect(await noteOn(times(3, "911"))).toEqual({
      id: "samples-too-few",
      values: { run: "sc", questions: 3 },
    });
  });
});
