/**
 * How many of a run's replies could be read, where the method had to read an answer, a verdict or a vote from them.
 * node models/training/measure-readings.ts NAME.json…
 *   NAME.json  what `counterpoint runs export --format json` wrote of an evaluation; one row of the table for each
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import type { Observation } from "../../core/events.ts";
import { wilsonInterval } from "../../core/scoring/statistics.ts";
import { countReadings, type Reading } from "./readings.ts";

const Exported = z.object({
  transcripts: z.array(
    z.object({
      observations: z.array(z.object({ observation: z.custom<Observation>((value) => value !== undefined) })),
      result: z.object({ answer: z.string().nullable() }).nullable(),
    }),
  ),
});

const files = process.argv.slice(2);
if (files.length === 0) throw new Error("Name at least one exported run: FILE.json");
console.log("| Method | Replies to read | Read | Share |\n| --- | --- | --- | --- |");
for (const file of files) console.log(row(basename(file, ".json"), await readRun(file)));

async function readRun(file: string): Promise<readonly Reading[]> {
  const { transcripts } = Exported.parse(JSON.parse(await readFile(file, "utf8")));
  return transcripts.map(({ observations, result }) => ({
    observations: observations.map(({ observation }) => observation),
    answer: result?.answer ?? null,
  }));
}

function row(name: string, questions: readonly Reading[]): string {
  const { asked, read } = countReadings(questions);
  const [low, high] = wilsonInterval(read, asked).map((bound) => (100 * bound).toFixed(0));
  return `| ${name} | ${asked} | ${read} | ${((100 * read) / asked).toFixed(1)} % (${low}–${high}) |`;
}
