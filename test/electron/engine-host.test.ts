import { implement } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { EngineHost } from "../../electron/main/engine-host.ts";
import { contract } from "../../engine/contract/contract.ts";
import { partsDouble, type ChildDouble, type PartsDouble, type PortDouble } from "./doubles.ts";

function hosted(parts: PartsDouble = partsDouble()) {
  const waits: { readonly milliseconds: number; readonly over: () => void }[] = [];
  const deaths: string[] = [];
  const failures: string[] = [];
  const warnings: string[] = [];
  let clock = 0;
  const host = new EngineHost({
    parts,
    files: { engine: "/app/engine-process.js", model: "/app/model-process.js", "binary-test": "/test.js" },
    environment: (home) => ({ COUNTERPOINT_HOME: home }),
    home: "/home",
    wait: (milliseconds) => new Promise((over) => waits.push({ milliseconds, over: () => over() })),
    now: () => clock,
    onDeath: (words) => deaths.push(words),
    onFailure: (message) => failures.push(message),
    onWarning: (message) => warnings.push(message),
  });
  host.start();
  const engine = (): ChildDouble => {
    const child = parts.children.at(-1);
    if (child === undefined) throw new Error("There is no engine.");
    return child;
  };
  /** Dies at once. @returns the pause that follows */
  const die = async (afterMilliseconds = 0): Promise<number> => {
    clock += afterMilliseconds;
    engine().exit(1);
    await nextTurn();
    const pause = waits.at(-1);
    pause?.over();
    await nextTurn();
    return pause?.milliseconds ?? -1;
  };
  return { host, parts, engine, die, deaths, failures, warnings, waits };
}

const ports = (engine: ChildDouble): PortDouble[] => engine.received.flatMap(({ port }) => port ?? []);

