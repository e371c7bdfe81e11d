import process from "node:process";
import { fileURLToPath } from "node:url";
import { startProgram } from "../../support/programs.ts";

const GATE = new URL("../../../engine/network/gate.ts", import.meta.url).href;

/**
 * Runs a program in a process of its own, since a gate is for good.
 * @param before runs before the gate is installed @param after runs after it, with `gate` and `said(name, value)`
 * @param options what `installNetworkGate` gets, as it is written
 * @returns what was said, by name; errors as their code, or name
 */
export async function gated(after: string, before = "", options = ""): Promise<Record<string, unknown>> {
  const program = `
    import { installNetworkGate } from ${JSON.stringify(GATE)};
    import dgram from "node:dgram";
    import dns, { lookup } from "node:dns";
    import * as names from "node:dns/promises";
    import http from "node:http";
    import http2 from "node:http2";
    import https from "node:https";
    import net from "node:net";
    import tls from "node:tls";
    import { once } from "node:events";
    import WebSocket from "ws";
    const said = {};
    const say = (name, value) => { said[name] = value instanceof Error ? (value.code ?? value.name) : value; };
    const failure = (emitter) => new Promise((resolve) => {
      emitter.once("error", resolve);
      for (const event of ["connect", "message", "open", "response"]) emitter.once(event, () => resolve(event));
    });
    const rejection = (work) => Promise.resolve().then(work).then(() => "fulfilled", (error) => error.cause ?? error);
    const callback = (call) => new Promise((resolve) => call((error, found) => resolve(error ?? found)));
    ${before}
    const gate = installNetworkGate(${options});
    ${after}
    process.stdout.write(JSON.stringify(said));
    process.exit(0);
  `;
  const args = ["--input-type=module-typescript", "-e", program];
  const cwd = fileURLToPath(new URL("../../..", import.meta.url));
  const { code, stdout, stderr } = await startProgram(process.execPath, args, { cwd }).end;
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Starts a server on loopback, and after it `port` is known. */
export const SERVER = `
  const server = http.createServer((request, response) => response.end("hello"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
`;
