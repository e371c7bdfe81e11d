import { rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { CompletionRequest } from "../../../core/model.ts";
import { addModel } from "../../../engine/models/added.ts";
import { loadModel } from "../../../engine/runs/loaders.ts";
import { inspectGguf } from "../../../native/llama/gguf.ts";
import { roundsDouble, spawnerDouble } from "../../native/llama/process-double.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { LLAMA_METADATA, writeGguf } from "../../support/gguf-writer.ts";

const NEVER = new AbortController().signal;

const REQUEST: CompletionRequest = {
  messages: [{ role: "user", content: "Say 1" }],
  sampling: { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 2, stop: [] },
};

const ANOTHER = writeGguf({ metadata: { ...LLAMA_METADATA, "general.name": "another" } });

// The real one, which tells what it has read.
vi.mock(import("../../../native/llama/gguf.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, inspectGguf: vi.fn(original.inspectGguf) };
});

// A machine on which no other tool keeps models.
vi.mock(import("../../../engine/models/places.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  surroundings: () => ({ homedir: "/nobody", platform: "darwin", env: {} }),
}));

/** A model's file in a home that knows it by a name too. */
async function modelFile() {
  const home = await temporaryFolder();
  const path = join(home, "m.gguf");
  await writeFile(path, writeGguf({}));
  await addModel(path, home, "mine");
  return { home, path };
}

/** A model that was loaded. */
async function loaded(reference: string, home: string) {
  const { spawn, processes } = spawnerDouble(roundsDouble().load);
  const model = await loadModel({ reference }, home, { spawn });
  onTestFinished(() => model.dispose());
  return { model, processes };
}

/** A model whose file was loaded, and whose process has ended since. */
async function lostProcess() {
  const { home, path } = await modelFile();
  const { model, processes } = await loaded(path, home);
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
  await writeFile(path, ANOTHER);
  await expect(model.complete(REQUEST)).rejects.toThrow("The file of the model m is another one by now.");
  expect(model.lost).toBe(true);
});

it("a model's header is read before it is loaded, and not for its process or each time it is asked whether it is meant", async () => {
  const { home, path } = await modelFile();
  vi.mocked(inspectGguf).mockClear();
  const { model, processes } = await loaded("mine", home);
  expect(await model.isStillMeant?.(NEVER)).toBe(true);
  expect(inspectGguf).toHaveBeenCalledTimes(1);
  const { size: bytes } = await stat(path);
  expect(processes[0]?.received[0]).toMatchObject({ type: "load", options: { path, bytes } });
});

it("a model tells that its path means another file since one was put in its place", async () => {
  const { home, path } = await modelFile();
  const { model } = await loaded(path, home);
  expect(await model.isStillMeant?.(NEVER)).toBe(true);
  await writeFile(join(home, "new"), ANOTHER);
  await rename(join(home, "new"), path);
  expect(await model.isStillMeant?.(NEVER)).toBe(false);
});

it("a model tells that its name means another file since that was given it", async () => {
  const { home, path } = await modelFile();
  const { model } = await loaded("mine", home);
  await addModel(path, home, "former");
  const other = join(home, "other.gguf");
  await writeFile(other, ANOTHER);
  await addModel(other, home, "mine");
  expect(await model.isStillMeant?.(NEVER)).toBe(false);
});

it("a model tells that its reference means no file any more", async () => {
  const { home, path } = await modelFile();
  const { model } = await loaded(path, home);
  await rm(path);
  expect(await model.isStillMeant?.(NEVER)).toBe(false);
});
