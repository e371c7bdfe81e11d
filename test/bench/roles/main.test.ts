import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../support/folder.ts";
import { readArguments } from "./arguments.ts";
import type { RolesReport } from "./measure.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

it("the command measures the practice model and prints one JSON document", async () => {
  const args = ["--limit", "2", "--samples", "1", "--only", "solver,critic", "--json"];
  const env = { ...process.env, COUNTERPOINT_HOME: await temporaryFolder() };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MAIN, ...args], { env });
  const { manifest, corpus, checks } = JSON.parse(stdout) as RolesReport;
  expect(manifest).toMatchObject({ model: { name: "practice" }, data: { questions: 2 }, promptSet: "terse" });
  expect(corpus.chains).toBe(4);
  expect(Object.keys(checks)).toEqual(["solver", "critic"]);
  expect(checks.critic?.cost).toMatchObject({ failed: 0 });
  expect(checks.critic?.cost.calls).toBeGreaterThan(0);
  expect(stderr).toContain("corpus: 2 of 2\n");
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
