import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join, posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import { findDatabase, liesBelow } from "../../../engine/databases/find.ts";
import { temporaryFolder } from "../../support/folder.ts";

async function folderWith(...files: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of files) {
    await mkdir(join(folder, file, ".."), { recursive: true });
    await writeFile(join(folder, file), "");
  }
  return folder;
}

describe("the file of a database that a question names", () => {
  it.each([
    ["pets.sqlite", "pets.sqlite"],
    ["pets", "pets.sqlite"],
    ["pets", "pets.db"],
    ["pets", "pets/pets.sqlite"],
  ])("%s is found as %s", async (name, file) => {
    const folder = await folderWith(file);
    expect(await findDatabase(name, folder)).toBe(join(folder, file));
  });

  it.each(["../secret.sqlite", "/etc/passwd", "..", "", "a/b.sqlite", "a\\b.sqlite", "pets\0.sqlite"])(
    "%j is refused, since it is no name of a file",
    async (name) => {
      await expect(findDatabase(name, await folderWith("pets.sqlite"))).rejects.toThrow(
        /must be the name of a file/,
      );
    },
  );

  it("is not found where a link leads out of the folder", async () => {
    const outside = await folderWith("secret.sqlite");
    const folder = await folderWith("pets.sqlite");
    await symlink(join(outside, "secret.sqlite"), join(folder, "linked.sqlite"));
    await expect(findDatabase("linked.sqlite", folder)).rejects.toThrow(/There is no database linked.sqlite/);
  });

  it("is not a folder of that name", async () => {
    const folder = await folderWith("pets/readme.txt");
    await expect(findDatabase("pets", folder)).rejects.toThrow(/There is no database pets/);
  });

  it("is told to be missing together with its folder", async () => {
    const folder = join(await temporaryFolder(), "nowhere");
    await expect(findDatabase("pets", folder)).rejects.toThrow(/There is no folder .*nowhere/);
  });
});

describe("what lies below a folder", () => {
  it.each([
    ["/data", "/data/pets.db"],
    ["/", "/pets.db"],
    ["/data", "/data/..pets.db"],
  ])("%s has %s", (folder, path) => {
    expect(liesBelow(folder, path, posix)).toBe(true);
  });

  it.each([
    ["/data", "/data"],
    ["/data", "/database/pets.db"],
    ["/data/sets", "/data/pets.db"],
    ["/data/sets", "/data"],
  ])("%s has not %s", (folder, path) => {
    expect(liesBelow(folder, path, posix)).toBe(false);
  });

  it("is on the same disk on Windows, at its root too", () => {
    expect(liesBelow("D:\\", "D:\\pets.db", win32)).toBe(true);
    expect(liesBelow("D:\\", "C:\\pets.db", win32)).toBe(false);
    expect(liesBelow("D:\\data", "D:\\pets.db", win32)).toBe(false);
  });
});
