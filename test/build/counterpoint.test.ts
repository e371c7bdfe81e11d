import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folder.ts";
import { INSTALLED, projectWith, runIn } from "../support/project.ts";

const PROGRAM = fileURLToPath(new URL("../../build/counterpoint.mjs", import.meta.url));
const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

interface End {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
}

/** As a shell starts it that finds it on its path. */
function counterpoint(program: string, args: readonly string[], cwd: string): Promise<End> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd }, (error, stdout) =>
      resolve({ code: error === null ? 0 : error.code, stdout }),
    );
  });
}

test.skipIf(process.platform === "win32")(
  "the command line has a name of its own, wherever one is, and the exit codes of the command",
  async () => {
    const folder = await temporaryFolder();
    const linked = join(folder, "counterpoint");
    await symlink(PROGRAM, linked);
    const listed = await counterpoint(linked, ["strategies", "list", "--json"], folder);
    expect(listed.code).toBe(0);
    expect(JSON.parse(listed.stdout)).toContainEqual(expect.objectContaining({ id: "mcf" }));
    expect((await counterpoint(linked, ["strategy"], folder)).code).toBe(2);
  },
);

test.skipIf(process.platform === "win32")("an interrupt that reaches it alone ends the command", async () => {
  const args = [
    ...["eval", "--json", "--data", SAMPLES, "--limit", "20", "--concurrency", "1"],
    ...["--strategy", "self-consistency", "--home", await temporaryFolder()],
  ];
  const program = spawn(process.execPath, [PROGRAM, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  let isSent = false;
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    if (!isSent && text.includes("/20 ·")) isSent = program.kill("SIGINT");
  });
  expect(await once(program, "close")).toEqual([130, null]);
});

test("what is compiled is not kept in the machine's temporary folder, which other users share", async () => {
  const shared = await temporaryFolder();
  const environment = { TMPDIR: shared, TEMP: shared, TMP: shared, NODE_COMPILE_CACHE: undefined };
  const { code } = await runIn(shared, [process.execPath, PROGRAM, "--help"], environment);

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
    projectWith(["build/install.mjs", "build/counterpoint.mjs"], { ...INSTALLED, "cli/main.ts": main });
  const program = (...args: readonly string[]) =>
    [process.execPath, "build/counterpoint.mjs", ...args] as const;

  test("has its arguments, and hands on its exit code", async () => {
    const folder = await project("console.log(process.argv[2]); process.exit(7);");

    expect(await runIn(folder, program("doctor"))).toMatchObject({ code: 7, stdout: "doctor\n" });
  });

  test("gets an interrupt that reaches its starter alone", async () => {
    const folder = await project(`
      process.on("SIGINT", () => process.exit(130));
      setInterval(() => undefined, 1000);
      console.log("ready");
    `);

    const { code } = await runIn(folder, program(), {}, (child, stdout) => {
      if (stdout === "ready\n") child.kill("SIGINT");
    });

    expect(code).toBe(130);
  });
});
