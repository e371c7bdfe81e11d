import { describe, expect, it } from "vitest";
import { homeFolder } from "../../cli/home.ts";
import type { Terminal } from "../../cli/output.ts";
import { printReport } from "../../cli/reports.ts";
import { printQuestions, printRun, printSweepDetails } from "../../cli/run-text.ts";
import { evaluationReport } from "../../core/evaluation/evaluate.ts";
import type { ShownResult } from "../../core/sql.ts";
import type { RunDetails } from "../../engine/contract/reports.ts";
import { MANIFEST } from "../engine/doubles.ts";
import { cell, evaluation, question, sweep, turn } from "../engine/export/support/runs.ts";
import { describedModel } from "../support/models.ts";

it("a run tells what its answers are worth and cost, as its evaluation did", () => {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    print: (line) => void lines.push(line),
    style: (_, text) => text,
  };
  const tokens = { prompt: 10, cached: 0, generated: 30 };
  const right = {
    outcome: "answered",
    correct: true,
    answerType: "number",
    calls: 2,
    tokens,
    seconds: 1,
  } as const;
  const translated = { ...right, correct: false, answerType: "translation", score: 60 } as const;
  const report = evaluationReport("r", [right, right, translated, translated], 5);
  const details = { run: "r", manifest: MANIFEST, report, transcripts: [], warnings: [], error: null };
  printRun(details as unknown as RunDetails, terminal as Terminal);
  const text = lines.join("\n");
  expect(text).toContain("100.0 % right: 2 of 2");
  expect(text).toContain("chrF 60.0: mean of 2 translations");
  expect(text).toContain("0 unanswered, 0 failed; a question takes 2.0 calls and 30 new tokens");
});

describe("the result of a query that answers a question", () => {
  const rows: ShownResult = {
    kind: "rows",
    columns: ["name", "age"],
    rows: [
      ["Ann\nLee", 30],
      ["Bo", null],
    ],
    count: 300,
  };
  const problem: ShownResult = { kind: "problem", problem: "error", message: "no such column: nme" };

  const written = (print: (terminal: Terminal) => void) => {
    const [out, notes]: [string[], string[]] = [[], []];
    print({
      print: (line: string) => void out.push(line),
      note: (line: string) => void notes.push(line),
      status: () => undefined,
      style: (_: string, text: string) => text,
    } as unknown as Terminal);
    return { out: out.join("\n"), notes: notes.join("\n") };
  };
  const asked = (result: ShownResult) => {
    const tokens = { prompt: 0, cached: 0, generated: 0 };
    const figures = { strategy: "io", calls: 1, tokens, seconds: 1, agreement: null, run: "r" };
    const report = { answer: "SELECT name, age FROM pet", result, answerType: "sql", ...figures } as const;
    return written((terminal) => printReport(report, { home: "/home", terminal }));
  };

  it("stands below the answer, which alone is on standard output", () => {
    const { out, notes } = asked(rows);
    expect(out).toBe("SELECT name, age FROM pet");
    expect(notes).toContain(
      ["name     age", "Ann Lee  30", "Bo       NULL", "(the first 2 of 300 rows of 2 columns)"].join("\n"),
    );
  });

  it("is the database's message where it cannot be executed", () => {
    expect(asked(problem).notes).toContain("The query gives no result: no such column: nme");
  });

  const stored = (result: object) => {
    const question = {
      asked: { id: "ask", text: "How many?", choices: [] },
      turns: [],
      observations: [],
      result,
      error: null,
    };
    const details = { run: "r", manifest: MANIFEST, report: null, transcripts: [question], warnings: [] };
    const { out } = written((terminal) =>
      printRun({ ...details, error: null } as unknown as RunDetails, terminal),
    );
    return out;
  };

  it("stands below the answer of a stored question, too", () => {
    const out = stored({ answer: "SELECT 1", correct: null, results: { answer: rows } });
    expect(out).toContain("= SELECT 1\nname     age\nAnn Lee  30");
  });

  it("does not stand below the answers of an evaluation, which say whether they are right", () => {
    const out = stored({ answer: "SELECT 1", correct: true, results: { gold: rows, answer: rows } });
    expect(out).toMatch(/= SELECT 1 · right$/);
  });
});

/** What is printed. */
function textOf(print: (terminal: Terminal) => void): string {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    print: (line) => void lines.push(line),
    note: () => undefined,
    style: (_, text) => text,
  };
  print(terminal as Terminal);
  return lines.join("\n");
}

