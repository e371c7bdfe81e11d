import { describe, expect, it } from "vitest";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import { compareRuns } from "../../../core/comparison/compare.ts";
import { ContractError } from "../../../core/errors.ts";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import {
  analysedRun,
  modelInfo,
  questionRow,
  rowsOf,
  turnOf,
  type GivenRun,
} from "../../support/analysed-runs.ts";

/** What each sample of a question answers: `1` is right, `-` is no answer, `!` is a sample that failed. */
type Samples = string;

const generating = (tokens: number) => ({ tokens: { prompt: 50, cached: 0, generated: tokens } });

/** A run of self-consistency whose samples have 100 new tokens each. */
function selfConsistency(samples: Readonly<Record<string, Samples>>, given: GivenRun = {}): AnalysedRun {
  const all = Object.entries(samples);
  const failed = (word: Samples) => word.includes("!");
  const row = (id: string, word: Samples): QuestionRow =>
    failed(word)
      ? questionRow(id, false, { outcome: "failed", answer: null })
      : questionRow(id, word.startsWith("1"), { answer: word.startsWith("1") ? "1" : "9" });
  const turns = (word: Samples) =>
    Array.from(word, (answer, index) =>
      answer === "!"
        ? []
        : turnOf(`solver-${index + 1}`, answer === "-" ? "I do not know." : `The answer is ${answer}.`),
    ).flat();
  return analysedRun({
    run: "sc",
    strategy: "self-consistency",
    options: { agents: all[0]?.[1].length ?? 0 },
    rows: all.map(([id, word]) => row(id, word)),
    said: Object.fromEntries(all.map(([id, word]) => [id, { turns: turns(word) }])),
    ...given,
  });
}

const method = (outcomes: string, tokens: number, given: GivenRun = {}) =>
  analysedRun({ run: "mad", strategy: "mad", rows: rowsOf(outcomes, generating(tokens)), ...given });

const budgetOf = (...runs: readonly AnalysedRun[]) => compareRuns(runs, { budget: true }).budget ?? [];

describe("a method at equal budget", () => {
  it("is set against as many samples as generate at most its own tokens", () => {
    const sc = selfConsistency({ q1: "11111", q2: "11111" });
    const samples = [100, 299, 300, 399, 500].map((tokens) => budgetOf(sc, method("++", tokens))[0]?.samples);
    expect(samples).toEqual([1, 2, 3, 3, 5]);
  });

  it("is compared with what so many samples would have answered", () => {
    // After three samples: q1 right, q2 right by majority, q3 wrong though all five samples are right in the end.
    const sc = selfConsistency({ q1: "11111", q2: "31111", q3: "22111" });
    const [budget] = budgetOf(sc, method("+-+", 310));
    expect(budget).toMatchObject({
      run: "mad",
      generated: 310,
      samples: 3,
      reference: {
        run: "sc",
        generated: 300,
        correct: 2,
        compared: 3,
        accuracy: 2 / 3,
        interval: wilsonInterval(2, 3),
      },
      pair: { first: "sc", second: "mad", bothRight: 1, onlyFirst: 1, onlySecond: 1, bothWrong: 0 },
    });
  });

  it("meets ties and abstentions as the vote does: the lowest number wins, no answer is no vote", () => {
    const sc = selfConsistency({ q1: "12", q2: "21", q3: "-1", q4: "--" });
    const [budget] = budgetOf(sc, method("++++", 200));
    expect(budget?.reference?.correct).toBe(2);
    expect(budget?.pair).toMatchObject({ bothRight: 2, onlySecond: 2 });
  });

  it("has nothing to be set against if one sample alone costs more", () => {
    const [budget] = budgetOf(selfConsistency({ q1: "111" }), method("+", 99));
    expect(budget).toEqual({
      ...{ run: "mad", generated: 99, samples: null, reference: null, beyond: false, pair: null },
    });
  });

  it("reaches beyond the stored samples if it could pay for one more", () => {
    const sc = selfConsistency({ q1: "111" });
    const beyond = [300, 399, 400].map((tokens) => {
      const [budget] = budgetOf(sc, method("+", tokens));
      return [budget?.samples, budget?.beyond];
    });
    expect(beyond).toEqual([
      [3, false],
      [3, false],
      [3, true],
    ]);
  });

  it("pays for a question that failed by what was generated until then, and needs all samples of it", () => {
    const sc = selfConsistency({ q1: "11!", q2: "111" });
    expect(budgetOf(sc, method("++", 200))[0]).toMatchObject({ samples: 2, reference: { correct: 2 } });
    expect(budgetOf(sc, method("++", 250))[0]).toMatchObject({
      samples: 3,
      reference: { generated: 250, correct: 1 },
    });
  });

  it("believes what a run stored of an equal answer, since the data may accept more than the gold answer", () => {
    const sc = selfConsistency({ q1: "744" }, { rows: [questionRow("q1", false, { answer: "4" })] });
    const accepted = questionRow("q1", true, { answer: "7.0", ...generating(100) });
    const [budget] = budgetOf(sc, method("", 0, { rows: [accepted] }));
    expect(budget?.reference).toMatchObject({ correct: 1 });
  });

  it("takes for right what the data accepts beside the gold answer, though no run concluded it", () => {
    const rows = [questionRow("q1", false, { answer: "4", gold: "7", accepted: ["8"] })];
    const sc = selfConsistency({ q1: "844" }, { rows });
    const other = questionRow("q1", false, { answer: "5", gold: "7", accepted: ["8"], ...generating(100) });
    expect(budgetOf(sc, method("", 0, { rows: [other] }))[0]?.reference).toMatchObject({ correct: 1 });
  });

  it("counts only shared questions", () => {
    const sc = selfConsistency({ q1: "11", q2: "99", q3: "99" });
    expect(budgetOf(sc, method("+", 200))[0]?.reference).toMatchObject({ correct: 1, accuracy: 1 });
  });
});

