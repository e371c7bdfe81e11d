import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, it } from "vitest";
import { makeFolders } from "../../../engine/storage/folders.ts";
import { temporaryFolder } from "../../support/folder.ts";

it("a folder is made with those above it, all with its permissions", async () => {
  const place = await temporaryFolder();
  makeFolders(join(place, "a", "b", "c"), 0o700);
  for (const parts of [["a"], ["a", "b"], ["a", "b", "c"]])
    expect(statSync(join(place, ...parts)).mode & 0o777).toBe(0o700);
});

it("a folder that is there stays as it is", async () => {
  const place = await temporaryFolder();
  makeFolders(join(place, "a"), 0o755);
  makeFolders(join(place, "a"), 0o700);
  expect(statSync(join(place, "a")).mode & 0o777).toBe(0o755);
});

it("a file where a folder should be is an error", async () => {
  const place = await temporaryFolder();
  writeFileSync(join(place, "a"), "");
  expect(() => makeFolders(join(place, "a"))).toThrow("EEXIST");
  expect(() => makeFolders(join(place, "a", "b"))).toThrow("ENOTDIR");
});

it.skipIf(process.platform !== "linux")(
  "a file system that takes no new folders is an error, not an endless attempt",
  () => {
    expect(() => makeFolders("/proc/nope/x")).toThrow("ENOENT");
  },
);
