import { describe, expect, it } from "vitest";
import { createOrder, forEachBounded } from "../../../engine/runs/pool.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

describe("a bounded pool", () => {
  it("starts items in order and keeps at most its limit going", async () => {
    const started: number[] = [];
    let going = 0;
    let most = 0;
    await forEachBounded([5, 1, 4, 2, 3, 6], 3, never, async (ticks, index) => {
      started.push(index);
      most = Math.max(most, ++going);
      for (let left = ticks; left > 0; left--) await tick();
      going -= 1;
    });
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(3);
  });

  it("after an error starts nothing more, stops the others, waits for them and throws it", async () => {
    const log: string[] = [];
    const work = forEachBounded(["bad", "slow", "late"], 2, never, async (item, _index, signal) => {
      log.push(`start ${item}`);
      await tick();
      if (item === "bad") throw new Error("first");
      while (!signal.aborted) await tick();
      log.push(`stopped ${item}`);
      throw new Error("second");
    });
    await expect(work).rejects.toThrow("first");
    expect(log).toEqual(["start bad", "start slow", "stopped slow"]);
  });

  it("passes an abort from outside on", async () => {
    const outside = new AbortController();
    const seen: boolean[] = [];
    const work = forEachBounded([1, 2], 2, outside.signal, async (_item, _index, signal) => {
      await tick();
      outside.abort();
      seen.push(signal.aborted);
    });
    await work;
    expect(seen).toEqual([true, true]);
  });
});

describe("an order of works", () => {
  it("lets them go on as they came, however long they prepare", async () => {
    const takePlace = createOrder();
    const begun: number[] = [];
    await Promise.all(
      [5, 1, 3, 0].map(async (ticks, index) => {
        const place = takePlace();
        for (let left = ticks; left > 0; left--) await tick();
        await place.reached;
        begun.push(index);
        place.pass();
      }),
    );
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it("lets nobody through before those ahead, though one in between gave up", async () => {
    const takePlace = createOrder();
    const [first, second, third] = [takePlace(), takePlace(), takePlace()];
    let isThrough = false;
    void third.reached.then(() => (isThrough = true));
    second.pass();
    await tick();
    expect(isThrough).toBe(false);
    first.pass();
    await tick();
    expect(isThrough).toBe(true);
  });
});
