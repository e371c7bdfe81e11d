import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { runProgram } from "../support/programs.ts";
import { projectWith } from "../support/project.ts";

/** Copies its source, says what could be read meanwhile, and fails if the source says so. */
const BUILD = `
  import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
  import { rebuild } from "./rebuild.mjs";
  await rebuild("page", ["source/**"], (folder) => {
    const text = readFileSync("source/text", "utf8");
    console.log(existsSync("dist/page/text") ? readFileSync("dist/page/text", "utf8") : "nothing");
    mkdirSync(folder);
    writeFileSync(folder + "/text", text);
    if (text === "wrong") throw new Error("It cannot be built.");
  });
`;

const project = () =>
  projectWith(["build/places.mjs", "build/rebuild.mjs"], { "build/page.mjs": BUILD, "source/text": "first" });
const build = (folder: string) => runProgram(process.execPath, ["build/page.mjs"], { cwd: folder });

test("what was built is not built again while its sources are the same", async () => {
  const folder = await project();

  expect(await build(folder)).toMatchObject({ code: 0, stdout: "nothing\n" });
  expect(await build(folder)).toMatchObject({ code: 0, stdout: "" });
});

test("what was built can be read while it is built anew, and then the new one", async () => {
  const folder = await project();
  await build(folder);
  await writeFile(join(folder, "source", "text"), "second");

  expect(await build(folder)).toMatchObject({ code: 0, stdout: "first\n" });
  expect(await readFile(join(folder, "dist", "page", "text"), "utf8")).toBe("second");
  expect(await readdir(join(folder, "dist"))).toEqual(["page"]);
});

test("what cannot be built anew stays as it was, and is tried again", async () => {
  const folder = await project();
  await build(folder);
  await writeFile(join(folder, "source", "text"), "wrong");

  const { code } = await build(folder);
  const again = await build(folder);

  expect([code, again.code]).toEqual([1, 1]);
  expect(again.stderr).toContain("It cannot be built.");
  expect(await readFile(join(folder, "dist", "page", "text"), "utf8")).toBe("first");
  expect(await readdir(join(folder, "dist"))).toEqual(["page"]);
});

test("what a build left that was killed is removed by the next, but not what another one is building", async () => {
  const folder = await project();
  const { stdout: gone } = await runProgram(process.execPath, ["-p", "process.pid"]);
  const left = [`.page-${gone.trim()}`, `.page-${gone.trim()}-old`];
  const others = [`.app-${gone.trim()}`, `.page-${String(process.pid)}`];
  for (const name of [...left, ...others]) await mkdir(join(folder, "dist", name), { recursive: true });

  await build(folder);

  expect((await readdir(join(folder, "dist"))).toSorted()).toEqual([...others, "page"].toSorted());
});