describe("a question of an evaluation", () => {
  const tooFew = {
    kind: "experience-retrieved",
    repository: "mine",
    stored: 3,
    outcome: "too-few",
    z: null,
    nearest: null,
  } as const;
  const printed = (print: typeof printRun, run: RunDetails) => textOf((terminal) => print(run, terminal));

  it("has the right answer beside a wrong one", () => {
    const run = evaluation([
      question("q1", { gold: "37", answer: "36" }),
      question("q2", { gold: "37", answer: null }),
      question("q3", { gold: "37", error: "It broke." }),
      question("q4", { gold: "37", answer: "37" }),
    ]);
    const text = printed(printRun, run);
    expect(text).toContain("= 36 · wrong, right is 37");
    expect(text).toContain("= unanswered · wrong, right is 37");
    expect(text).toContain("failed: It broke. · right is 37");
    expect(text).toMatch(/= 37 · right$/);
  });

  it("has a right query in one line", () => {
    const run = evaluation([question("q1", { gold: "SELECT 1\nFROM pet", answer: "SELECT 2" })]);
    expect(printed(printRun, run)).toContain("= SELECT 2 · wrong, right is SELECT 1 FROM pet");
  });

  it("says how many experiences its run needed, where they were too few", () => {
    const asked = question("q1", { observations: [["experience", tooFew, 0]] });
    const run = evaluation([asked], { manifest: { options: { minimum: 20 } } });
    expect(printed(printRun, run)).toContain("mine: 3 stored, 20 needed (option minimum)");
  });

  it("is told without how results of queries are compared, where its run has none", () => {
    const options = { agents: 1, sqlCompare: "multiset" };
    const run = evaluation([question("q1")], { manifest: { options } });
    expect(printed(printRun, run)).toMatch(/^agents +1$/m);
    expect(printed(printRun, run)).not.toContain("sqlCompare");
  });

  it("is shown by itself with the settings of the run, without its figures", () => {
    const text = printed(printQuestions, evaluation([question("q1")]));
    expect(text).toMatch(/^Method +crowd\nagents +1$/m);
    expect(text).toContain("q1: How many legs have three cats?");
    expect(text).not.toContain("100.0 % right");
  });

  it("stands with its choices and the passage that it is about", () => {
    const choices = [
      { label: "A", text: "four" },
      { label: "B", text: "twelve" },
    ];
    const asked = { answerType: "choice", choices, context: "Cats have legs.\nHens have fewer." } as const;
    expect(printed(printRun, evaluation([question("q1", { asked })]))).toContain(
      [
        "q1: How many legs have three cats?",
        "   A) four",
        "   B) twelve",
        "About this passage:",
        "   Cats have legs.",
        "   Hens have fewer.",
        "solver-1 · solver",
      ].join("\n"),
    );
  });

  it("names the database that it is about", () => {
    const about = (name: string) => ({ answerType: "sql", database: { name, schema: "" } }) as const;
    const run = evaluation([
      question("q1", { asked: about("pets.sqlite") }),
      question("q2", { asked: about("world.sqlite") }),
    ]);
    const text = printed(printQuestions, run);
    expect(text).toMatch(/^q1: .+\nAbout the database pets\.sqlite$/m);
    expect(text).toMatch(/^q2: .+\nAbout the database world\.sqlite$/m);
  });

  it("has before each reply what its agent reasoned, and beside its name how it ended", () => {
    const turns = [
      turn("solver-1", "It is 12.", { reasoning: "Four each.\nThree cats.", ended: "length" }),
      turn("solver-2", "The answer is 12.", { closed: true }),
      turn("solver-3", ""),
    ];
    expect(printed(printRun, evaluation([question("q1", { turns })]))).toContain(
      [
        "solver-1 · solver · cut off",
        "   Reasoning:",
        "      Four each.",
        "      Three cats.",
        "   It is 12.",
        "solver-2 · solver · asked for its answer",
        "   The answer is 12.",
        "solver-3 · solver",
        "   (says nothing)",
      ].join("\n"),
    );
  });

  it("stands, where it was chosen from a run, below what tells the run from others", () => {
    const text = printed(printQuestions, evaluation([question("q1")], {}));
    expect(text).toMatch(/^Method +\S/m);
    expect(text).toMatch(/^Seed +\d/m);
    expect(text).not.toContain("SHA-256");
  });

  it("stands below all that fixes what its run computes", () => {
    const data = { file: "my sums.jsonl", sha256: "1", questions: 1, skippedLines: [3, 5] };
    const exemplars = { file: "shown.jsonl", sha256: "feed" };
    const agents = { judge: describedModel({ name: "large" }) };
    const manifest = { data, exemplars, maxTokens: 300, agents };
    const text = printed(printRun, evaluation([question("q1")], { manifest }));
    for (const row of [
      /^Data +my sums\.jsonl, 1 question$/m,
      /^Lines left out +3, 5$/m,
      /^New tokens a reply, at most +300$/m,
      /^Model of judge +large, /m,
      /^Exemplars +shown\.jsonl/m,
    ])
      expect(text).toMatch(row);
  });

  it("says so where none is left to show", () => {
    expect(printed(printQuestions, evaluation([]))).toContain("No answer among these is wrong or missing.");
  });
});

it("a sweep says of what it is one: methods, models, what is varied, and what all its cells share", () => {
  const cells = [2, 3].map((agents, index) => ({
    ...cell(index, { agents }),
    options: { agents, temperature: 0.5 },
  }));
  const { sweep: details } = sweep(cells, [{ name: "agents", values: [2, 3] }]);
  const manifests = [{ ...MANIFEST, maxTokens: 300 }];
  const shown = textOf((terminal) =>
    printSweepDetails(details, manifests, { home: homeFolder(undefined), terminal }),
  );
  for (const row of [
    /^Methods +crowd$/m,
    /^Models +scripted$/m,
    /^agents +2, 3$/m,
    /^Options of crowd +temperature 0\.5$/m,
    /^New tokens a reply, at most +300$/m,
    /^Data +sums\.jsonl, 4 questions$/m,
  ])
    expect(shown).toMatch(row);
  expect(shown).toMatch(/^agents 3 +75\.0 %/m);
});

it("a sweep of which no cell has begun says with what its calls will be made, as far as it was told", () => {
  const { sweep: details } = sweep([{ ...cell(0, { agents: 2 }), state: "waiting" }], []);
  const manifest = { ...details.manifest, maxTokens: 300, promptSet: "standard", concurrency: null } as const;
  const shown = textOf((terminal) =>
    printSweepDetails({ ...details, manifest }, [], { home: homeFolder(undefined), terminal }),
  );
  expect(shown).toMatch(/^New tokens a reply, at most +300$/m);
  expect(shown).toMatch(/^Prompts +standard$/m);
  expect(shown).not.toContain("Questions in flight");
});
