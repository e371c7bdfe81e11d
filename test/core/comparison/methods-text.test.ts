import { describe, expect, it } from "vitest";
import { compareRuns } from "../../../core/comparison/compare.ts";
import { methodsText } from "../../../core/comparison/methods-text.ts";
import {
  analysedRun,
  modelInfo,
  questionRow,
  rowsOf,
  turnOf,
  type GivenRun,
} from "../../support/analysed-runs.ts";

function textOf(runs: readonly GivenRun[], budget = false) {
  const analysed = runs.map(analysedRun);
  const manifests = new Map(analysed.map(({ run, manifest }) => [run, manifest]));
  return methodsText(compareRuns(analysed, { budget }), manifests);
}
const paragraphOf = (...runs: readonly GivenRun[]) => textOf(runs).markdown.split("\n\n")[0] ?? "";

/** Translations with these scores. */
const scores = (...values: readonly number[]) =>
  values.map((score, index) => questionRow(`q${index}`, false, { answerType: "translation", score }));

const few = { run: "one", rows: rowsOf("++++--------") };
const many = { run: "two", strategy: "mad", rows: rowsOf("+++-++++++++") };
const close = [
  { run: "one", rows: rowsOf("++++--") },
  { run: "two", rows: rowsOf("++--+-") },
] as const;