describe("the engine's process", () => {
  it("is started with the home folder in its environment", () => {
    expect(hosted().engine().start).toEqual({
      name: "Counterpoint Engine",
      file: "/app/engine-process.js",
      environment: { COUNTERPOINT_HOME: "/home" },
    });
  });

  it("is handed a port for each page, once it is ready", () => {
    const { host, engine } = hosted();
    const given: unknown[] = [];
    host.connect("page", (port) => given.push(port));
    expect(given).toEqual([]);
    engine().says({ type: "ready" });
    expect(given).toHaveLength(1);
    // One for the main process itself, and one for the page.
    expect(ports(engine())).toHaveLength(2);
    expect(engine().received.map(({ message }) => message)).toEqual([{ type: "port" }, { type: "port" }]);
    expect(ports(engine())[1]?.other).toBe(given[0]);
  });

  it("is handed a port at once for a page that is loaded later, or anew", () => {
    const { host, engine } = hosted();
    engine().says({ type: "ready" });
    const given: unknown[] = [];
    host.connect("page", (port) => given.push(port));
    host.connect("page", (port) => given.push(port));
    expect(new Set(given).size).toBe(2);
  });

  it("is used by the main process through the contract", async () => {
    const { host, engine } = hosted();
    expect(host.client).toBeUndefined();
    engine().says({ type: "ready" });
    const [port] = ports(engine());
    const os = implement(contract);
    const router = { runs: { live: os.runs.live.handler(() => []) } };
    if (port !== undefined) new RPCHandler(router).upgrade(port);
    port?.start();
    expect(await host.client?.runs.live()).toEqual([]);
  });

  it("is started anew when it dies, and pages are handed ports to the new one", async () => {
    const { host, engine, parts, die } = hosted();
    const given: unknown[] = [];
    host.connect("page", (port) => given.push(port));
    engine().says({ type: "ready" });
    const first = engine();
    first.stderr.emit("data", Buffer.from("Segmentation fault"));
    expect(await die()).toBe(0);
    expect(parts.children).toHaveLength(2);
    expect(host.client).toBeUndefined();
    engine().says({ type: "ready" });
    expect(given).toHaveLength(2);
    expect(host.client).toBeDefined();
  });

  it("is waited for ever longer if it keeps dying, at most ten seconds, until one has lived for a minute", async () => {
    const { die } = hosted();
    const pauses: number[] = [];
    for (let death = 0; death < 7; death += 1) pauses.push(await die(1000));
    expect(pauses).toEqual([0, 500, 2000, 5000, 10_000, 10_000, 10_000]);
    expect(await die(60_000)).toBe(0);
  });

  it("that says why it cannot open its home is ended, and that is told", async () => {
    const { engine, die, deaths } = hosted();
    engine().says({ type: "failed", message: "The folder cannot be written." });
    expect(engine().killed).toBe(true);
    await die();
    expect(deaths[0]).toBe("The folder cannot be written.");
  });

  it("tells why it cannot begin once, until one has begun or there is another reason", async () => {
    const { engine, die, failures } = hosted();
    const fail = async (message: string): Promise<void> => {
      engine().says({ type: "failed", message });
      await die();
    };
    await fail("It is open already.");
    await fail("It is open already.");
    await fail("The disk is full.");
    engine().says({ type: "ready" });
    await die();
    await fail("The disk is full.");
    expect(failures).toEqual(["It is open already.", "The disk is full.", "The disk is full."]);
  });

  it("goes on when it tells what is wrong, which is passed on once", async () => {
    const { host, engine, die, warnings, failures } = hosted();
    engine().says({ type: "warned", message: "The store is damaged." });
    expect(host.client).toBeUndefined();
    engine().says({ type: "ready" });
    expect(engine().killed).toBe(false);
    expect(host.client).toBeDefined();
    await die();
    engine().says({ type: "warned", message: "The store is damaged." });
    expect(warnings).toEqual(["The store is damaged."]);
    expect(failures).toEqual([]);
  });

  it("that cannot be started is tried again", async () => {
    let refusals = 1;
    const { parts, waits, deaths } = hosted(partsDouble(() => refusals-- > 0));
    expect(parts.children).toHaveLength(0);
    expect(deaths).toEqual(["no memory"]);
    waits.at(-1)?.over();
    await nextTurn();
    expect(parts.children).toHaveLength(1);
  });

  it("ends when it is asked to, and is not started anew", async () => {
    const { host, engine, parts, deaths, waits } = hosted();
    engine().says({ type: "ready" });
    const stopping = host.stop(2000);
    expect(engine().received.at(-1)?.message).toEqual({ type: "close" });
    engine().exit(0);
    await stopping;
    waits.forEach(({ over }) => over());
    await nextTurn();
    expect(deaths).toEqual([]);
    expect(parts.children).toHaveLength(1);
    expect(engine().killed).toBe(false);
  });

  it("is not started anew if it is asked to end while another one is waited for", async () => {
    const { host, engine, parts, deaths, waits } = hosted();
    engine().exit(1);
    await nextTurn();
    expect(deaths).toHaveLength(1);
    await host.stop(2000);
    waits.forEach(({ over }) => over());
    await nextTurn();
    expect(parts.children).toHaveLength(1);
  });

  it("is killed if it does not end in time", async () => {
    const { host, engine, waits } = hosted();
    const stopping = host.stop(2000);
    expect(waits.at(-1)?.milliseconds).toBe(2000);
    waits.at(-1)?.over();
    await stopping;
    expect(engine().killed).toBe(true);
  });

  it("moves into another home", async () => {
    const { host, engine, parts } = hosted();
    const given: unknown[] = [];
    host.connect("page", (port) => given.push(port));
    engine().says({ type: "ready" });
    const moving = host.move("/elsewhere", 2000);
    engine().exit(0);
    await moving;
    expect(parts.children).toHaveLength(2);
    expect(engine().start.environment).toEqual({ COUNTERPOINT_HOME: "/elsewhere" });
    expect(host.home).toBe("/elsewhere");
    engine().says({ type: "ready" });
    expect(given).toHaveLength(2);
  });

  it("makes one move after another if a second home is chosen before the first is open", async () => {
    const { host, engine, parts } = hosted();
    const moves = [host.move("/second", 2000), host.move("/third", 2000)];
    await nextTurn();
    engine().exit(0);
    await nextTurn();
    expect(parts.children).toHaveLength(2);
    engine().exit(0);
    expect(await Promise.all(moves)).toEqual([true, true]);
    const homes = parts.children.map(({ start }) => start.environment.COUNTERPOINT_HOME);
    expect(homes).toEqual(["/home", "/second", "/third"]);
    expect(host.home).toBe("/third");
  });

  it("is not started in another home if it is asked to end for good while it moves", async () => {
    const { host, engine, parts } = hosted();
    const moving = host.move("/elsewhere", 2000);
    await nextTurn();
    const stopping = host.stop(2000);
    engine().exit(0);
    await stopping;
    expect(await moving).toBe(false);
    expect(parts.children).toHaveLength(1);
  });

  it("stays if its own home is chosen", async () => {
    const { host, engine, parts } = hosted();
    expect(await host.move("/home", 2000)).toBe(false);
    expect(engine().received).toEqual([]);
    expect(parts.children).toHaveLength(1);
  });
});
