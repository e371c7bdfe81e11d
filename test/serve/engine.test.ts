import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import {
  startEngineProcess,
  type EngineProcess,
  type EngineProcessOptions,
} from "../../cli/serve/engine-process.ts";
import { rawRequest } from "./support/raw-http.ts";
import { served, type Served } from "./support/served.ts";

const ECHO_ENGINE = fileURLToPath(new URL("support/echo-engine.ts", import.meta.url));

const UPGRADE = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

describe("the engine's WebSocket", () => {
  test("is answered by the engine's own process", async () => {
    const all = await servedWithEngine();

    const socket = await connected(all);

    expect(await ask(socket, "who")).toBe(String(all.engine.pid));
    expect(all.engine.pid).not.toBe(process.pid);
  });

  test.each<[string, (all: Served) => Record<string, string | undefined>, number]>([
    ["without cookie", ({ server }) => ({ origin: `http://127.0.0.1:${server.port}` }), 401],
    ["without origin", ({ cookie }) => ({ cookie }), 403],
    ["from another page", ({ cookie }) => ({ cookie, origin: "http://evil.example" }), 403],
    [
      "under another host",
      ({ cookie }) => ({ cookie, host: "evil.example", origin: "http://evil.example" }),
      403,
    ],
  ])("is refused %s", async (_, headersOf, status) => {
    const all = await served();

    const { status: given } = await all.request({
      path: "/engine",
      headers: { ...UPGRADE, ...headersOf(all) },
    });

    expect(given).toBe(status);
  });

  test("is nowhere but at /engine below the page's path", async () => {
    const all = await servedWithEngine();
    const { cookie, server } = all;
    const headers = { ...UPGRADE, cookie, origin: `http://127.0.0.1:${server.port}` };

    expect((await all.request({ path: "/", headers })).status).toBe(404);
    expect((await rawRequest(server.port, { path: "/engine", headers })).status).toBe(401);
  });
});

describe("an engine that dies", () => {
  test("ends its connections, and the next one is answered by another", async () => {
    const all = await servedWithEngine();
    const socket = await connected(all);
    const first = await ask(socket, "who");

    socket.send("die");
    await once(socket, "close");

    const second = await reconnected(all);
    expect(await ask(second, "who")).not.toBe(first);
  });

  test("leaves the page readable and refuses connections until another is there", async () => {
    const all = await servedWithEngine({ firstWait: 600_000 });
    const socket = await connected(all);
    socket.send("die");
    await once(socket, "close");

    const { cookie, server } = all;
    const headers = { ...UPGRADE, cookie, origin: `http://127.0.0.1:${server.port}` };
    expect((await all.request({ headers: { cookie } })).status).toBe(200);
    // Until the server hears of the death, what it hands over is lost with the process.
    await expect.poll(async () => (await all.request({ path: "/engine", headers })).status).toBe(503);
  });

  test("at its start is an error that says why", async () => {
    const starting = startEngineProcess({ home: "unusable", entry: ECHO_ENGINE });

    await expect(starting).rejects.toMatchObject({ code: "storage", message: "The home cannot be opened." });
  });

  test("is not replaced once the server closes", async () => {
    const deaths: string[] = [];
    const { engine } = await servedWithEngine({ onDeath: (how) => deaths.push(how) });

    await engine.close();

    // One that is to be replaced is told of first.
    expect(deaths).toEqual([]);
    expect(engine.pid).toBeUndefined();
    expect(engine.handOver({ method: "GET", url: "/engine", headers: {}, head: "" }, none())).toBe(false);
  });
});

function none(): never {
  return undefined as never;
}

async function connected({ server, root, cookie }: Served): Promise<WebSocket> {
  const origin = `http://127.0.0.1:${server.port}`;
  const address = `ws://127.0.0.1:${server.port}${root}engine`;
  const socket = new WebSocket(address, { origin, headers: { cookie } });
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  return socket;
}

/** A server in front of an engine that echoes. */
async function servedWithEngine(
  options: Partial<EngineProcessOptions> = {},
): Promise<Served & { readonly engine: EngineProcess }> {
  const engine = await startEngineProcess({ home: "any", entry: ECHO_ENGINE, ...options });
  onTestFinished(() => engine.close());
  return { ...(await served(engine)), engine };
}

/** As the page does it: again and again until there is an engine. */
function reconnected(all: Served): Promise<WebSocket> {
  return vi.waitFor(() => connected(all), { timeout: 60_000, interval: 20 });
}

async function ask(socket: WebSocket, text: string): Promise<string> {
  socket.send(text);
  const [data] = (await once(socket, "message")) as [Buffer];
  return data.toString();
}