describe("the paragraph for a paper", () => {
  it("names data, model, methods and settings with their hashes and versions", () => {
    const manifest = {
      model: { ...modelInfo("small"), sha256: "0123456789abcdef", quantization: "Q4_K_M" },
      versions: { counterpoint: "0.1.0", "node-llama-cpp": "3.22.1" },
    };
    const paragraph = paragraphOf(
      {
        ...few,
        options: { temperature: 0 },
        manifest: { ...manifest, promptVersions: { "zero-shot-cot": "standard-2" } },
      },
      {
        ...many,
        options: { agents: 3, rounds: 2 },
        manifest: { ...manifest, promptVersions: { mad: "standard-1" } },
      },
    );
    expect(paragraph).toContain(
      "2 runs were compared question by question, on 12 questions of questions.jsonl (SHA-256 data-sha256…) that all of them " +
        "came to the end of. The model was small (quantisation Q4_K_M, SHA-256 0123456789ab…). A is zero-shot-cot " +
        "(temperature 0; prompts zero-shot-cot standard-2). B is mad (agents 3, rounds 2; prompts mad standard-1). The seed " +
        "was 0, the prompt set standard, and a reply had at most 512 new tokens. The runs were made with Counterpoint 0.1.0 " +
        "and node-llama-cpp 3.22.1.",
    );
  });

  it("says what is not recorded", () => {
    const paragraph = paragraphOf(few, many);
    expect(paragraph).toContain("The model was practice (quantisation not recorded, SHA-256 ");
    expect(paragraph).toContain("B is mad (versions of its prompts not recorded).");
    expect(paragraph).toContain("made with a version of Counterpoint that is not recorded.");
  });

  it("says which run has what where they differ", () => {
    const paragraph = paragraphOf(few, { ...many, seed: 1, model: "large" }, { ...few, run: "three" });
    expect(paragraph).toMatch(/The models were practice \([^)]+\) \(A, C\) and large \([^)]+\) \(B\)\./);
    expect(paragraph).toContain("The seed was 0 (A, C) and 1 (B),");
  });

  it("names what else a method was given", () => {
    const manifest = {
      exemplars: { file: "shown.jsonl", sha256: "feedc0ffee00" },
      experience: "sums",
      embedder: "minilm",
      parser: "amr-lite",
      agents: { judge: modelInfo("large") },
    };
    expect(paragraphOf(few, { ...many, manifest })).toContain(
      "exemplars of shown.jsonl, SHA-256 feedc0ffee00…; experience repository sums; embedding model minilm; parser of meaning " +
        "graphs amr-lite; judge on large, quantisation not recorded, SHA-256 large-sha256…",
    );
  });

  it("tells accuracies, the difference with its tests, and what the sample could show", () => {
    expect(paragraphOf(few, many)).toContain(
      "A was right on 4 of 12 (33.3 %, 95 % Wilson interval 13.8 % to 60.9 %). B was right on 11 of 12 (91.7 %, 95 % Wilson " +
        "interval 64.6 % to 98.5 %). The difference of B from A is +58.3 percentage points (95 % interval by Tango's score " +
        "method +10.3 to +83.0; McNemar's exact test, two-sided, p = 0.039). With 12 questions, 9 of them answered rightly by " +
        "only one of the two, the smallest difference that shows with 80 % power at 5 % is 63.3 points.",
    );
  });

  it("tells Holm's correction where there are several comparisons", () => {
    expect(paragraphOf(few, many, { ...few, run: "three" })).toContain(
      "p = 0.039, after Holm's correction for 2 comparisons p = 0.078)",
    );
  });

  it("says of what a sample could show that it is not corrected where there are several comparisons", () => {
    expect(paragraphOf(few, many, { ...few, run: "three" })).toContain(
      "the smallest difference that shows with 80 % power at 5 % is 63.3 points, not corrected for several comparisons.",
    );
  });

  it("tells how many questions would tell a difference from luck that these do not", () => {
    // Connor's n of 1/6 with half of the questions discordant is 138.9.
    expect(paragraphOf(...close)).toContain(
      "To tell this difference from luck with that power, about 140 questions would be needed; these are 6.",
    );
  });

  it("does not tell that of a difference that is told from luck, nor of none", () => {
    expect(paragraphOf(few, many)).not.toContain("would be needed");
    expect(paragraphOf(few, { ...few, run: "two" })).not.toContain("would be needed");
  });

  it("says that a sample is too small to show anything", () => {
    expect(paragraphOf({ run: "one", rows: rowsOf("+-") }, { run: "two", rows: rowsOf("-+") })).toContain(
      "With 2 questions, no difference shows with 80 % power at 5 %, however large.",
    );
  });

  it("tells how many questions and lines are left out", () => {
    const data = { file: "questions.jsonl", sha256: "data-sha256", questions: 10, skippedLines: [4] };
    expect(
      paragraphOf({ ...few, manifest: { data } }, { ...many, rows: rowsOf("+++-"), manifest: { data } }),
    ).toContain(
      "on 4 questions of questions.jsonl (SHA-256 data-sha256…, without 1 unusable line) that all of them came to the end of. " +
        "Left out: 8 further questions that only some of them have, or have with another text, passage, set of choices, " +
        "database, answer type or right answer.",
    );
  });

  it("tells how many cells of a sweep are left out", () => {
    const stopped = { run: "three", rows: rowsOf("+"), givenUp: true } as const;
    expect(paragraphOf(few, many, stopped)).toContain(
      "Not compared: 1 run of cells that their sweep stopped, or that failed.",
    );
  });

  it("names what decided right and wrong beside the data, and the columns that were named", () => {
    const data = {
      ...{ file: "questions.csv", sha256: "data-sha256", questions: 12, skippedLines: [] },
      columns: { question: "text", answer: "label" },
      extras: { file: "more.jsonl", sha256: "0123456789abcdef" },
      databases: { "pets.sqlite": "feedc0ffee00" },
    };
    expect(paragraphOf({ ...few, manifest: { data } }, { ...many, manifest: { data } })).toMatch(
      new RegExp(
        "on 12 questions of questions\\.csv \\(SHA-256 data-sha256…, columns question=text and answer=label, " +
          "further right answers more\\.jsonl 01234567, databases [0-9a-f]{8}\\) that all of them",
      ),
    );
  });

  it("compares translations by their scores, without a test", () => {
    const paragraph = paragraphOf(
      { run: "one", rows: scores(10, 20, 30, 40, 50, 60) },
      { run: "two", rows: scores(15, 25, 35, 45, 55, 65) },
    );
    expect(paragraph).toContain("is +5.0 chrF (95 % paired bootstrap interval +5.0 to +5.0).");
    expect(paragraph).not.toContain("told from luck");
    expect(paragraph).not.toContain("McNemar");
  });

  it("tells the mean score of translations with its interval, in the paragraph and in the table", () => {
    const flat = { run: "one", rows: scores(20, 20) };
    const { markdown } = textOf([flat, { ...flat, run: "two" }]);
    expect(markdown).toContain("A had a mean chrF of 20.0 (95 % bootstrap interval 20.0 to 20.0).");
    expect(markdown).toContain("| chrF (95 % interval) |");
    expect(markdown).toContain("| 20.0 (20.0–20.0) |");
  });

  it("says of fewer than six translations that they show nothing", () => {
    const paragraph = paragraphOf(
      { run: "one", rows: scores(10, 20, 30, 40, 50) },
      { run: "two", rows: scores(15, 25, 35, 45, 55) },
    );
    expect(paragraph).toContain(
      "is +5.0 chrF (95 % paired bootstrap interval +5.0 to +5.0). With 5 questions that differ, no difference can be told from luck, " +
        "however large.",
    );
  });

  it("says of one translation that differs that it shows nothing", () => {
    const paragraph = paragraphOf({ run: "one", rows: scores(10, 20) }, { run: "two", rows: scores(15, 20) });
    expect(paragraph).toContain("With 1 question that differs, no difference can be told from luck");
  });

  it("says of free prose that nothing was tested", () => {
    const rows = rowsOf("--", { answerType: "text" });
    expect(paragraphOf({ run: "one", rows }, { run: "two", rows })).toContain("nothing was tested");
  });

  it("sets a method against samples of as many tokens where that was asked for", () => {
    const generating = (generated: number) => ({ tokens: { prompt: 1, cached: 0, generated } });
    const reference = {
      run: "sc",
      strategy: "self-consistency",
      options: { agents: 3 },
      rows: rowsOf("+", generating(300)),
      said: { q1: { turns: [1, 2, 3].map((number) => turnOf(`solver-${number}`, "The answer is 1.")) } },
    };
    const method = { run: "mad", strategy: "mad", rows: rowsOf("+", generating(250)) };
    expect(textOf([reference, method], true).markdown).toContain(
      "At equal generated tokens, B (250 a question) is set against A with 2 samples (200 a question; 100.0 %,",
    );
  });
});

