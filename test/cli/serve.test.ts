import { writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { hearsEnter, serveCommand } from "../../cli/commands/serve.ts";
import type { Terminal } from "../../cli/output.ts";
import { CancelledError } from "../../core/errors.ts";
import type { App } from "../e2e/support/app.ts";
import { startOwnApp } from "../e2e/support/own-app.ts";
import { counterpoint, startCommand } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";
import { isRunning, until } from "../support/wait.ts";

describe("counterpoint serve", () => {
  test("prints one document with the address, and ends with Ctrl+C and its engine with it", async () => {
    const app = await startOwnApp();
    const engine = app.enginePid();

    expect(app.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}\/\?token=[\w-]{43}$/);
    expect(await app.stop()).toBe(130);
    expect(engine !== undefined && isRunning(engine)).toBe(false);
    await expect(reach("127.0.0.1", app)).resolves.toBe("ECONNREFUSED");
  });

  test.skipIf(process.platform === "win32")(
    "says what to do where what opens the browser's file is no browser",
    async () => {
      const folder = await temporaryFolder();
      for (const opener of ["xdg-open", "open"])
        await writeFile(join(folder, opener), "#!/bin/sh\n", { mode: 0o755 });
      const environment = { PATH: `${folder}:${process.env.PATH ?? ""}`, HOME: folder };
      const serving = startCommand(["serve", "--open"], { home: join(folder, "home"), environment });

      await serving.says("If no browser shows it, open the address above in one.");

      serving.kill("SIGINT");
      expect((await serving.end).code).toBe(130);
    },
  );

  const [elsewhere] = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one?.internal === false && one.family === "IPv4");
  test.skipIf(elsewhere === undefined)("is not to be reached by this machine's other addresses", async () => {
    const app = await startOwnApp();

    await expect(reach("127.0.0.1", app)).resolves.toBe("connected");
    await expect(reach(elsewhere?.address ?? "", app)).resolves.toBe("ECONNREFUSED");
  });

  test("has another engine after one that died, and says so", async () => {
    const app = await startOwnApp();
    const first = app.enginePid();

    await app.killEngine();

    expect(app.enginePid()).not.toBe(first);
    expect(app.log()).toContain("The engine ended unexpectedly (SIGKILL)");
  });

  test("leaves no engine behind when it is killed itself", async () => {
    const app = await startOwnApp();
    const engine = app.enginePid() ?? 0;
    expect(isRunning(engine)).toBe(true);

    process.kill(app.pid, "SIGKILL");

    await until(() => !isRunning(engine));
  });

  test("shows no address where Ctrl+C came while the engine started", async () => {
    const shown: string[] = [];
    const show = (text: string) => void shown.push(text);
    const terminal: Partial<Terminal> = { json: false, print: show, note: show };
    const args = parseArguments([], serveCommand.flags, 0);
    const context = { args, home: await temporaryFolder(), terminal: terminal as Terminal };

    const serving = serveCommand.run({ ...context, signal: AbortSignal.abort() });

    await expect(serving).rejects.toThrow(CancelledError);
    expect(shown).toEqual([]);
  });

  test("reads a terminal, where Enter shows another address, but not beside --json", () => {
    expect(hearsEnter({ json: false }, true)).toBe(true);
    expect(hearsEnter({ json: true }, true)).toBe(false);
    expect(hearsEnter({ json: false }, false)).toBe(false);
  });

  test.each(["65536", "-1", "80.5", "http"])("has no port %s", async (port) => {
    const { code, stderr } = await counterpoint(["serve", "--port", port], { home: await temporaryFolder() });

    expect(code).toBe(2);
    expect(stderr).toMatch(new RegExp(`--port needs a .*${port}`));
  });

  test("says that a port is taken, and what to do", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await until(() => other.listening);
    const { port } = other.address() as AddressInfo;

    const { code, stderr } = await counterpoint(["serve", "--port", String(port)], {
      home: await temporaryFolder(),
    });

    expect(code).toBe(2);
    expect(stderr).toContain(`Port ${port} cannot be used (EADDRINUSE). Leave --port out`);
  });

  test("ends at once where the home cannot be opened, with the engine's own words", async () => {
    const home = join(await temporaryFolder(), "file");
    await writeFile(home, "");

    const { code, stdout } = await counterpoint(["serve", "--json"], { home });

    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "storage" } });
  });
});

function reach(host: string, { origin }: App): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), host);
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    socket.once("connect", () => {
      socket.destroy();
      resolve("connected");
    });
  });
}
