import fc from "fast-check";
import { openDatabase } from "../../../engine/storage/database.ts";
import { runStoreOn, type RunStore, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST } from "../doubles.ts";
import { answered, failed, started, type Bodies } from "./stored-runs.ts";

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

/** The events of runs `r` of three questions that were paused and interrupted however often. */
export const stories: fc.Arbitrary<StoredEvent[]> = fc
  .tuple(fc.array(step, { maxLength: 30 }), fc.array(fc.nat(500), { minLength: 7 }))
  .map(([steps, waits]) => storyOf(steps.flat(), waits));

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

/** A store with these events; whoever asks for it closes it. */
export function storeOf(events: readonly StoredEvent[]): RunStore {
  const database = openDatabase(null);
  const store = runStoreOn(database);
  for (const event of events) {
    // Only what a dead process left is gone on with; no process can have started before the machine did.
    if (event.type === "run-resumed") database.exec("UPDATE runs SET process_started = 0");
    store.append(event);
  }
  return store;
}