describe("several methods at equal budget", () => {
  it("have their p-values corrected together", () => {
    const words = Object.fromEntries(rowsOf("------").map(({ id }) => [id, "9"]));
    const budgets = budgetOf(
      selfConsistency(words),
      method("++++++", 100),
      method("+-----", 100, { run: "io", strategy: "io" }),
    );
    expect(budgets.map(({ run, pair }) => [run, pair?.exact, pair?.adjusted])).toEqual([
      ["mad", 2 ** -5, 2 ** -4],
      ["io", 1, 1],
    ]);
  });

  it("are each set against the run with the most samples on their own model", () => {
    const budgets = budgetOf(
      selfConsistency({ q1: "11" }),
      selfConsistency({ q1: "1111" }, { run: "sc-long" }),
      selfConsistency({ q1: "111" }, { run: "sc-other", model: "other" }),
      method("+", 900),
      method("+", 900, { run: "mad-other", model: "other" }),
    );
    expect(budgets.map(({ run, samples, reference }) => [run, samples, reference?.run])).toEqual([
      ["mad", 4, "sc-long"],
      ["mad-other", 3, "sc-other"],
    ]);
  });
});

describe("agents that have a model of their own", () => {
  const other = modelInfo("other");
  const solver = { manifest: { agents: { solver: other } } };
  const onOther = selfConsistency({ q1: "111" }, { run: "sc-other", ...solver });

  it("are set against samples of that model, not of the run's", () => {
    const budgets = budgetOf(
      selfConsistency({ q1: "11" }),
      onOther,
      method("+", 900),
      method("+", 900, { run: "cot-other", strategy: "zero-shot-cot", ...solver }),
    );
    expect(budgets.map(({ run, reference }) => [run, reference?.run])).toEqual([
      ["mad", "sc"],
      ["cot-other", "sc-other"],
    ]);
  });

  it("are set against its samples if every role of the method has it", () => {
    const mad = method("+", 900, { manifest: { agents: { debater: other, judge: other } } });
    expect(budgetOf(onOther, mad)[0]?.reference?.run).toBe("sc-other");
  });

  it("are set against samples of the run's model if the role that has another one never spoke", () => {
    const adaptive = method("+", 900, {
      ...{ run: "adaptive", strategy: "adaptive", manifest: { agents: { judge: other } } },
      said: { q1: { turns: [turnOf("solver-1", "The answer is 1.")] } },
    });
    expect(budgetOf(selfConsistency({ q1: "11" }), adaptive)[0]?.reference?.run).toBe("sc");
  });
});

describe("an equal budget is refused", () => {
  const refusal = (...runs: readonly AnalysedRun[]) => {
    try {
      budgetOf(...runs);
    } catch (error) {
      if (error instanceof ContractError) return error.message;
      throw error;
    }
    return "compared";
  };

  it("without a run of self-consistency, saying what makes one", () => {
    const words = refusal(method("+", 100), method("+", 100, { run: "io", strategy: "io" }));
    expect(words).toContain("no run of self-consistency on practice");
    expect(words).toContain("counterpoint eval --data questions.jsonl --limit 10 --model practice ");
  });

  it("with a command that puts the same questions under the same settings, whatever the data file is called", () => {
    const data = {
      ...{ file: "my sums.jsonl", sha256: "1", questions: 1, lines: 30, skippedLines: [2] },
      columns: { question: "body" },
    };
    const given = {
      ...{ data, seed: 4, maxTokens: 64, concurrency: 3, experience: "mine" },
      ...{ exemplars: { file: "shown.jsonl", sha256: "1" }, agents: { moderator: modelInfo("other") } },
    };
    const run = (name: string) => method("+", 100, { run: name, manifest: given });
    expect(refusal(run("one"), run("two"))).toMatch(
      new RegExp(
        "name it too: counterpoint eval --data 'my sums.jsonl' --limit 30 --skip-bad-lines --columns question=body " +
          "--model practice --strategy self-consistency --option agents=16 --seed 4 --max-tokens 64 --prompts standard$",
      ),
    );
  });

  it("where self-consistency ran on another model, since tokens of two models are no common measure", () => {
    expect(refusal(selfConsistency({ q1: "1" }), method("+", 100, { model: "other" }))).toContain(
      "no run of self-consistency on other",
    );
  });

  it("for a method whose agents run on several models, for the same reason", () => {
    const turns = [
      turnOf("round-1/debater-1", "1", { role: "debater" }),
      turnOf("judge", "1", { role: "judge" }),
    ];
    const mixed = method("++", 100, {
      manifest: { agents: { judge: modelInfo("other") } },
      // Of the second question alone the judge had to decide.
      said: { q1: { turns: turns.slice(0, 1) }, q2: { turns } },
    });
    expect(refusal(selfConsistency({ q1: "1", q2: "1" }), mixed)).toContain(
      "The agents of mad run on several models, practice, other",
    );
  });

  it("without any other method", () => {
    expect(refusal(selfConsistency({ q1: "1" }), selfConsistency({ q1: "1" }, { run: "sc-2" }))).toContain(
      "name a run of the method",
    );
  });

  it.each([
    ["sql", "counted by executing them"],
    ["text", "neither right nor wrong"],
  ] as const)("for answers of type %s", (answerType, reason) => {
    const rows = rowsOf("+", { answerType });
    const sc = analysedRun({ run: "sc", strategy: "self-consistency", options: { agents: 3 }, rows });
    expect(refusal(sc, analysedRun({ run: "io", strategy: "io", rows }))).toContain(reason);
  });
});
