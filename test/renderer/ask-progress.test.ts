import { describe, expect, test } from "vitest";
import type { RunManifest } from "../../core/events.ts";
import type { AnswerType } from "../../core/question.ts";
import { EMPTY_TRANSCRIPT, type RunTranscript } from "../../core/transcript.ts";
import { progressOf } from "../../renderer/views/ask/progress.ts";
import { asked, said, transcript, writing } from "./transcript/transcripts.ts";

const manifest = {
  strategy: "self-consistency",
  options: { agents: 4, temperature: 1 },
  promptSet: "standard",
  model: { parameters: 1.5e9 },
} as unknown as RunManifest;

function running(parts: Partial<RunTranscript>): RunTranscript {
  return { ...EMPTY_TRANSCRIPT, manifest, state: "running", ...parts };
}

describe("the progress of a question", () => {
  test("tells the time that is left at the pace so far, without pauses", () => {
    const question = transcript({
      activeFrom: 1000,
      turns: [said("solver-1", "solver"), said("solver-2", "solver"), writing("solver-3", "solver")],
    });
    const run = running({ questions: [question], activeMilliseconds: 8000, lastTime: 100_000 });

    expect(progressOf(run, 101_000)).toEqual({ done: 2, writing: 1, expected: 4, left: 8 });
  });

  test("expects the calls that the method makes on the run's model", () => {
    const question = transcript({ turns: [writing("specify", "task-specifier")] });
    const filtering = { ...manifest, strategy: "mcf", options: {} };
    const on = (run: RunManifest) => progressOf(running({ manifest: run, questions: [question] }), 5000);

    expect(on(filtering).expected).toBe(11);
    expect(on({ ...filtering, promptSet: "terse" }).expected).toBe(22);
    expect(on({ ...filtering, agents: { judge: manifest.model } }).expected).toBe(14);
  });

  test("expects the calls for the exemplars that a question alone has written for it", () => {
    const question = transcript({ turns: [writing("exemplar-1", "solver")] });
    const alone = { ...manifest, strategy: "auto-cot", options: { shots: 4, temperature: 0 } };
    expect(progressOf(running({ manifest: alone, questions: [question] }), 5000).expected).toBe(5);
  });

  test("expects the calls that the method makes on questions of that kind", () => {
    const debating = { ...manifest, strategy: "cfmad", options: {} };
    const expected = (answerType: AnswerType) => {
      const turns = [writing("stance-1", "debater")];
      const question = transcript({ asked: { ...asked, answerType }, turns });
      return progressOf(running({ manifest: debating, questions: [question] }), 5000).expected;
    };

    expect(expected("yesno")).toBe(7);
    expect(expected("number")).toBe(10);
  });

  test("has no pace before the first call is done", () => {
    const question = transcript({ turns: [writing("solver-1", "solver")] });

    expect(progressOf(running({ questions: [question] }), 5000)).toMatchObject({ expected: 4, left: null });
  });

  test("expects nothing more of a question that has taken more calls than usual", () => {
    const turns = Array.from({ length: 5 }, (_, index) => said(`solver-${index}`, "solver"));

    expect(progressOf(running({ questions: [transcript({ turns })] }), 0)).toMatchObject({
      expected: null,
      left: null,
    });
  });
});
