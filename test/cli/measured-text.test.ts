import { describe, expect, it } from "vitest";
import { measuredText } from "../../cli/measured-text.ts";
import { adviceOn } from "../../core/advice/advice.ts";
import type { MeasuredMethod } from "../../core/advice/measured.ts";
import { gain, LARGE, measured, NOT_SHOWN, SMALL } from "../support/measured-rows.ts";

const ownText = (...rows: readonly MeasuredMethod[]) =>
  measuredText(adviceOn(rows, "self-consistency", LARGE));

describe("what was measured of a method", () => {
  it("is told with gain, interval, tokens, seconds, run and command", () => {
    expect(ownText(measured()).split("\n")).toEqual([
      "Measured",
      "  large-instruct (1.5B)",
      "    gsm8k, 100 questions: 62.0 % right (95 % interval 52.0 % to 71.0 %), 3 unanswered",
      "      Better than one answer: +6 points, +1 to +11 (p = 0.030 after Holm).",
      "      a question: 7 calls, 1210 tokens generated, 1400 of prompts (1000 cached), 31 s on the machine that measured it",
      "      run run-1; again: npm run results -- run self-consistency",
    ]);
  });

  it("says plainly that no gain was shown, and what would have been", () => {
    expect(ownText(measured({ gain: NOT_SHOWN }))).toContain(
      "No gain over one answer was shown: +2 points, −5 to +9; 30 questions show only differences from 17 points.",
    );
  });

  it("says that a method is worse, and sets it against self-consistency at as many tokens", () => {
    const worse = gain({ difference: -0.2, interval: [-0.3, -0.1], adjusted: 0.0001 });
    const text = ownText(measured({ gain: worse, atEqualTokens: NOT_SHOWN }));
    expect(text).toContain("Worse than one answer: −20 points, −30 to −10 (p < 0.001 after Holm).");
    expect(text).toContain("No gain over self-consistency at as many tokens was shown: +2 points");
  });

  it("names all stored samples, and their tokens, where the method generates more than these", () => {
    const samples = { count: 7, generated: 260.7, beyond: true };
    expect(ownText(measured({ atEqualTokens: { ...gain(), samples } }))).toContain(
      "Better than all 7 stored samples of self-consistency together (only 261 tokens): +6 points, +1 to +11 (p = 0.030",
    );
    const paidFor = { ...NOT_SHOWN, samples: { ...samples, beyond: false } };
    expect(ownText(measured({ atEqualTokens: paidFor }))).toContain(
      "No gain over self-consistency at as many tokens was shown",
    );
  });

  it("says what the others are compared with, and what was not compared", () => {
    const reference = measured({ strategy: "zero-shot-cot", gain: null });
    expect(measuredText(adviceOn([reference], "zero-shot-cot", null))).toContain(
      "One answer: what the other methods are compared with.",
    );
    expect(ownText(measured({ gain: null }))).toContain(
      "Not compared with one answer to the same questions.",
    );
  });

  it("gives the seconds of this machine where they are known", () => {
    const { rows, ...advice } = adviceOn([measured()], "self-consistency", LARGE);
    const here = rows.map((row) => ({ ...row, secondsHere: { low: 12, high: 40 } }));
    const text = measuredText({ ...advice, rows: here });
    expect(text).toContain("about 10 to 40 s here");
    expect(text).not.toContain("on the machine that measured it");
  });

  it("says that figures are another model's, and how far away that is", () => {
    const model = { sha256: "c".repeat(64), parameters: 3_000_000_000 };
    const text = measuredText(adviceOn([measured()], "self-consistency", model));
    expect(text).toContain(
      "With another model, 0.5 times the size: these are not the figures of the model you named.",
    );
  });

  it("says that figures are another model's of the same size", () => {
    const text = measuredText(
      adviceOn([measured()], "self-consistency", { ...LARGE, sha256: "c".repeat(64) }),
    );
    expect(text).toContain("With another model, of the same size: these are not the figures");
  });

  it("says that nothing near was measured", () => {
    const model = { sha256: "c".repeat(64), parameters: 15_000_000_000 };
    expect(measuredText(adviceOn([measured()], "self-consistency", model)).split("\n")).toEqual([
      "Measured",
      "  Nothing was measured near this model's size: the nearest is large-instruct, 0.1 times the size.",
    ]);
  });

  it("says that a method was not measured", () => {
    expect(measuredText(adviceOn([], "mcf", null))).toBe("Measured\n  This method was not measured.");
  });

  it("stands model by model, with the options of variants, where no model was named", () => {
    const rows = [
      measured({ ...SMALL, questions: 60 }),
      measured(),
      measured({ ...SMALL, options: { agents: 3 }, questions: 40 }),
    ];
    const lines = measuredText(adviceOn(rows, "self-consistency", null)).split("\n");
    expect(lines.filter((line) => /^ {2,4}\S/.test(line)).map((line) => line.replace(/: .*/, ""))).toEqual([
      "  large-instruct (1.5B)",
      "    gsm8k, 100 questions",
      "  small-instruct (500M)",
      "    gsm8k, 60 questions",
      "    gsm8k, 40 questions with agents 3",
    ]);
  });
});
