import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder.ts";
import { runProgram } from "../support/programs.ts";

const MODULE = new URL("../../cli/compile-cache.ts", import.meta.url).href;

it("keeps what is compiled in the person's own folder where the project's cannot be written", async () => {
  const person = await temporaryFolder();
  const unwritable = join(person, "file");
  await writeFile(unwritable, "");
  const script = `
    import { keepCompiled } from ${JSON.stringify(MODULE)};
    keepCompiled(${JSON.stringify(join(unwritable, "cache"))});
  `;
  const env = { HOME: person, USERPROFILE: person, NODE_COMPILE_CACHE: undefined };
  const args = ["--input-type=module", "--eval", script];

  const { code, stderr } = await runProgram(process.execPath, args, { cwd: person, env });

  expect(code, stderr).toBe(0);
  expect(await readdir(join(person, ".cache", "counterpoint"))).toHaveLength(1);
});
