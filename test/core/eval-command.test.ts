import { describe, expect, it } from "vitest";
import { evalCommandOf, evalWords, shellLine, shellWord } from "../../core/eval-command.ts";
import type { RunManifest } from "../../core/events.ts";
import { modelInfo, runManifest } from "../support/analysed-runs.ts";

const DATA = { file: "questions.jsonl", sha256: "data-sha256", questions: 10, skippedLines: [] };

function commandOf(given: Partial<RunManifest>): string {
  return shellLine(evalWords(evalCommandOf("run-1", runManifest(given))));
}

describe("the command that makes a run again", () => {
  it("says all that the manifest tells", () => {
    const line = commandOf({
      strategy: "mad-judge",
      options: { agents: 3, temperature: 0.8 },
      seed: 7,
      agents: { judge: modelInfo("large") },
      data: {
        ...DATA,
        skippedLines: [3, 5],
        columns: { question: "body", answer: "gold" },
        databases: { "a.sqlite": "1" },
      },
    });
    expect(line).toBe(
      "counterpoint eval --data questions.jsonl --limit 12 --skip-bad-lines --columns question=body,answer=gold " +
        "--databases DATABASES --model practice --agent judge=large --strategy mad-judge --option agents=3 " +
        "--option temperature=0.8 --seed 7 --max-tokens 512 --prompts standard --concurrency 1",
    );
  });

  it("asks for as many lines as a limit counted, without those that a bad one took in", () => {
    const data = { ...DATA, lines: 11, skippedLines: [3, 4, 5] };
    const exemplars = { file: "shown.jsonl", sha256: "1" };
    for (const given of [{ data }, { data, exemplars }]) expect(commandOf(given)).toContain("--limit 11 ");
  });

  it("puts names that a shell would take apart in quotation marks", () => {
    expect(commandOf({ data: { ...DATA, file: "it's $HOME.jsonl" } })).toContain(
      `--data 'it'\\''s $HOME.jsonl' --limit`,
    );
    expect(commandOf({ model: modelInfo("~llama 3") })).toContain("--model '~llama 3' --strategy");
  });

  it("does not let a name pass for a flag", () => {
    expect(commandOf({ data: { ...DATA, file: "-x.jsonl" } })).toContain("eval --data=-x.jsonl --limit");
  });

  it("names no number of lines where that was not kept and exemplars took some of them away", () => {
    const line = commandOf({ exemplars: { file: "shown.jsonl", sha256: "1" } });
    expect(line).toContain("--exemplars shown.jsonl");
    expect(line).not.toContain("--limit");
  });

  it("names a lasting experience repository, not the one that was the run's own", () => {
    expect(commandOf({ experience: "sums" })).toContain("--experience sums");
    expect(commandOf({ experience: "run-1" })).not.toContain("--experience");
  });
});

describe("a word of a command", () => {
  it.each([
    ["/home/me/tiny-1.0_q8.gguf", "/home/me/tiny-1.0_q8.gguf"],
    ["", "''"],
    ["my model", "'my model'"],
    ['`who` $HOME "x"', `'\`who\` $HOME "x"'`],
    ["it's", String.raw`'it'\''s'`],
    [String.raw`C:\a`, String.raw`'C:\a'`],
  ])("has single quotes in shells of POSIX where it needs any: %s", (word, written) => {
    expect(shellWord(word, "linux")).toBe(written);
    expect(shellWord(word)).toBe(written);
  });

  it.each([
    [String.raw`C:\models\tiny-1.0_q8.gguf`, String.raw`C:\models\tiny-1.0_q8.gguf`],
    ["", '""'],
    [String.raw`C:\my models\it's.gguf`, String.raw`"C:\my models\it's.gguf"`],
    ["C:\\my models\\", String.raw`"C:\my models\\"`],
    [String.raw`a \" b`, String.raw`"a \\"" b"`],
    ['a"&b', '"a""&b"'],
  ])("has double quotes on Windows where it needs any: %s", (word, written) => {
    expect(shellWord(word, "win32")).toBe(written);
  });
});
