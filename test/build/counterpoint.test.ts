import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/folder.ts";

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
