import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RunEvent, RunManifest, Turn } from "../../core/events.ts";
import {
  EMPTY_TRANSCRIPT,
  foldEvents,
  transcriptFolder,
  withoutTurns,
  type RunTranscript,
} from "../../core/transcript.ts";

const SAMPLING = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 8, stop: [] };
const MANIFEST = { kind: "eval", strategy: "io" } as unknown as RunManifest;

type Body = readonly [question: string | null, body: object];

const begin = (question: string): Body => [
  question,
  { type: "question-started", asked: { id: question, text: "?", answerType: "number", choices: [] } },
];
const say = (question: string, path: string): Body => [
  question,
  { type: "turn-started", path, role: "solver", sampling: SAMPLING },
];
const hear = (question: string, path: string, text: string): Body => [
  question,
  { type: "turn-text", path, text },
];
const finish = (question: string, path: string): Body => [
  question,
  { type: "turn-finished", path, turn: turn(path) },
];
const conclude = (question: string, correct: boolean): Body => [
  question,
  {
    type: "question-finished",
    result: { answer: "1", agreement: null, calls: 1, tokens: TOKENS, seconds: 1, correct },
  },
];
const TOKENS = { prompt: 10, cached: 4, generated: 2 };

function turn(path: string): Turn {
  const rest = { reasoning: null, ended: "stop", sampling: SAMPLING, tokens: TOKENS, seconds: 1 } as const;
  return { path, role: "solver", messages: [], text: `said at ${path}`, ...rest };
}

/** Numbers the events as a run does: live text has no number. */
function stream(...bodies: readonly Body[]): RunEvent[] {
  let next = 0;
  return bodies.map(([question, body], index) => {
    const seq = "type" in body && body.type === "turn-text" ? null : next++;
    return { run: "r", seq, question, time: 1000 * index, ...body } as RunEvent;
  });
}

const STARTED: Body = [null, { type: "run-started", manifest: MANIFEST }];
const EVENTS = stream(
  STARTED,
  [null, { type: "observed", path: "", observation: { kind: "warning", message: "odd" } }],
  begin("a"),
  say("a", "one"),
  begin("b"),
  say("b", "one"),
  hear("a", "one", "sa"),
  hear("b", "one", "sai"),
  hear("a", "one", "id"),
  finish("a", "one"),
  ["a", { type: "observed", path: "vote", observation: { kind: "answer-read", from: "votes", answer: "1" } }],
  conclude("a", true),
  ["b", { type: "question-failed", error: { code: "context-overflow", message: "too long", details: {} } }],
  [null, { type: "run-finished", state: "done", error: null }],
);

/** Anything that can happen in a run, in any order. */
const happening: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom<Body[]>(
    [null, { type: "observed", path: "", observation: { kind: "warning", message: "odd" } }],
    [null, { type: "run-paused" }],
    [null, { type: "run-resumed" }],
    [null, { type: "run-finished", state: "done", error: null }],
  ),
  ...["a", "b", "c"].map((question) =>
    fc.constantFrom(
      begin(question),
      say(question, "one"),
      say(question, "two"),
      hear(question, "one", "word"),
      finish(question, "one"),
      [question, { type: "observed", path: "one", observation: { kind: "warning", message: "odd" } }] as Body,
      conclude(question, true),
      [question, { type: "question-failed", error: { code: "c", message: "m", details: {} } }] as Body,
    ),
  ),
);

