import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import type { RunEnd, RunPhase } from "../../../engine/contract/live.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { finalityOf, finalityOfAll, workedOut, type Finality } from "../../../renderer/state/finality.ts";
import { until } from "../../support/wait.ts";

const endedAs = (state: RunEnd["state"]) => ({ phase: "ended", end: { state } as RunEnd }) as const;

describe("a run that is followed", () => {
  test.each<RunPhase>(["loading-model", "running", "pausing"])("goes on while it is %s", (phase) => {
    expect(finalityOf({ phase, end: null })).toBe("going");
  });

  test.each<RunEnd["state"]>(["paused", "interrupted", "cancelled"])(
    "stands still that is %s, for it can be gone on with",
    (state) => {
      expect(finalityOf(endedAs(state))).toBe("resting");
    },
  );

  test.each<RunEnd["state"]>(["done", "failed"])("is over that is %s", (state) => {
    expect(finalityOf(endedAs(state))).toBe("over");
  });
});

type Listed = Pick<RunListing, "finished" | "resumable">;

describe("several runs", () => {
  const over: Listed = { finished: "2026-01-02T03:04:05.000Z", resumable: false };
  const paused: Listed = { finished: null, resumable: true };
  const stopped: Listed = { ...over, resumable: true };

  test("go on while one of them does, or a cell of a sweep among them", () => {
    expect(finalityOfAll(["a", "b"], [{ run: "b", sweep: null }], [over, over])).toBe("going");
    expect(finalityOfAll(["a"], [{ run: "c", sweep: "a" }], [over])).toBe("going");
  });

  test("are over once each of them is", () => {
    expect(finalityOfAll(["a", "b"], [], [over, over])).toBe("over");
  });

  test.each<[string, readonly Listed[]]>([
    ["is paused", [over, paused]],
    ["was stopped and can be gone on with", [over, stopped]],
    ["is not known to the engine", [over]],
  ])("are not over while one of them %s", (_how, listings) => {
    expect(finalityOfAll(["a", "b"], [], listings)).toBe("resting");
  });
});

describe("what is worked out of runs", () => {
  /** How often it is read where it is shown twice. */
  async function readings(finality: Finality | undefined): Promise<number> {
    const client = new QueryClient();
    let count = 0;
    const queryFn = () => Promise.resolve((count += 1));
    for (let times = 0; times < 2; times++) {
      const shown = new QueryObserver(client, {
        queryKey: ["analysis", finality],
        queryFn,
        ...workedOut(finality),
      });
      const hide = shown.subscribe(() => undefined);
      await until(() => client.isFetching() === 0);
      hide();
    }
    return count;
  }

  test("is read once where they are over", async () => {
    expect(await readings("over")).toBe(1);
  });

  test.each<Finality>(["going", "resting"])("is read each time where they are %s", async (finality) => {
    expect(await readings(finality)).toBe(2);
  });

  test("is not read before it is known how they stand", async () => {
    expect(await readings(undefined)).toBe(0);
  });
});
