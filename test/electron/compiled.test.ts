import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineEnvironment } from "../../electron/main/engine-environment.ts";
import { EngineHost } from "../../electron/main/engine-host.ts";
import { shellPlaces } from "../../electron/main/places.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { until } from "../support/wait.ts";
import { standIns } from "./stand-in.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const models = join(ROOT, "models");
const app = join(ROOT, "dist", "app");
const places = shellPlaces(app, ROOT);
const parts = standIns();
let home: string;
let host: EngineHost;

beforeAll(async () => {
  await compile();
  home = await mkdtemp(join(tmpdir(), "counterpoint-test-"));
  host = new EngineHost({
    parts,
    files: places.processes,
    environment: (folder) => engineEnvironment(process.env, { home: folder, models }),
    home,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => performance.now(),
  });
  host.start();
}, 120_000);
afterAll(async () => {
  await host.stop(5000);
  await until(() => parts.started.every(({ child }) => child.pid === undefined));
  await rm(home, { recursive: true, force: true });
});

async function compile(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, "build", "emit-app.mjs")]);
}

async function engine(): Promise<EngineClient> {
  await until(() => host.client !== undefined);
  if (host.client === undefined) throw new Error("There is no engine.");
  return host.client;
}

/** Asks a question on the practice model, and waits for its answer. */
async function answered({ runs }: EngineClient) {
  const question = "There are 12 birds. 4 fly away. How many birds are left?";
  const { run } = await runs.ask({ question, strategy: "zero-shot-cot", options: { temperature: 0 } });
  return { run, report: await runs.result({ run }) };
}

describe("the compiled app", () => {
  it("is not compiled again while its sources are the same", async () => {
    const stamp = join(app, ".built-from");
    const { mtimeMs } = await stat(stamp);
    await compile();
    expect((await stat(stamp)).mtimeMs).toBe(mtimeMs);
  });
});

describe("the compiled engine, in child processes that stand for Electron's", () => {
  it("answers a question on the practice model, in a process of the model's own", async () => {
    const { report } = await answered(await engine());
    expect(report).toMatchObject({ answer: "8", calls: 1 });
    const alive = parts.started.filter(({ child }) => child.pid !== undefined).map(({ name }) => name);
    expect(alive).toEqual(["Counterpoint Engine", "Counterpoint Model"]);
  });

  it("finds the models and the questions that come with it", async () => {
    const { models: listed, datasets } = await engine();
    expect((await listed.list()).map(({ name }) => name)).toContain("practice");
    expect((await datasets.sample()).questions).toBeGreaterThan(0);
  });

  it("knows its home, and what it runs on", async () => {
    const { system } = await engine();
    expect(await system.info()).toMatchObject({ home });
  });

  it("is there again after it was killed, with everything that it kept; its model's process ended with it", async () => {
    const { run } = await answered(await engine());
    const [first] = parts.started;
    const before = parts.started.map(({ child }) => child);
    process.kill(first?.child.pid ?? 0, "SIGKILL");
    await until(() => host.client === undefined);
    const { runs } = await engine();
    const kept = (await runs.list()).find((each) => each.run === run);
    expect(kept).toMatchObject({ kind: "ask", state: "done" });
    await until(() => before.every(({ pid }) => pid === undefined));
  });
});
