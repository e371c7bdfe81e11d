import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Experience } from "../../core/experience/experience.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { RepositoryStats, RetrievalProbe } from "../../engine/contract/experience.ts";
import type { AskReport, EvalReport, RunDetails } from "../../engine/index.ts";
import { counterpoint } from "../support/cli.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));
const TASKS = [
  "Tom has 12 pens. He buys 9 more. How many pens does Tom have now?",
  "Ann has 5 pens. She buys 4 more. How many pens does Ann have now?",
  "A baker sells 30 loaves of bread. 12 are left. How many did she bake?",
];

let home: string;
let file: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "counterpoint-experience-"));
  file = join(home, "tasks.jsonl");
  const lines = TASKS.map((task, index) =>
    JSON.stringify({
      ...{ task, answerType: "number", process: "They are added.", answer: String(index) },
      ...{ feedback: "judge", model: "practice", strategy: "mcf" },
    }),
  );
  writeFileSync(file, `${lines.join("\n")}\n`);
  await printed("experience", "import", file, "--experience", "sums");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (...args: string[]) => counterpoint(args, { home });

async function printed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect(code, stderr).toBe(0);
  return stdout;
}

async function json(...args: string[]): Promise<unknown> {
  return JSON.parse(await printed(...args, "--json"));
}

describe("an experience repository on the command line", () => {
  it("is filled from a file, once", async () => {
    expect(await json("experience", "import", file, "--experience", "once")).toEqual({ added: 3, known: 0 });
    expect(await printed("experience", "import", file, "--experience", "once")).toBe(
      '0 added to "once", 3 known already.\n',
    );
  });

  it("is listed newest first, and exported as it was imported", async () => {
    const listed = (await json("experience", "list", "--experience", "sums")) as Experience[];
    expect(listed.map(({ task }) => task)).toEqual(TASKS.toReversed());
    const table = await printed("experience", "list", "--experience", "sums");
    expect(table.split("\n")[0]).toContain(listed[0]?.id);
    expect(table).toMatch(/mcf +judge +2 +A baker sells 30 loaves/);
    expect(await printed("experience", "export", "--experience", "sums")).toBe(readFileSync(file, "utf8"));
  });

  it("says to a task how far it is from the others, and which is most like it", async () => {
    const task = "Ben has 7 pens. He buys 2 more. How many pens does Ben have now?";
    const probe = (await json("experience", "search", task, "--experience", "sums")) as RetrievalProbe;
    expect(probe.stored).toBe(3);
    expect(Math.abs(probe.z ?? NaN)).toBeLessThanOrEqual(Math.sqrt(3) + 1e-9);
    expect(probe.nearest).toHaveLength(3);
    expect(probe.nearest[2]?.experience.task).toBe(TASKS[2]);
    const text = await printed("experience", "search", task, "--experience", "sums");
    expect(text).toMatch(/^3 experiences stored; z -?\d\.\d\d, so the task is (no outlier|an outlier for)/);
    expect(text).toContain("graphs (AMR-lite)");
  });

  it("says that mcf takes nothing from so few", async () => {
    const text = await printed("experience", "search", TASKS[0] ?? "", "--experience", "sums");
    expect(text).toContain("mcf takes none of them before 20 are stored (option minimum).");
  });

  it("counts where its experiences come from", async () => {
    const stats = (await json("experience", "stats", "--experience", "sums")) as RepositoryStats;
    expect(stats).toMatchObject({
      ...{ repository: "sums", experiences: 3, byFeedback: { judge: 3 }, byStrategy: { mcf: 3 } },
    });
    expect(await printed("experience", "stats", "--experience", "sums")).toMatch(
      /mean similarity +\d\.\d+ ± /,
    );
  });

  it("loses an experience for good, and says how it could have been kept", async () => {
    const [first] = (await json("experience", "list", "--experience", "sums")) as Experience[];
    const { code, stdout, stderr } = await run("experience", "remove", first?.id ?? "");
    expect([code, stdout]).toEqual([
      0,
      `The experience ${first?.id ?? ""} is removed; its text is erased within ten seconds, or when the runs that go on have ended.\n`,
    ]);
    expect(stderr).toContain('"experience export" before a removal writes a copy');
    expect(await json("experience", "list", "--experience", "sums")).toHaveLength(2);
    expect(await run("experience", "remove", first?.id ?? "")).toMatchObject({ code: 2 });
    await json("experience", "import", file, "--experience", "sums");
    expect(await json("experience", "list", "--experience", "sums")).toHaveLength(3);
  });

  it("is emptied by its name alone", async () => {
    await printed("experience", "import", file, "--experience", "spare");
    const { code, stdout, stderr } = await run("experience", "remove", "--all", "--experience", "spare");
    expect([code, stdout]).toEqual([
      0,
      'The repository "spare" is empty: 3 experiences removed, whose texts are erased within ten seconds, or when the runs that go on have ended.\n',
    ]);
    expect(stderr).toContain('"experience export" before a removal writes a copy');
    expect(await run("experience", "list", "--experience", "spare")).toMatchObject({ code: 2 });
    await printed("experience", "import", file, "--experience", "spare");
    expect(await json("experience", "remove", "--all", "--experience", "spare")).toEqual({
      repository: "spare",
      removed: 3,
    });
    expect(await json("experience", "list", "--experience", "sums")).toHaveLength(3);
  });

  it("is not emptied by a slip of the pen", async () => {
    const [first] = (await json("experience", "list", "--experience", "sums")) as Experience[];
    const id = first?.id ?? "";
    for (const args of [["--all"], [id, "--all", "--experience", "sums"], [id, "--experience", "sums"]])
      expect(await run("experience", "remove", ...args)).toMatchObject({ code: 2, stdout: "" });
    expect(await json("experience", "list", "--experience", "sums")).toHaveLength(3);
  });

  it("that holds nothing is listed with the names of those that do", async () => {
    expect(await printed("experience", "list")).toMatch(
      /^The repository "default" holds no experience yet\. There are: .*sums/,
    );
  });

  it("takes up the solution of a run that a person finds good", async () => {
    const report = (await json("ask", TASKS[0] ?? "")) as AskReport;
    const added = (await json("experience", "add", report.run)) as Experience;
    expect(added).toMatchObject({
      ...{ task: TASKS[0], answer: "21", feedback: "person", strategy: "zero-shot-cot" },
      source: { run: report.run, question: "ask" },
    });
    expect(await printed("experience", "add", report.run)).toContain(
      `Stored as ${added.id}: Tom has 12 pens.`,
    );
    expect(await json("experience", "list")).toHaveLength(1);
  });

  it("asks which question of a sweep's cell is meant, and of a sweep which cell", async () => {
    const sweep = (await json("sweep", "--data", SAMPLES, "--limit", "1")) as SweepReport;
    const cell = sweep.cells[0]?.repeats[0]?.run ?? "";
    const ofCell = await run("experience", "add", cell);
    expect(ofCell.stderr).toContain(`The run ${cell} is an evaluation; say which question is meant`);
    for (const question of [[], ["--question", "q1"]]) {
      const ofSweep = await run("experience", "add", sweep.run, ...question);
      expect(ofSweep.stderr).toContain("Name one of those, and its question with --question ID.");
      expect(ofSweep.stderr).toContain(`They are listed by: counterpoint runs show ${sweep.run}`);
      expect([ofCell.code, ofSweep.code]).toEqual([2, 2]);
    }
  });

  it("refuses what it cannot do with exit code 2, and says what to do next", async () => {
    const refused = async (...args: string[]) => {
      const { code, stderr } = await run(...args);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await refused("experience", "list", "--experience", "sms")).toMatch(
      /Did you mean "sums"\? There are: .*sums/,
    );
    expect(await refused("experience", "search")).toContain("Write the task in quotes");
    expect(await refused("experience", "add", "nowhere")).toContain('There is no run "nowhere"');
    expect(await refused("experience")).toContain("needs one of: experience list, experience search");
  });

  it("refuses a file that cannot be read with exit code 1", async () => {
    const { code, stdout, stderr } = await run("experience", "import", join(home, "none"));
    expect(stderr).toContain("cannot be read");
    expect([code, stdout]).toEqual([1, ""]);
  });

  it("refuses a file with bad lines whole, with exit code 1", async () => {
    const bad = join(home, "bad.jsonl");
    writeFileSync(bad, `${readFileSync(file, "utf8")}{"task":"x"}\n`);
    const { code, stdout, stderr } = await run("experience", "import", bad, "--json");
    expect(code).toBe(1);
    expect(stderr).toContain("line 4: answerType is missing");
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "dataset", details: { lines: ["4"] } } });
  });
});

