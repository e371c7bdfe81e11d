import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const cwd = fileURLToPath(new URL("../..", import.meta.url));

const git = (...args: readonly string[]) =>
  spawnSync("git", ["-c", "safe.directory=*", ...args], { cwd, encoding: "utf8" });

test.skipIf(git("rev-parse").status !== 0)("a clone has the same bytes on every system", () => {
  const { stdout } = git("check-attr", "text", "eol", "--", "core/model.ts", "models/practice/practice.gguf");

  expect(stdout.trim().split("\n")).toEqual([
    "core/model.ts: text: auto",
    "core/model.ts: eol: lf",
    "models/practice/practice.gguf: text: unset",
    "models/practice/practice.gguf: eol: lf",
  ]);
});
