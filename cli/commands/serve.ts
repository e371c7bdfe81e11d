import { once } from "node:events";
import { createInterface } from "node:readline";
import { throwIfCancelled } from "../../core/cancel.ts";
import { reasonOf } from "../../core/errors.ts";
import type { Command, CommandContext } from "../command.ts";
import type { Terminal } from "../output.ts";
import { startEngineProcess } from "../serve/engine-process.ts";
import { openBrowser } from "../serve/open-browser.ts";
import { findRenderer } from "../serve/renderer.ts";
import { startServer, type LoopbackServer, type ServerOptions } from "../serve/server.ts";
import { ReportedCancellation, UsageError } from "../usage-error.ts";

export const serveCommand: Command = {
  name: "serve",
  usage: "",
  help: "Show the window in a browser of this machine, until Ctrl+C",
  flags: {
    port: { type: "string", value: "P", help: "Port on 127.0.0.1 (default: one that is free)" },
    open: { type: "boolean", help: "Open the default browser" },
  },
  positionals: 0,
  run: serve,
};

async function serve({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const port = portNumber(args.number("port"));
  const files = await findRenderer();
  const engine = await startEngineProcess({
    home,
    onDeath: (how, milliseconds) =>
      terminal.note(
        `The engine ended unexpectedly (${how}). Another starts in ${milliseconds / 1000} s; runs can be gone on with.`,
      ),
  });
  let removeEntry = (): void => undefined;
  try {
    const server = await listen({ port, files, engine, onEntry: () => removeEntry() });
    try {
      // The engine takes a while to start.
      throwIfCancelled(signal);
      const address = server.newAddress();
      if (terminal.json) terminal.printJson({ address, port: server.port, home });
      else terminal.print(`Counterpoint is at ${address}`);
      terminal.note("The address lets in one browser, once. Ctrl+C ends Counterpoint and pauses what runs.");
      if (args.on("open")) removeEntry = openInBrowser(address, terminal);
      const stopOffering = hearsEnter(terminal) ? offerAddresses(server, terminal) : () => undefined;
      if (!signal.aborted) await once(signal, "abort");
      stopOffering();
      terminal.note("Pausing what runs …");
    } finally {
      server.close();
    }
  } finally {
    await engine.close();
  }
  throw new ReportedCancellation();
}

function portNumber(given: number | undefined): number {
  const port = given ?? 0;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port needs a whole number from 0 to 65535, not ${port}.`);
  return port;
}

async function listen(options: ServerOptions): Promise<LoopbackServer> {
  try {
    return await startServer(options);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `Port ${options.port} cannot be used (${code}). Leave --port out to have a free one chosen.`,
    );
  }
}

/** @returns takes away what the browser was opened with */
function openInBrowser(address: string, terminal: Terminal): () => void {
  try {
    const removeEntry = openBrowser(address);
    // It is opened with a file, which an editor may take for itself.
    if (process.platform !== "win32") terminal.note("If no browser shows it, open the address above in one.");
    return removeEntry;
  } catch (error) {
    terminal.note(`The browser cannot be opened: ${reasonOf(error)}. Open the address above in it.`);
    return () => undefined;
  }
}

/**
 * Whether a person may press Enter for another address. Not beside --json, which a program reads: where that was started in
 * the background of a shell, reading the terminal would stop it.
 */
export function hearsEnter(
  { json }: Pick<Terminal, "json">,
  isTerminal: boolean = process.stdin.isTTY,
): boolean {
  return isTerminal && !json;
}

/** Enter in the terminal prints a new address, for another browser or one that was closed. */
function offerAddresses(server: LoopbackServer, terminal: Terminal): () => void {
  // A process in the background is stopped when it reads its terminal; Node cannot tell that it is there.
  const background = process.platform === "win32" ? "" : " In the background it needs < /dev/null.";
  terminal.note(`Enter shows another address.${background}`);
  const lines = createInterface({ input: process.stdin });
  lines.on("line", () => terminal.note(`Counterpoint is at ${server.newAddress()}`));
  // A terminal that is closed cannot be read from, and its signal is what ends the server.
  lines.on("error", () => undefined);
  return () => lines.close();
}