describe("eval with experience", () => {
  it("reports retrieval counts and the learning curve, as runs show does", async () => {
    const flags = ["--strategy", "mcf", "--option", "experience=true", "--option", "minimum=1"];
    const args = ["eval", "--data", SAMPLES, ...flags, "--limit", "3", "--turns", "2"];
    const { code, stdout, stderr } = await run(...args);
    expect(code, stderr).toBe(0);
    const id = /run (\w+)/.exec(stderr)?.[1] ?? "";
    const { report, manifest } = (await json("runs", "show", id)) as RunDetails;
    const { experience } = report as EvalReport;
    expect(experience).toMatchObject({ repository: id });
    expect(experience?.tenths).toHaveLength(3);
    expect(manifest).toMatchObject({
      experience: id,
      concurrency: 1,
      parser: expect.stringContaining("AMR-lite") as string,
    });
    const { retrieved = 0, outliers = 0, nothingSimilar = 0, tooFew = 0 } = experience ?? {};
    expect(retrieved + outliers + nothingSimilar + tooFew).toBe(3);

    for (const text of [stdout, await printed("runs", "show", id)]) {
      expect(text).toContain(`Questions and the experience repository ${id}`);
      expect(text).toMatch(new RegExp(`given an experience +${retrieved}\n`));
      expect(text).toMatch(/ 1 +\d+\.\d % right +[01] of 1 +0 of 1 given an experience/);
    }
    await printed("runs", "delete", id);
    expect(await run("experience", "list", "--experience", id)).toMatchObject({ code: 2 });
  });

  it("learns from a lasting repository that is named, and grows it", async () => {
    const args = ["eval", "--data", SAMPLES, "--strategy", "mcf", "--limit", "1", "--turns", "1"];
    const flags = ["--experience", "sums", "--option", "minimum=3", "--option", "outlierTest=off"];
    const { experience } = (await json(...args, ...flags)) as EvalReport;
    expect(experience).toMatchObject({ repository: "sums", retrieved: 1 });
    expect(await json("experience", "list", "--experience", "sums")).toHaveLength(
      3 + (experience?.stored ?? 0),
    );
  });
});
