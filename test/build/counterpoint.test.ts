import { readFileSync } from "node:fs";
import { copyFile, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folder.ts";
import { runProgram, startProgram } from "../support/programs.ts";
import { INSTALLED, projectWith } from "../support/project.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = join(ROOT, "build/counterpoint.mjs");
const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

test.skipIf(process.platform === "win32")(
  "the command line has a name of its own, wherever one is, and the exit codes of the command",
  async () => {
    const folder = await temporaryFolder();
    const linked = join(folder, "counterpoint");
    await symlink(PROGRAM, linked);
    // As a shell starts it that finds it on its path.
    const counterpoint = (...args: readonly string[]) =>
      runProgram(process.execPath, [linked, ...args], { cwd: folder });
    const listed = await counterpoint("strategies", "list", "--json");
    expect(listed.code).toBe(0);
    expect(JSON.parse(listed.stdout)).toContainEqual(expect.objectContaining({ id: "mcf" }));
    expect((await counterpoint("strategy")).code).toBe(2);
  },
);

test.skipIf(process.platform === "win32")("an interrupt that reaches it alone ends the command", async () => {
  const args = [
    ...["eval", "--json", "--data", SAMPLES, "--limit", "20", "--concurrency", "1"],
    ...["--strategy", "self-consistency", "--home", await temporaryFolder()],
  ];
  const program = startProgram(process.execPath, [PROGRAM, ...args]);
  await program.says("/20 ·");
  program.kill("SIGINT");
  expect((await program.end).code).toBe(130);
});

test.each([
  ["of this project, from the folder in which npm was called", "package.json", 0],
  ["of another project of that name, from the folder at hand", "node_modules/node/package.json", 1],
])("paths are meant in a script of npm's %s", async (_what, file, code) => {
  const folder = await temporaryFolder();
  await copyFile(SAMPLES, join(folder, "own.jsonl"));
  const env = { npm_lifecycle_event: "counterpoint", npm_package_json: join(ROOT, file), INIT_CWD: folder };
  const args = [PROGRAM, "datasets", "preview", "own.jsonl"];

  expect(await runProgram(process.execPath, args, { cwd: ROOT, env })).toMatchObject({ code });
});

test("what is compiled is not kept in the machine's temporary folder, which other users share", async () => {
  const shared = await temporaryFolder();
  const env = { TMPDIR: shared, TEMP: shared, TMP: shared, NODE_COMPILE_CACHE: undefined };
  const { code } = await runProgram(process.execPath, [PROGRAM, "--help"], { cwd: shared, env });

  expect(code).toBe(0);
  expect(await readdir(shared)).toEqual([]);
});

test("the script of npm's is this command, which any Node can start and which installs what is missing", () => {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { bin, scripts } = JSON.parse(text) as Readonly<Record<string, Readonly<Record<string, string>>>>;

  expect(scripts?.counterpoint).toBe(`node ${bin?.counterpoint ?? ""}`);
});

describe.skipIf(process.platform === "win32")("on another Node than the project's, the command", () => {
  const project = (main: string) =>
    projectWith(["build/install.mjs", "build/places.mjs", "build/counterpoint.mjs"], {
      ...INSTALLED,
      "cli/main.ts": main,
    });
  const start = (folder: string, ...args: readonly string[]) =>
    startProgram(process.execPath, ["build/counterpoint.mjs", ...args], { cwd: folder });

  test("has its arguments, and hands on its exit code", async () => {
    const folder = await project("console.log(process.argv[2]); process.exit(7);");

    expect(await start(folder, "doctor").end).toMatchObject({ code: 7, stdout: "doctor\n" });
  });

  test("gets an interrupt that reaches its starter alone", async () => {
    const folder = await project(`
      process.on("SIGINT", () => process.exit(130));
      setInterval(() => undefined, 1000);
      console.error("ready");
    `);
    const program = start(folder);
    await program.says(/^ready$/m);

    program.kill("SIGINT");

    expect((await program.end).code).toBe(130);
  });

  test("ends like one that an interrupt has ended", async () => {
    const folder = await project('process.kill(process.pid, "SIGINT"); setInterval(() => undefined, 1000);');

    expect((await start(folder).end).code).toBe(130);
  });
});
