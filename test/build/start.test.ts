import { readFileSync } from "node:fs";
import { realpath, symlink } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folder.ts";
import { runProgram } from "../support/programs.ts";
import { INSTALLED, projectWith, type Files } from "../support/project.ts";

const FILES: Files = {
  ...INSTALLED,
  "build/renderer.mjs": "",
  "build/emit-app.mjs": "",
  "build/fetch-electron.mjs": `console.log("there is no network"); process.exit(1);`,
  "cli/main.ts": `console.log("browser", process.argv[2], process.env.COUNTERPOINT_HOME);`,
};

const ELECTRON: Files = {
  "node_modules/electron/path.txt": "electron",
  "node_modules/electron/dist/electron": `#!/bin/sh\necho "window $COUNTERPOINT_HOME"\n`,
};

const start = (folder: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  runProgram(process.execPath, ["build/start.mjs", ...args], {
    cwd: folder,
    env: { DISPLAY: ":0", ...environment },
  });

const project = (files: Files = {}): Promise<string> =>
  projectWith(["build/install.mjs", "build/places.mjs", "build/start.mjs"], { ...FILES, ...files });

describe.skipIf(process.platform === "win32")("npm start", () => {
  test("opens the window on the home that is named", async () => {
    const folder = await project(ELECTRON);

    const { stdout } = await start(folder, ["--home", "other"], { COUNTERPOINT_NO_WINDOW: "" });

    expect(stdout).toBe(`window ${join(folder, "other")}\n`);
  });

  test("opens the browser on the home that is named", async () => {
    const folder = await project(ELECTRON);

    const { stdout } = await start(folder, ["--home=other"], { COUNTERPOINT_NO_WINDOW: "1" });

    expect(stdout).toBe(`browser serve ${join(folder, "other")}\n`);
  });

  test.each<[readonly string[], NodeJS.ProcessEnv]>([
    [["--home=~/other"], {}],
    [[], { COUNTERPOINT_HOME: "~/other" }],
  ])("means a home in the person's own folder by a ~ that the shell left: %j %j", async (args, given) => {
    const person = await temporaryFolder();
    const environment = { COUNTERPOINT_NO_WINDOW: "1", HOME: person, ...given };

    const { stdout } = await start(await project(), args, environment);

    expect(stdout).toBe(`browser serve ${join(person, "other")}\n`);
  });

  test("means a home by its path from the folder in which npm was called", async () => {
    const folder = await project();
    const caller = await realpath(await temporaryFolder());

    const { stdout } = await start(folder, ["--home", "./other"], {
      ...{ COUNTERPOINT_NO_WINDOW: "1", npm_lifecycle_event: "start", INIT_CWD: caller },
      npm_package_json: join(folder, "package.json"),
    });

    expect(stdout).toBe(`browser serve ${join(caller, "other")}\n`);
  });

  test.each<[readonly string[], string]>([
    [["--port", "80"], "'--port'"],
    [["other"], "'other'"],
  ])("refuses %j by its name, and opens nothing", async (args, name) => {
    const { code, stdout, stderr } = await start(await project(), args);

    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(name);
    expect(stderr).toContain("--home DIR");
  });

  test("opens the browser also where it cannot note that Electron cannot be fetched", async () => {
    const folder = await project();
    await symlink("nowhere/note", join(folder, "node_modules", ".counterpoint-electron"));

    const { code, stdout } = await start(folder, ["--home=other"], { COUNTERPOINT_NO_WINDOW: "" });

    expect({ code, stdout }).toEqual({ code: 0, stdout: `browser serve ${join(folder, "other")}\n` });
  });

  test("names a script of the project that fetches Electron again", async () => {
    const { stderr } = await start(await project(), [], { COUNTERPOINT_NO_WINDOW: "" });
    const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
    const { scripts } = JSON.parse(text) as { readonly scripts: Readonly<Record<string, string>> };

    expect(stderr).toContain("there is no network; npm run electron tries again");
    expect(scripts.electron).toBe("node build/fetch-electron.mjs");
  });
});
