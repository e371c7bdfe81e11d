import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AskReport, EvalReport, RunDetails, RunSummary } from "../../engine/index.ts";
import { databasePath } from "../../engine/storage/database.ts";
import { counterpoint, startCommand } from "../support/cli.ts";
import { filesHolding } from "../engine/live/traces.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));
const WORD = "Zanzibar";
const QUESTION = `Tom of ${WORD} has 12 pens. He buys 9 more. How many pens does Tom have now?`;

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "counterpoint-runs-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function json(...args: string[]): Promise<unknown> {
  const end = await counterpoint([...args, "--json"], { home });
  expect(end.code, end.stderr).toBe(0);
  return JSON.parse(end.stdout);
}

describe("runs show", () => {
  let run: string;
  let whole: RunDetails;
  beforeAll(async () => {
    ({ run } = (await json("eval", "--data", SAMPLES, "--limit", "4", "--strategy", "io")) as EvalReport);
    whole = (await json("runs", "show", run)) as RunDetails;
  });

  it("shows the questions that are named, and no other", async () => {
    const [first, , third] = whole.transcripts;
    const named = ["--question", third?.id ?? "", "--question", first?.id ?? ""];
    expect(await json("runs", "show", run, ...named)).toEqual({ ...whole, transcripts: [first, third] });
  });

  it("shows the questions whose answer is not right", async () => {
    const wrong = whole.transcripts.filter(({ result }) => result?.correct !== true);
    expect(await json("runs", "show", run, "--wrong")).toEqual({ ...whole, transcripts: wrong });
  });

  it("shows the figures without a question", async () => {
    expect(await json("runs", "show", run, "--figures")).toEqual({ ...whole, transcripts: [] });
    const { stdout } = await counterpoint(["runs", "show", run, "--figures"], { home });
    expect(stdout).toMatch(/ % right: \d of 4 /);
    expect(stdout).not.toContain(whole.transcripts[0]?.asked.text);
  });

  it("does not read what was said about the others", async () => {
    const asked = (await json("eval", "--data", SAMPLES, "--limit", "2", "--strategy", "io")) as EvalReport;
    const details = (await json("runs", "show", asked.run)) as RunDetails;
    const [first, second] = details.transcripts;
    const database = new DatabaseSync(databasePath(home));
    database
      .prepare("UPDATE events SET body = '{' WHERE run = ? AND question = ? AND type = 'turn-finished'")
      .run(asked.run, second?.id ?? "");
    database.close();
    const shown = await json("runs", "show", asked.run, "--question", first?.id ?? "");
    expect(shown).toEqual({ ...details, transcripts: [first] });
  });

  it("refuses a question that it does not have, and figures of single questions", async () => {
    const unknown = await counterpoint(["runs", "show", run, "--question", "nowhere at all"], { home });
    expect([unknown.code, unknown.stdout]).toEqual([2, ""]);
    expect(unknown.stderr).toContain('has no question "nowhere at all"');
    const both = await counterpoint(["runs", "show", run, "--wrong", "--figures"], { home });
    expect([both.code, both.stdout]).toEqual([2, ""]);
  });
});

describe("runs list", () => {
  it("makes no folder where there is none, and says where it looked", async () => {
    const mistyped = join(home, "no", "home");
    const { stdout } = await counterpoint(["runs", "list"], { home: mistyped });
    expect(stdout).toBe(`No runs in ${mistyped} yet.\n`);
    expect((await counterpoint(["runs", "show", "1kx0"], { home: mistyped })).code).toBe(2);
    expect((await counterpoint(["experience", "list"], { home: mistyped })).code).toBe(0);
    expect((await counterpoint(["runs", "export", "1kx0"], { home: mistyped })).code).toBe(2);
    expect(existsSync(mistyped)).toBe(false);
  });

  it("tells evaluations apart by what came of them and by their settings", async () => {
    const args = ["eval", "--data", SAMPLES, "--limit", "2", "--strategy", "self-consistency"];
    const { run, correct } = (await json(...args, "--agents", "3", "--seed", "5")) as EvalReport;
    expect(await json("runs", "list")).toContainEqual(
      expect.objectContaining({ run, correct, compared: 2, title: "word-problems.jsonl", resumable: false }),
    );
    const { stdout } = await counterpoint(["runs", "list"], { home });
    const [line] = stdout.split("\n").filter((each) => each.startsWith(run));
    expect(line).toMatch(new RegExp(`done +${correct} of 2 right +agents 3, seed 5$`));
  });
});

describe("runs delete", () => {
  it("erases a run from the disk at once", async () => {
    const { run } = (await json("ask", QUESTION)) as AskReport;
    expect(await filesHolding(home, WORD)).not.toEqual([]);
    expect(await json("runs", "delete", run)).toEqual({ run, deleted: true });
    expect(await filesHolding(home, WORD)).toEqual([]);
    expect(((await json("runs", "list")) as RunSummary[]).map((each) => each.run)).not.toContain(run);
  });

  it("says that there is no such run", async () => {
    const end = await counterpoint(["runs", "delete", "nowhere"], { home });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('There is no run "nowhere"');
  });
});

describe("runs resume", () => {
  it("goes on with an evaluation that was killed, and prints what it would have printed", async () => {
    const killed = startCommand(
      ["eval", "--data", SAMPLES, "--limit", "20", "--strategy", "self-consistency", "--concurrency", "1"],
      { home },
    );
    await killed.says("5/20");
    killed.kill("SIGKILL");
    expect((await killed.end).code).toBeNull();
    const [left] = (await json("runs", "list")) as RunSummary[];
    expect(left).toMatchObject({ kind: "eval", state: "interrupted", questions: 20 });
    const run = left?.run ?? "";
    const stored = (await json("runs", "show", run)) as RunDetails;

    const report = (await json("runs", "resume", run)) as EvalReport;
    expect(report).toMatchObject({ run, questions: 20, failed: 0, calls: 140 });
    const whole = (await json("runs", "show", run)) as RunDetails;
    expect(whole).toMatchObject({ state: "done", report });
    const finished = stored.transcripts.filter(({ state }) => state === "done");
    expect(finished.length).toBeGreaterThanOrEqual(5);
    expect(whole.transcripts.slice(0, finished.length)).toEqual(finished);
  });

  it("refuses a run that is done", async () => {
    const { run } = (await json("ask", "How many pens are 12 pens and 9 pens?")) as AskReport;
    const end = await counterpoint(["runs", "resume", run], { home });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain("only a run that was paused, stopped or interrupted can be gone on with");
  });
});