describe("a transcript", () => {
  it("holds turns, observations, results and errors under their questions", () => {
    const transcript = foldEvents(EVENTS);
    const [a, b] = transcript.questions;

    expect(transcript).toMatchObject({
      run: "r",
      state: "done",
      warnings: ["odd"],
      started: 0,
      finished: 13_000,
    });
    expect(a).toMatchObject({
      id: "a",
      state: "done",
      calls: 1,
      tokens: TOKENS,
      result: { correct: true },
      error: null,
    });
    expect(a?.turns.map(({ finished }) => finished?.text)).toEqual(["said at one"]);
    expect(a?.observations).toEqual([
      { after: 1, path: "vote", observation: { kind: "answer-read", from: "votes", answer: "1" } },
    ]);
    expect(b).toMatchObject({
      id: "b",
      state: "failed",
      calls: 0,
      result: null,
      error: { code: "context-overflow" },
    });
  });

  it("counts the questions that were answered or failed", () => {
    expect(foldEvents(EVENTS).done).toBe(2);
  });

  it("shows the text of a running turn as it comes, and the whole turn in its place at the end", () => {
    const running = stream(STARTED, begin("a"), say("a", "x"), hear("a", "x", "sai"), hear("a", "x", "d"));
    const live = foldEvents(running);
    expect(live.questions[0]?.turns).toMatchObject([{ path: "x", liveText: "said", finished: null }]);

    const [, done] = [running, stream(STARTED, begin("a"), say("a", "x"), finish("a", "x"))];
    expect(foldEvents(done, live).questions[0]?.turns).toMatchObject([
      { liveText: "", finished: { path: "x" } },
    ]);
  });

  it("orders turns as they were issued, not as they finished", () => {
    const events = stream(
      STARTED,
      begin("a"),
      say("a", "1"),
      say("a", "2"),
      finish("a", "2"),
      finish("a", "1"),
    );
    expect(foldEvents(events).questions[0]?.turns.map(({ path }) => path)).toEqual(["1", "2"]);
  });

  it("drops the text of a failed attempt when a call is made again", () => {
    const events = stream(STARTED, begin("a"), say("a", "1"), hear("a", "1", "half"), say("a", "1"));
    expect(foldEvents(events).questions[0]?.turns).toMatchObject([{ path: "1", liveText: "" }]);
  });

  it("marks questions as stopped that the run's end leaves unfinished", () => {
    const events = stream(STARTED, begin("a"), say("a", "1"), [
      null,
      {
        type: "run-finished",
        state: "cancelled",
        error: { code: "cancelled", message: "Cancelled.", details: {} },
      },
    ]);
    const transcript = foldEvents(events);
    expect(transcript.state).toBe("cancelled");
    expect(transcript.questions[0]?.state).toBe("stopped");
  });

  it("of a paused run has its questions stopped, and going on again once it is gone on with", () => {
    const paused = stream(STARTED, begin("a"), say("a", "1"), hear("a", "1", "half"), [
      null,
      { type: "run-paused" },
    ]);
    const resumed = stream(
      STARTED,
      begin("a"),
      say("a", "1"),
      [null, { type: "run-paused" }],
      [null, { type: "run-resumed" }],
    );
    const still = foldEvents(paused);
    expect(still).toMatchObject({ state: "paused", finished: null, questions: [{ state: "stopped" }] });
    expect(foldEvents(resumed.slice(4), still)).toMatchObject({
      state: "running",
      questions: [{ state: "running", turns: [{ path: "1", liveText: "", finished: null }] }],
    });
  });

  it("counts as active what lies between pauses, also when nobody recorded that the run stood still", () => {
    const at = (time: number, [question, body]: Body, seq: number) =>
      ({ run: "r", seq, question, time, ...body }) as RunEvent;
    const events = [
      at(0, STARTED, 0),
      at(100, begin("a"), 1),
      at(300, [null, { type: "run-paused" }], 2),
      at(5000, [null, { type: "run-resumed" }], 3),
      at(5040, say("a", "1"), 4),
      at(90_000, [null, { type: "run-resumed" }], 5),
      at(90_010, conclude("a", true), 6),
    ];
    expect(foldEvents(events)).toMatchObject({
      activeMilliseconds: 350,
      questions: [{ activeFrom: 100, activeTo: 350 }],
    });
  });

  it("learns from a question's end what its turns cost, if they were not sent", () => {
    const events = stream(STARTED, begin("a"), conclude("a", true));
    const { questions } = foldEvents(events);
    expect(questions[0]).toMatchObject({ calls: 1, tokens: TOKENS });
  });

  it("is the same wherever the stream was cut and taken up again from a stored snapshot", () => {
    const whole = foldEvents(EVENTS);
    fc.assert(
      fc.property(fc.array(fc.nat(EVENTS.length), { maxLength: 5 }), (cuts) => {
        let transcript: RunTranscript = EMPTY_TRANSCRIPT;
        let from = 0;
        for (const to of [...cuts.sort((left, right) => left - right), EVENTS.length]) {
          transcript = foldEvents(
            EVENTS.slice(from, to),
            JSON.parse(JSON.stringify(transcript)) as RunTranscript,
          );
          from = to;
        }
        expect(transcript).toEqual(whole);
      }),
    );
  });

  it("does not count stored events twice that overlap a snapshot", () => {
    const stored = EVENTS.filter(({ seq }) => seq !== null);
    const whole = foldEvents(stored);
    fc.assert(
      fc.property(fc.nat(stored.length), fc.nat(stored.length), (end, again) => {
        const snapshot = foldEvents(stored.slice(0, end));
        expect(foldEvents(stored.slice(Math.min(end, again)), snapshot)).toEqual(whole);
      }),
    );
  });

  it("is the same whether its events are folded one by one or all at once, and earlier transcripts stay as they were", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (happened) => {
        const events = stream(STARTED, ...happened);
        const transcripts = [EMPTY_TRANSCRIPT];
        const copies = [structuredClone(EMPTY_TRANSCRIPT)];
        for (const event of events) {
          const next = foldEvents([event], transcripts.at(-1));
          transcripts.push(next);
          copies.push(structuredClone(next));
        }
        expect(transcripts).toEqual(copies);
        expect(foldEvents(events)).toEqual(transcripts.at(-1));
        const half = Math.floor(events.length / 2);
        expect(foldEvents(events.slice(half), transcripts[half])).toEqual(transcripts.at(-1));
        expect(transcripts).toEqual(copies);
      }),
    );
  });
});

describe("a transcript that grows as its events come", () => {
  it("is after each of them the one of all so far, and leaves the snapshot that it began with as it was", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), fc.nat(30), (happened, cut) => {
        const events = stream(STARTED, ...happened);
        const before = events.slice(0, cut);
        const snapshot = foldEvents(before);
        const copy = structuredClone(snapshot);
        const folder = transcriptFolder(snapshot);
        for (const event of events.slice(cut)) {
          folder.fold(event);
          before.push(event);
          expect(folder.now()).toEqual(foldEvents(before));
        }
        expect(snapshot).toEqual(copy);
      }),
    );
  });

  it("copies no list of its questions for an event of one of them", () => {
    const folder = transcriptFolder(foldEvents(EVENTS.slice(0, 3)));
    const { questions } = folder.now();
    for (const event of EVENTS.slice(3, -1)) folder.fold(event);
    expect(questions).toHaveLength(2);
    expect(folder.now().questions).toBe(questions);
  });

  it("forgets what was said about one question, and nothing else", () => {
    const whole = foldEvents(EVENTS);
    const folder = transcriptFolder(whole);
    folder.forgetTurns("a");
    const [a, b] = whole.questions;
    expect(a?.turns).toHaveLength(1);
    expect(folder.now()).toEqual({ ...whole, questions: [a && withoutTurns(a), b] });
  });
});
