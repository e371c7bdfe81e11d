import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { EvalReport } from "../../engine/index.ts";
import { readAdded } from "../../engine/models/added-file.ts";
import type { App } from "../e2e/support/app.ts";
import { startOwnApp } from "../e2e/support/own-app.ts";
import { held } from "../engine/home/homes.ts";
import { counterpoint, startCommand } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";
import { writeGguf } from "../support/gguf-writer.ts";
import { storedRuns, type StoredRun } from "../support/home-store.ts";
import type { ProgramEnd, RunningProgram } from "../support/programs.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));
const SHORT = ["eval", "--json", "--data", SAMPLES, "--limit", "4", "--concurrency", "1"];
/** Long enough for something to happen in between: seven calls for each question. */
const LONG = [
  ...["eval", "--json", "--data", SAMPLES, "--limit", "20", "--concurrency", "1"],
  ...["--strategy", "self-consistency"],
];
const QUESTIONS = 20;
const CALLS = 7 * QUESTIONS;
/** Some questions are done, and many are not. Those that were done before somebody followed get no line. */
const UNDER_WAY = /(?<!\d)[1-9]\/20 ·/;
const OTHERS = "it carries this out.";

describe("two terminals on one home", () => {
  test("end both with a whole evaluation, each question once", async () => {
    const home = await temporaryFolder();
    const terminals = [startCommand(LONG, { home }), startCommand(LONG, { home })];

    const reports = await Promise.all(terminals.map(async ({ end }) => reportOf(await end)));

    const runs = storedRuns(home);
    expect(new Set(runs.map(({ run }) => run))).toEqual(new Set(reports.map(({ run }) => run)));
    runs.forEach(expectWhole);
    expect(terminals.filter((one) => one.log().includes(OTHERS))).toHaveLength(1);
  });

  test("have the second one finish by itself what the first one, which was killed, carried out for it", async () => {
    const home = await temporaryFolder();
    const { first, second } = await bothAtWork(home);

    first.kill("SIGKILL");

    const { run } = reportOf(await second.end);
    expect(second.log()).toContain("Counterpoint was closed; this process goes on by itself.");
    const [interrupted, finished] = storedRuns(home);
    expect(interrupted).toMatchObject({ state: "running", pid: first.pid });
    expect(finished).toMatchObject({ run, pid: second.pid });
    expectWhole(finished);
  });

  test("have the first one, whose work is done, leave the rest to the second one", async () => {
    const home = await temporaryFolder();
    const { first, second } = await bothAtWork(home);

    first.kill("SIGINT");

    expect((await first.end).code).toBe(130);
    const { run } = reportOf(await second.end);
    const [cancelled, finished] = storedRuns(home);
    expect(cancelled).toMatchObject({ state: "cancelled", pid: first.pid });
    expect(finished).toMatchObject({ run, pid: second.pid });
    expectWhole(finished);
  });

  test("need not wait for one that was killed", async () => {
    const home = await temporaryFolder();
    const killed = startCommand(LONG, { home });
    await killed.says(UNDER_WAY);
    killed.kill("SIGKILL");
    await killed.end;

    const end = await counterpoint(SHORT, { home });

    expect(reportOf(end).questions).toBe(4);
    expect(end.stderr).not.toContain(OTHERS);
  });
});

