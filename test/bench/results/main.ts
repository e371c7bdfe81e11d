/**
 * npm run -s results: measures the methods of the plan (plan.ts), and writes docs/results/real-models.md from stored runs.
 *
 * measure --home HOME --data DIR [--databases DIR] [--models NAME=PATH]… [--sequences N] [--threads K] [--only TEXT] [--again] [--dry-run]
 *   makes the runs that neither HOME has nor docs/results keeps, one after the other, and goes on with those that were begun: in
 *   HOME, or elsewhere, if docs/results keeps their beginnings
 *   --data       folder of NAME.test.jsonl, which "counterpoint datasets split" writes
 *   --models     where a model of the plan lies; else it is the one that "counterpoint models fetch NAME --home HOME" fetched
 *   --sequences  replies generated at once: more are faster on some machines, and change no reply where `sameInAnyBatch` is true
 *   --threads    of the CPU; one is faster than two where the machine's host does not run both at the same time
 *   --only       rows whose group, model, data or method has this text
 *   --again      makes kept runs here too, to see whether they come to the same
 * compare --home HOME
 *   sets the runs of HOME beside those that are kept
 * write [--home HOME]… [--out docs/results] [--figures core/advice/figures.ts] [--readme README.md]
 *   keeps the runs of these homes in place of earlier ones, and writes everything anew; of a run that was stopped, its first questions
 */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { comparedRuns } from "./compared.ts";
import type { KeptRun } from "./kept.ts";
import { filedRuns, isBeginning } from "./kept-files.ts";
import { measure, type MeasureOptions } from "./measure.ts";
import { otherData } from "./other-data.ts";
import { PLAN } from "./plan.ts";
import { isOfToday } from "./stored.ts";
import { knownModels, wantedRuns, type KnownModel, type WantedRun } from "./wanted.ts";
import { write } from "./write.ts";

const USE = `Write: npm run -s results -- measure --home HOME --data DIR
or:    npm run -s results -- compare --home HOME
or:    npm run -s results -- write --home HOME`;

const ROOT = resolve(import.meta.dirname, "../../..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    home: { type: "string", multiple: true, default: [] },
    data: { type: "string" },
    databases: { type: "string" },
    models: { type: "string", multiple: true, default: [] },
    sequences: { type: "string" },
    threads: { type: "string" },
    only: { type: "string", default: "" },
    again: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    out: { type: "string", default: resolve(ROOT, "docs/results") },
    figures: { type: "string", default: resolve(ROOT, "core/advice/figures.ts") },
    readme: { type: "string", default: resolve(ROOT, "README.md") },
  },
});

const models = await knownModels();
const groups = PLAN.map((group) => wantedRuns(group, models));
const [action] = positionals;
if (action === "measure") process.exitCode = await measureAll();
else if (action === "compare") await compareAll();
else if (action === "write") await writeAll();
else throw new Error(USE);

async function measureAll(): Promise<number> {
  const [home] = values.home;
  const { data, databases } = values;
  if (home === undefined || data === undefined) throw new Error(USE);
  const filed = await filedRuns(resolve(values.out), groups.flat());
  for (const file of await otherData(filed, resolve(data)))
    console.error(
      `${file} is not the file that the kept runs were made on: other questions, or another order. Runs on it are not compared with ` +
        "them. docs/results/real-models.md says how each file is split.",
    );
  const stop = new AbortController();
  // The command that goes on gets Ctrl+C too, and ends in its own time.
  process.on("SIGINT", () => stop.abort());
  const options = {
    home: resolve(home),
    data: resolve(data),
    databases: databases && resolve(databases),
    models: pathsOf(values.models, models),
    ...(values.again ? { kept: new Set<WantedRun>(), beginnings: new Map() } : keptRows(filed)),
    speed: { sequences: values.sequences, threads: values.threads },
    dryRun: values["dry-run"],
    signal: stop.signal,
  };
  const rows = groups.flat().filter((row) => isMeant(row, values.only));
  if (rows.length === 0)
    throw new Error(`No row of the plan has "${values.only}"; it is written as in "practice addsub mcf".`);
  const failed = await measure(rows, options, { counterpoint, say: console.log });
  for (const name of failed) console.error(`failed: ${name}`);
  return failed.length === 0 ? 0 : 1;
}

/** Those whose kept run has today's prompts and meaning graphs: the whole ones, and the beginnings. */
function keptRows(filed: ReadonlyMap<WantedRun, KeptRun>): Pick<MeasureOptions, "kept" | "beginnings"> {
  const kept = [...filed].filter(([row, { manifest }]) => isOfToday(row, manifest));
  const beginnings = kept.flatMap(([row, run]) => (isBeginning(run) ? [[row, run] as const] : []));
  return {
    kept: new Set(kept.filter(([, run]) => !isBeginning(run)).map(([row]) => row)),
    beginnings: new Map(beginnings),
  };
}

async function compareAll(): Promise<void> {
  const [home] = values.home;
  if (home === undefined) throw new Error(USE);
  const filed = await filedRuns(resolve(values.out), groups.flat());
  for (const line of comparedRuns(resolve(home), filed)) console.log(line);
}

async function writeAll(): Promise<void> {
  const { home, out, figures, readme } = values;
  const { measured, wanted } = await write(groups, { homes: home, out, figures, readme });
  console.log(`${measured} of ${wanted} rows are written to ${out}.`);
}

/** `NAME=PATH` pairs by name. */
function pathsOf(
  pairs: readonly string[],
  known: ReadonlyMap<string, KnownModel>,
): ReadonlyMap<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [, name, path] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      if (name === undefined || path === undefined || !known.has(name))
        throw new Error(`--models needs NAME=PATH, not "${pair}". Names: ${[...known.keys()].join(", ")}.`);
      return [name, resolve(path)];
    }),
  );
}

function isMeant({ group, planned }: WantedRun, text: string): boolean {
  const words = [group.title, group.model, group.data, planned.strategy].join(" ");
  return words.toLowerCase().includes(text.toLowerCase());
}

/** The command line of this tree, in a process of its own; its exit code. */
function counterpoint(words: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve(ROOT, "cli/main.ts"), ...words], { stdio: "inherit" });
    child.once("error", fail);
    child.once("close", (code) => done(code ?? 1));
  });
}
