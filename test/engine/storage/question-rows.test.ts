import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowOf } from "../../../core/evaluation/question-row.ts";
import { foldEvents } from "../../../core/transcript.ts";
import type { StoredEvent } from "../../../engine/storage/run-store.ts";
import { answered, failed, fill, started, storeIn } from "./stored-runs.ts";
import { storeOf, stories } from "./stories.ts";

describe("the row of a question", () => {
  it("is there as soon as the question came to its end", () => {
    const store = storeIn(null);
    const [, end] = answered("q1", true);
    const { length: seq } = fill(store, "r", started("q1"));
    expect(store.row("r", "q1")).toBeUndefined();
    store.append({ run: "r", seq, question: "q1", time: 2000, ...end?.[1] } as StoredEvent);
    expect(store.row("r", "q1")).toEqual({
      id: "q1",
      outcome: "answered",
      answer: "1",
      gold: "1",
      agreement: 0.5,
      correct: true,
      answerType: "number",
      calls: 2,
      tokens: { prompt: 10, cached: 4, generated: 5 },
      seconds: 1,
    });
  });

  it("stands in the order in which the questions were started", () => {
    const store = storeIn(null);
    const end = answered("a", true).slice(1);
    fill(store, "r", [...started("a"), ...answered("z", false), ...failed("b"), ...end]);
    expect(store.rows("r").map(({ id, outcome }) => [id, outcome])).toEqual([
      ["a", "answered"],
      ["z", "answered"],
      ["b", "failed"],
    ]);
  });

  it("is what the whole run's transcript says, however often the run was paused and interrupted", () => {
    fc.assert(
      fc.property(stories, (events) => {
        const store = storeOf(events);
        const rows = foldEvents(events).questions.map(rowOf);
        expect(store.rows("r")).toEqual(rows.filter((row) => row !== undefined));
        store.close();
      }),
    );
  });

  it("is not kept of a question whose start is not stored", () => {
    const store = storeIn(null);
    fill(store, "r", answered("q1", true).slice(1));
    expect(store.rows("r")).toEqual([]);
    expect(store.find("r").done).toBe(1);
  });
});
