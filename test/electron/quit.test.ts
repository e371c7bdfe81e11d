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
    const { beforeQuit, systemEnds } = quitWhenStopped(engine, () => done.push("quit"));
    const tryToQuit = (): boolean => {
      let held = false;
      beforeQuit({ preventDefault: () => (held = true) });
      return held;
    };
    return { tryToQuit, systemEnds, done };
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

  it("is not held back when the system ends, and the engine is told to stop", () => {
    const { tryToQuit, systemEnds, done } = quitting(() => new Promise(() => undefined));
    systemEnds();
    expect(done).toEqual(["stop within 7000 ms"]);
    expect(tryToQuit()).toBe(false);
  });

  it("is no longer held back when the system ends meanwhile, and the engine is not stopped again", () => {
    const { tryToQuit, systemEnds, done } = quitting(() => new Promise(() => undefined));
    expect(tryToQuit()).toBe(true);
    systemEnds();
    expect(tryToQuit()).toBe(false);
    expect(done).toEqual(["stop within 7000 ms"]);
  });

  it("follows of itself if the system does not end after all, since the engine is gone", async () => {
    const { systemEnds, done } = quitting(() => Promise.resolve());
    systemEnds();
    await nextTurn();
    expect(done).toEqual(["stop within 7000 ms", "quit"]);
  });
});
