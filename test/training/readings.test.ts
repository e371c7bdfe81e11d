import { describe, expect, it } from "vitest";
import type { Observation } from "../../core/events.ts";
import { countReadings } from "../../models/training/readings.ts";

const of = (...observations: readonly Observation[]) => countReadings([{ observations, answer: "4" }]);

describe("the replies that a method could read", () => {
  it("are at least its conclusions", () => {
    const questions = [
      { observations: [], answer: "4" },
      { observations: [], answer: null },
    ];
    expect(countReadings(questions)).toEqual({ asked: 2, read: 1 });
  });

  it("are each of those that were counted", () => {
    const votes = [
      { answer: "4", agents: [1, 3] },
      { answer: "5", agents: [4] },
    ];
    expect(of({ kind: "answers-counted", votes, unanswered: [2] })).toEqual({ asked: 5, read: 4 });
  });

  it("are each voter once, however many thoughts one voted for", () => {
    const votes = [
      { thought: 1, voters: [1, 2] },
      { thought: 2, voters: [1] },
    ];
    expect(of({ kind: "thoughts-voted", level: 1, votes, unreadable: [3], kept: [1] })).toEqual({
      asked: 4,
      read: 3,
    });
  });

  it("are no positions and verdicts that say nothing", () => {
    expect(
      of(
        { kind: "position", answer: null, changed: null },
        { kind: "position", answer: "4", changed: null },
        { kind: "validated", reasoner: 1, valid: null, answer: "4" },
        { kind: "validated", reasoner: 2, valid: false, answer: "4" },
        { kind: "stance-read", stance: 1, outcome: "unclear", answer: null },
      ),
    ).toEqual({ asked: 6, read: 3 });
  });

  it("leave out what no reply has to say", () => {
    expect(
      of(
        { kind: "history-dropped", role: "user", turns: 2 },
        { kind: "reviewed", reviewer: 1, author: 2, confidence: null },
        { kind: "program-run", result: null },
      ),
    ).toEqual({ asked: 1, read: 1 });
  });
});
