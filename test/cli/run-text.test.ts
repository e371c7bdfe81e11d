import { describe, expect, it } from "vitest";
import type { Terminal } from "../../cli/output.ts";
import { printReport } from "../../cli/reports.ts";
import { printRun } from "../../cli/run-text.ts";
import type { ShownResult } from "../../core/sql.ts";
import type { RunDetails } from "../../engine/contract/reports.ts";
import { MANIFEST } from "../engine/doubles.ts";

it("a run tells the right answers among those that are right or wrong, not among all", () => {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    print: (line) => void lines.push(line),
    style: (_, text) => text,
  };
  const report = {
    accuracy: 1,
    interval: [0.34, 1],
    correct: 2,
    compared: 2,
    questions: 4,
    experience: null,
  };
  const details = { run: "r", manifest: MANIFEST, report, transcripts: [], warnings: [], error: null };
  printRun(details as unknown as RunDetails, terminal as Terminal);
  expect(lines.join("\n")).toContain("100.0 % right: 2 of 2");
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
    return written((terminal) =>
      printReport({ answer: "SELECT name, age FROM pet", result, answerType: "sql", ...figures }, terminal),
    );
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
      asked: { id: "ask", text: "How many?" },
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
