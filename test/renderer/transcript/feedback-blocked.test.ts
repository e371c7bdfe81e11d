import { describe, expect, test } from "vitest";
import { NO_TOKENS } from "../../../core/model.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { feedbackBlocked } from "../../../renderer/components/transcript/feedback-blocked.ts";
import { transcript } from "./transcripts.ts";

const kept = { kept: true };

describe("a solution can be kept as an experience", () => {
  test("once there is an answer", () => {
    expect(feedbackBlocked(answered("7"), false, kept)).toBeNull();
  });

  test("not while agents are still at it", () => {
    expect(feedbackBlocked(transcript({}), true, kept)).toBe("running");
  });

  test("not if nobody answered, or it failed before anybody could", () => {
    expect(feedbackBlocked(answered(null), false, kept)).toBe("unanswered");
    expect(feedbackBlocked(transcript({ state: "failed" }), false, kept)).toBe("unanswered");
  });

  test("never if nothing of its run is kept", () => {
    expect(feedbackBlocked(answered("7"), false, { kept: false })).toBe("run-not-kept");
    expect(feedbackBlocked(transcript({}), true, { kept: false })).toBe("run-not-kept");
  });

  test("before the history was read, which only says of few runs that they are not kept", () => {
    expect(feedbackBlocked(answered("7"), false, undefined)).toBeNull();
  });
});

function answered(answer: string | null): QuestionTranscript {
  return transcript({
    result: { answer, agreement: null, calls: 1, tokens: NO_TOKENS, seconds: 1, correct: null },
  });
}
