import { chmod, chown, mkdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { describe, expect, it, onTestFinished } from "vitest";
import { chooseDoorAddress, requireOwnDoor } from "../../../engine/home/door-address.ts";
import { temporaryFolder } from "../../support/folder.ts";

describe.skipIf(process.platform === "win32")("the folder of the door", () => {
  it("lies in the home, and is the person's alone", async () => {
    const home = await temporaryFolder();
    const address = await chooseDoorAddress(home);
    expect(address).toBe(join(home, "door", "engine.sock"));
    expect((await stat(dirname(address))).mode & 0o777).toBe(0o700);
    await expect(requireOwnDoor(address)).resolves.toBeUndefined();
  });

  it("is the same one again", async () => {
    const home = await temporaryFolder();
    expect(await chooseDoorAddress(home)).toBe(await chooseDoorAddress(home));
  });

  it("lies among the temporary files if the home's path is too long for a socket, another for each home", async () => {
    const long = join(await temporaryFolder(), "a".repeat(100));
    const [one, other] = [join(long, "one"), join(long, "other")];
    const addresses = await Promise.all([chooseDoorAddress(one), chooseDoorAddress(other)]);
    onTestFinished(async () => {
      for (const address of addresses) await rm(dirname(address), { recursive: true });
    });
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) {
      expect(dirname(dirname(address))).toBe(tmpdir());
      expect(Buffer.byteLength(address)).toBeLessThanOrEqual(100);
    }
  });

  const refusals: readonly [string, (folder: string) => Promise<void>, RegExp][] = [
    [
      "a link",
      async (folder) => {
        await mkdir(`${folder}-elsewhere`, { mode: 0o700 });
        await symlink(`${folder}-elsewhere`, folder);
      },
      /is a link/,
    ],
    [
      "open to others",
      async (folder) => {
        await mkdir(folder);
        await chmod(folder, 0o750);
      },
      /can be opened by others \(its mode is 750\)/,
    ],
    ["a file", (folder) => writeFile(folder, ""), /is no folder/],
  ];
  it.each(refusals)(
    "is refused if it is %s, by who opens a door and by who comes",
    async (_, make, words) => {
      const home = await temporaryFolder();
      await make(join(home, "door"));
      await expect(chooseDoorAddress(home)).rejects.toThrow(words);
      await expect(requireOwnDoor(join(home, "door", "engine.sock"))).rejects.toThrow(words);
    },
  );

  it.skipIf(process.getuid?.() !== 0)("is refused if it belongs to somebody else", async () => {
    const home = await temporaryFolder();
    const folder = join(home, "door");
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, 12_345, 12_345);
    await expect(chooseDoorAddress(home)).rejects.toThrow("belongs to somebody else");
    await expect(requireOwnDoor(join(folder, "engine.sock"))).rejects.toThrow("belongs to somebody else");
  });
});

describe("on Windows", () => {
  it("the door is a pipe that nobody can foresee", async () => {
    const [one, other] = [
      await chooseDoorAddress("C:\\Home", "win32"),
      await chooseDoorAddress("C:\\Home", "win32"),
    ];
    expect(one).toMatch(/^\\\\\.\\pipe\\counterpoint-[\w-]{43}$/);
    expect(other).not.toBe(one);
    await expect(requireOwnDoor(one, "win32")).resolves.toBeUndefined();
  });

  it("nobody goes to a pipe of another name", async () => {
    await expect(requireOwnDoor("\\\\evil\\pipe\\counterpoint-x", "win32")).rejects.toThrow(
      "is no pipe of Counterpoint's",
    );
  });
});
