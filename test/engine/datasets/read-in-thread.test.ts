import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { readInThread } from "../../../engine/datasets/read-in-thread.ts";
import { entryOf } from "../../support/thread-entry.ts";

describe("a thread that reads a file", () => {
  it("is ended where it fills memory outside of its heap", async () => {
    const entry = entryOf(`
      const held = [];
      const clock = new Int32Array(new SharedArrayBuffer(4));
      for (;;) {
        held.push(new Uint8Array(2 ** 22).fill(1));
        Atomics.wait(clock, 0, 0, 5);
      }`);
    expect(await readInThread(entry, null, { megabytes: 256 })).toEqual({
      problem: "what it holds does not fit into memory",
    });
  });

  it("is ended when it is cancelled", async () => {
    const stop = new AbortController();
    const reading = readInThread(entryOf("for (;;);"), null, { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toThrow(CancelledError);
  });
});
