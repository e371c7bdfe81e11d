import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { quitWhenStopped } from "../../electron/main/quit.ts";

describe("quitting", () => {
  function quitting(stop: () => Promise<void>) {
    const done: string[] = [];
    const engine = {
      stop: (milliseconds: number) => {
        done.push(`stop within ${milliseconds} ms`);
        return stop();
      },
    };
    const before = quitWhenStopped(engine, () => done.push("quit"));
    const tryToQuit = (): boolean => {
      let held = false;
      before({ preventDefault: () => (held = true) });
      return held;
    };
    return { tryToQuit, done };
  }

  it("waits until the engine has ended, for seven seconds at most", async () => {
    const stopped = Promise.withResolvers<undefined>();
    const { tryToQuit, done } = quitting(() => stopped.promise);
    expect(tryToQuit()).toBe(true);
    await nextTurn();
    expect(done).toEqual(["stop within 7000 ms"]);
    stopped.resolve(undefined);
    await nextTurn();
    expect(done).toEqual(["stop within 7000 ms", "quit"]);
    expect(tryToQuit()).toBe(false);
  });

  it("stops the engine once, however often it is asked for", async () => {
    const { tryToQuit, done } = quitting(() => Promise.resolve());
    expect([tryToQuit(), tryToQuit()]).toEqual([true, true]);
    await nextTurn();
    expect(done).toEqual(["stop within 7000 ms", "quit"]);
  });
});
