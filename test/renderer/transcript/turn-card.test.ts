import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { TurnCard, type TurnCardProps } from "../../../renderer/components/transcript/turn-card.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { said, writing } from "./transcripts.ts";

await startLanguages("en");

const TEXT = "3 + 4 = 7. The answer is 7.";
const COST = { tokens: { prompt: 40, cached: 0, generated: 12 }, seconds: 12 };

function shown(turn: TurnTranscript, parts: Partial<TurnCardProps> = {}): string {
  const still = { live: false, ahead: false, current: false, passedOn: false, unfolded: "" };
  return shownWords(createElement(TurnCard, { turn, ...still, onUnfold: () => undefined, ...parts }));
}

describe("a turn that is finished", () => {
  test("says who spoke, what it took and the whole reply", () => {
    const words = shown(said("solver-1", "solver", TEXT, "stop", COST));

    expect(words).toContain(`|Solver 1|12 tokens · 12 s|${TEXT}|What it saw|Copy: Solver 1|`);
  });

  test("says that the agent said nothing", () => {
    expect(shown(said("solver-1", "solver"))).toContain("|It said nothing.|");
  });

  test("says that it was cut off, or asked for its answer", () => {
    const closed = { ...COST, closed: true } as const;

    expect(shown(said("solver-1", "solver", TEXT, "length", COST))).toContain("|cut off|12 tokens · 12 s|");
    expect(shown(said("solver-1", "solver", TEXT, "stop", closed))).toContain(
      "|asked for its answer|12 tokens · 12 s|",
    );
  });

  test("says how it reasoned once that is unfolded", () => {
    const turn = said("solver-1", "solver", TEXT, "stop", { reasoning: "Three and four." });

    expect(shown(turn)).toContain("|Reasoning, 3 words|");
    expect(shown(turn)).not.toContain("Three and four.");
    expect(shown(turn, { unfolded: "reasoning" })).toContain("|How Solver 1 reasoned|Three and four.|");
  });

  test("says word for word what the agent saw once that is unfolded", () => {
    const messages = [
      { role: "system", content: "Solve it." },
      { role: "user", content: "How many pens are there?" },
    ] as const;
    const turn = said("solver-1", "solver", TEXT, "stop", { messages });

    expect(shown(turn)).not.toContain("How many pens are there?");
    expect(shown(turn, { unfolded: "prompt" })).toContain(
      "|What it saw|System|Solve it.|To the agent|How many pens are there?|" +
        "Temperature 1, top-p 1, seed 1, at most 64 tokens|",
    );
  });
});

describe("a turn that is written", () => {
  test("says what it has so far, and that it is being written", () => {
    const words = shown(writing("solver-1", "solver", "3 + 4"), { live: true });

    expect(words).toContain("|Solver 1|writing|Solver 1 is writing|3 + 4|");
  });

  test("says how the agent reasons as long as it says nothing else", () => {
    const reasons = writing("solver-1", "solver", "<think>Three and");
    const says = writing("solver-1", "solver", "<think>Three and four.</think>3 + 4");

    expect(shown(reasons, { live: true })).toContain("|Solver 1 is writing|Three and|");
    expect(shown(says, { live: true })).toContain("|Solver 1 is writing|3 + 4|");
  });

  test("says that it waits for its first word, and that it was never finished", () => {
    expect(shown(writing("solver-1", "solver"), { live: true })).toContain("|waiting for its first word|");
    expect(shown(writing("solver-1", "solver", "3 + 4"))).toContain("|not finished|");
  });
});
