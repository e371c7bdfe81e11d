/**
 * Copies a file of questions without those that are much like a training text, as generator/overlap-main.ts --json lists them.
 * node models/training/leave-out.ts --overlap FILE --data FILE.jsonl --out FILE
 */
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

const Overlap = z.object({
  sets: z.array(z.object({ file: z.string(), similar: z.array(z.object({ id: z.string() })) })),
});
const Line = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

const { values } = parseArgs({
  options: { overlap: { type: "string" }, data: { type: "string" }, out: { type: "string" } },
});
if (values.overlap === undefined || values.data === undefined || values.out === undefined)
  throw new Error("Give --overlap FILE, --data FILE and --out FILE.");

const { sets } = Overlap.parse(JSON.parse(await readFile(values.overlap, "utf8")));
const name = basename(values.data);
const set = sets.find(({ file }) => file === name);
if (set === undefined)
  throw new Error(`${values.overlap} says nothing of ${name}; compare its folder with the training first.`);
const alike = new Set(set.similar.map(({ id }) => id));
const lines = (await readFile(values.data, "utf8")).split("\n").filter((line) => line !== "");
const kept = lines.filter((line) => !alike.has(Line.parse(JSON.parse(line)).id));
await writeFile(values.out, kept.map((line) => `${line}\n`).join(""));
