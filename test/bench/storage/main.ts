/**
 * npm run bench:storage: how fast runs are listed and shown in a home of 100,000 finished questions, what that takes of memory,
 * and how long a store of the form before this one takes to be brought to it. Prints figures; asserts nothing.
 * node test/bench/storage/main.ts [--runs K] [--pages BYTES] [--home DIR] [--json]
 * K: so many runs of 1,000 questions each, default 100, beside one of 10,000; BYTES: size of the file's pages, 4096 as the
 * first versions made them; DIR: where the home is made and left
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { databasePath, openDatabase, PAGE_BYTES } from "../../../engine/storage/database.ts";
import { checkStore } from "../../../engine/storage/integrity.ts";
import { writeOldHome } from "./old-home.ts";

const QUESTIONS = 1000;
const LONG_RUN = 10_000;
const REPEATS = 5;

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    runs: { type: "string", default: "100" },
    pages: { type: "string", default: String(PAGE_BYTES) },
    home: { type: "string" },
  },
});

const home = values.home ?? mkdtempSync(join(tmpdir(), "counterpoint-bench-"));
try {
  const figures = await measure(home, Number(values.runs), Number(values.pages));
  console.log(values.json ? JSON.stringify(figures) : inWords(figures));
} finally {
  if (values.home === undefined) rmSync(home, { recursive: true, force: true });
}

interface EngineFigures {
  readonly seconds: Readonly<Record<"open" | "list" | "show", number>>;
  readonly residentMegabytes: number;
}

interface Figures {
  readonly questions: number;
  readonly fileMegabytes: number;
  readonly migrationSeconds: number;
  readonly checkSeconds: number;
  /** Medians. */
  readonly engine: EngineFigures;
  readonly engineOfLongRun: EngineFigures;
  readonly commandSeconds: { readonly list: number; readonly show: number };
}

async function measure(folder: string, count: number, pageBytes: number): Promise<Figures> {
  const questions = [...Array.from({ length: count }, () => QUESTIONS), LONG_RUN];
  const runs = writeOldHome(folder, questions, pageBytes);
  const [run = ""] = runs;
  const longRun = runs.at(-1) ?? "";
  const migrationSeconds = secondsOf(() => openDatabase(folder).close());
  return {
    questions: count * QUESTIONS + LONG_RUN,
    fileMegabytes: statSync(databasePath(folder)).size / 1e6,
    migrationSeconds,
    checkSeconds: (await checkStore(folder)).seconds,
    engine: engineFigures(folder, run),
    engineOfLongRun: engineFigures(folder, longRun),
    commandSeconds: {
      list: commandSeconds(folder, "runs", "list"),
      show: commandSeconds(folder, "runs", "show", run),
    },
  };
}

function engineFigures(folder: string, run: string): EngineFigures {
  const all = Array.from(
    { length: REPEATS },
    () => JSON.parse(runNode("engine.ts", folder, run)) as EngineFigures,
  );
  const of = (read: (figures: EngineFigures) => number) => median(all.map(read));
  return {
    seconds: {
      open: of(({ seconds }) => seconds.open),
      list: of(({ seconds }) => seconds.list),
      show: of(({ seconds }) => seconds.show),
    },
    residentMegabytes: of(({ residentMegabytes }) => residentMegabytes),
  };
}

/** Of the whole process, from its start to its end. */
function commandSeconds(folder: string, ...words: readonly string[]): number {
  return median(
    Array.from({ length: REPEATS }, () =>
      secondsOf(() => runNode("../../../cli/main.ts", ...words, "--home", folder)),
    ),
  );
}

/** What a script prints that is run in a process of its own. */
function runNode(script: string, ...words: readonly string[]): string {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status === 0) return stdout;
  throw new Error(`${script} ended with ${status}: ${stderr}`);
}

function secondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN;
}

function inWords(figures: Figures): string {
  const rows = [
    ["questions", String(figures.questions)],
    ["file", `${figures.fileMegabytes.toFixed(0)} MB`],
    ["migration from the form before", inSeconds(figures.migrationSeconds)],
    ["integrity check", inSeconds(figures.checkSeconds)],
    ...engineRows(`engine, run of ${QUESTIONS}`, figures.engine),
    ...engineRows(`engine, run of ${LONG_RUN}`, figures.engineOfLongRun),
    ["counterpoint runs list", inSeconds(figures.commandSeconds.list)],
    [`counterpoint runs show, run of ${QUESTIONS}`, inSeconds(figures.commandSeconds.show)],
  ];
  return rows.map(([name = "", value = ""]) => `${name.padEnd(36)} ${value.padStart(10)}`).join("\n");
}

function engineRows(name: string, { seconds, residentMegabytes }: EngineFigures): readonly string[][] {
  return [
    [`${name}: open`, inSeconds(seconds.open)],
    [`${name}: list`, inSeconds(seconds.list)],
    [`${name}: show`, inSeconds(seconds.show)],
    [`${name}: resident`, `${residentMegabytes.toFixed(0)} MB`],
  ];
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(3)} s`;
}
