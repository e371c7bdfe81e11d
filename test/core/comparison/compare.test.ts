import { describe, expect, it } from "vitest";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import { compareRuns } from "../../../core/comparison/compare.ts";
import { ContractError } from "../../../core/errors.ts";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import type { DataManifest } from "../../../core/events.ts";
import { bootstrapInterval } from "../../../core/scoring/bootstrap.ts";
import { mcnemar } from "../../../core/scoring/mcnemar.ts";
import { pairedBootstrap } from "../../../core/scoring/paired-bootstrap.ts";
import { smallestDetectable } from "../../../core/scoring/power.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { tangoInterval } from "../../../core/scoring/tango.ts";
import { analysedRun, modelInfo, questionRow, rowsOf, type GivenRun } from "../../support/analysed-runs.ts";

const compare = (...runs: readonly GivenRun[]) => compareRuns(runs.map(analysedRun), { budget: false });

const DATA = { file: "questions.jsonl", sha256: "data-sha256", questions: 10, skippedLines: [] };
const otherData = { data: { file: "other.jsonl", sha256: "other", questions: 10, skippedLines: [] } };

describe("comparing two runs", () => {
  const comparison = compare(
    { run: "a", rows: rowsOf("++++--") },
    { run: "b", strategy: "mad", rows: rowsOf("++--+-") },
  );

  it("counts the questions that both, only one or neither answers rightly", () => {
    expect(comparison.pairs).toMatchObject([
      { first: "a", second: "b", questions: 6, bothRight: 2, onlyFirst: 2, onlySecond: 1, bothWrong: 1 },
    ]);
  });

  it("tests the difference of the second from the first, with its interval and what the sample could show", () => {
    const [pair] = comparison.pairs;
    expect(pair).toMatchObject({
      difference: -1 / 6,
      ...mcnemar(2, 1),
      detectable: smallestDetectable(6, 0.5),
    });
    expect(pair?.interval).toEqual(tangoInterval(2, 1, 6));
  });

  it("gives the difference an interval with a width where no question tells the two apart", () => {
    const { pairs } = compare({ run: "a", rows: rowsOf("++--") }, { run: "b", rows: rowsOf("++--") });
    expect(pairs[0]).toMatchObject({ difference: 0, exact: 1 });
    // ±z²/(n + z²) with z = 1.959964.
    expect(pairs[0]?.interval).toEqual([expect.closeTo(-0.48989, 5), expect.closeTo(0.48989, 5)]);
  });

  it("tells every run's share of right answers with its interval, and its costs a question", () => {
    expect(comparison.runs).toMatchObject([
      {
        run: "a",
        strategy: "zero-shot-cot",
        model: "practice",
        correct: 4,
        compared: 6,
        accuracy: 4 / 6,
        score: null,
      },
      { run: "b", strategy: "mad", correct: 3, accuracy: 0.5, generated: 100, calls: 1 },
    ]);
    expect(comparison.runs[0]?.interval).toEqual(wilsonInterval(4, 6));
  });

  it("tells all options of every run, also where they are the same", () => {
    const { runs } = compare(
      { run: "a", rows: rowsOf("+"), options: { agents: 3 } },
      { run: "b", rows: rowsOf("+"), options: { agents: 3 } },
    );
    expect(runs.map(({ options }) => options)).toEqual([{ agents: 3 }, { agents: 3 }]);
  });

  it("shows every question with both answers and who was right", () => {
    expect(comparison.questions.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["q1", "both-right"],
      ["q2", "both-right"],
      ["q3", "only-first"],
      ["q4", "only-first"],
      ["q5", "only-second"],
      ["q6", "both-wrong"],
    ]);
    expect(comparison.questions[2]).toEqual({
      id: "q3",
      text: "What is q3?",
      choices: [],
      gold: "1",
      answers: [
        { answer: "1", correct: true, score: null, generated: 100 },
        { answer: "2", correct: false, score: null, generated: 100 },
      ],
      outcome: "only-first",
    });
  });

  it("says nothing of a budget that nobody asked for", () => {
    expect(comparison.budget).toBeNull();
  });
});