describe("the text for a paper", () => {
  it("has a table and the commands in Markdown", () => {
    const [, table, note, commands] = textOf([few, many]).markdown.split("\n\n");
    expect(table?.split("\n").slice(2)).toEqual([
      "| A | zero-shot-cot | 4 of 12 | 33.3 (13.8–60.9) | – | – | – | 1.0 | 100 |",
      "| B | mad | 11 of 12 | 91.7 (64.6–98.5) | +58.3 (+10.3 to +83.0) | 0.039 | 63.3 | 1.0 | 100 |",
    ]);
    expect(note).toContain("as far as their manifests tell");
    expect(commands).toMatch(/^```sh\n# A, run one\ncounterpoint eval --data questions\.jsonl --limit 10 /);
  });

  it("names model and settings in the table where runs differ in them", () => {
    const { markdown } = textOf([few, { ...many, model: "large", seed: 1 }, { ...few, run: "three" }]);
    expect(markdown).toContain("| Run | Method | Model | Settings | Right |");
    expect(markdown).toContain("| B | mad | large | seed 1 | 11 of 12 |");
    expect(markdown).toContain("| p, exact | p, Holm |");
  });

  it("shows every sign of a name in LaTeX, and its commands as comments", () => {
    const data = { file: "50%_a&b.jsonl", sha256: "data-sha256", questions: 12, skippedLines: [] };
    const { latex } = textOf([
      { ...few, model: "q4_k_m", manifest: { data } },
      { ...many, manifest: { data } },
    ]);
    expect(latex).toContain("on 12 questions of 50\\%\\_a\\&b.jsonl (SHA-256 data-sha256…)");
    expect(latex).toContain(
      "A & zero-shot-cot & q4\\_k\\_m & 4 of 12 & 33.3 (13.8–60.9) & – & – & – & 1.0 & 100 \\\\",
    );
    expect(latex).toContain("\\toprule");
    expect(latex).toContain("% counterpoint eval --data '50%_a&b.jsonl' --limit 12 ");
  });

  it("is refused where the manifest of a run is not given", () => {
    const [one, two] = [analysedRun(few), analysedRun(many)];
    const comparison = compareRuns([one, two], { budget: false });
    const manifests = new Map([[two.run, two.manifest]]);
    expect(() => methodsText(comparison, manifests)).toThrow("The run one has no manifest;");
  });

  it("says what the commands cannot say", () => {
    const manifest = {
      promptVersions: { mad: "standard-1, worded by 3fa2" },
      exemplars: { file: "shown.jsonl", sha256: "1" },
      experience: "sums",
      data: { file: "q.jsonl", sha256: "1", questions: 12, skippedLines: [], databases: { "a.db": "2" } },
    };
    const { markdown } = textOf([
      { ...few, manifest },
      { ...many, manifest },
    ]);
    expect(markdown).toContain("DATABASES is the folder of the databases.");
    expect(markdown).toContain("add --limit where it was given.");
    expect(markdown).toContain("What an experience repository held then is not recorded.");
    expect(markdown).toContain("Prompts that a person worded have to be worded so again.");
  });
});
