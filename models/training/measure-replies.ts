/**
 * How often a model's replies at temperature 0 come to what the generator's program says, by what is to be done.
 * node models/training/measure-replies.ts --model GGUF --samples FILE [--sequences K] [--json]
 *   --samples    what the generator wrote, with a seed that no training had
 *   --sequences  replies at once (32)
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { measureReplies, type PartFigures, type ProgrammedReply } from "./replies.ts";
import { loadExported } from "./trainer/exported-model.ts";
import { Messages, readLines } from "./trainer/json-lines.ts";

const Sample = z.object({ messages: Messages, reply: z.string(), part: z.string() });

const { values } = parseArgs({
  options: {
    model: { type: "string" },
    samples: { type: "string" },
    sequences: { type: "string", default: "32" },
    json: { type: "boolean", default: false },
  },
});
if (values.model === undefined || values.samples === undefined)
  throw new Error("Give --model GGUF and --samples FILE.");

const samples: ProgrammedReply[] = [];
for await (const sample of readLines(values.samples, Sample)) samples.push(sample);
await using model = await loadExported(values.model, { sequences: Number(values.sequences) });
const figures = await measureReplies(model, samples);
console.log(values.json ? JSON.stringify(figures) : tableOf(figures));

function tableOf(parts: readonly PartFigures[]): string {
  const rows = parts.map(({ part, samples: count, sameEnd, interval, sameVerdict, same, sameForm }) => {
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    const percents = interval.map((bound) => Math.round(bound * 100)).join("–");
    return `| ${part} | ${count} | ${percent(sameEnd / count)} (${percents}) | ${percent(sameVerdict / count)} | ${percent(same / count)} | ${percent(sameForm / count)} |`;
  });
  return [
    "| Part | Samples | Same end | Same verdict | Same text | Same form |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
