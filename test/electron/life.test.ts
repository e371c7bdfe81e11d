import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { keepAwake } from "../../electron/main/awake.ts";
import { notificationText } from "../../electron/main/notify.ts";
import { quitWhenStopped } from "../../electron/main/quit.ts";
import { RunWatch, type EndedRun } from "../../electron/main/run-watch.ts";
import { languageOf, wordsIn } from "../../electron/main/words.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { LiveRun } from "../../engine/contract/live.ts";

/** An engine of which only some calls are made. */
function clientDouble(
  runs: Partial<Record<keyof EngineClient["runs"], (input: never) => Promise<unknown>>>,
): EngineClient {
  return { runs } as unknown as EngineClient;
}

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

describe("sleep", () => {
  it("is held off once while something goes on", () => {
    const calls: string[] = [];
    const busy = keepAwake({
      start: (kind) => calls.push(kind),
      stop: (id) => calls.push(`stop ${id}`),
    });
    for (const now of [false, true, true, false, false]) busy(now);
    expect(calls).toEqual(["prevent-app-suspension", "stop 1"]);
  });
});

describe("the look at the runs", () => {
  const live = (run: string, kind: LiveRun["kind"] = "ask"): LiveRun => ({
    ...{ run, kind, phase: "running", strategy: "mcf", model: "practice", title: "A secret question?" },
    ...{ done: 0, questions: 1, started: "2026-01-01T00:00:00Z", kept: true, sweep: null },
  });

  function watched() {
    let now: readonly LiveRun[] = [];
    let states: Record<string, string> = {};
    let there = true;
    const lives: boolean[] = [];
    const ended: EndedRun[] = [];
    const asked: (readonly string[])[] = [];
    const client = clientDouble({
      live: () => Promise.resolve(now),
      find: ({ runs }: { readonly runs: readonly string[] }) => {
        asked.push(runs);
        return Promise.resolve(runs.map((run) => ({ run, state: states[run] })));
      },
    });
    const watch = new RunWatch(() => (there ? client : undefined), {
      onLive: (yes) => lives.push(yes),
      onEnded: (run) => void ended.push(run),
    });
    const look = (runs: readonly LiveRun[], listed: Record<string, string> = {}): Promise<void> => {
      now = runs;
      states = listed;
      return watch.look();
    };
    return { look, lives, ended, asked, lose: () => (there = false) };
  }

  it("tells whether any goes on", async () => {
    const { look, lives } = watched();
    await look([]);
    await look([live("a")]);
    await look([], { a: "done" });
    expect(lives).toEqual([false, true, false]);
  });

  it("tells how each ended, and nothing of what it was about", async () => {
    const { look, ended } = watched();
    await look([live("a"), live("b", "eval")]);
    await look([live("b", "eval")], { a: "done" });
    await look([], { a: "done", b: "failed" });
    expect(ended).toEqual([
      { kind: "ask", state: "done" },
      { kind: "eval", state: "failed" },
    ]);
  });

  it("asks for the runs that ended alone, and for no cell of a sweep", async () => {
    const { look, asked } = watched();
    const cell = { ...live("c", "eval"), sweep: "s" };
    await look([live("a"), live("b"), cell]);
    await look([live("b"), cell], { a: "done" });
    await look([live("b")], { a: "done", c: "done" });
    expect(asked).toEqual([["a"]]);
  });

  it("lets the machine sleep when the engine is gone", async () => {
    const { look, lives, lose } = watched();
    await look([live("a")]);
    lose();
    await look([]);
    expect(lives).toEqual([true, false]);
  });
});

describe("a notification", () => {
  const english = wordsIn("en");

  it("says that a run has ended, in the person's language", () => {
    expect(notificationText({ kind: "ask", state: "done" }, english)).toBe("A question has been answered.");
    expect(notificationText({ kind: "eval", state: "done" }, english)).toBe("An evaluation is done.");
    expect(notificationText({ kind: "ask", state: "failed" }, wordsIn("zh-CN"))).toContain("失败");
  });

  it.each(["cancelled", "paused", "interrupted", "running"] as const)(
    "is not made of a run that is %s",
    (state) => {
      expect(notificationText({ kind: "ask", state }, english)).toBeUndefined();
    },
  );

  it("follows the system's language unless another is chosen", () => {
    expect(languageOf("system", "zh-Hans-CN")).toBe("zh-CN");
    expect(languageOf("system", "de-DE")).toBe("en");
    expect(languageOf("en", "zh-CN")).toBe("en");
  });
});
