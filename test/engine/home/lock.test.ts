import { fork } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import { takeLock } from "../../../engine/home/lock.ts";
import { temporaryFolder } from "../../support/folder.ts";

const LOCK_HOLDER = fileURLToPath(new URL("lock-holder.ts", import.meta.url));

describe("the lock of a home", () => {
  it("is had by one engine at a time, within a process too", async () => {
    const home = await temporaryFolder();
    const first = takeLock(home);
    expect(first).not.toBeNull();
    expect(takeLock(home)).toBeNull();
    first?.release();
    const second = takeLock(home);
    expect(second).not.toBeNull();
    second?.release();
  });

  it("makes the home if it is not there", async () => {
    const lock = takeLock(join(await temporaryFolder(), "new", "home"));
    expect(lock).not.toBeNull();
    lock?.release();
  });

  it("leaves one empty file in the home, held or not", async () => {
    const home = await temporaryFolder();
    const lock = takeLock(home);
    expect(await readdir(home)).toEqual(["engine.lock"]);
    lock?.release();
    expect(await readdir(home)).toEqual(["engine.lock"]);
    expect((await stat(join(home, "engine.lock"))).size).toBe(0);
  });

  it.skipIf(process.platform === "win32")(
    "is in a file that nobody else can read, in a home that lets others in too",
    async () => {
      const home = await temporaryFolder();
      await chmod(home, 0o755);
      const lock = takeLock(home);
      expect((await stat(join(home, "engine.lock"))).mode & 0o777).toBe(0o600);
      lock?.release();
    },
  );

  it("of another process is free as soon as that is killed", async () => {
    const home = await temporaryFolder();
    const holder = fork(LOCK_HOLDER, [home], { execArgv: [] });
    onTestFinished(() => void holder.kill("SIGKILL"));
    expect(await once(holder, "message")).toContain(true);
    expect(takeLock(home)).toBeNull();

    holder.kill("SIGKILL");
    await once(holder, "exit");

    const lock = takeLock(home);
    expect(lock).not.toBeNull();
    lock?.release();
  });

  it("cannot be had in a home that is no folder, which is said with its path", async () => {
    const home = join(await temporaryFolder(), "file");
    await writeFile(home, "");
    expect(() => takeLock(home)).toThrow(StorageError);
    expect(() => takeLock(home)).toThrow(home);
  });

  it("is not taken for held if its file is damaged", async () => {
    const home = await temporaryFolder();
    await writeFile(join(home, "engine.lock"), "This is no database. ".repeat(100));
    expect(() => takeLock(home)).toThrow(/engine\.lock failed: file is not a database/);
  });
});
