import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { Observation, QuestionResult } from "../../../core/events.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import {
  escalationOf,
  REFERENCE_SAMPLES,
} from "../../../renderer/components/transcript/pictures/escalation.ts";
import { EscalationTable } from "../../../renderer/components/transcript/pictures/escalation-table.tsx";
import { en } from "../../../renderer/i18n/en/index.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { zhCN } from "../../../renderer/i18n/zh-CN/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { flatTexts } from "../support/texts.ts";
import { asked, said, seen, transcript, writing } from "./transcripts.ts";

type Escalated = Extract<Observation, { readonly kind: "escalated" }>;

const REASONS: Readonly<Record<Escalated["reason"], true>> = {
  agreed: true,
  recomputed: true,
  "majority-safe": true,
  disagreement: true,
  budget: true,
  overflow: true,
};
const TARGETS: Readonly<Record<Escalated["to"], true>> = {
  "more-samples": true,
  examination: true,
  settled: true,
};

/** A finished call of so many tokens. */
function call(path: string, answer: string, generated: number): TurnTranscript {
  const turn = said(path, path.startsWith("examination") ? "judge" : "solver", `The answer is ${answer}.`);
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

  test("have of a program what was computed, and what it announces only where it cannot be computed", () => {
    const { steps } = escalationOf(
      transcript({
        turns: [
          call("sample-1", "7", 10),
          call("program-1", "8", 10),
          call("program-2", "9", 10),
          call("program-3", "10", 10),
        ],
        observations: [
          seen(2, "program-1", { kind: "program-run", result: "7" }),
          seen(3, "program-2", { kind: "program-run", result: null }),
        ],
      }),
    );

    expect(steps[0]?.calls.map(({ answer }) => answer)).toEqual(["7", "7", "9", "10"]);
  });

  test("have of a reasoning beside programs what the program in it comes to", () => {
    const reasoning = said("sample-1", "solver", "```python\nprint(3 + 4)\n```\nThe answer is 8.");
    const alone = escalationOf(transcript({ turns: [reasoning] }));
    const beside = escalationOf(transcript({ turns: [reasoning, call("program-1", "7", 10)] }));

    expect(alone.steps[0]?.calls[0]?.answer).toBe("8");
    expect(beside.steps[0]?.calls[0]?.answer).toBe("7");
  });

  test("count programs apart from samples", () => {
    const { steps } = escalationOf(
      transcript({
        turns: [
          call("sample-1", "7", 10),
          call("program-1", "8", 10),
          call("program-2", "9", 10),
          call("sample-2", "7", 10),
          call("sample-3", "9", 10),
        ],
        observations: [seen(3, "samples-1", escalated("more-samples", "disagreement", 1, 30))],
      }),
    );

    expect(steps.map(({ calls, programs }) => [calls.length, programs])).toEqual([
      [3, 2],
      [2, 0],
    ]);
  });

  test("stand against the samples alone, not the shorter programs", () => {
    const turns = [...three, call("program-1", "7", 4)];

    expect(escalationOf(transcript({ turns })).reference).toBe(20 * REFERENCE_SAMPLES);
  });

  test("have words for every reason and for what follows, in both languages", () => {
    const wanted = [
      ...Object.keys(REASONS).map((reason) => `pictures.escalation.reasons.${reason}`),
      ...Object.keys(TARGETS).map((target) => `pictures.escalation.to.${target}`),
    ];
    const missing = [en, zhCN].map((texts) => {
      const keys = flatTexts(texts);
      return wanted.filter((key) => !keys.has(key));
    });

    expect(missing).toEqual([[], []]);
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

test("the tokens of each call have the separators of the language", async () => {
  await startLanguages("en");
  const turns = [call("sample-1", "7", 1234), call("sample-2", "7", 10)];

  const escalation = escalationOf(transcript({ turns }));

  expect(shownWords(createElement(EscalationTable, { escalation, asked }))).toContain("|1,234|");
});
