import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowOf } from "../../../core/evaluation/question-row.ts";
import { foldEvents } from "../../../core/transcript.ts";
import { openDatabase } from "../../../engine/storage/database.ts";
import { runStoreOn, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST } from "../doubles.ts";
import { answered, failed, fill, started, storeIn, type Bodies } from "./stored-runs.ts";

const QUESTIONS = ["a", "b", "c"];
const PAUSED = [null, { type: "run-paused" }] as const;
const RESUMED = [null, { type: "run-resumed" }] as const;
const TURN = { role: "solver", tokens: { prompt: 9, cached: 3, generated: 7 } };

/** Something that happens in a run; a run that stands still is gone on with at once. */
const step: fc.Arbitrary<Bodies> = fc.oneof(
  fc.constantFrom<Bodies[]>([RESUMED], [PAUSED, RESUMED]),
  ...QUESTIONS.map((id) =>
    fc.constantFrom<Bodies[]>(
      [[id, { type: "turn-started", path: "1", role: "solver" }]],
      [[id, { type: "turn-finished", path: "1", turn: TURN }]],
      [[id, { type: "observed", path: "1", observation: { kind: "warning", message: "!" } }]],
      answered(id, true).slice(1),
      failed(id).slice(1),
    ),
  ),
);

/** The events of a run in which this happens to three questions, so long after one another; nothing follows a question's end. */
function storyOf(happened: Bodies, waits: readonly number[]): StoredEvent[] {
  const ended = new Set<string | null>();
  const possible = happened.filter(([question, body]) => {
    if (ended.has(question)) return false;
    if ("type" in body && String(body.type).startsWith("question-")) ended.add(question);
    return true;
  });
  const start = [null, { type: "run-started", manifest: MANIFEST }] as const;
  let time = 1000;
  return eventsOf("r", [start, ...QUESTIONS.flatMap(started), ...possible]).map((event, seq) => {
    time += waits[seq % waits.length] ?? 0;
    return { ...event, seq, time };
  });
}

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
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.array(fc.nat(500), { minLength: 7 }),
        (steps, waits) => {
          const events = storyOf(steps.flat(), waits);
          const database = openDatabase(null);
          const store = runStoreOn(database);
          for (const event of events) {
            // Only what a dead process left is gone on with; no process can have started before the machine did.
            if (event.type === "run-resumed") database.exec("UPDATE runs SET process_started = 0");
            store.append(event);
          }
          const rows = foldEvents(events).questions.map(rowOf);
          expect(store.rows("r")).toEqual(rows.filter((row) => row !== undefined));
          store.close();
        },
      ),
    );
  });

  it("is not kept of a question whose start is not stored", () => {
    const store = storeIn(null);
    fill(store, "r", answered("q1", true).slice(1));
    expect(store.rows("r")).toEqual([]);
    expect(store.find("r").done).toBe(1);
  });
});
