import { describe, expect, it } from "vitest";
import { foldEvents } from "../../core/transcript.ts";
import { evalProgress } from "../../cli/eval-progress.ts";
import type { Terminal } from "../../cli/output.ts";
import { eventsOf, MANIFEST } from "../engine/doubles.ts";

const DATA = { file: "data.jsonl", sha256: "1".repeat(64), questions: 3, skippedLines: [] };

const started = [null, { type: "run-started", manifest: { ...MANIFEST, data: DATA } }] as const;
const warned = [
  null,
  { type: "observed", path: "", observation: { kind: "warning", message: "Beware." } },
] as const;

function asked(question: string, answerType: string) {
  return [
    question,
    { type: "question-started", asked: { id: question, dataset: "d", text: "?", answerType } },
  ] as const;
}

function answered(question: string, correct: boolean | null) {
  const result = { answer: "1", correct, calls: 1, tokens: { prompt: 1, cached: 0, generated: 1 } };
  return [
    asked(question, correct === null ? "text" : "number"),
    [question, { type: "question-finished", result }],
  ] as const;
}

/** What is shown of events that are sent one by one after a snapshot of the first ones. */
function linesOf(
  events: readonly (readonly [string | null, object])[],
  inSnapshot: number,
): readonly string[] {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    interactive: false,
    note: (line) => void lines.push(line),
    style: (_, text) => text,
  };
  const show = evalProgress(terminal as Terminal);
  const all = eventsOf("r", events);
  show({ type: "snapshot", phase: "running", transcript: foldEvents(all.slice(0, inSnapshot)) });
  for (const event of all.slice(inSnapshot)) show({ type: "event", event });
  return lines;
}

const RUN = [started, warned, ...answered("a", true), ...answered("b", false), ...answered("c", null)];

describe("the progress of an evaluation", () => {
  it("tells questions done, the share that is right of those that can be compared, and time", () => {
    expect(linesOf(RUN, 0)).toEqual([
      "Beware.",
      "1/3 · 100.0 % right · 0:00 so far, about 0:00 left",
      "2/3 · 50.0 % right · 0:00 so far, about 0:00 left",
      "3/3 · 50.0 % right · 0:00 so far",
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("ends alike if the first %i events come in the snapshot", (count) => {
    expect(linesOf(RUN, count).at(-1)).toBe("3/3 · 50.0 % right · 0:00 so far");
  });

  it("counts no failure as wrong where no answer could be right", () => {
    const failed = [
      "a",
      { type: "question-failed", error: { code: "model-run", message: "No.", details: {} } },
    ] as const;
    const lines = linesOf([started, asked("a", "translation"), failed, ...answered("b", true)], 0);
    expect(lines.at(-1)).toContain("2/3 · 100.0 % right");
  });

  it("tells a warning of the snapshot once", () => {
    expect(linesOf(RUN, 2).filter((line) => line === "Beware.")).toEqual(["Beware."]);
  });
});
