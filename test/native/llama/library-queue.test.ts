import { describe, expect, it } from "vitest";
import { CancelledError, ModelRunError } from "../../../core/errors.ts";
import { LibraryBatches } from "../../../native/llama/library-batches.ts";
import { LibraryQueue, type Place } from "../../../native/llama/library-queue.ts";

class FakePlace implements Place {
  held: readonly number[] = [];
  renewed = 0;

  renew(): Promise<void> {
    this.renewed++;
    return this.renewed > 1 ? Promise.reject(new Error("no sequence left")) : Promise.resolve();
  }
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

describe("a queue for places", () => {
  it("serves the group with the fewest running jobs next, and else in order", async () => {
    const queue = new LibraryQueue([new FakePlace(), new FakePlace()]);
    const order: string[] = [];
    const job = (group: string, name: string) =>
      queue.run({ prompt: [], group }, async () => {
        order.push(name);
        await turns();
        await turns();
      });
    const first = ["a1", "a2", "a3"].map((name) => job("a", name));
    await Promise.all([...first, job("b", "b1"), job("b", "b2")]);
    expect(order).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  });

  it("gives a job the free place that holds most of its prompt", async () => {
    const places = [new FakePlace(), new FakePlace(), new FakePlace()];
    for (const [index, held] of [[1, 2, 9], [1, 2, 3], [1]].entries()) {
      const place = places[index];
      if (place) place.held = held;
    }
    const queue = new LibraryQueue(places);
    expect(await queue.run({ prompt: [1, 2, 3, 4] }, (place) => Promise.resolve(place))).toBe(places[1]);
  });

  it("rejects an aborted job at once, and gives its place away when the work has noticed", async () => {
    const place = new FakePlace();
    const queue = new LibraryQueue([place]);
    const controller = new AbortController();
    const noticed = Promise.withResolvers<undefined>();
    const aborted = queue.run({ prompt: [], signal: controller.signal }, async (_place, checkpoint) => {
      await noticed.promise;
      checkpoint();
    });
    await turns();
    controller.abort();
    await expect(aborted).rejects.toThrow(CancelledError);
    let served = false;
    const next = queue.run({ prompt: [] }, () => Promise.resolve((served = true)));
    await turns();
    expect(served).toBe(false);
    noticed.resolve(undefined);
    expect(await next).toBe(true);
    expect(place.renewed).toBe(0);
  });

  it("renews a place after a failure, and closes when that fails too", async () => {
    const queue = new LibraryQueue([new FakePlace()]);
    const failing = () => queue.run({ prompt: [] }, () => Promise.reject(new Error("no memory")));
    await expect(failing()).rejects.toThrow(ModelRunError);
    expect(await queue.run({ prompt: [] }, () => Promise.resolve("served"))).toBe("served");
    await expect(failing()).rejects.toThrow("no memory");
    await expect(queue.run({ prompt: [] }, () => Promise.resolve())).rejects.toThrow("no sequence left");
  });

  it("rejects everybody when it is stopped, and waits for the work under way", async () => {
    const queue = new LibraryQueue([new FakePlace()]);
    let done = false;
    const jobs = [0, 1].map(() =>
      queue.run({ prompt: [] }, async () => {
        await turns();
        done = true;
      }),
    );
    const settled = Promise.allSettled(jobs);
    await turns();
    await queue.stop();
    expect(done).toBe(true);
    for (const job of await settled) expect(job.status).toBe("rejected");
  });
});

describe("batches of the library", () => {
  it("never hold a segment of a prompt beside anything else, and hold single tokens together", async () => {
    const batches = new LibraryBatches();
    const running = new Set<string>();
    const seen: string[] = [];
    const evaluate = (name: string) => async () => {
      running.add(name);
      await turns();
      seen.push([...running].sort().join(" "));
      await turns();
      running.delete(name);
    };
    await Promise.all([
      batches.token(evaluate("t1")),
      batches.token(evaluate("t2")),
      batches.segment(evaluate("S1")),
      batches.segment(evaluate("S2")),
      batches.token(evaluate("t3")),
      batches.token(evaluate("t4")),
    ]);
    expect(seen).toEqual(["t1 t2", "t1 t2", "S1", "S2", "t3 t4", "t3 t4"]);
  });

  it("go on after one that failed", async () => {
    const batches = new LibraryBatches();
    const failed = batches.segment(() => Promise.reject(new Error("no memory")));
    const after = [batches.token(() => Promise.resolve(1)), batches.segment(() => Promise.resolve(2))];
    await expect(failed).rejects.toThrow("no memory");
    expect(await Promise.all(after)).toEqual([1, 2]);
  });
});