describe("the questions that are compared", () => {
  it("are those that all runs have come to the end of; the others are counted", () => {
    const { shared, leftOut, questions } = compare(
      { run: "a", rows: rowsOf("++++") },
      { run: "b", rows: [questionRow("q4", true), questionRow("q2", false), questionRow("q9", true)] },
    );
    expect({ shared, leftOut }).toEqual({ shared: 2, leftOut: 3 });
    expect(questions.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["q2", "only-first"],
      ["q4", "both-right"],
    ]);
  });

  it("are paired without reading what was said about them", () => {
    const unread = (run: string): AnalysedRun => ({
      ...analysedRun({ run, rows: rowsOf("+") }),
      transcripts() {
        throw new Error("Transcripts were read.");
      },
    });
    const { questions } = compareRuns([unread("a"), unread("b")], { budget: false });
    expect(questions).toMatchObject([{ id: "q1", text: "What is q1?" }]);
  });

  it("are shown with their choices", () => {
    const choices = [
      { label: "A", text: "four" },
      { label: "B", text: "two" },
    ];
    const rows = [questionRow("q1", true, { answerType: "choice" }), questionRow("q2", true)];
    const said = { q1: { asked: { choices } } };
    const { questions } = compare({ run: "a", rows, said }, { run: "b", rows, said });
    expect(questions.map((question) => question.choices)).toEqual([choices, []]);
  });

  it("have no part in which one of the runs used them as exemplars", () => {
    const exemplar = questionRow("q1", true, { exemplar: true });
    const { shared, runs } = compare(
      { run: "a", rows: [exemplar, questionRow("q2", true)] },
      { run: "b", rows: rowsOf("-+") },
    );
    expect(shared).toBe(1);
    expect(runs.map(({ correct }) => correct)).toEqual([1, 1]);
  });

  it("count as wrong where a run failed", () => {
    const failed = questionRow("q1", false, { outcome: "failed", answer: null });
    const { pairs, questions } = compare({ run: "a", rows: rowsOf("+") }, { run: "b", rows: [failed] });
    expect(pairs).toMatchObject([{ onlyFirst: 1 }]);
    expect(questions[0]?.answers[1]).toMatchObject({ answer: null, correct: false });
  });

  it("are in other files those of the same id and text", () => {
    const { questions } = compare(
      { run: "a", rows: rowsOf("+++") },
      { run: "b", rows: rowsOf("---"), manifest: otherData, said: { q2: { asked: { text: "Another?" } } } },
    );
    expect(questions.map(({ id }) => id)).toEqual(["q1", "q3"]);
  });

  it("are in other columns of the same file those of the same id and text", () => {
    const manifest = { data: { ...DATA, columns: { question: "rephrased" } } };
    const { questions } = compare(
      { run: "a", rows: rowsOf("+++") },
      { run: "b", rows: rowsOf("---"), manifest, said: { q2: { asked: { text: "Another?" } } } },
    );
    expect(questions.map(({ id }) => id)).toEqual(["q1", "q3"]);
  });

  it("are in other files those of the same context and choices too", () => {
    const asked = (context: string, option: string) => ({
      q1: { asked: { context } },
      q2: { asked: { choices: [{ label: "A", text: option }] } },
    });
    const { questions } = compare(
      { run: "a", rows: rowsOf("+++"), said: asked("Of cats.", "four") },
      { run: "b", rows: rowsOf("---"), manifest: otherData, said: asked("Of hens.", "two") },
    );
    expect(questions.map(({ id }) => id)).toEqual(["q3"]);
  });

  it("are in other files those of which the same answers are right", () => {
    const { questions, leftOut } = compare(
      { run: "a", rows: rowsOf("++++") },
      {
        run: "b",
        manifest: otherData,
        rows: [
          questionRow("q1", true, { gold: "2" }),
          questionRow("q2", true, { gold: "1.0" }),
          questionRow("q3", true, { accepted: ["2"] }),
          questionRow("q4", true, { accepted: ["1"] }),
        ],
      },
    );
    expect(questions.map(({ id }) => id)).toEqual(["q2", "q4"]);
    expect(leftOut).toBe(2);
  });

  it("are in other files also those of which one does not tell the right answer", () => {
    const unknown: QuestionRow = {
      ...{ id: "q1", outcome: "answered", correct: false, answer: "2", agreement: null },
      ...{ answerType: "number", calls: 1, tokens: { prompt: 50, cached: 0, generated: 100 }, seconds: 1 },
    };
    const { shared } = compare(
      { run: "a", rows: rowsOf("+") },
      { run: "b", manifest: otherData, rows: [unknown] },
    );
    expect(shared).toBe(1);
  });

  it("are those whose answers are of the same type", () => {
    const { questions, leftOut } = compare(
      { run: "a", rows: rowsOf("++", { answerType: "string" }) },
      {
        run: "b",
        rows: [
          questionRow("q1", true, { answerType: "string" }),
          questionRow("q2", false, { answerType: "translation", score: 40 }),
        ],
      },
    );
    expect(questions.map(({ id }) => id)).toEqual(["q1"]);
    expect(leftOut).toBe(1);
  });

  it("keep free prose out of the counts, though it is shown", () => {
    const prose = (id: string) => questionRow(id, false, { answerType: "text" });
    const { pairs, questions, runs } = compare(
      { run: "a", rows: [questionRow("q1", true), prose("q2")] },
      { run: "b", rows: [questionRow("q1", false), prose("q2")] },
    );
    expect(pairs).toMatchObject([{ questions: 1, onlyFirst: 1 }]);
    expect(runs[0]).toMatchObject({ accuracy: 1 });
    expect(questions[1]).toMatchObject({
      outcome: "not-compared",
      answers: [{ correct: null }, { correct: null }],
    });
  });

  it("make no pairs if all of them are free prose", () => {
    const rows = rowsOf("--", { answerType: "text" });
    const { pairs, runs, questions } = compare({ run: "a", rows }, { run: "b", rows });
    expect(pairs).toEqual([]);
    expect(runs[0]).toMatchObject({ accuracy: null, interval: null, score: null });
    expect(questions).toHaveLength(2);
  });
});

