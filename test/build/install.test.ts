import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { runProgram, type ProgramEnd } from "../support/programs.ts";
import { INSTALLED, NODE, projectWith, type Files } from "../support/project.ts";

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
}

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const locked = (packages: Readonly<Record<string, Locked>>): string => JSON.stringify({ packages });

const WITHOUT_NODE: Files = {
  "package-lock.json": locked({}),
  "node_modules/.package-lock.json": locked({}),
};

const SCRIPTS = ["build/install.mjs", "build/places.mjs"];
const START = `import { installPackages } from "./build/install.mjs"; installPackages();`;

/** Starts a project in which npm is a script of its own. */
function start(folder: string): Promise<ProgramEnd> {
  const env = { npm_execpath: join(folder, "npm.mjs") };
  return runProgram(process.execPath, ["start.mjs"], { cwd: folder, env });
}

/** Installs the packages of a project with these files, where npm is such a script. */
async function install(files: Files, npm: string): Promise<ProgramEnd> {
  const folder = await projectWith(SCRIPTS, { "start.mjs": START, ...files, "npm.mjs": npm });
  return start(folder);
}

describe.skipIf(process.platform === "win32")("installing the packages", () => {
  test("is not done again where npm did it, run by hand", async () => {
    const files = {
      ...INSTALLED,
      "package-lock.json": locked({
        "": {},
        "node_modules/a": { version: "2.0.0" },
        "node_modules/of-another-system": { version: "1.0.0", optional: true },
      }),
      "node_modules/.package-lock.json": locked({ "node_modules/a": { version: "2.0.0" } }),
    };

    const { code, stderr } = await install(files, "");

    expect(code).toBe(0);
    expect(stderr).not.toContain("Installing packages");
  });

  test.each<[string, Readonly<Record<string, Locked>>]>([
    ["of another version", { "node_modules/a": { version: "1.0.0" } }],
    ["missing", {}],
  ])("is done where a package is %s", async (_, installed) => {
    const files = {
      ...INSTALLED,
      "package-lock.json": locked({ "node_modules/a": { version: "2.0.0" } }),
      "node_modules/.package-lock.json": locked(installed),
    };

    const { code, stderr } = await install(files, `console.error("npm", process.argv[2]);`);

    expect(code).toBe(0);
    expect(stderr).toContain("npm ci");
  });

  test("has npm leave out nothing that the app is started with", async () => {
    const { stderr } = await install(WITHOUT_NODE, `console.error(...process.argv.slice(2));`);

    expect(stderr).toContain("--include=dev");
    expect(stderr).toContain("--include=optional");
  });

  test("says what to allow where npm succeeds and yet leaves out Node", async () => {
    const { code, stderr } = await install(WITHOUT_NODE, "");

    expect(code).toBe(1);
    expect(stderr).toContain(`"allowScripts" in package.json has to name "node"`);
    expect(stderr).not.toContain("registry");
  });

  test("names the registry where npm fails", async () => {
    const { code, stderr } = await install(WITHOUT_NODE, "process.exit(1);");

    expect(code).toBe(1);
    expect(stderr).toContain("Check that npm reaches its registry");
  });

  test("moves the Node that runs it out of the way of a Windows that deletes no program that runs", async () => {
    const program = "node_modules/node/bin/node.exe";
    const folder = await projectWith(SCRIPTS, {
      "package-lock.json": locked({}),
      [program]: NODE,
      "start.mjs": `
        Object.defineProperty(process, "platform", { value: "win32" });
        Object.defineProperty(process, "execPath", { value: process.cwd() + "/${program}" });
        const { installPackages } = await import("./build/install.mjs");
        installPackages();
      `,
      // Fails where the program is in the way.
      "npm.mjs": `
        import { writeFileSync } from "node:fs";
        writeFileSync("${program}", "", { flag: "wx" });
      `,
    });

    const { code, stderr } = await start(folder);

    expect(code, stderr).toBe(0);
    expect(await readdir(join(folder, "dist", "replaced-node"))).toHaveLength(1);
  });
});

test("npm is allowed scripts by name alone: of a version it knows nothing where the lock has no addresses", () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
  const { packages } = read("package-lock.json") as { readonly packages: Readonly<Record<string, Locked>> };
  const { allowScripts } = read("package.json") as Manifest;

  const hasAddresses = Object.values(packages).some(({ resolved }) => resolved !== undefined);
  const withVersion = Object.keys(allowScripts).filter((name) => name.lastIndexOf("@") > 0);

  expect(hasAddresses ? [] : withVersion).toEqual([]);
});
