import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { PartialFile } from "../../../engine/models/partial.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { startProgram } from "../../support/programs.ts";
import { until } from "../../support/wait.ts";

const PROGRAM = fileURLToPath(new URL("endless-stream.ts", import.meta.url));
const MEBIBYTE = 1 << 20;

it("what is noted of a stream is there after the process was killed, and nothing more", async () => {
  const target = join(await temporaryFolder(), "model.gguf");
  await runUntilNoted(target, 1);
  const partial = new PartialFile(target, "a hash");
  const { bytes } = await partial.resume();
  expect(bytes).toBeGreaterThanOrEqual(32 * MEBIBYTE);
  expect((await stat(partial.path)).size).toBe(bytes);
  expect(bytes % MEBIBYTE).toBe(0);
  const content = await readFile(partial.path);
  for (let at = 0; at < bytes; at += MEBIBYTE) expect(content[at]).toBe((at / MEBIBYTE) % 251);
});

it("a stream is gone on with after the process was killed", async () => {
  const target = join(await temporaryFolder(), "model.gguf");
  const first = await runUntilNoted(target, 1);
  const second = await runUntilNoted(target, first + 1);
  expect(second).toBeGreaterThan(first);
});

/** Runs the program until at least so many bytes are noted, kills it, and says how many are. */
async function runUntilNoted(target: string, bytes: number): Promise<number> {
  const program = startProgram(process.execPath, [PROGRAM, target]);
  await until(() => noted(target) >= bytes);
  program.kill("SIGKILL");
  await program.end;
  return noted(target);
}

function noted(target: string): number {
  const path = `${target}.part.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as { bytes: number }).bytes : 0;
}
