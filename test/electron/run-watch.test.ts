import { describe, expect, it } from "vitest";
import { RunWatch, type EndedRun } from "../../electron/main/run-watch.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { LiveRun } from "../../engine/contract/live.ts";

/** An engine of which only some calls are made. */
function clientDouble(
  runs: Partial<Record<keyof EngineClient["runs"], (input: never) => Promise<unknown>>>,
): EngineClient {
  return { runs } as unknown as EngineClient;
}

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
