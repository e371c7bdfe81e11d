import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../support/folder.ts";
import { readArguments } from "./arguments.ts";
import type { RolesReport } from "./measure.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

/** Runs the command in a home of its own, on two questions with one sample each. */
async function benchRoles(...args: readonly string[]) {
  const env = { ...process.env, COUNTERPOINT_HOME: await temporaryFolder() };
  const all = [MAIN, "--limit", "2", "--samples", "1", ...args];
  return promisify(execFile)(process.execPath, all, { env });
}

it("the command measures the practice model and prints one JSON document", async () => {
  const { stdout, stderr } = await benchRoles("--only", "solver,critic", "--json");
  const { manifest, corpus, checks } = JSON.parse(stdout) as RolesReport;
  expect(manifest).toMatchObject({ model: { name: "practice" }, data: { questions: 2 }, promptSet: "terse" });
  expect(corpus.chains).toBe(4);
  expect(Object.keys(checks)).toEqual(["solver", "critic"]);
  expect(checks.critic?.cost).toMatchObject({ failed: 0 });
  expect(checks.critic?.cost.calls).toBeGreaterThan(0);
  expect(stderr).toContain("corpus: 2 of 2\n");
});

it("without --json it prints what the chains are, then a table for each role", async () => {
  const { stdout } = await benchRoles("--only", "solver,critic");
  expect(stdout).toMatch(
    /^practice with terse prompts.*corpus: 4 chains.*\nsolver \(.*\ncritic \(\d+ calls/s,
  );
});

it("roles are checked in their own order, however they are named", () => {
  expect(readArguments(["--only", "voter,solver", "--only", "judge"]).roles).toEqual([
    "solver",
    "judge",
    "voter",
  ]);
});

it("a role that there is not is named with those that there are", () => {
  expect(() => readArguments(["--only", "juror"])).toThrow(
    /no check of a role "juror". There are: solver, validator/,
  );
});

it("a limit that is no number is refused", () => {
  expect(() => readArguments(["--limit", "some"])).toThrow("--limit cannot be some");
});