describe("a terminal beside a window", () => {
  test("has the window's engine carry its evaluation out, and prints what it would print alone", async () => {
    const home = await temporaryFolder();
    const alone = reportOf(await counterpoint(SHORT, { home: await temporaryFolder() }));
    const app = await startOwnApp({ home });

    const end = await counterpoint(SHORT, { home });

    expect(end.stderr).toContain(`Counterpoint is open (process ${app.enginePid()}): ${OTHERS}`);
    expect(end.stderr).toContain("4/4 ·");
    const report = reportOf(end);
    expect(lasting(report)).toEqual(lasting(alone));
    expect(storedRuns(home)).toMatchObject([{ run: report.run, state: "done", pid: app.enginePid() }]);
  });

  test("means its own working folder by the paths that it hands over", async () => {
    const home = await temporaryFolder();
    const folder = await temporaryFolder();
    await copyFile(SAMPLES, join(folder, "own.jsonl"));
    await startOwnApp({ home });

    const { end } = startCommand(["eval", "--json", "--data", "own.jsonl", "--limit", "1"], { home, folder });

    expect(reportOf(await end).questions).toBe(1);
  });

  test("means no file of the window's working folder by the path of a model", async () => {
    const home = await temporaryFolder();
    const folder = await temporaryFolder();
    await startOwnApp({ home });
    // The window was started in the folder of the project, where this is the practice model.
    const path = "models/practice/practice.gguf";

    const { end } = startCommand(["ask", "--json", "What is 3 + 4?", "--model", path], { home, folder });

    const { code, stdout, stderr } = await end;
    expect(stderr).toContain(`There is no file "${path}".`);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "model-load" } });
  });

  test("asks, resumes and deletes there", async () => {
    const home = await temporaryFolder();
    await startOwnApp({ home });
    const { code, stdout } = await counterpoint(["ask", "--json", "Tom has 3 pens and buys 4. How many?"], {
      home,
    });
    expect(code).toBe(0);
    const { run } = JSON.parse(stdout) as { run: string };

    const resumed = await counterpoint(["runs", "resume", run], { home });
    expect(resumed).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("only a run that was paused") as string,
    });

    const deleted = await counterpoint(["runs", "delete", run, "--json"], { home });
    expect(JSON.parse(deleted.stdout)).toEqual({ run, deleted: true });
    expect(deleted.stderr).toContain(OTHERS);
    expect(storedRuns(home)).toEqual([]);
  });

  test("has what it learns and forgets stored there", async () => {
    const home = await temporaryFolder();
    await startOwnApp({ home });
    const asked = await counterpoint(["ask", "--json", "Tom has 3 pens and buys 4. How many?"], { home });
    const { run } = JSON.parse(asked.stdout) as { run: string };

    const added = await counterpoint(["experience", "add", run, "--json"], { home });
    const { id } = JSON.parse(added.stdout) as { id: string };
    const removed = await counterpoint(["experience", "remove", id, "--json"], { home });

    expect(JSON.parse(removed.stdout)).toEqual({ id, removed: true });
    for (const { stderr } of [added, removed]) expect(stderr).toContain(OTHERS);
  });

  test("has a model that it adds remembered there", async () => {
    const { home } = await held("window");
    const path = join(home, "m.gguf");
    await writeFile(path, writeGguf({}));

    const adding = ["models", "add", path, "--name", "added-beside", "--json"];
    const { stdout, stderr } = await counterpoint(adding, { home });

    expect(stderr).toContain(OTHERS);
    expect(JSON.parse(stdout)).toEqual({ name: "added-beside", path });
    expect(await readAdded(home)).toEqual([{ name: "added-beside", path }]);
  });

  test("that is to leave no trace works alone", async () => {
    const home = await temporaryFolder();
    await startOwnApp({ home });

    const end = await counterpoint([...SHORT, "--no-store"], { home });

    expect(reportOf(end).questions).toBe(4);
    expect(end.stderr).not.toContain(OTHERS);
    expect(storedRuns(home)).toEqual([]);
  });

  test("cancels its own run alone with Ctrl+C", async () => {
    const home = await temporaryFolder();
    const app = await startOwnApp({ home });
    const [first, second] = [startCommand(LONG, { home }), startCommand(LONG, { home })];
    await Promise.all([first.says(UNDER_WAY), second.says(UNDER_WAY)]);

    first.kill("SIGINT");

    expect((await first.end).code).toBe(130);
    const { run } = reportOf(await second.end);
    const runs = storedRuns(home);
    expect(runs.map(({ state }) => state).toSorted()).toEqual(["cancelled", "done"]);
    expect(runs.find((one) => one.run === run)).toMatchObject({ state: "done", pid: app.enginePid() });
  });

  test.each([
    ["is closed", (app: App) => app.stop()],
    ["is killed", (app: App) => Promise.resolve(process.kill(app.pid, "SIGKILL"))],
  ])("goes on by itself when that %s", async (_, end) => {
    const home = await temporaryFolder();
    const app = await startOwnApp({ home });
    const terminal = startCommand(LONG, { home });
    await terminal.says(UNDER_WAY);

    await end(app);

    const { run } = reportOf(await terminal.end);
    expect(terminal.log()).toContain("Counterpoint was closed; this process goes on by itself.");
    const [stored] = storedRuns(home);
    expect(stored).toMatchObject({ run, pid: terminal.pid });
    expectWhole(stored);
  });

  test("goes on when the window's engine died, wherever", async () => {
    const home = await temporaryFolder();
    const app = await startOwnApp({ home });
    const terminal = startCommand(LONG, { home });
    await terminal.says(UNDER_WAY);

    await app.killEngine();

    const { run } = reportOf(await terminal.end);
    const [stored] = storedRuns(home);
    expect(stored?.run).toBe(run);
    expectWhole(stored);
  });
});

