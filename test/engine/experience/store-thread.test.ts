import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreThread } from "../../../engine/experience/store-thread.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { entryOf } from "../../support/thread-entry.ts";

const BREAKING = new URL("support/breaking-thread.ts", import.meta.url);
const LEAVING = new URL("support/leaving-thread.ts", import.meta.url);
/** Neither answers nor leaves. */
const DEAF = entryOf(`
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", () => undefined);`);

describe("a thread that breaks", () => {
  it("rejects what it was asked, and the next call starts another", async () => {
    const thread = new StoreThread(await temporaryFolder(), BREAKING);
    onTestFinished(() => thread.close());
    await expect(thread.call("repositories")).rejects.toMatchObject({
      code: "storage",
      message: "The thread of the experience repositories broke: it ended with code 3. Try again.",
    });
    expect(await thread.call("repositories")).toEqual([]);
  });
});

describe("a thread that is closed", () => {
  it("closes its database, so that its log is gone, and leaves by itself", async () => {
    const home = await temporaryFolder();
    const thread = new StoreThread(home, LEAVING);
    await thread.call("repositories");
    await Promise.all([thread.close(), thread.close()]);
    expect(JSON.parse(readFileSync(join(home, "left.json"), "utf8"))).toEqual(["counterpoint.db"]);
  });

  it("is ended by force if it does not leave; whoever waits for it is told", async () => {
    const thread = new StoreThread(null, DEAF);
    const outcome = thread.call("repositories").catch((error: unknown) => error);
    await thread.close();
    expect(await outcome).toMatchObject({ code: "cancelled" });
  });
});
