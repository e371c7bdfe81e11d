import { describe, expect, test } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import type { LiveMessage, RunPhase } from "../../../engine/contract/live.ts";
import { GatheredMessages, MOST_GATHERED } from "../../../renderer/state/gathered-messages.ts";
import { aReport } from "../support/sweep-reports.ts";

const started: LiveMessage = { type: "phase", phase: "running" };
const figures = (questions: number): LiveMessage => ({
  type: "sweep",
  phase: "running",
  report: aReport({ questions }),
  warnings: [],
  secondsLeft: 9,
});
const snapshot = (phase: RunPhase): LiveMessage => ({
  type: "snapshot",
  phase,
  transcript: EMPTY_TRANSCRIPT,
});

/** Messages on a page whose frames come when the test says so. */
function gathering() {
  const frames = new Map<number, () => void>();
  const folded: (readonly LiveMessage[])[] = [];
  let requests = 0;
  const messages = new GatheredMessages({
    request(callback) {
      frames.set(++requests, callback);
      return requests;
    },
    cancel: (frame) => void frames.delete(frame),
  });
  const add = (...all: readonly LiveMessage[]): void => {
    for (const message of all) messages.add(message, (some) => void folded.push(some));
  };
  const draw = (): void => {
    for (const [frame, callback] of [...frames]) {
      frames.delete(frame);
      callback();
    }
  };
  return { add, draw, folded, waiting: () => frames.size, clear: () => messages.clear() };
}

describe("messages that are gathered", () => {
  test("are folded in together at the next frame, in order", () => {
    const { add, draw, folded } = gathering();
    add(snapshot("running"), started);
    expect(folded).toEqual([]);
    draw();
    expect(folded).toEqual([[snapshot("running"), started]]);
    add(started);
    draw();
    expect(folded[1]).toEqual([started]);
  });

  test("are folded in without a frame when there are many, as none comes while the page is hidden", () => {
    const { add, folded, waiting } = gathering();
    add(...Array<LiveMessage>(MOST_GATHERED).fill(started));
    expect(folded.map(({ length }) => length)).toEqual([MOST_GATHERED]);
    expect(waiting()).toBe(0);
  });

  test("are dropped when one says everything that they say", () => {
    const { add, draw, folded } = gathering();
    add(figures(1), figures(2), figures(3));
    draw();
    add(started, snapshot("running"));
    draw();
    expect(folded).toEqual([[figures(3)], [snapshot("running")]]);
  });

  test("stay when the run has ended since: only they say that it was going on", () => {
    const { add, draw, folded } = gathering();
    add(snapshot("running"), snapshot("ended"));
    draw();
    expect(folded).toEqual([[snapshot("running"), snapshot("ended")]]);
  });

  test("are forgotten when something else is followed", () => {
    const { add, draw, folded, clear } = gathering();
    add(started);
    clear();
    draw();
    expect(folded).toEqual([]);
  });
});
