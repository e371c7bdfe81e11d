import { expect, it } from "vitest";
import type { Terminal } from "../../cli/output.ts";
import { printRun } from "../../cli/run-text.ts";
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