describe("cells that their sweep gave up", () => {
  const stopped = { run: "stopped", rows: rowsOf("+"), givenUp: true } as const;

  it("are left out, so that the others are compared on all that they answered", () => {
    const { runs, shared, givenUp } = compare({ run: "a", rows: rowsOf("++++") }, stopped, {
      run: "b",
      rows: rowsOf("++--"),
    });
    expect(runs.map(({ run }) => run)).toEqual(["a", "b"]);
    expect({ shared, givenUp }).toEqual({ shared: 4, givenUp: 1 });
  });

  it("are compared where no two others are there", () => {
    const { runs, shared, givenUp } = compare({ run: "a", rows: rowsOf("++++") }, stopped);
    expect(runs.map(({ run }) => run)).toEqual(["a", "stopped"]);
    expect({ shared, givenUp }).toEqual({ shared: 1, givenUp: 0 });
  });
});

describe("comparing more than two runs", () => {
  it("sets each against the first and corrects the p-values over all pairs", () => {
    const { pairs } = compare(
      { run: "a", rows: rowsOf("----------") },
      { run: "b", rows: rowsOf("++++++++--") },
      { run: "c", rows: rowsOf("+++++++---") },
      { run: "d", rows: rowsOf("+---------") },
    );
    expect(pairs.map(({ first, second }) => [first, second])).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["a", "d"],
    ]);
    expect(pairs.map(({ exact }) => exact)).toEqual([2 ** -7, 2 ** -6, 1]);
    expect(pairs.map(({ adjusted }) => adjusted)).toEqual([3 * 2 ** -7, 2 * 2 ** -6, 1]);
  });
});

