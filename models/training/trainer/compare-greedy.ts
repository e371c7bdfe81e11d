/**
 * Whether the app's runtime replies at temperature 0 as the trainer's model does, token for token.
 * node models/training/trainer/compare-greedy.ts --model GGUF --greedy FILE [--tie LOGITS]
 *   --greedy  what greedy.py wrote
 *   --tie     a token may be another one where it scored at most this much more than the next best one (0.5): the
 *             runtime rounds activations to eight bits too, for matrices of eight bits
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { departure } from "./comparison.ts";
import { loadExported } from "./exported-model.ts";
import { Messages, readLines } from "./json-lines.ts";

const Line = z.object({
  messages: Messages,
  text: z.string(),
  pieces: z.array(z.string()),
  margins: z.array(z.number()),
  ended: z.boolean(),
});

const { values } = parseArgs({
  options: {
    model: { type: "string" },
    greedy: { type: "string" },
    tie: { type: "string", default: "0.5" },
  },
});
if (values.model === undefined || values.greedy === undefined) {
  throw new Error("Give --model GGUF and --greedy FILE.");
}
const tie = Number(values.tie);

await using model = await loadExported(values.model, { sequences: 1 });
let [compared, same, tied] = [0, 0, 0];
for await (const expected of readLines(values.greedy, Line)) {
  compared++;
  const found = await departure(model, expected);
  if (found === null) same++;
  else if (found.margin <= tie) tied++;
  else console.error(JSON.stringify({ ...found, trainer: expected.text }));
}
console.log(`${same} of ${compared} replies are the same; ${tied} part at a tie.`);
if (compared === 0 || same + tied < compared) process.exitCode = 1;
