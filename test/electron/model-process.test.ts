import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokerProcesses } from "../../electron/main/process-broker.ts";
import { MainLink } from "../../electron/processes/main-link.ts";
import type { Port } from "../../electron/processes/ports.ts";
import { spawnThroughMain } from "../../electron/processes/spawn-model.ts";
import { ModelRunError } from "../../core/errors.ts";
import { loadInProcess, type ProcessLanguageModel } from "../../native/llama/process/host.ts";
import { planInProcess } from "../../native/llama/process/plan.ts";
import { PRACTICE, question } from "../native/llama/practice.ts";
import { isRunning, until } from "../support/wait.ts";
import { ChildDouble } from "./doubles.ts";
import { standIns } from "./stand-in.ts";

const FILES = {
  model: fileURLToPath(new URL("../../electron/model-process.ts", import.meta.url)),
  "binary-test": fileURLToPath(
    new URL("bindings/utils/testBindingBinary.js", import.meta.resolve("node-llama-cpp")),
  ),
};

/** The engine's side, in this process; the main process's part is the real one. */
function engineSide() {
  const parts = standIns();
  const engine = new ChildDouble({ name: "engine", file: "", environment: {} });
  brokerProcesses(engine, parts, FILES);
  const listeners: ((event: { data: unknown; ports: readonly Port[] }) => void)[] = [];
  const parent = {
    postMessage: (message: unknown) => void setImmediate(() => engine.says(structuredClone(message))),
    on: (_event: "message", listener: (typeof listeners)[number]) => listeners.push(listener),
  };
  engine.postMessage = (data, ports) => {
    setImmediate(() => listeners.forEach((listener) => listener({ data, ports: ports ?? [] })));
  };
  const link = new MainLink(parent, { onPort: () => undefined });
  return { parts, engine, spawn: spawnThroughMain(link) };
}

const side = engineSide();
let model: ProcessLanguageModel;
beforeAll(async () => {
  model = await loadInProcess({ ...PRACTICE, runtime: { device: "cpu" } }, side.spawn);
});
afterAll(() => model.dispose());

const ASKED = question("There are 12 birds. 4 fly away. How many birds are left?");
const running = (): string[] =>
  side.parts.started.filter(({ child }) => child.pid !== undefined).map(({ name }) => name);

describe("a model in a utility process", () => {
  it("answers over its own port, text by text", async () => {
    const pieces: string[] = [];
    const { text } = await model.complete({ ...ASKED, onText: (piece) => pieces.push(piece) });
    expect(text).toContain("8");
    expect(pieces.length).toBeGreaterThan(1);
    expect(model.pid).toBe(side.parts.started[0]?.child.pid);
  });

  it("has the library's test of its binary made by the main process, in a process that has ended since", () => {
    const names = side.parts.started.map(({ name }) => name);
    expect(names[0]).toBe("Counterpoint Model");
    // On Linux the library tests every binary, elsewhere only some.
    if (process.platform === "linux") expect(names).toContain("Counterpoint Driver Test");
    expect(running()).toEqual(["Counterpoint Model"]);
  });

  it("lives on in a fresh process after it was killed in the middle of a reply", async () => {
    const killed = model.pid ?? 0;
    const onText = () => process.kill(killed, "SIGKILL");
    await expect(model.complete({ ...ASKED, onText })).rejects.toBeInstanceOf(ModelRunError);
    expect((await model.complete(ASKED)).text).toContain("8");
    expect(model.pid).not.toBe(killed);
  });

  it("may also plan how it would be run, and is gone then", async () => {
    const other = engineSide();
    const { path, name } = PRACTICE;
    const plan = await planInProcess({ path, name, runtime: { device: "cpu" } }, { spawn: other.spawn });
    expect(plan.device.kind).toBe("cpu");
    await until(() => other.parts.started.every(({ child }) => child.pid === undefined));
  });

  it("ends with its owner", async () => {
    const other = engineSide();
    await loadInProcess({ ...PRACTICE, runtime: { device: "cpu" } }, other.spawn);
    const [first] = other.parts.started;
    const pid = first?.child.pid ?? 0;
    expect(isRunning(pid)).toBe(true);
    other.engine.emit("exit", 1);
    await until(() => !isRunning(pid));
  });

  it("is gone once it is unloaded", async () => {
    await model.dispose();
    await until(() => running().length === 0);
    expect(running()).toEqual([]);
  });
});
