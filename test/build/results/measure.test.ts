import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shownCommand } from "../../bench/results/commands.ts";
import type { KeptQuestion, KeptRun } from "../../bench/results/kept.ts";
import { measure, nextStep, type MeasureOptions } from "../../bench/results/measure.ts";
import { temporaryFolder } from "../../support/folder.ts";
import type { WantedRun } from "../../bench/results/wanted.ts";
import { storedRun, SUMS, wantedRun, WANTED } from "./wanted.ts";

const PLACES = {
  ...{ home: "/home", data: "/data", databases: undefined, models: new Map<string, string>() },
  ...{ kept: new Set<WantedRun>(), beginnings: new Map<WantedRun, KeptRun>(), speed: {} },
};
const FILE = { file: "sums.test.jsonl", questions: 10, skippedLines: [] };
const KEPT_QUESTION: Omit<KeptQuestion, "id"> = {
  ...{ answerType: "number", outcome: "answered", correct: true, calls: 1 },
  ...{ tokens: { prompt: 1, cached: 0, generated: 1 }, samples: [] },
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const wanted = wantedRun("self-consistency");

describe("what a row still needs", () => {
  it("is the command that makes its run, with the model where it lies", () => {
    const models = new Map([["scripted", "/models/scripted.gguf"]]);
    expect(nextStep(wanted, {}, { ...PLACES, models })).toEqual({
      words: [
        ...["eval", "--data", join("/data", "sums.test.jsonl"), "--limit", "10"],
        ...["--model", "/models/scripted.gguf", "--strategy", "self-consistency"],
        ...["--option", "agents=3", "--option", "temperature=0.8", "--home", "/home"],
      ],
    });
  });

  it("has the replies at once and the threads that were asked for, and no others", () => {
    const step = nextStep(wanted, {}, { ...PLACES, speed: { sequences: undefined, threads: "1" } });
    const words = "words" in step ? step.words : [];
    expect(words.slice(-4)).toEqual(["--threads", "1", "--home", "/home"]);
    expect(words).not.toContain("--sequences");
  });

  it("is nothing if the run is there, or goes on elsewhere", () => {
    const finished = storedRun(wanted);
    expect(nextStep(wanted, { finished }, PLACES)).toEqual({ because: "is there, run-1" });
    const unfinished = storedRun(wanted, { state: "running" });
    expect(nextStep(wanted, { unfinished }, PLACES)).toEqual({ because: "goes on elsewhere, run-1" });
  });

  it("is to go on with a run that was stopped", () => {
    const unfinished = storedRun(wanted, { state: "interrupted" });
    expect(nextStep(wanted, { unfinished }, PLACES)).toEqual({
      words: ["runs", "resume", "run-1", "--home", "/home"],
    });
  });

  it("is to measure again what was measured with earlier prompts", () => {
    const step = nextStep(wanted, { outdated: storedRun(wanted) }, PLACES);
    expect(step).toMatchObject({ words: expect.arrayContaining(["eval"]) as unknown });
  });

  it("is nothing if the run is kept, unless one was begun here", () => {
    const places = { ...PLACES, kept: new Set([wanted]) };
    expect(nextStep(wanted, {}, places)).toEqual({ because: "is kept; --again makes it here too" });
    const unfinished = storedRun(wanted, { state: "interrupted" });
    expect(nextStep(wanted, { unfinished }, places)).toMatchObject({
      words: ["runs", "resume", "run-1", "--home", "/home"],
    });
  });

  it("is the folder of the databases, where questions are about some", () => {
    const sql = { ...wanted, group: { ...SUMS, databases: true as const } };
    expect(nextStep(sql, {}, PLACES)).toEqual({ because: "left out, it needs --databases DIR" });
    const step = nextStep(sql, {}, { ...PLACES, databases: "/databases" });
    expect(step).toMatchObject({ words: expect.arrayContaining(["--databases", "/databases"]) as unknown });
  });
});

it("a command for people has no path of a machine", () => {
  expect(shownCommand(wanted)).toBe(
    "counterpoint eval --data sums.test.jsonl --limit 10 --model scripted --strategy self-consistency " +
      "--option agents=3 --option temperature=0.8",
  );
});

describe("measuring", () => {
  /** Measures into an empty home; every command ends with this exit code. */
  async function measured(code: number, given: Partial<MeasureOptions> = {}) {
    const [commands, lines]: [string[], string[]] = [[], []];
    const options = { ...PLACES, home: await temporaryFolder(), dryRun: false, ...given };
    const failed = await measure(
      WANTED,
      { ...options, signal: given.signal ?? new AbortController().signal },
      {
        counterpoint: (words) => {
          commands.push(words.join(" "));
          return Promise.resolve(code);
        },
        say: (line) => lines.push(line),
      },
    );
    return { commands, lines, failed };
  }

  it("carries out one command for each row, in their order", async () => {
    const { commands, failed } = await measured(0);
    expect(commands.map((command) => /--strategy (\S+)/.exec(command)?.[1])).toEqual([
      "zero-shot-cot",
      "self-consistency",
      "dup",
    ]);
    expect(failed).toEqual([]);
  });

  it("goes on after a row that fails, and names it", async () => {
    const { commands, failed } = await measured(1);
    expect(commands).toHaveLength(3);
    expect(failed).toEqual(WANTED.map(({ name }) => name));
  });

  it("says what it would do, and does nothing, in a dry run", async () => {
    const home = join(await temporaryFolder(), "home");
    const { commands, lines } = await measured(0, { home, dryRun: true });
    expect(commands).toEqual([]);
    expect(existsSync(home)).toBe(false);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("scripted-sums-zero-shot-cot: counterpoint eval --data");
  });

  const QUESTIONS = ["q1", "q2", "q3", "q4"].map((id) => `{"id":"${id}"}\n`).join("");

  /** Measures where the first two questions of a row are kept, which were these lines. */
  async function afterBeginning(lines: string) {
    const data = await temporaryFolder();
    await writeFile(join(data, "sums.test.jsonl"), QUESTIONS);
    const { run, manifest } = storedRun(wanted, {}, { data: { ...FILE, sha256: sha256(lines) } });
    const questions = ["q1", "q2"].map((id) => ({ ...KEPT_QUESTION, id }));
    const beginnings = new Map([[wanted, { run, manifest, seconds: 1, questions }]]);
    const home = await temporaryFolder();
    return { home, ...(await measured(0, { home, data, beginnings })) };
  }

  it("asks what a run that was stopped elsewhere has left", async () => {
    const { home, commands } = await afterBeginning(QUESTIONS);
    const rest = join(home, "rest", wanted.name, "sums.test.jsonl");
    expect(commands[1]).toContain(`--data ${rest} --limit 8 `);
    expect(await readFile(rest, "utf8")).toBe('{"id":"q3"}\n{"id":"q4"}\n');
  });

  it("asks nothing after a beginning that was made on other questions", async () => {
    await expect(afterBeginning("others")).rejects.toThrow("is not the file on which the kept run was begun");
  });

  it("begins no row after it was told to stop", async () => {
    expect((await measured(0, { signal: AbortSignal.abort() })).lines).toEqual([]);
  });
});
