import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { brokerProcesses } from "../../electron/main/process-broker.ts";
import { ChildDouble, partsDouble, type PartsDouble } from "./doubles.ts";

const FILES = { model: "/app/model-process.js", "binary-test": "/library/test.js" };
const environment = { PATH: "/bin" };

function brokered(parts: PartsDouble = partsDouble()) {
  const owner = new ChildDouble({ name: "", file: "", environment: {} });
  brokerProcesses(owner, parts, FILES);
  const start = (id: number, kind = "model"): ChildDouble | undefined => {
    owner.says({ type: "start", id, kind, environment });
    return parts.children.at(-1);
  };
  return { owner, parts, start, told: () => owner.received.map(({ message }) => message) };
}

describe("a process that a utility process asks for", () => {
  it("is a model's, in the environment that was given, connected with its owner by a port of their own", async () => {
    const { owner, start } = brokered();
    const model = start(7);
    expect(model?.start).toEqual({ name: "Counterpoint Model", file: FILES.model, environment });
    expect(owner.received).toEqual([]);
    if (model !== undefined) model.pid = 4711;
    model?.spawned();
    expect(owner.received[0]?.message).toEqual({ type: "started", id: 7, pid: 4711 });
    expect(model?.received[0]?.message).toEqual({ type: "port" });
    const [ours, models] = [owner.received[0]?.port, model?.received[0]?.port];
    const heard: unknown[] = [];
    models?.on("message", ({ data }) => heard.push(data));
    models?.start();
    ours?.postMessage({ logProbability: -Infinity });
    await nextTurn();
    expect(heard).toEqual([{ logProbability: -Infinity }]);
  });

  it("is a test of a binary, whose messages are passed on", () => {
    const { start, told, owner } = brokered();
    const test = start(1, "binary-test");
    expect(test?.start.file).toBe(FILES["binary-test"]);
    test?.spawned();
    test?.says({ type: "ready" });
    owner.says({ type: "say", id: 1, message: { type: "start", gpu: "vulkan" } });
    expect(told()).toEqual([
      { type: "started", id: 1, pid: null },
      { type: "said", id: 1, message: { type: "ready" } },
    ]);
    expect(test?.received).toEqual([{ message: { type: "start", gpu: "vulkan" }, port: undefined }]);
  });

  it("is told of when it ends, with the end of what it said last", async () => {
    const { start, told } = brokered();
    const model = start(1);
    model?.stderr.emit("data", Buffer.from("x".repeat(5000)));
    model?.stderr.emit("data", Buffer.from(" out of memory\n"));
    model?.exit(6);
    await nextTurn();
    const [exited] = told() as { code: number; lastWords: string }[];
    expect(exited).toMatchObject({ type: "exited", id: 1, code: 6 });
    expect(exited?.lastWords.endsWith("out of memory")).toBe(true);
    expect(exited?.lastWords.length).toBeLessThan(4100);
  });

  it("is killed on demand, by nobody but the one that asked for it", async () => {
    const parts = partsDouble();
    const [first, second] = [brokered(parts), brokered(parts)];
    const model = first.start(1);
    second.owner.says({ type: "kill", id: 1 });
    expect(model?.killed).toBe(false);
    first.owner.says({ type: "kill", id: 1 });
    expect(model?.killed).toBe(true);
    await nextTurn();
    expect(first.told()).toMatchObject([{ type: "exited", id: 1 }]);
    expect(second.told()).toEqual([]);
  });

  it("is killed as soon as it is there if that is asked for while it is launched", () => {
    const { owner, start } = brokered();
    const model = start(1);
    if (model === undefined) throw new Error("It was not started.");
    // Electron kills nothing that has no process yet.
    model.kill = () => {
      model.killed = model.pid !== undefined;
      return model.killed;
    };
    owner.says({ type: "kill", id: 1 });
    expect(model.killed).toBe(false);
    model.pid = 2 ** 30;
    model.spawned();
    expect(model.killed).toBe(true);
  });

  it("ends with the one that asked for it", () => {
    const { owner, start } = brokered();
    const models = [start(1), start(2)];
    owner.emit("exit", 1);
    expect(models.map((model) => model?.killed)).toEqual([true, true]);
  });

  it("may have a binary tested itself", () => {
    const { parts, start } = brokered();
    const model = start(1);
    model?.says({ type: "start", id: 1, kind: "binary-test", environment });
    expect(parts.children.map(({ start: { file } }) => file)).toEqual([FILES.model, FILES["binary-test"]]);
  });

  it("that cannot begin is told as one that has ended", () => {
    const { start, told } = brokered(partsDouble(() => true));
    start(3);
    expect(told()).toEqual([{ type: "exited", id: 3, code: null, lastWords: "no memory" }]);
  });

  it.each([
    { type: "start", id: 1, kind: "/bin/sh", environment },
    { type: "start", id: 1, kind: "model", environment: { PATH: 1 } },
    { type: "start", id: 1, kind: "model", environment, file: "/tmp/other.js" },
    { type: "start", id: "1", kind: "model", environment },
    "start",
    null,
  ])("is not started by %j", (message) => {
    const { owner, parts } = brokered();
    owner.says(message);
    expect(parts.children).toEqual([]);
  });

  it("is not started twice under one number", () => {
    const { parts, start } = brokered();
    start(1);
    start(1);
    expect(parts.children).toHaveLength(1);
  });
});
