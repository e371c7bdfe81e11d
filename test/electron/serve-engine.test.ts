import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import { implement } from "@orpc/server";
import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { serveEngine, type Served } from "../../electron/processes/serve-engine.ts";
import { contract, type EngineClient } from "../../engine/contract/contract.ts";
import { channelDouble, type PortDouble } from "./doubles.ts";

class ParentDouble extends EventEmitter {
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  hand(): PortDouble {
    const { port1, port2 } = channelDouble();
    this.emit("message", { data: { type: "port" }, ports: [port1] });
    return port2;
  }
}

const os = implement(contract);
const router = { runs: { live: os.runs.live.handler(() => []) } };

function clientOver(port: PortDouble): EngineClient {
  const client: EngineClient = createORPCClient(new RPCLink({ port }));
  port.start();
  return client;
}

describe("the engine's utility process", () => {
  it("serves the contract on every port, also on those that came before it was ready", async () => {
    const parent = new ParentDouble();
    const opening = Promise.withResolvers<Served>();
    const serving = serveEngine(
      parent,
      () => opening.promise,
      () => undefined,
    );
    const early = clientOver(parent.hand()).runs.live();
    expect(parent.told).toEqual([]);
    opening.resolve({ router, close: () => Promise.resolve() });
    await serving;
    expect(parent.told).toEqual([{ type: "ready" }]);
    expect(await early).toEqual([]);
    expect(await clientOver(parent.hand()).runs.live()).toEqual([]);
  });

  it("closes what it has opened before it ends", async () => {
    const parent = new ParentDouble();
    const done: unknown[] = [];
    const close = () => Promise.resolve(void done.push("closed"));
    await serveEngine(
      parent,
      () => Promise.resolve({ router, close }),
      (code) => done.push(code),
    );
    parent.emit("message", { data: { type: "close" }, ports: [] });
    await nextTurn();
    expect(done).toEqual(["closed", 0]);
  });

  it("says what is wrong with what it opens, and serves it all the same", async () => {
    const parent = new ParentDouble();
    await serveEngine(
      parent,
      (main) => {
        main.warned("The store is damaged.");
        return Promise.resolve({ router, close: () => Promise.resolve() });
      },
      () => undefined,
    );
    expect(parent.told).toEqual([{ type: "warned", message: "The store is damaged." }, { type: "ready" }]);
    expect(await clientOver(parent.hand()).runs.live()).toEqual([]);
  });

  it("says why it cannot be opened, and serves nobody", async () => {
    const parent = new ParentDouble();
    await serveEngine(
      parent,
      () => Promise.reject(new Error("The folder is full.")),
      () => undefined,
    );
    expect(parent.told).toEqual([{ type: "failed", message: "The folder is full." }]);
    const port = parent.hand();
    await nextTurn();
    expect(port.closed).toBe(true);
  });
});
