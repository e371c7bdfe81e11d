import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CancelledError, ModelLoadError, ModelRunError } from "../../../core/errors.ts";
import type { LanguageModel } from "../../../core/model.ts";
import { loadLlamaModel } from "../../../native/llama/load.ts";
import { loadInProcess, type ProcessLanguageModel } from "../../../native/llama/process/host.ts";
import {
  forkModelProcess,
  neededEnvironment,
  type SpawnModelProcess,
} from "../../../native/llama/process/spawn.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { isRunning, until } from "../../support/wait.ts";
import { PRACTICE, question } from "./practice.ts";

const QUESTIONS = [
  "Anna has 3 boxes with 6 pens each. How many pens does she have?",
  "There are 12 birds. 4 fly away. How many birds are left?",
];
const [BOXES = "", BIRDS = ""] = QUESTIONS;

let model: ProcessLanguageModel;
beforeAll(async () => {
  model = await loadInProcess(PRACTICE);
});
afterAll(() => model.dispose());

async function texts(from: LanguageModel): Promise<readonly string[]> {
  const calls = QUESTIONS.flatMap((text) =>
    [1, 2, 3].map((seed) => from.complete(question(text, { temperature: 1.5, seed }))),
  );
  return (await Promise.all(calls)).map(({ text }) => text);
}

/** Starts real processes and keeps their ids. */
function rememberingSpawner(): { readonly spawn: SpawnModelProcess; readonly pids: readonly number[] } {
  const pids: number[] = [];
  const spawnProcess: SpawnModelProcess = () => {
    const started = forkModelProcess();
    if (started.pid !== undefined) pids.push(started.pid);
    return started;
  };
  return { spawn: spawnProcess, pids };
}

describe("a model in a process of its own", () => {
  it("is the model that it is here, and says the same", async () => {
    const here = await loadLlamaModel(PRACTICE);
    try {
      expect(model.info).toEqual(here.info);
      expect(await texts(model)).toEqual(await texts(here));
      const { messages } = question(BIRDS);
      const scored = { messages, continuations: ["12-4=8", "8"] };
      expect((await model.score(scored)).continuations).toEqual((await here.score(scored)).continuations);
    } finally {
      await here.dispose();
    }
  });

  it("runs in another process than this one, which has its own memory", async () => {
    expect(model.pid).toBeTypeOf("number");
    expect(model.pid).not.toBe(process.pid);
    expect(await model.residentBytes()).toBeGreaterThan(1e6);
  });

  it.each([
    ["an interrupt from the keyboard", "SIGINT"],
    ["a request to end that goes to all processes of a service", "SIGTERM"],
  ] as const)("is not ended by %s", async (_case, signal) => {
    const { pid } = model;
    process.kill(pid ?? 0, signal);
    expect((await model.complete(question(BIRDS))).text).toContain("8");
    expect(model.pid).toBe(pid);
  });

  it("lives on in a fresh process after kill -9 in the middle of a reply", async () => {
    const before = await texts(model);
    const killed = model.pid ?? 0;
    const onText = () => process.kill(killed, "SIGKILL");
    await expect(model.complete({ ...question(BOXES), onText })).rejects.toBeInstanceOf(ModelRunError);
    expect(await texts(model)).toEqual(before);
    expect(model.pid).not.toBe(killed);
    expect(isRunning(killed)).toBe(false);
  });

  it("is gone once it is unloaded", async () => {
    const { spawn: spawnProcess, pids } = rememberingSpawner();
    const other = await loadInProcess(PRACTICE, spawnProcess);
    expect(pids.map(isRunning)).toEqual([true]);
    await other.dispose();
    expect(pids.map(isRunning)).toEqual([false]);
  });

  it("ends when the process that owns it is killed in the middle of a reply", async () => {
    const script = fileURLToPath(new URL("process-owner.ts", import.meta.url));
    const owner = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(owner, "close");
    let pid = 0;
    for await (const line of createInterface(owner.stdout)) {
      pid = Number(line);
      expect(isRunning(pid)).toBe(true);
      owner.kill("SIGKILL");
    }
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(pid).toBeGreaterThan(1);
    await until(() => !isRunning(pid));
  });
});

describe("loading a model into a process", () => {
  it("fails with the reason and the path if the file is cut off, and leaves no process", async () => {
    const path = join(await temporaryFolder(), "half.gguf");
    const whole = await readFile(PRACTICE.path);
    await writeFile(path, whole.subarray(0, whole.length / 2));
    const { spawn: spawnProcess, pids } = rememberingSpawner();
    const loading = loadInProcess({ ...PRACTICE, path }, spawnProcess);
    await expect(loading).rejects.toBeInstanceOf(ModelLoadError);
    await expect(loading).rejects.toThrow(path);
    await until(() => !pids.some(isRunning));
  });

  it("can be cancelled on the way, which ends the process", async () => {
    const controller = new AbortController();
    const { spawn: spawnProcess, pids } = rememberingSpawner();
    const loading = loadInProcess({ ...PRACTICE, signal: controller.signal }, spawnProcess);
    expect(pids).toHaveLength(1);
    controller.abort();
    await expect(loading).rejects.toBeInstanceOf(CancelledError);
    await until(() => !pids.some(isRunning));
  });
});

describe("the environment of a model process", () => {
  it("has what the libraries look at, and nothing of the person's", () => {
    const needed = { Path: "/bin", GGML_VK_VISIBLE_DEVICES: "0", TMPDIR: "/tmp", CUDA_VISIBLE_DEVICES: "1" };
    const kept = { NODE_EXTRA_CA_CERTS: "ca.pem" };
    const rest = { SECRET_TOKEN: "x", NODE_OPTIONS: "--inspect", NODE_CHANNEL_FD: "3", PATHS: "y" };
    expect(neededEnvironment({ ...needed, ...kept, ...rest })).toEqual({ ...needed, ...kept });
  });
});
