import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listingTable } from "../../cli/listing-text.ts";
import type { StoredListing } from "../../engine/storage/run-rows.ts";

const EVALUATION: StoredListing = {
  ...{ run: "r1", kind: "eval", strategy: "mcf", model: "practice", data: "sums.jsonl", state: "done" },
  ...{
    done: 100,
    questions: 100,
    started: "2026-11-22T11:30:00.000Z",
    title: "sums.jsonl",
    settings: {},
    answer: null,
  },
  ...{ correct: 37, compared: 100, finished: null, resumable: false, sweep: null },
};

const line = (listing: Partial<StoredListing>) => listingTable([{ ...EVALUATION, ...listing }]).trimEnd();

describe("a list of runs", () => {
  it("tells when each was started by the clock of this machine", () => {
    vi.stubEnv("TZ", "Asia/Kolkata");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(line({})).toMatch(/^r1 {2}2026-11-22 17:00 {2}eval /);
    expect(line({ started: "2026-12-31T20:00:00.000Z" })).toMatch(/^r1 {2}2027-01-01 01:30 {2}eval /);
  });

  it("says of an evaluation how many answers are right", () => {
    expect(line({})).toMatch(/ done {2}37 of 100 right$/);
  });

  it("tells single questions apart by how they begin", () => {
    const asked = (title: string) => line({ kind: "ask", data: null, title, correct: null, compared: null });
    expect(asked("How many cats?")).toMatch(/ practice {2}How many cats\? {2}100/);
    expect(asked("How many legs have three cats and the two hens that live beside them?")).toMatch(
      / practice {2}How many legs have three cats and the t… {2}100/,
    );
  });

  it("says nothing of the kind where no answer is right or wrong", () => {
    expect(line({ kind: "ask", correct: null, compared: null })).toMatch(/ done$/);
    expect(line({ correct: 0, compared: 0 })).toMatch(/ done$/);
  });

  it("names the options that were given, and a seed of one's own", () => {
    const settings = { agents: 5, amr: false, seed: 7 };
    expect(line({ settings })).toMatch(/ right {2}agents 5, amr false, seed 7$/);
  });

  it("cuts settings that are too long for a line", () => {
    const settings = {
      agents: 5,
      temperature: 0.5,
      turns: 3,
      semantic: false,
      historical: false,
      guard: true,
    };
    expect(line({ settings })).toMatch(/ right {2}agents 5, temperature 0.5.{34}…$/);
  });
});
