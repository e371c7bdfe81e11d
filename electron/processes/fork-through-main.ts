import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import type { MainLink, Started } from "./main-link.ts";

/** The file by which node-llama-cpp tests whether a binary of its can be loaded on this machine. */
const TEST_FILE = "testBindingBinary.js";

/**
 * Makes `fork` of this process go through the main process, for the one file that node-llama-cpp forks.
 *
 * Before it loads a binary, the library loads it in another process, which may crash: so an unfit driver costs that
 * process and the library goes on to the next binary. In Electron's main process it starts that process by
 * `utilityProcess`. That does not exist in a utility process, where the library falls back to Node's `fork`, and this
 * would start the whole application anew, since it does not run as Node (the fuse is off).
 */
export function forkThroughMain(main: MainLink): void {
  const fork = (file: string | URL, _arguments: unknown, options: childProcess.ForkOptions = {}) => {
    if (!String(file).endsWith(TEST_FILE)) throw new Error(`${String(file)} cannot be forked here.`);
    return new ForkedTest(main, options.env ?? {});
  };
  childProcess.fork = fork as unknown as typeof childProcess.fork;
  syncBuiltinESMExports();
}

/** As much of a ChildProcess as the library uses. */
class ForkedTest extends EventEmitter {
  readonly stdout = null;
  readonly stderr = null;
  exitCode: number | null = null;
  killed = false;
  readonly #started: Started;

  constructor(main: MainLink, environment: NodeJS.ProcessEnv) {
    super();
    this.#started = main.start("binary-test", environment, {
      said: (message) => this.emit("message", message),
      exited: ({ code }) => {
        this.exitCode = code ?? 1;
        this.emit("exit", this.exitCode);
      },
    });
  }

  send(message: unknown): void {
    this.#started.say(message);
  }

  kill(): void {
    this.killed = true;
    this.#started.kill();
  }
}
