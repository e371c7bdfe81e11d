import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FetchError } from "../../../core/errors.ts";
import { withLock } from "../../../engine/models/fetch-lock.ts";
import { THIS_PROCESS } from "../../../engine/storage/liveness.ts";
import { temporaryFolder } from "../../support/folder.ts";

const DEAD = { pid: 999_999, started: Date.now() };

async function lockPath(): Promise<string> {
  return join(await temporaryFolder(), "model.lock");
}

describe("the lock of a fetch", () => {
  it("is held while the work goes on, by one at a time, and leaves nothing", async () => {
    const path = await lockPath();
    await withLock(path, async () => {
      expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(THIS_PROCESS);
      const second = withLock(path, () => Promise.resolve());
      await expect(second).rejects.toThrow(`Another process (${THIS_PROCESS.pid}) is fetching this model.`);
    });
    expect(await readdir(join(path, ".."))).toEqual([]);
  });

  it("is not taken from who has just created it and has yet to write its mark", async () => {
    const path = await lockPath();
    await writeFile(path, "");
    const work = vi.fn(() => Promise.resolve());
    await expect(withLock(path, work)).rejects.toThrow("has just begun to fetch this model");
    expect(work).not.toHaveBeenCalled();
    expect(await readdir(join(path, ".."))).toEqual(["model.lock"]);
  });

  it("is taken if it has long been there without a mark", async () => {
    const path = await lockPath();
    await writeFile(path, "");
    await utimes(path, 1, 1);
    expect(await withLock(path, () => Promise.resolve("done"))).toBe("done");
  });

  it("is not taken from who took it since that of a dead process was seen", async () => {
    const path = await lockPath();
    await writeFile(path, JSON.stringify(DEAD));
    const fresh = JSON.stringify(THIS_PROCESS);
    const looking = vi.spyOn(process, "kill").mockImplementation(() => {
      rmSync(path);
      writeFileSync(path, fresh);
      throw Object.assign(new Error("no such process"), { code: "ESRCH" });
    });
    onTestFinished(() => looking.mockRestore());
    const work = vi.fn(() => Promise.resolve());
    await expect(withLock(path, work)).rejects.toBeInstanceOf(FetchError);
    expect(work).not.toHaveBeenCalled();
    expect(readFileSync(path, "utf8")).toBe(fresh);
    expect(await readdir(join(path, ".."))).toEqual(["model.lock"]);
  });
});
