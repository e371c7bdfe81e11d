/** Run by process.test.ts in a process of its own: owns a model process that generates, and says its id. */
import process from "node:process";
import { loadInProcess } from "../../../native/llama/process/host.ts";
import { PRACTICE, question } from "./practice.ts";

const model = await loadInProcess(PRACTICE);
let told = false;
await Promise.all(
  [1, 2, 3, 4].map((seed) =>
    model.complete({
      ...question("Anna has 3 boxes with 6 pens each.", { temperature: 5, seed, maxTokens: 900 }),
      onText: () => {
        if (!told) process.stdout.write(`${model.pid ?? 0}\n`);
        told = true;
      },
    }),
  ),
);
