import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { CompletionRequest } from "../../../core/model.ts";
import { loadModel } from "../../../engine/runs/loaders.ts";
import { roundsDouble, spawnerDouble } from "../../native/llama/process-double.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { LLAMA_METADATA, writeGguf } from "../../support/gguf-writer.ts";

const REQUEST: CompletionRequest = {
  messages: [{ role: "user", content: "Say 1" }],
  sampling: { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 2, stop: [] },
};

/** A model whose file was loaded, and whose process has ended since. */
async function lostProcess() {
  const home = await temporaryFolder();
  const path = join(home, "m.gguf");
  await writeFile(path, writeGguf({}));
  const { spawn, processes } = spawnerDouble(roundsDouble().load);
  const model = await loadModel({ reference: path }, home, { spawn });
  onTestFinished(() => model.dispose());
  processes[0]?.die();
  await model.complete(REQUEST).catch(() => undefined);
  return { model, path };
}

it("a model whose process ended is loaded again from its file", async () => {
  const { model } = await lostProcess();
  expect((await model.complete(REQUEST)).tokens.generated).toBe(2);
});

it("a model whose process ended is not loaded again from a file that is another one by now", async () => {
  const { model, path } = await lostProcess();
  await writeFile(path, writeGguf({ metadata: { ...LLAMA_METADATA, "general.name": "another" } }));
  await expect(model.complete(REQUEST)).rejects.toThrow("The file of the model m is another one by now.");
  expect(model.lost).toBe(true);
});