describe("what tells runs apart", () => {
  const settings = (...runs: readonly GivenRun[]) =>
    compare(...runs.map((run, index) => ({ run: `run-${index}`, rows: rowsOf("+"), ...run }))).runs.map(
      (run) => run.settings,
    );

  it("are the options, seeds, prompts and reply lengths in which they differ", () => {
    expect(
      settings(
        { options: { agents: 3, temperature: 0.8 }, seed: 1 },
        { options: { agents: 5, temperature: 0.8 }, manifest: { promptSet: "terse", maxTokens: 256 } },
      ),
    ).toEqual([
      { agents: 3, seed: 1, promptSet: "standard", maxTokens: 512 },
      { agents: 5, seed: 0, promptSet: "terse", maxTokens: 256 },
    ]);
  });

  it("are the versions and wordings of prompts", () => {
    const worded = (version: string) => ({ manifest: { promptVersions: { mad: version } } });
    expect(settings(worded("standard-2"), worded("standard-2, worded by 3fa2"))).toEqual([
      { "prompts of mad": "2" },
      { "prompts of mad": "2, worded by 3fa2" },
    ]);
  });

  it("are exemplars, a lasting repository and models of roles that not all of them have", () => {
    const exemplars = { file: "shown.jsonl", sha256: "1" };
    const agents = { judge: modelInfo("large") };
    expect(settings({ manifest: { exemplars, experience: "sums", agents } }, {})).toEqual([
      { exemplars: "shown.jsonl", repository: "sums", "model of judge": "large" },
      {},
    ]);
    const both = { manifest: { exemplars, agents } };
    expect(settings(both, both)).toEqual([{}, {}]);
    expect(settings({ run: "own", manifest: { experience: "own" } }, {})).toEqual([{}, {}]);
  });

  it("are the beginnings of hashes where files only share a name", () => {
    const file = (sha256: string) => ({ manifest: { model: { ...modelInfo("small"), sha256 } } });
    const { runs } = compare(
      { run: "a", rows: rowsOf("+"), ...file("0123456789") },
      { run: "b", rows: rowsOf("+"), ...file("abcdef0123") },
    );
    expect(runs.map(({ model }) => model)).toEqual(["small 01234567", "small abcdef01"]);
  });

  it("leave out an option that only one of the methods has", () => {
    expect(
      settings({ options: { agents: 3 } }, { options: { agents: 5, semantic: true } }, { options: {} }),
    ).toEqual([{ agents: 3 }, { agents: 5 }, {}]);
  });
});

describe("comparing translations", () => {
  const scores = (...values: readonly number[]) =>
    values.map((score, index) => questionRow(`q${index + 1}`, false, { answerType: "translation", score }));

  it("takes the difference of their mean scores with its interval, and no p-values", () => {
    const { pairs, runs } = compare(
      { run: "a", rows: scores(40, 50, 60) },
      { run: "b", rows: scores(45, 55, 80) },
    );
    expect(runs).toMatchObject([
      { score: 50, scoreInterval: bootstrapInterval([40, 50, 60]), accuracy: null },
      { score: 60, scoreInterval: bootstrapInterval([45, 55, 80]), accuracy: null },
    ]);
    expect(pairs).toEqual([
      {
        ...{ first: "a", second: "b", difference: 10 },
        interval: pairedBootstrap([40, 50, 60], [45, 55, 80]),
        ...{ questions: 3, bothRight: 0, onlyFirst: 0, onlySecond: 0, bothWrong: 0, differing: 3 },
        ...{ exact: null, midP: null, adjusted: null, detectable: null },
      },
    ]);
  });
});

describe("comparing a single translation", () => {
  it("leaves the mean scores and their difference the whole range", () => {
    const translated = (run: string, score: number) => ({
      run,
      rows: [questionRow("q1", false, { answerType: "translation", score })],
    });
    const { pairs, runs } = compare(translated("a", 40), translated("b", 60));
    expect(runs).toMatchObject([
      { score: 40, scoreInterval: [0, 100] },
      { score: 60, scoreInterval: [0, 100] },
    ]);
    expect(pairs).toMatchObject([{ difference: 20, interval: [-100, 100] }]);
  });
});

