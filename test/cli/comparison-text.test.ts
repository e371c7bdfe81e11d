import { describe, expect, it } from "vitest";
import { comparisonText, differingQuestionsText } from "../../cli/comparison-text.ts";
import { compareRuns } from "../../core/comparison/compare.ts";
import { analysedRun, questionRow, rowsOf, turnOf, type GivenRun } from "../support/analysed-runs.ts";

const compare = (...runs: readonly GivenRun[]) => compareRuns(runs.map(analysedRun), { budget: false });
const text = (...runs: readonly GivenRun[]) => comparisonText(compare(...runs));

/** Translations with these scores. */
const scores = (...values: readonly number[]) =>
  values.map((score, index) => questionRow(`q${index}`, false, { answerType: "translation", score }));

const few = { run: "one", rows: rowsOf("++++--------") };
const many = { run: "two", strategy: "mad", rows: rowsOf("+++-++++++++") };

describe("the text of a comparison", () => {
  it("calls the runs by letters and shows their settings, costs and figures with intervals", () => {
    const lines = text({ ...few, seed: 3 }, many).split("\n");
    expect(lines[0]).toBe("12 questions in all of the runs");
    expect(lines.slice(2, 5).map((line) => line.split(/\s{2,}/))).toEqual([
      ["", "run", "method", "model", "settings", "calls", "tokens", "result"],
      [
        "A",
        "one",
        "zero-shot-cot",
        "practice",
        "seed 3",
        "1.0",
        "100",
        "33.3 % right (95 % interval 13.8 % to 60.9 %)",
      ],
      [
        "B",
        "two",
        "mad",
        "practice",
        "seed 0",
        "1.0",
        "100",
        "91.7 % right (95 % interval 64.6 % to 98.5 %)",
      ],
    ]);
  });

  it("tells how many questions are left out", () => {
    expect(text(few, { ...many, rows: rowsOf("+") })).toContain(
      "1 question in all of the runs; 11 that only some of them have, or have with another text, passage, set of choices, " +
        "database, answer type or right answer, are left out",
    );
    const typed = {
      run: "two",
      rows: [questionRow("q1", true), questionRow("q2", true, { answerType: "string" })],
    };
    expect(text({ run: "one", rows: rowsOf("++") }, typed)).toContain(
      "1 question in all of the runs; 1 that only some of them have, or have with another text, passage, set of choices, " +
        "database, answer type or right answer, is left out",
    );
  });

  it("tells how many cells of a sweep are left out", () => {
    const stopped = { run: "three", rows: rowsOf("+"), givenUp: true } as const;
    expect(text(few, many, stopped)).toContain(
      "12 questions in all of the runs\n\n1 run of cells that were stopped or failed is left out\n",
    );
  });

  it("shows a pair's four counts, its tests, and what the sample could show", () => {
    expect(text(few, many)).toContain(`B against A
           B right  B wrong
  A right  3        1
  A wrong  8        0
  difference +58.3 points (95 % interval +10.3 to +83.0)
  McNemar's test: exact p = 0.039, mid-p = 0.021
  smallest difference that such a sample shows: 63.3 points (80 % power at 5 %)`);
  });

  it("shows what is less with a minus sign, not a hyphen", () => {
    expect(text(many, { ...few, run: "three" })).toContain("difference −58.3 points (95 % interval −");
  });

  it("says which of two is ahead if the test does", () => {
    const words = "B is right more often than A here; if they were equally good, this would be rare.";
    expect(text(few, many)).toContain(words);
    expect(text(many, { ...few, run: "three" })).toContain(
      words.replace("B is", "A is").replace("than A", "than B"),
    );
  });

  it("does not say so if the test does not once it is corrected for the other comparisons", () => {
    const words = text(few, many, { ...few, run: "three" });
    expect(words).toContain("after Holm's correction for 2 comparisons p = 0.078");
    expect(words).toContain("This sample cannot tell them apart, corrected for 2 comparisons");
    expect(words).not.toContain("more often");
  });

  it("says what even a single comparison would miss where there are several", () => {
    const words = text(few, many, { ...few, run: "three" });
    expect(words).toContain("shows: 63.3 points (80 % power at 5 %, not corrected for 2 comparisons)");
    expect(words).toContain(
      "; even a single comparison would often miss a difference of less than 63.3 points.",
    );
    const two = text({ run: "one", rows: rowsOf("++++--") }, { run: "two", rows: rowsOf("++--+-") });
    expect(two).toContain(
      "This sample cannot tell them apart; it would often miss a difference of less than ",
    );
  });

  it("says that a sample is too small to show anything", () => {
    const words = text({ run: "one", rows: rowsOf("++") }, { run: "two", rows: rowsOf("--") });
    expect(words).toContain("it is too small to show any difference");
    expect(words).not.toContain("80 % power");
  });

  it("compares translations by their scores, without a test", () => {
    const low = { run: "one", rows: scores(10, 20, 30, 40, 50, 60) };
    const high = { run: "two", rows: scores(15, 25, 35, 45, 55, 65) };
    expect(text(low, high)).toContain(`B against A
  difference +5.0 chrF (95 % interval +5.0 to +5.0)
  B scores higher than A here: the interval leaves out zero.`);
    expect(text(low, { run: "two", rows: scores(5, 25, 25, 45, 45, 65) })).toContain(
      "This sample cannot tell them apart: the interval holds zero.",
    );
    expect(text(low, high, { ...low, run: "three" })).toContain("not corrected for 2 comparisons");
  });

  it("tells the mean score of translations with its interval", () => {
    const flat = { run: "one", rows: scores(20, 20) };
    expect(text(flat, { ...flat, run: "two" })).toContain("chrF 20.0 (95 % interval 20.0 to 20.0)");
  });

  it("says of fewer than six translations that differ that they show nothing, though all are better", () => {
    const words = text(
      { run: "one", rows: scores(10, 20, 30, 40, 50, 60) },
      { run: "two", rows: scores(15, 25, 35, 45, 55, 60) },
    );
    expect(words).toContain("This sample cannot tell them apart: too few scores differ, 5 of 6.");
    expect(words).not.toContain("scores higher");
  });

  it("says that free prose cannot be counted", () => {
    const rows = rowsOf("--", { answerType: "text" });
    expect(text({ run: "one", rows }, { run: "two", rows })).toContain("neither right nor wrong");
  });
});

