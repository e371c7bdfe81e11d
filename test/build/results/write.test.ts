import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { check } from "prettier";
import { beforeEach, describe, expect, it } from "vitest";
import type { MeasuredMethod } from "../../../core/advice/measured.ts";
import type { RunEvent } from "../../../core/events.ts";
import { findStrategy } from "../../../core/strategies/index.ts";
import { comparedRuns } from "../../bench/results/compared.ts";
import { filedRuns } from "../../bench/results/kept-files.ts";
import type { PlannedGroup } from "../../bench/results/plan.ts";
import { wantedRuns } from "../../bench/results/wanted.ts";
import { write } from "../../bench/results/write.ts";
import { MODEL_INFO, modelDouble } from "../../engine/doubles.ts";
import { engineOn } from "../../engine/engine-double.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { MODELS, SUMS } from "./wanted.ts";

let folder = "";

beforeEach(async () => {
  folder = await temporaryFolder();
});

const inFolder = (...path: readonly string[]) => join(folder, ...path);
const text = (...path: readonly string[]) => readFile(inFolder(...path), "utf8");

/** Where everything is written. */
const places = () => ({
  out: inFolder("docs", "results"),
  figures: inFolder("figures.ts"),
  readme: inFolder("README.md"),
});

/** The file `sums.test.jsonl`: the answer to question `q<k>` is k. */
async function sums(count: number): Promise<string> {
  const lines = Array.from({ length: count }, (_, index) => {
    const answer = String(index + 1);
    return JSON.stringify({
      id: `q${answer}`,
      dataset: "sums",
      question: `Say ${answer}`,
      answer,
      answerType: "number",
    });
  });
  await writeFile(inFolder("sums.test.jsonl"), lines.join("\n"));
  return inFolder("sums.test.jsonl");
}

/** A home with the runs of these methods: one answer is right to odd questions, samples always. */
async function measuredHome(methods: PlannedGroup["methods"], lines: number): Promise<string> {
  const model = modelDouble(({ messages, sampling }) => {
    const number = Number(/Say (\d+)/.exec(messages.at(-1)?.content ?? "")?.[1]);
    return `The answer is ${sampling.temperature > 0 || number % 2 === 1 ? number : 0}`;
  });
  const home = inFolder("home");
  const engine = await engineOn(model, { home, findStrategy });
  const data = await sums(lines);
  for (const { strategy, options, questions } of methods)
    await engine.evaluate({ data, strategy, options, limit: questions });
  await engine.close();
  return home;
}

/** Writes everything about the group from a home with the runs of these methods. */
async function written(methods: PlannedGroup["methods"], lines = 10) {
  const homes = [await measuredHome(methods, lines)];
  const options = { homes, ...places() };
  const rewrite = () => write([wantedRuns(SUMS, MODELS)], options);
  return { ...(await rewrite()), rewrite };
}

async function figures(): Promise<readonly MeasuredMethod[]> {
  const module = (await import(pathToFileURL(inFolder("figures.ts")).href)) as {
    readonly FIGURES: readonly MeasuredMethod[];
  };
  return module.FIGURES;
}

