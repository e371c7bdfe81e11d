/**
 * What the runtime is worth: our way beside node-llama-cpp used plainly, in turns within one run, and what it keeps of
 * what it promises. Nothing is asserted.
 * node test/bench/runtime.ts [--model REF] [--threads K] [--only SECTION]… [--rounds R] [--keep FILE] [--quick] [--json]
 *   --keep   stores finished sections in FILE and does not measure them again when the command is repeated
 *   --quick  runs everything in sizes whose figures mean nothing
 */
import { parseArgs } from "node:util";
import { describeMachine } from "../../engine/runs/machine.ts";
import { loadOptionsOf } from "./measure.ts";
import { aborts } from "./runtime/aborts.ts";
import { crash } from "./runtime/crash.ts";
import { decode } from "./runtime/decode.ts";
import { fill } from "./runtime/fill.ts";
import { readKept, writeKept, type Sections } from "./runtime/keep.ts";
import { mcfTurns } from "./runtime/mcf-turns.ts";
import { mcf } from "./runtime/mcf.ts";
import { prefixes } from "./runtime/prefixes.ts";
import type { Bench, Section } from "./runtime/section.ts";
import { sharing } from "./runtime/sharing.ts";
import { tableOf } from "./runtime/table.ts";

const SECTIONS: Readonly<Record<string, Section>> = {
  ...{ decode, prefixes, sharing, mcf, mcfTurns },
  ...{ fill, aborts, crash },
};

const { values } = parseArgs({
  options: {
    model: { type: "string", default: "practice" },
    threads: { type: "string" },
    only: { type: "string", multiple: true },
    rounds: { type: "string" },
    keep: { type: "string" },
    quick: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const { model: reference, quick, keep, only = Object.keys(SECTIONS) } = values;
const unknown = only.find((name) => !Object.hasOwn(SECTIONS, name));
if (unknown !== undefined) {
  throw new Error(`There is no section "${unknown}". There are: ${Object.keys(SECTIONS).join(", ")}.`);
}
const threads = numberOf("threads", values.threads);
const rounds = numberOf("rounds", values.rounds) ?? (quick ? 1 : 5);
const model = await loadOptionsOf(reference);
const bench: Bench = { model, threads, rounds, quick };

const settings = { model: model.sha256, threads: threads ?? null, rounds, quick };
const known = keep === undefined ? {} : await readKept(keep, settings);
const sections: Sections = {};
for (const [name, section] of Object.entries(SECTIONS)) {
  if (!only.includes(name)) continue;
  const started = performance.now();
  const figures = known[name] ?? (await section(bench));
  sections[name] = figures;
  if (name in known) continue;
  process.stderr.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  known[name] = figures;
  if (keep !== undefined) await writeKept(keep, settings, known);
}

const result = { model: model.name, machine: describeMachine(), threads: threads ?? null, rounds, sections };
if (values.json) console.log(JSON.stringify(result));
else {
  console.log(`${result.model} on ${result.machine}`);
  for (const [name, figures] of Object.entries(sections)) console.log(`${name}\n${tableOf(figures)}`);
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} cannot be ${text}; it must be a whole number from 1.`);
  }
  return value;
}
