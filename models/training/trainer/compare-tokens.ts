/**
 * Whether the app's runtime reads conversations as the tokens that the trainer reads.
 * node models/training/trainer/compare-tokens.ts --model GGUF --tokens FILE
 *   --tokens  what check_tokenizer.py wrote
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { loadExported } from "./exported-model.ts";
import { Messages, readLines } from "./json-lines.ts";

const SHOWN = 5;

const Line = z.object({ messages: Messages, tokens: z.array(z.int()) });

const { values } = parseArgs({
  options: { model: { type: "string" }, tokens: { type: "string" } },
});
if (values.model === undefined || values.tokens === undefined) {
  throw new Error("Give --model GGUF and --tokens FILE.");
}

await using model = await loadExported(values.model, { sequences: 1 });
let compared = 0;
const others: string[] = [];
for await (const { messages, tokens } of readLines(values.tokens, Line)) {
  compared++;
  const read = model.promptTokens(messages);
  const same = read.length === tokens.length && read.every((token, index) => token === tokens[index]);
  if (!same) others.push(JSON.stringify({ messages, app: read, trainer: tokens }));
}
for (const other of others.slice(0, SHOWN)) console.error(other);
console.log(`${compared - others.length} of ${compared} conversations are read as the same tokens.`);
if (compared === 0 || others.length > 0) process.exitCode = 1;
