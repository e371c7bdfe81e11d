import { describe, expect, test } from "vitest";
import type { RunEvent, Turn } from "../../../core/events.ts";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import { askedAt, figuresOf, hear, replyOf, type Tried } from "../../../renderer/views/models/local/tried.ts";

const SAMPLING = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 8, stop: [] };
const TURN: Turn = {
  path: "answer",
  role: "solver",
  messages: [],
  text: "It is blue.",
  reasoning: null,
  ended: "stop",
  sampling: SAMPLING,
  tokens: { prompt: 20, cached: 0, generated: 11 },
  seconds: 2.5,
};

const loading: LiveMessage = { type: "snapshot", phase: "loading-model", transcript: EMPTY_TRANSCRIPT };
const running: LiveMessage = { type: "phase", phase: "running" };
const BODIES = [
  { type: "question-started", asked: { id: "q", text: "?", answerType: "text", choices: [] } },
  { type: "turn-started", path: "answer", role: "solver", sampling: SAMPLING },
  { type: "turn-text", path: "answer", text: "It is" },
  { type: "turn-finished", path: "answer", turn: TURN },
] as const;

function event(at: number, time: number): LiveMessage {
  const body = { run: "r", seq: at, question: "q", time, ...BODIES[at] };
  return { type: "event", event: body as unknown as RunEvent };
}

/** Asked at 1000; each message with the time at which it comes. */
function tried(...messages: readonly (readonly [at: number, message: LiveMessage])[]): Tried {
  return messages.reduce((before, [at, message]) => hear(before, message, at), askedAt(1000));
}

describe("a trial of a model", () => {
  test("knows no figures while the model is loaded", () => {
    const figures = figuresOf(tried([1005, loading]));

    expect(figures).toEqual({ load: null, firstToken: null, tokensPerSecond: null });
  });

  test("shows the reply as it is written, then as it was finished", () => {
    const begun = [
      [1005, loading],
      [3000, running],
      [3001, event(0, 3000)],
      [3002, event(1, 3000)],
      [3501, event(2, 3500)],
    ] as const;

    expect(replyOf(tried(...begun).followed)).toBe("It is");
    expect(replyOf(tried(...begun, [5501, event(3, 5500)]).followed)).toBe("It is blue.");
  });

  test("says how long loading took, when the first token came and how fast the others followed", () => {
    const done = tried(
      [1005, loading],
      [3000, running],
      [3001, event(0, 3000)],
      [3002, event(1, 3000)],
      [3501, event(2, 3500)],
      [5501, event(3, 5500)],
    );

    // Ten tokens after the first, in the 2 of 2.5 seconds that were left.
    expect(figuresOf(done)).toEqual({ load: 2, firstToken: 0.5, tokensPerSecond: 5 });
  });

  test("of a reply that came at once knows the speed alone", () => {
    const done = tried([1400, running], [1401, event(0, 0)], [1401, event(1, 0)], [1402, event(3, 0)]);

    expect(figuresOf(done)).toEqual({ load: 0.4, firstToken: null, tokensPerSecond: 11 / 2.5 });
  });
});
