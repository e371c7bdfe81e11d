import { existsSync, readFileSync, realpathSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openBrowser, writeEntry } from "../../cli/serve/open-browser.ts";
import { startServer } from "../../cli/serve/server.ts";
import { temporaryFolder } from "../support/folder.ts";
import { until } from "../support/wait.ts";
import { rawRequest } from "./support/raw-http.ts";
import { pathOf } from "./support/served.ts";

const ADDRESS = "http://127.0.0.1:4000/?token=abc-_123";

afterEach(() => vi.unstubAllEnvs());

/** How a program was started: in which folder, and with what as its last argument. */
interface Start {
  readonly folder: string;
  readonly argument: string;
}

/** Puts a program before all others of its name. @returns waits for its start */
async function opener(name: string, exitCode: number): Promise<() => Promise<Start>> {
  const folder = await temporaryFolder();
  const noted = join(folder, "noted");
  const script = `#!/bin/sh\nprintf '%s\\n' "$(pwd -P)" "$@" > "${noted}"\nexit ${exitCode}\n`;
  await writeFile(join(folder, name), script, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH ?? ""}`);
  vi.stubEnv("HOME", folder);
  const lines = () => (existsSync(noted) ? readFileSync(noted, "utf8").split("\n") : []);
  return async () => {
    await until(() => lines().length > 1 && lines().at(-1) === "");
    return { folder: lines()[0] ?? "", argument: lines().at(-2) ?? "" };
  };
}

describe.skipIf(process.platform === "win32")("the browser", () => {
  test("is opened on Windows with the address itself, where a file of some homes is not found", async () => {
    const opened = await opener("rundll32", 0);

    openBrowser(ADDRESS, "win32");

    expect((await opened()).argument).toBe(ADDRESS);
  });

  test("is not looked for in the folder at hand, where a program of its name may be anybody's", async () => {
    const opened = await opener("rundll32", 0);

    openBrowser(ADDRESS, "win32");

    expect((await opened()).folder).toBe(realpathSync(dirname(process.execPath)));
  });

  test("leaves no file behind that it could not be opened with", async () => {
    const opened = await opener("xdg-open", 3);

    openBrowser(ADDRESS, "linux");

    const file = fileURLToPath((await opened()).argument);
    await until(() => !existsSync(file));
  });
});

describe("the file that a browser is opened with", () => {
  test("leads to the address, which its own name does not tell", async () => {
    const { url } = writeEntry(ADDRESS, await temporaryFolder());

    expect(await readFile(fileURLToPath(url), "utf8")).toContain(
      `<meta http-equiv="refresh" content="0; url=${ADDRESS}" />`,
    );
    expect(url).not.toContain("abc-_123");
  });

  test.skipIf(process.platform === "win32")("can be read by nobody else", async () => {
    const { url } = writeEntry(ADDRESS, await temporaryFolder());

    expect((await stat(fileURLToPath(url))).mode & 0o777).toBe(0o600);
  });

  test("is gone as soon as its address was used", async () => {
    const folder = await temporaryFolder();
    let remove = (): void => undefined;
    const server = await startServer({
      ...{ port: 0, files: folder, engine: { handOver: () => false } },
      onEntry: () => remove(),
    });
    onTestFinished(() => server.close());
    const address = server.newAddress();
    ({ remove } = writeEntry(address, folder));

    await rawRequest(server.port, { path: pathOf(address).replace(/token=.*/, "token=wrong") });
    expect(await readdir(folder)).toHaveLength(1);
    await rawRequest(server.port, { path: pathOf(address) });
    expect(await readdir(folder)).toEqual([]);
  });
});