describe("a window", () => {
  test("is given the home by a terminal, whose run goes on in it", async () => {
    const home = await temporaryFolder();
    const terminal = startCommand(LONG, { home });
    await terminal.says(UNDER_WAY);

    const app = await startOwnApp({ home });

    const { run } = reportOf(await terminal.end);
    expect(terminal.log()).toContain(
      `A window of Counterpoint was opened; process ${app.enginePid()} goes on.`,
    );
    const [stored] = storedRuns(home);
    expect(stored).toMatchObject({ run, pid: app.enginePid() });
    expectWhole(stored);
  });

  test("is not opened beside another one, which is said in words", async () => {
    const home = await temporaryFolder();
    const app = await startOwnApp({ home });

    const { code, stdout } = await counterpoint(["serve", "--json"], { home });

    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      error: {
        code: "home-held",
        message: `Counterpoint is open on "${home}" already (process ${app.enginePid()}). Close it there, or choose another home folder (--home, or in Settings).`,
      },
    });
  });

  test("of another version is not worked with", async () => {
    const { home, holder } = await held("window");
    await writeFile(join(home, "engine.json"), JSON.stringify({ ...holder, version: "0.0.1" }));

    const { code, stderr } = await counterpoint(["ask", "What is 3 + 4?"], { home });

    const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Counterpoint 0.0.1 is open (process ${process.pid}), and this is ${version}. Close it, or use the same version.`,
    );
  });
});

/** Two long evaluations that the first terminal's engine carries out, well under way. */
async function bothAtWork(home: string): Promise<Record<"first" | "second", RunningProgram>> {
  const first = startCommand(LONG, { home });
  await first.says(UNDER_WAY);
  const second = startCommand(LONG, { home });
  await second.says(`Counterpoint is open (process ${first.pid}): ${OTHERS}`);
  await second.says(UNDER_WAY);
  return { first, second };
}

function reportOf({ code, stdout, stderr }: ProgramEnd): EvalReport {
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout) as EvalReport;
}

/** What is the same whenever and wherever it was computed. */
function lasting(report: EvalReport) {
  const { run, seconds, perQuestion, ...rest } = report;
  expect([run, seconds, perQuestion.seconds]).not.toContain(undefined);
  return { ...rest, calls: perQuestion.calls, tokens: perQuestion.tokens };
}

/** Every question was answered once, and nothing finished was computed again. */
function expectWhole(run: StoredRun | undefined): void {
  expect(run).toMatchObject({ state: "done" });
  expect(run?.answered).toHaveLength(QUESTIONS);
  expect(new Set(run?.answered).size).toBe(QUESTIONS);
  expect(run?.turns).toHaveLength(CALLS);
  expect(new Set(run?.turns).size).toBe(CALLS);
}
