import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { SweepEstimate } from "../../engine/contract/estimates.ts";
import type { SweepDetails } from "../../engine/contract/reports.ts";
import { counterpoint } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

const SAMPLE = new URL("../../engine/samples/word-problems.jsonl", import.meta.url);

/** The first questions of those that come with Counterpoint. */
async function sample(questions: number): Promise<string> {
  const path = join(await temporaryFolder(), "sample.jsonl");
  const lines = (await readFile(SAMPLE, "utf8")).split("\n").slice(0, questions);
  await writeFile(path, lines.join("\n"));
  return path;
}

const sweep = async (home: string, ...args: readonly string[]) =>
  counterpoint(["sweep", "--data", await sample(4), ...args], { home });

describe("the command sweep", () => {
  it("tells with --dry-run what it would do, and does nothing", async () => {
    const home = await temporaryFolder();
    const grid = '{"strategy":["zero-shot-cot","self-consistency"],"agents":[2,3]}';
    const { code, stdout } = await sweep(home, "--grid", grid, "--dry-run", "--json");
    expect(code).toBe(0);
    const plan = JSON.parse(stdout) as SweepEstimate;
    expect(plan.cells.map(({ settings }) => settings)).toEqual([
      { strategy: "zero-shot-cot" },
      { strategy: "self-consistency", agents: 2 },
      { strategy: "self-consistency", agents: 3 },
    ]);
    expect(plan).toMatchObject({ runs: 3, questions: 12, calls: { usual: 24, most: 24 } });
    const listed = await counterpoint(["runs", "list", "--json"], { home });
    expect(JSON.parse(listed.stdout)).toEqual([]);
  });

  it("refuses a lasting repository of experience with its reason, and does not offer one", async () => {
    const home = await temporaryFolder();
    const flags = ["--strategy", "mcf", "--grid", '{"agents":[2,3]}', "--experience", "algebra"];
    for (const more of [[], ["--dry-run"]]) {
      const { code, stderr } = await sweep(home, ...flags, ...more);
      expect(stderr).toContain('The cells of a sweep would learn from each other in "algebra".');
      expect(code).toBe(2);
    }
    const help = await counterpoint(["sweep", "--help"], { home });
    expect(help.stdout).not.toContain("--experience");
  });

  it("refuses flags that --grid would override", async () => {
    const home = await temporaryFolder();
    const grid = ["--dry-run", "--grid", '{"strategy":["self-consistency"],"agents":[2,3]}'];
    for (const flags of [
      ["--strategy", "mcf"],
      ["--agents", "4"],
      ["--option", "agents=4"],
    ]) {
      const { code, stderr } = await sweep(home, ...grid, ...flags);
      expect(stderr).toContain("by a flag, and --grid varies it: leave one of them out.");
      expect(code).toBe(2);
    }
  });

  it("refuses a second model, of which the last one alone would be run", async () => {
    const { code, stderr } = await sweep(await temporaryFolder(), "--model", "practice", "--model", "other");
    expect(stderr).toContain('--model is given as "practice" and as "other"');
    expect(code).toBe(2);
  });

  it("fails as its cells do where no model is there", async () => {
    const home = await temporaryFolder();
    const { code, stdout } = await sweep(home, "--model", join(home, "absent.gguf"), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "model-load", details: { cells: 1 } } });
  });

  it("tells in one line how many calls are to come", { timeout: 120_000 }, async () => {
    const home = await temporaryFolder();
    const { code, stderr } = await sweep(home, "--grid", '{"temperature":[0,0.8]}', "--limit", "1");
    expect(code).toBe(0);
    expect(stderr).toMatch(/^2 cells, 2 questions, 2 calls\.$/m);
  });

  it("runs every cell, and shows the same again from what is stored", { timeout: 120_000 }, async () => {
    const home = await temporaryFolder();
    const ended = await sweep(home, "--grid", '{"temperature":[0,0.8]}', "--repeats", "2", "--json");
    expect(ended.code).toBe(0);
    const report = JSON.parse(ended.stdout) as SweepReport;
    expect(report).toMatchObject({ data: "sample.jsonl", questionsPerCell: 4, repeats: 2, questions: 16 });
    expect(report.cells.map(({ settings, state, questions }) => [settings, state, questions])).toEqual([
      [{ temperature: 0 }, "done", 8],
      [{ temperature: 0.8 }, "done", 8],
    ]);

    const listed = await counterpoint(["runs", "list", "--json"], { home });
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { run: report.run, kind: "sweep", strategy: "zero-shot-cot", state: "done", done: 16, questions: 16 },
    ]);
    const shown = await counterpoint(["runs", "show", report.run, "--json"], { home });
    expect((JSON.parse(shown.stdout) as SweepDetails).report).toEqual(report);
    const read = await counterpoint(["runs", "show", report.run], { home });
    expect(read.stdout).toMatch(/^temperature +0, 0\.8$/m);
    expect(read.stdout).toMatch(/^Data +sample\.jsonl, 4 questions$/m);
    expect(read.stdout).toMatch(/^Prompts +terse/m);
    expect(read.stdout).toMatch(/temperature 0\.8 +\d+\.\d %/);
    const questions = await counterpoint(["runs", "show", report.run, "--wrong"], { home });
    expect([questions.code, questions.stdout]).toEqual([2, ""]);
    expect(questions.stderr).toContain("is a sweep, whose cells have runs of their own");
  });
});
