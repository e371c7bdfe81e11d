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

  it("are once each voter of a count that was made again with more of them", () => {
    const first = [{ answer: "4", agents: [1, 2] }];
    const all = [
      { answer: "4", agents: [1, 2, 5] },
      { answer: "5", agents: [4] },
    ];
    expect(
      of(
        { kind: "answers-counted", votes: first, unanswered: [3] },
        { kind: "answers-counted", votes: all, unanswered: [3] },
      ),
    ).toEqual({ asked: 6, read: 5 });
  });

  it("are once each position that is then counted", () => {
    const votes = [{ answer: "4", agents: [2] }];
    expect(
      of(
        { kind: "position", answer: null, changed: null },
        { kind: "position", answer: "4", changed: null },
        { kind: "answers-counted", votes, unanswered: [1] },
      ),
    ).toEqual({ asked: 3, read: 2 });
  });

  it("are the samples that stances come from beside the positions after them", () => {
    const votes = [{ answer: "4", agents: [1, 2] }];
    expect(
      of(
        { kind: "answers-counted", votes, unanswered: [3] },
        { kind: "position", answer: "4", changed: false },
      ),
    ).toEqual({ asked: 5, read: 4 });
  });

  it("are none where others' answers stand in for what a judge should have stated", () => {
    expect(of({ kind: "answer-read", from: "judge", answer: "4" })).toEqual({ asked: 2, read: 2 });
    expect(of({ kind: "answer-read", from: "last answers", answer: "4" })).toEqual({ asked: 2, read: 1 });
    expect(of({ kind: "answer-read", from: "majority of the three answers", answer: "4" })).toEqual({
      asked: 2,
      read: 1,
    });
  });

  it.each(["judge", "votes", "preferred side", "last answers", "the first stance"] as const)(
    "are one verdict, though an answer is read from %s after it",
    (from) => {
      const unreadable = { preference: null, side: null, answer: null, reason: "", readable: false };
      expect(
        of({ kind: "judged", by: "judge", ...unreadable }, { kind: "answer-read", from, answer: "4" }),
      ).toEqual({ asked: 2, read: 1 });
    },
  );

  it("are one revision, which says nothing where the first reasoning stands in for it", () => {
    const first: Observation = { kind: "position", answer: "4", changed: null };
    const revised: Observation = { kind: "position", answer: "4", changed: false };
    const from = (place: "revision" | "first reasoning") =>
      of(first, revised, { kind: "answer-read", from: place, answer: "4" });
    expect(from("revision")).toEqual({ asked: 3, read: 3 });
    expect(from("first reasoning")).toEqual({ asked: 3, read: 2 });
  });

  it("are no more for a count of chains that were validated", () => {
    expect(
      of(
        { kind: "validated", reasoner: 1, valid: false, answer: "4" },
        { kind: "answer-read", from: "most frequent answer, none valid", answer: "4" },
      ),
    ).toEqual({ asked: 2, read: 2 });
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