describe("runs that cannot be compared", () => {
  const refusal = (...runs: readonly GivenRun[]) => {
    try {
      compare(...runs);
    } catch (error) {
      if (error instanceof ContractError) return error.message;
      throw error;
    }
    return "compared";
  };

  it("are fewer than two", () => {
    expect(refusal()).toContain("needs two runs or more; none is named");
    expect(refusal({ run: "a" })).toContain("needs two runs or more; only a is named");
  });

  it("are a run and itself", () => {
    expect(refusal({ run: "a", rows: rowsOf("+") }, { run: "a", rows: rowsOf("+") })).toContain(
      "a is named twice",
    );
  });

  it("are answers to single questions", () => {
    expect(refusal({ run: "a" }, { run: "b", manifest: { kind: "ask", data: null } })).toContain(
      "b answered a single question",
    );
  });

  it("are on different data", () => {
    const words = refusal(
      { run: "a", rows: rowsOf("+") },
      { run: "b", rows: rowsOf("+"), manifest: otherData, said: { q1: { asked: { text: "Another?" } } } },
    );
    expect(words).toContain("different data and share no question: questions.jsonl, other.jsonl");
  });

  it("have answers of other types to all questions", () => {
    const words = refusal(
      { run: "a", rows: rowsOf("++", { answerType: "string" }) },
      { run: "b", rows: rowsOf("--", { answerType: "translation" }) },
    );
    expect(words).toContain("no question of the same answer type: of q1 they have string and translation");
  });

  it("were held against other right answers, or other databases", () => {
    const judged = (run: string, parts: Partial<DataManifest>) => ({
      ...{ run, rows: rowsOf("+") },
      manifest: { data: { ...DATA, ...parts } },
    });
    const extras = { file: "more.jsonl", sha256: "0123456789" };
    expect(refusal(judged("a", {}), judged("b", { extras }))).toContain(
      "questions.jsonl are not judged alike: those of a against the file alone, those of b against further right answers " +
        "more.jsonl 01234567.",
    );
    const shop = (sha256: string) => ({ databases: { "shop.sqlite": sha256 } });
    expect(refusal(judged("a", shop("1")), judged("b", shop("2")))).toMatch(
      /those of a against databases [0-9a-f]{8}, those of b against databases [0-9a-f]{8}\./,
    );
    const moved = { ...extras, file: "moved.jsonl" };
    expect(refusal(judged("a", { extras }), judged("b", { extras: moved }))).toBe("compared");
  });

  it("were asked about a database that changed between two files", () => {
    const asked = (run: string, sha256: string, file: string) => ({
      ...{ run, rows: rowsOf("+") },
      manifest: { data: { ...DATA, file, sha256: file, databases: { "shop.sqlite": sha256 } } },
    });
    expect(refusal(asked("a", "1", "one.jsonl"), asked("b", "1", "two.jsonl"))).toBe("compared");
    expect(refusal(asked("a", "1", "one.jsonl"), asked("b", "2", "two.jsonl"))).toMatch(
      /^The answers to one\.jsonl and two\.jsonl are not judged alike: those of a against databases [0-9a-f]{8}, /,
    );
  });

  it("compared the results of queries in different ways", () => {
    const queried = (
      run: string,
      options: Readonly<Record<string, string>>,
      answerType: "sql" | "number" = "sql",
    ) => ({ run, options, rows: rowsOf("+", { answerType }) });
    expect(refusal(queried("a", {}), queried("b", { sqlCompare: "set" }))).toContain(
      "those of a with sqlCompare=multiset, those of b with sqlCompare=set. Evaluate one of the two again",
    );
    expect(refusal(queried("a", {}), queried("b", { sqlCompare: "multiset" }))).toBe("compared");
    const numbers = [queried("a", {}, "number"), queried("b", { sqlCompare: "set" }, "number")];
    expect(refusal(...numbers)).toBe("compared");
  });

  it("are not those that were asked about fewer databases, but those that had one of them otherwise", () => {
    const asked = (run: string, databases: Readonly<Record<string, string>>) => ({
      ...{ run, rows: rowsOf("+") },
      manifest: { data: { ...DATA, databases } },
    });
    const few = asked("a", { a: "1" });
    const others = asked("c", { b: "1" });
    expect(refusal(few, asked("b", { a: "1", b: "1" }))).toBe("compared");
    expect(refusal(few, asked("b", { a: "1", b: "1" }), others)).toBe("compared");
    expect(refusal(few, others, asked("d", { a: "2" }))).toMatch(/those of a against .*, those of d against/);
  });

  it("are on one file under two names after which its questions are called", () => {
    const named = (name: string, ...ids: readonly string[]) => ({
      run: `on ${name}`,
      rows: ids.map((id) => questionRow(id, true)),
      manifest: { data: { ...DATA, file: `${name}.jsonl` } },
    });
    const words = refusal(named("test", "test-0001"), named("gsm8k", "gsm8k-0001"));
    expect(words).toContain(
      "test.jsonl and gsm8k.jsonl are the same file, whose questions have no ids of their own",
    );
    expect(words).toContain("Evaluate it again under one of the two names.");
    expect(refusal(named("test", "q1"), named("gsm8k", "q2"))).toContain("have come to the end of");
  });

  it("have not come to the end of any question together", () => {
    const words = refusal({ run: "a", rows: [questionRow("q1", true)] }, { run: "b", rows: [] });
    expect(words).toContain("no question that all of the runs have come to the end of: a, b");
  });
});
