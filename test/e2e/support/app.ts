import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { until } from "../../support/wait.ts";
import { descendantsOf } from "./processes.ts";

const MAIN = fileURLToPath(new URL("../../../cli/main.ts", import.meta.url));

/** `counterpoint serve` in a process of its own. */
export interface App {
  /** The address with its token, which is good once. */
  readonly address: string;
  /** The page's own address, without the slash at its end: `/#/runs` goes on from there. */
  readonly root: string;
  readonly origin: string;
  readonly home: string;
  readonly pid: number;
  /** Process id of the engine at present. */
  enginePid(): number | undefined;
  /** Ends the engine as a crash does, and waits until another is there. */
  killEngine(): Promise<void>;
  /** What it wrote to standard error. */
  log(): string;
  /** Ends it as Ctrl+C does. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface AppOptions {
  /** An existing home, which is kept; by default a new one that is removed at the end. */
  readonly home?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the app. @throws Error with what it wrote if it does not begin to serve */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const home = options.home ?? (await mkdtemp(join(tmpdir(), "counterpoint-e2e-")));
  const child = spawn(process.execPath, [MAIN, "serve", "--json", "--home", home], {
    // Libraries may hold their tongue in continuous integration; here they are to behave as on a person's machine.
    env: { ...process.env, CI: undefined, GITHUB_ACTIONS: undefined, NO_COLOR: "1", ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  let log = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (written += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (log += text));
  const end = once(child, "close").then(([code]) => code as number | null);
  const clean = async (): Promise<void> => {
    if (options.home === undefined) await rm(home, { recursive: true, force: true });
  };
  await until(() => written.endsWith("}\n") || child.exitCode !== null).catch(() => undefined);
  const { pid } = child;
  const { address } = JSON.parse(written.endsWith("}\n") ? written : "{}") as { address?: string };
  if (address === undefined || pid === undefined) {
    child.kill("SIGKILL");
    await end;
    await clean();
    throw new Error(`serve did not serve:\n${written}${log}`);
  }
  const enginePid = () => descendantsOf(pid).find(({ command }) => command.includes("engine-child"))?.pid;
  return {
    address,
    root: new URL(".", address).href.slice(0, -1),
    origin: new URL(address).origin,
    home,
    pid,
    enginePid,
    async killEngine() {
      const engine = enginePid();
      if (engine === undefined) throw new Error("There is no engine to be killed.");
      process.kill(engine, "SIGKILL");
      await until(() => ![engine, undefined].includes(enginePid()));
    },
    log: () => log,
    async stop() {
      child.kill("SIGINT");
      const code = await end;
      await clean();
      return code;
    },
  };
}
