import { describe, expect, test } from "vitest";
import type { Observation, QuestionResult } from "../../../core/events.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import {
  escalationOf,
  REFERENCE_SAMPLES,
} from "../../../renderer/components/transcript/pictures/escalation.ts";
import { said, seen, transcript, writing } from "./transcripts.ts";

type Escalated = Extract<Observation, { readonly kind: "escalated" }>;

/** A finished call of so many tokens. */
function call(path: string, answer: string, generated: number): TurnTranscript {
  const turn = said(path, path.startsWith("sample") ? "solver" : "judge", `The answer is ${answer}.`);
  if (turn.finished === null) return turn;
  return { ...turn, finished: { ...turn.finished, tokens: { prompt: 0, cached: 0, generated } } };
}

function escalated(
  to: Escalated["to"],
  reason: Escalated["reason"],
  samples: number,
  generated: number,
): Escalated {
  return { kind: "escalated", to, reason, samples, generated };
}

const three = [call("sample-1", "7", 10), call("sample-2", "8", 20), call("sample-3", "9", 30)];
const more = escalated("more-samples", "disagreement", 3, 60);

describe("the steps of the adaptive method", () => {
  test("begin anew after each decision", () => {
    const { steps, spent } = escalationOf(
      transcript({
        turns: [...three, call("sample-4", "7", 40), call("examination/judge", "7", 50)],
        observations: [
          seen(3, "samples-3", more),
          seen(4, "samples-4", escalated("examination", "disagreement", 4, 100)),
        ],
      }),
    );

    expect(steps.map(({ kind, calls, generated }) => [kind, calls.length, generated])).toEqual([
      ["samples", 3, 60],
      ["samples", 1, 100],
      ["examination", 1, 150],
    ]);
    expect(steps.map(({ decision }) => decision?.to ?? null)).toEqual(["more-samples", "examination", null]);
    expect(spent).toBe(150);
  });

  test("have the answer of every call, and none for one that is still written", () => {
    const { steps } = escalationOf(
      transcript({ turns: [three[0] ?? call("", "", 0), writing("sample-2", "solver", "The answer is 3")] }),
    );

    expect(steps[0]?.calls.map(({ answer }) => answer)).toEqual(["7", null]);
    expect(steps[0]?.decision).toBeNull();
  });

  test("stand against what self-consistency would take at the samples' mean length", () => {
    const turns = [...three, call("examination/judge", "7", 900)];

    expect(escalationOf(transcript({ turns })).reference).toBe(20 * REFERENCE_SAMPLES);
    expect(escalationOf(transcript({ turns: [writing("sample-1", "solver")] })).reference).toBeNull();
  });

  test("keep the later of two decisions between which nothing was called", () => {
    const { steps } = escalationOf(
      transcript({
        turns: three,
        observations: [
          seen(3, "samples-3", more),
          seen(3, "samples-3", escalated("settled", "budget", 3, 60)),
        ],
      }),
    );

    expect(steps.map(({ decision }) => decision?.to)).toEqual(["settled"]);
  });

  test("are over once the question has its answer", () => {
    const result: QuestionResult = {
      answer: "7",
      agreement: 1,
      calls: 3,
      tokens: { prompt: 0, cached: 0, generated: 0 },
      seconds: 1,
      correct: null,
    };

    expect(escalationOf(transcript({ turns: three })).settled).toBe(false);
    expect(escalationOf(transcript({ turns: three, result })).settled).toBe(true);
  });
});
