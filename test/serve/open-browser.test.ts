import { readdir, readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { writeEntry } from "../../cli/serve/open-browser.ts";
import { startServer } from "../../cli/serve/server.ts";
import { temporaryFolder } from "../support/folder.ts";
import { rawRequest } from "./support/raw-http.ts";
import { pathOf } from "./support/served.ts";

const ADDRESS = "http://127.0.0.1:4000/?token=abc-_123";

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

    await rawRequest(server.port, { path: "/?token=wrong" });
    expect(await readdir(folder)).toHaveLength(1);
    await rawRequest(server.port, { path: pathOf(address) });
    expect(await readdir(folder)).toEqual([]);
  });
});
