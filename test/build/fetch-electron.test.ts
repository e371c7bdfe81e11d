import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folder.ts";
import { runProgram, startProgram } from "../support/programs.ts";
import { until } from "../support/wait.ts";

const SCRIPT = fileURLToPath(new URL("../../build/fetch-electron.mjs", import.meta.url));

/** Leaves what Electron's own script leaves when it is done. */
const UNPACK = `
  fs.mkdirSync("dist", { recursive: true });
  fs.writeFileSync("dist/electron", "the program");
  fs.writeFileSync("path.txt", "electron");
`;

describe("fetching Electron's program", () => {
  test("is left to the script of its package", async () => {
    const folder = await electronPackage(UNPACK);

    expect(await fetchElectron(folder)).toEqual({ code: 0, words: "" });
    expect(existsSync(join(folder, "dist", "electron"))).toBe(true);
  });

  test("does nothing where the program is there", async () => {
    const folder = await electronPackage(`throw new Error("It was run.");`);
    await mkdir(join(folder, "dist"));
    await writeFile(join(folder, "dist", "electron"), "");
    await writeFile(join(folder, "path.txt"), "electron");

    expect(await fetchElectron(folder)).toEqual({ code: 0, words: "" });
  });

  test("is given up when nothing arrives", async () => {
    const folder = await electronPackage(`setInterval(() => undefined, 1000);`);

    expect(await fetchElectron(folder, 1)).toEqual({ code: 1, words: "there was no answer within 1 s" });
  });

  test("goes on for as long as something arrives, in the end longer than nothing may", async () => {
    const folder = await electronPackage(`
      const folder = fs.mkdtempSync(require("path").join(require("os").tmpdir(), "electron-download-"));
      let parts = 0;
      const timer = setInterval(() => {
        fs.appendFileSync(folder + "/electron.zip", "a part");
        if (++parts < 44) return;
        clearInterval(timer);
        ${UNPACK}
      }, 250);
    `);

    // Far longer than a part takes to come, also where a machine is slow to start the package's script.
    expect(await fetchElectron(folder, 10)).toEqual({ code: 0, words: "" });
  });

  test.skipIf(process.platform === "win32").each(["SIGINT", "SIGHUP"] as const)(
    "leaves nothing behind when it is interrupted by %s",
    async (signal) => {
      const folder = await electronPackage(`
        fs.writeFileSync(require("path").join(require("os").tmpdir(), "electron.zip"), "a part");
        setInterval(() => undefined, 1000);
      `);
      const temporary = await temporaryFolder();
      const fetching = startProgram(process.execPath, [SCRIPT, folder, "30"], { env: { TMPDIR: temporary } });
      await until(() => readdirSync(temporary, { recursive: true }).length === 2);
      fetching.kill(signal);

      expect((await fetching.end).code).toBe(1);
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  test("says so where its package is not installed", async () => {
    const { code, words } = await fetchElectron(join(await temporaryFolder(), "electron"));

    expect(code).toBe(1);
    expect(words).toContain("its package is not installed");
  });

  test.each([
    ["throws", `throw new TypeError("fetch failed")`, "fetch failed"],
    ["is refused", `console.error("HTTPError: Response code 404"); process.exit(1)`, "Response code 404"],
    ["ends without a word", `process.exit(1)`, "its script failed"],
  ])("says in one line why the script %s", async (_, body, words) => {
    const folder = await electronPackage(`(async () => { ${body} })().catch((error) => {
      console.error(error.stack);
      process.exit(1);
    });`);

    expect(await fetchElectron(folder)).toEqual({ code: 1, words });
  });
});

/** A folder with such a script as Electron's package has. */
async function electronPackage(script: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "install.js"), `const fs = require("fs");\n${script}`);
  return folder;
}

/** @param seconds after which nothing that arrives is given up; they include the start of the package's script */
async function fetchElectron(folder: string, seconds = 30) {
  const { code, stdout } = await runProgram(process.execPath, [SCRIPT, folder, String(seconds)]);
  return { code, words: stdout.trim() };
}
