import type { EventBody, RunEvent } from "../../core/events.ts";
import type { RunStore } from "../storage/run-store.ts";

/** Least time between two updates of live text, in milliseconds: about 30 a second. */
const TEXT_INTERVAL = 33;

/** Follows a run. It must not throw: an error of its own would end the question that is being recorded. */
export type Listener = (event: RunEvent) => void;

/** Turns what happens in one run into its numbered events, stores them and then passes them on. */
export interface Recorder {
  readonly run: string;
  /** Milliseconds since 1970, never running backwards. */
  readonly now: () => number;
  /**
   * Records one event; it is stored when this returns.
   * @returns its time, in milliseconds since 1970
   * @throws StorageError
   */
  record(question: string | null, body: Exclude<EventBody, { type: "turn-text" }>): number;
  /** Passes new text of a running turn on, gathered with what else comes within 33 ms. Not stored. */
  addText(question: string, path: string, text: string): void;
  /** Passes on now what has been gathered of a turn, or drops it. */
  endText(question: string, path: string, gathered: "pass-on" | "drop"): void;
}

/** @param seq number of the first event: how many are stored of the run already */
export function createRecorder(
  run: string,
  store: Pick<RunStore, "append">,
  listen: Listener,
  now: () => number,
  seq = 0,
): Recorder {
  const gathered = new Map<string, { readonly question: string; readonly path: string; text: string }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = (key: string): void => {
    const turn = gathered.get(key);
    if (turn === undefined) return;
    gathered.delete(key);
    const { question, path, text } = turn;
    listen({ type: "turn-text", path, text, run, seq: null, question, time: now() });
  };
  // One timer for all turns: agents that write side by side are updated together.
  const flushAll = (): void => {
    timer = undefined;
    for (const key of [...gathered.keys()]) flush(key);
  };

  return {
    run,
    now,
    record(question, body) {
      const event = { ...body, run, seq, question, time: now() };
      store.append(event);
      seq += 1;
      listen(event);
      return event.time;
    },
    addText(question, path, text) {
      const key = keyOf(question, path);
      const turn = gathered.get(key);
      if (turn === undefined) gathered.set(key, { question, path, text });
      else turn.text += text;
      timer ??= setTimeout(flushAll, TEXT_INTERVAL);
    },
    endText(question, path, fate) {
      const key = keyOf(question, path);
      if (fate === "pass-on") flush(key);
      gathered.delete(key);
      if (gathered.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function keyOf(question: string, path: string): string {
  return `${question}\u0000${path}`;
}