describe("the text of an equal budget", () => {
  const generating = (generated: number) => ({ tokens: { prompt: 1, cached: 0, generated } });
  const reference = analysedRun({
    run: "sc",
    strategy: "self-consistency",
    options: { agents: 3 },
    rows: rowsOf("+", generating(300)),
    said: { q1: { turns: [1, 2, 3].map((number) => turnOf(`solver-${number}`, "The answer is 1.")) } },
  });
  const budgetText = (tokens: number) => {
    const method = analysedRun({ run: "mad", strategy: "mad", rows: rowsOf("+", generating(tokens)) });
    return comparisonText(compareRuns([reference, method], { budget: true }));
  };

  it("names the samples that the method is set against, what they cost and came to", () => {
    expect(budgetText(250)).toContain(
      "B generates 250 tokens a question; A with 2 samples generates 200: 100.0 % right",
    );
    expect(budgetText(250)).toContain("B against A with 2 samples");
    expect(budgetText(250)).not.toContain("would pay for more samples");
  });

  it("says that the budget reaches beyond what is stored", () => {
    expect(budgetText(900)).toContain("would pay for more samples than are stored");
  });

  it("says that one sample costs more than the method", () => {
    expect(budgetText(50)).toContain(
      "B generates 50 tokens a question, less than one sample of self-consistency",
    );
  });
});

describe("the text of differing questions", () => {
  it("shows what each run answered where one is right and another wrong", () => {
    const wrong = questionRow("q2", false, { answer: null, outcome: "unanswered" });
    const comparison = compare(
      { run: "one", rows: rowsOf("++") },
      { run: "two", rows: [questionRow("q1", true), wrong] },
    );
    expect(differingQuestionsText(comparison)).toBe(`1 question that they answer differently

q2: What is q2?
  right answer: 1
  A  right  1
  B  wrong  unanswered`);
  });

  it("shows what there was to choose from", () => {
    const choices = [
      { label: "A", text: "four" },
      { label: "B", text: "two" },
    ];
    const said = { q1: { asked: { choices } } };
    const answered = (correct: boolean) => {
      const rows = [questionRow("q1", correct, { answerType: "choice" })];
      return { run: `right: ${correct}`, rows, said };
    };
    expect(differingQuestionsText(compare(answered(true), answered(false)))).toContain(
      "q1: What is q1?\n  A) four\n  B) two\n  right answer: 1\n",
    );
  });

  it("shows other wording of free prose", () => {
    const prose = (answer: string) => [questionRow("q1", false, { answerType: "text", answer })];
    const comparison = compare({ run: "one", rows: prose("Rain.") }, { run: "two", rows: prose("Snow.") });
    expect(differingQuestionsText(comparison)).toContain("Snow.");
  });

  it("has each answer in one line, also a query of several", () => {
    const query = (answer: string, correct: boolean) => [
      questionRow("q1", correct, { answerType: "sql", gold: "SELECT 1\nFROM pet", answer }),
    ];
    const right = { run: "one", rows: query("SELECT 1\nFROM pet", true) };
    const wrong = { run: "two", rows: query("SELECT 2\n\nFROM pet", false) };
    expect(differingQuestionsText(compare(right, wrong))).toMatch(
      /\n {2}right answer: SELECT 1 FROM pet\n {2}A {2}right {2}SELECT 1 FROM pet\n {2}B {2}wrong {2}SELECT 2 FROM pet$/,
    );
  });

  it("says that there is none", () => {
    const rows = rowsOf("+-");
    expect(differingQuestionsText(compare({ run: "one", rows }, { run: "two", rows }))).toBe(
      "The runs do not differ on any question.",
    );
  });
});
