import { execFileSync } from "node:child_process";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withPipedData } from "../../cli/engine/piped-data.ts";
import { DatasetError } from "../../core/errors.ts";
import type { EvalReport } from "../../engine/index.ts";
import { startOwnApp } from "../e2e/support/own-app.ts";
import { counterpoint, startCommand, startCommandFed, startPiped } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";
import { storedRuns } from "../support/home-store.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

describe.skipIf(process.platform === "win32")("data from a pipe", () => {
  it("is that of the command, also where a window carries it out", async () => {
    const home = await temporaryFolder();
    const app = await startOwnApp({ home });

    const args = ["eval", "--json", "--data", "/dev/stdin", "--limit", "2"];
    const { code, stdout, stderr } = await startPiped(SAMPLES, args, { home }).end;

    expect(code, stderr).toBe(0);
    const { run, questions } = JSON.parse(stdout) as EvalReport;
    expect(questions).toBe(2);
    expect(storedRuns(home)).toMatchObject([{ run, state: "done", pid: app.enginePid() }]);
  });

  it("is read from a socket too, which Node's child_process gives a program for a pipe", async () => {
    const home = await temporaryFolder();
    const args = ["eval", "--json", "--data", "/dev/stdin", "--limit", "2"];

    const { code, stdout, stderr } = await startCommandFed(await readFile(SAMPLES), args, { home }).end;

    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ questions: 2 });
  });

  it.each([
    [["datasets", "preview", "/dev/stdin"], { questions: 1 }],
    [["datasets", "split", "/dev/stdin", "--out", "splits"], { order: "file", test: { questions: 1 } }],
    [["similarity", "--pairs", "/dev/stdin"], [{ f1: 1 }]],
  ])("is read from a socket by %j", async (args, found) => {
    const home = await temporaryFolder();
    // A question of the test split, and two graphs.
    const question = { id: "q1", question: "How many?", answer: "1", answerType: "number" };
    const input = Buffer.from(JSON.stringify({ ...question, a: "(b / boy)", b: "(b / boy)" }));

    const running = startCommandFed(input, [...args, "--json"], { home, folder: home });
    const { code, stdout, stderr } = await running.end;

    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject(found);
  });

  it("is kept, so that a run on it can be gone on with", async () => {
    const home = await temporaryFolder();
    const pipe = join(home, "pipe.jsonl");
    execFileSync("mkfifo", [pipe]);
    const args = ["eval", "--data", pipe, "--concurrency", "1", "--limit", "20"];
    const running = startCommand([...args, "--strategy", "self-consistency", "--json"], { home });
    await writeFile(pipe, await readFile(SAMPLES));
    await running.says("/20 ·");
    running.kill("SIGINT");
    expect((await running.end).code).toBe(130);

    const [left] = storedRuns(home);
    const resumed = await counterpoint(["runs", "resume", left?.run ?? "", "--json"], { home });

    expect(resumed.code, resumed.stderr).toBe(0);
    expect(JSON.parse(resumed.stdout)).toMatchObject({ questions: 20 });
  });

  it.each([
    ["eval", "--data"],
    ["datasets", "preview"],
    ["datasets", "split", "--out", "splits"],
    ["similarity", "--pairs"],
    ["experience", "import"],
    ["ask", "How many?", "--context"],
  ])("does not keep %s %s from its end where it is interrupted while nothing comes", async (...words) => {
    const home = await temporaryFolder();
    const pipe = join(home, "pipe.jsonl");
    execFileSync("mkfifo", [pipe]);
    const running = startCommand([...words, pipe, "--json"], { home, folder: home });
    // It can be opened as soon as the command reads it.
    const idle = await open(pipe, "w");
    running.kill("SIGINT");
    const { code, stdout } = await running.end;
    await idle.close();
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "cancelled" } });
    // Null: the interrupt itself has ended it, which shells give the same exit code.
    expect([130, null]).toContain(code);
  });

  it("is read by the columns that are named, and told in advance of a sweep", async () => {
    const home = await temporaryFolder();
    const file = join(home, "sums.jsonl");
    await writeFile(file, JSON.stringify({ q: "What is 3 plus 4?", a: "7" }));
    const args = ["sweep", "--data", "/dev/stdin", "--columns", "question=q,answer=a"];

    const { code, stderr } = await startPiped(file, [...args, "--repeats", "2"], { home }).end;

    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(/^1 cell, 2 questions, 2 calls\.$/m);
  });

  it("is refused where there is too much of it", async () => {
    const reading = withPipedData({ data: "/dev/zero" }, new AbortController().signal);
    await expect(reading).rejects.toThrow(DatasetError);
    await expect(reading).rejects.toThrow("/dev/zero gives more than 30 MB");
  });

  it("does not stand for exemplars", async () => {
    const home = await temporaryFolder();
    const args = ["eval", "--data", SAMPLES, "--strategy", "few-shot", "--exemplars", "/dev/stdin"];
    const { code, stderr } = await startPiped(SAMPLES, args, { home }).end;
    expect(stderr).toContain("--exemplars cannot be a pipe (/dev/stdin)");
    expect(code).toBe(2);
  });
});
