import { describe, expect, it } from "vitest";
import { homeFolder } from "../../cli/home.ts";
import type { Terminal } from "../../cli/output.ts";
import { cutOffLines, experienceText, printReport } from "../../cli/reports.ts";
import { evaluationReport, type QuestionFigures } from "../../core/evaluation/evaluate.ts";
import { NO_TOKENS } from "../../core/model.ts";
import type { AskReport, RunReport } from "../../engine/contract/reports.ts";

describe("what a run is called by afterwards", () => {
  const costs = { calls: 1, tokens: NO_TOKENS, seconds: 1 };
  const answered = { outcome: "answered", correct: true, answerType: "number", ...costs } as const;
  const verdict: AskReport = {
    ...{ answer: "1", answerType: "number", strategy: "io", agreement: null, run: "r1" },
    ...costs,
  };
  const lastNote = (report: RunReport, kept?: boolean) => {
    const notes: string[] = [];
    const terminal = {
      print: () => undefined,
      note: (text: string) => void notes.push(text),
      status: () => undefined,
      style: (_: string, text: string) => text,
    } as unknown as Terminal;
    printReport(report, { home: homeFolder(undefined), terminal, ...(kept !== undefined && { kept }) });
    return notes.at(-1);
  };

  it.each<[string, RunReport]>([
    ["a question", verdict],
    ["an evaluation", evaluationReport("r1", [answered], 5)],
  ])("stands below %s, unless nothing is kept of it", (_what, report) => {
    expect(lastNote(report)).toMatch(/ · run r1$/);
    expect(lastNote(report, false)).not.toContain("r1");
  });

  it("is null in the JSON of what is not kept", () => {
    const printed: unknown[] = [];
    const terminal = {
      json: true,
      status: () => undefined,
      printJson: (json: unknown) => void printed.push(json),
    };
    for (const kept of [true, false])
      printReport(verdict, { home: homeFolder(undefined), terminal: terminal as unknown as Terminal, kept });
    expect(printed).toMatchObject([{ run: "r1" }, { run: null }]);
  });
});

describe("replies that were cut off", () => {
  const answered = { outcome: "answered", correct: true, answerType: "number" } as const;
  const costs = { calls: 1, tokens: NO_TOKENS, seconds: 1 };
  const failed: QuestionFigures = { ...answered, ...costs, outcome: "failed", correct: false };
  const linesOf = (...counts: readonly number[]) => {
    const figures = counts.map((cutOff) => ({ ...answered, ...costs, cutOff }));
    return cutOffLines(evaluationReport("r", [...figures, failed], 5, null, 512));
  };

  it("are told in the terminal by the questions that did not fail, with what gives them more room", () => {
    expect(linesOf(2, 0, 1)).toEqual([
      "In 2 of 3 questions a reply was cut off at 512 tokens. " +
        "--max-tokens gives replies more room; prompt and reply together have to fit the model's context.",
    ]);
  });

  it("are not spoken of where there are none, or nobody counted them", () => {
    expect(linesOf(0, 0)).toEqual([]);
    expect(linesOf()).toEqual([]);
  });
});

describe("the learning curve in the terminal", () => {
  it("has a dash for a tenth whose answers are neither right nor wrong, whatever they are", () => {
    const counts = { retrieved: 1, outliers: 0, nothingSimilar: 0, tooFew: 4, judged: 5, stored: 5 };
    const tenths = [
      { from: 1, to: 2, questions: 2, compared: 2, correct: 1, retrieved: 0 },
      { from: 3, to: 5, questions: 3, compared: 0, correct: 0, retrieved: 1 },
    ];
    const text = experienceText({ repository: "own", ...counts, unreadable: 0, tenths });
    const [right, translated] = text.split("\n").slice(-2);
    expect(right).toMatch(/^ {2}1–2 +50\.0 % right +1 of 2 +0 of 2 given an experience$/);
    expect(translated).toMatch(/^ {2}3–5 +– +1 of 3 given an experience$/);
  });

  it("counts the verdicts that could not be read, one too", () => {
    const counts = { retrieved: 0, outliers: 0, nothingSimilar: 0, tooFew: 5, judged: 5, stored: 3 };
    const textWith = (unreadable: number) =>
      experienceText({ repository: "own", ...counts, unreadable, tenths: [] });
    expect(textWith(1)).toContain("3 of 5 judged; 1 verdict could not be read");
    expect(textWith(2)).toContain("3 of 5 judged; 2 verdicts could not be read");
  });
});