describe("writing the results", () => {
  it("tells what each method came to and gains, and what is missing", async () => {
    const { measured, wanted } = await written(SUMS.methods.slice(0, 2));
    expect([measured, wanted]).toEqual([2, 3]);
    const page = await text("docs", "results", "real-models.md");
    expect(page).toMatch(/zero-shot-cot`\].*\| 5 of 10 +\| 50 % \(24–76\)/);
    expect(page).toMatch(
      /self-consistency` agents=3 temperature=0.8\].*\| 10 of 10 .*\| \+50 \(\+8 to \+76\) +\| 0.063/,
    );
    expect(page).toContain("- Not measured yet: `dup` (6 questions).");
    expect(page).toContain(
      "\ncounterpoint eval --data sums.test.jsonl --limit 10 --model scripted --strategy zero-shot-cot\n",
    );
  });

  it("compares with as many samples as a method's tokens pay for", async () => {
    await written(SUMS.methods);
    const page = await text("docs", "results", "real-models.md");
    expect(page).toMatch(/\| `dup` +\| 12 +\| 50 % \(19–81\) +\| 3 +\| 12 +\| 100 % \(61–100\)/);
    expect((await figures()).map(({ atEqualTokens }) => atEqualTokens?.questions)).toEqual([
      undefined,
      undefined,
      6,
    ]);
  });

  it("sets every method against one chain of thought in one table, on the page and in the README", async () => {
    await writeFile(inFolder("README.md"), "# Sums\n");
    await written(SUMS.methods);
    const readme = await text("README.md");
    expect(readme).toMatch(/^# Sums\n\n## All methods at a glance\n/);
    expect(readme).toMatch(/\| Method +\| Sums with a script +\|/);
    expect(readme).toMatch(/\| `zero-shot-cot` +\| 5 of 10 right; 4 tokens +\|/);
    expect(readme).toMatch(
      /\| `self-consistency` agents=3 temperature=0.8 +\| \+50 \(\+8 to \+76\); 3.0 × +\|/,
    );
    expect(readme).toMatch(/\| `dup` +\| 0 \(−39 to \+39\); 3.0 × \[6\] +\|/);
    const [, table] = readme.split("table:begin overview");
    expect(await text("docs", "results", "real-models.md")).toContain(table);
  });

  it("sets in bold what McNemar's exact test tells from luck", async () => {
    const methods = SUMS.methods.slice(0, 2).map((method) => ({ ...method, questions: 12 }));
    const homes = [await measuredHome(methods, 12)];
    await write([wantedRuns({ ...SUMS, methods }, MODELS)], { homes, ...places() });
    expect(await text("README.md")).toMatch(/\| \*\*\+50 \([^)]+\)\*\*; 3.0 × +\|/);
  });

  it("leaves the practice model out of that table", async () => {
    const practice = { ...SUMS, model: "practice" };
    const models = new Map([["practice", { id: "practice", name: "Practice", sha256: MODEL_INFO.sha256 }]]);
    const homes = [await measuredHome(SUMS.methods, 10)];
    await write([wantedRuns(practice, models)], { homes, ...places() });
    expect(await text("docs", "results", "real-models.md")).not.toContain("at a glance");
  });

  it("gives the app the same figures, without a path of this machine", async () => {
    await written(SUMS.methods.slice(0, 2));
    const [one, samples] = await figures();
    expect(one).toMatchObject({
      ...{
        strategy: "zero-shot-cot",
        options: {},
        model: "Scripted model",
        data: "sums",
        questions: 10,
        correct: 5,
      },
      ...{ unanswered: 0, calls: 1, gain: null, atEqualTokens: null },
    });
    expect(samples).toMatchObject({
      ...{ options: { agents: 3, temperature: 0.8 }, correct: 10, calls: 3 },
      gain: { questions: 10, difference: 0.5, p: 0.0625, adjusted: 0.0625 },
    });
    const file = "scripted-sums-zero-shot-cot.json";
    const manifest = await text("docs", "results", "manifests", file);
    expect(JSON.parse(manifest)).toMatchObject({
      run: one?.run,
      command: one?.command,
      manifest: { seed: 0, strategy: "zero-shot-cot" },
    });
    for (const path of [folder, homedir()]) expect(manifest).not.toContain(path);
  });

  it("keeps what a person wrote, and takes away the files of rows that are gone", async () => {
    const { rewrite } = await written(SUMS.methods.slice(0, 2));
    const page = inFolder("docs", "results", "real-models.md");
    await writeFile(
      page,
      (await readFile(page, "utf8")).replace("## Sums with a script", "## Sums\n\nThey help."),
    );
    await writeFile(inFolder("docs", "results", "manifests", "gone.json"), "{}");
    await writeFile(inFolder("docs", "results", "questions", "gone.csv"), "");
    await rewrite();
    expect(await readFile(page, "utf8")).toContain(
      "## Sums\n\nThey help.\n\n<!-- table:begin scripted-sums -->",
    );
    expect(await readdir(inFolder("docs", "results", "manifests"))).toEqual([
      "scripted-sums-self-consistency.json",
      "scripted-sums-zero-shot-cot.json",
    ]);
    expect(await readdir(inFolder("docs", "results", "questions"))).toEqual([
      "scripted-sums-self-consistency.csv",
      "scripted-sums-zero-shot-cot.csv",
    ]);
  });

  it("refuses to write where the outcomes of a run are missing", async () => {
    const { rewrite } = await written(SUMS.methods.slice(0, 2));
    await rm(inFolder("docs", "results", "questions", "scripted-sums-zero-shot-cot.csv"));
    await expect(rewrite()).rejects.toThrow("scripted-sums-zero-shot-cot.csv is missing");
  });

  it("draws accuracy against tokens, and writes files in the project's form", async () => {
    await written(SUMS.methods.slice(0, 2));
    expect(await text("docs", "pictures", "results-scripted-sums.svg")).toContain("self-consistency</text>");
    const style = { printWidth: 110 };
    for (const path of [["docs", "results", "real-models.md"], ["figures.ts"]])
      expect(await check(await text(...path), { ...style, filepath: inFolder(...path) })).toBe(true);
  });

  it("keeps what came of every question, and no text of any", async () => {
    await written(SUMS.methods);
    const lines = (await text("docs", "results", "questions", "scripted-sums-self-consistency.csv")).split(
      "\n",
    );
    expect(lines.slice(0, 2)).toEqual([
      "question,type,outcome,correct,calls,prompt,cached,generated,samples",
      expect.stringMatching(/^q1,number,answered,1,3,\d+,\d+,12,4\+ 4\+ 4\+$/),
    ]);
    expect(lines.join("\n")).not.toContain("Say");
  });

  it("writes the same again from what is kept, without the home", async () => {
    await written(SUMS.methods);
    const page = await text("docs", "results", "real-models.md");
    const module = await text("figures.ts");
    const options = { homes: [], ...places() };
    expect(await write([wantedRuns(SUMS, MODELS)], options)).toEqual({ measured: 3, wanted: 3 });
    expect(await text("docs", "results", "real-models.md")).toBe(page);
    expect(await text("figures.ts")).toBe(module);
  });

  describe("a run that was stopped", () => {
    const [one] = SUMS.methods;
    const groups = [wantedRuns({ ...SUMS, methods: one ? [one] : [] }, MODELS)];

    /** The engine of a home, which answers every question rightly; `open` says which of them it never answers. */
    const engineIn = (home: string, open = "") =>
      engineOn(
        modelDouble(({ messages }) => {
          const said = messages.at(-1)?.content ?? "";
          const number = /Say (\d+)/.exec(said)?.[1] ?? "";
          return number === open ? "word ".repeat(100_000) : `The answer is ${number}`;
        }),
        { home, findStrategy },
      );

    /** Asks ten questions, two at a time, of which the third is open when all before and the fourth are answered. */
    async function begun() {
      const engine = await engineIn(inFolder("begun"), "3");
      const stop = new AbortController();
      const listen = (event: RunEvent) => {
        if (event.type === "question-finished" && event.question === "q4") stop.abort();
      };
      const request = { data: await sums(10), limit: 10, strategy: "zero-shot-cot", concurrency: 2 };
      await expect(engine.evaluate(request, listen, stop.signal)).rejects.toThrow();
      await engine.close();
      await write(groups, { homes: [inFolder("begun")], ...places() });
    }

    it("is kept up to its first open question, and said to be a beginning", async () => {
      await begun();
      const outcomes = await text("docs", "results", "questions", "scripted-sums-zero-shot-cot.csv");
      expect(outcomes.match(/^q\d+/gm)).toEqual(["q1", "q2"]);
      const page = await text("docs", "results", "real-models.md");
      expect(page).toMatch(/zero-shot-cot`\].*\| 2 of 2 +\|/);
      expect(page).toContain("- `zero-shot-cot`, 10 questions: the first 2 of them so far.");
    });

    it("becomes whole with the run of another home that asked the rest", async () => {
      await begun();
      const lines = (await readFile(await sums(10), "utf8")).split("\n");
      await writeFile(inFolder("sums.test.jsonl"), lines.slice(2).join("\n"));
      const engine = await engineIn(inFolder("later"));
      const request = { data: inFolder("sums.test.jsonl"), limit: 8, strategy: "zero-shot-cot" };
      const { run } = await engine.evaluate(request);
      await engine.close();
      await write(groups, { homes: [inFolder("later")], ...places() });
      const page = await text("docs", "results", "real-models.md");
      expect(page).toMatch(/zero-shot-cot`\].*\| 10 of 10 +\|/);
      expect(page).toContain(`stopped, and gone on with by ${run} on `);
      expect(await write(groups, { homes: [], ...places() })).toMatchObject({ measured: 1 });
      expect(await text("docs", "results", "real-models.md")).toBe(page);
    });
  });

  it("takes a finished run for whole though it has fewer questions, its exemplars being left out", async () => {
    await written(SUMS.methods);
    const file = inFolder("docs", "results", "questions", "scripted-sums-dup.csv");
    await writeFile(file, (await readFile(file, "utf8")).replace(/^q6,.*\n/m, ""));
    await write([wantedRuns(SUMS, MODELS)], { homes: [], ...places() });
    const page = await text("docs", "results", "real-models.md");
    expect(page).toMatch(/`dup`\].*\| \d of 5 +\|/);
    expect(page).not.toContain("so far");
  });

  it("leaves out what is kept of a row that asks for something else now", async () => {
    await written(SUMS.methods);
    const methods = SUMS.methods.map((method) => ({ ...method, questions: 4 }));
    const options = { homes: [], ...places() };
    expect(await write([wantedRuns({ ...SUMS, methods }, MODELS)], options)).toMatchObject({ measured: 0 });
  });

  it("says which line of a kept file is wrong", async () => {
    await written(SUMS.methods);
    const file = inFolder("docs", "results", "questions", "scripted-sums-dup.csv");
    await writeFile(file, (await readFile(file, "utf8")).replace("q2,number", "q2,numeral"));
    const options = { homes: [], ...places() };
    await expect(write([wantedRuns(SUMS, MODELS)], options)).rejects.toThrow("scripted-sums-dup.csv, line 3");
  });

  it("tells whether a run came to the same again as the one that is kept", async () => {
    await written(SUMS.methods);
    const out = inFolder("docs", "results");
    const again = comparedRuns(inFolder("home"), await filedRuns(out, wantedRuns(SUMS, MODELS)));
    expect(again[0]).toBe(
      "scripted-sums-zero-shot-cot: 5 right as kept, 5 here; 10 of 10 questions alike; 4.0 tokens as kept, 4.0 here; " +
        "the same kind of machine",
    );
    expect(again).toHaveLength(3);
  });

  it("compares no run that was made on another file of the same name than the one that is kept", async () => {
    await written(SUMS.methods);
    await measuredHome(SUMS.methods.slice(0, 1), 12);
    const filed = await filedRuns(inFolder("docs", "results"), wantedRuns(SUMS, MODELS));
    const [other, ...others] = comparedRuns(inFolder("home"), filed);
    expect(other).toBe("scripted-sums-zero-shot-cot: made here on another data file, so not compared");
    expect(others.every((line) => line.includes("right as kept"))).toBe(true);
  });

  it("tells of runs that were made on another file of the same name", async () => {
    const [one, samples] = SUMS.methods;
    await written(one ? [one] : []);
    await written(samples ? [samples] : [], 12);
    expect(await text("docs", "results", "real-models.md")).toContain(
      "- Not all of these runs are on the same data file",
    );
  });

  it("refuses a folder that is no home, before anything is written", async () => {
    const options = { homes: [inFolder("none")], ...places() };
    await expect(write([], options)).rejects.toThrow("holds no runs");
    expect(await readdir(folder)).toEqual([]);
  });

  it("says of a home without any run that nothing is measured", async () => {
    const { measured } = await written([]);
    expect(measured).toBe(0);
    expect(await figures()).toEqual([]);
    expect(await text("docs", "results", "real-models.md")).toContain(
      "- Not measured yet: `zero-shot-cot`, `self-consistency` agents=3 temperature=0.8 (10 questions each); `dup` (6 questions).",
    );
  });
});
