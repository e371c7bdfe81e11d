import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { adviceOn } from "../../../core/advice/advice.ts";
import type { MeasuredMethod, SampledGain } from "../../../core/advice/measured.ts";
import type { ModelAdvice } from "../../../engine/contract/advice.ts";
import { MethodFigures } from "../../../renderer/components/advice/measured-note.tsx";
import { MeasuredRows } from "../../../renderer/components/advice/measured-rows.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { LARGE, measured, NOT_SHOWN } from "../../support/measured-rows.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";

const languages = await startLanguages("en");

const HERE = { low: 20, high: 45 };
const METHODS = ["zero-shot-cot", "self-consistency", "mcf"];

function adviceFrom(figures: readonly MeasuredMethod[], own = LARGE): ModelAdvice {
  const methods = METHODS.map((strategy) => {
    const advice = adviceOn(figures, strategy, own);
    return { ...advice, rows: advice.rows.map((row) => ({ ...row, secondsHere: HERE })) };
  });
  const model = { parameters: own.parameters, prompts: "standard" } as const;
  return { model, methods, recommended: [], keptRuns: [] };
}

const figuresOf = (advice: ModelAdvice, strategy = "self-consistency", options = {}) =>
  shownWords(createElement(MethodFigures, { advice, choices: { strategy, options } }));

describe("the note below a method", () => {
  test("says in one line what it was worth, where, and at what cost", () => {
    expect(figuresOf(adviceFrom([measured()]))).toContain(
      "|Better than one answer: +6 points (+1 to +11) · gsm8k, 100 questions, 1.5B · 1,210 tokens generated · " +
        "about 20 s to 45 s on this machine|",
    );
  });

  test("says plainly that no gain was shown", () => {
    expect(figuresOf(adviceFrom([measured({ gain: NOT_SHOWN })]))).toContain(
      "|No gain over one answer was shown: +2 points, −5 to +9; 30 questions show only differences from 17 points · ",
    );
  });

  test("names the share that is right where nothing was compared", () => {
    expect(figuresOf(adviceFrom([measured({ gain: null })]))).toContain(
      "|Not compared with one answer · 62 % right (52–71 %) · ",
    );
    const one = measured({ strategy: "zero-shot-cot", gain: null });
    expect(figuresOf(adviceFrom([one]), "zero-shot-cot")).toContain(
      "|One answer, which the other methods are compared with · 62 % right (52–71 %) · ",
    );
  });

  test("says that the figures are another model's", () => {
    const own = { ...LARGE, sha256: "c".repeat(64), parameters: 3_000_000_000 };
    const words = figuresOf(adviceFrom([measured()], own));
    expect(words).toContain(
      "|Measured with another model, large-instruct, which is 0.5 times the size of this one:|",
    );
    expect(words).toContain("gsm8k, 100 questions, another model of 1.5B");
  });

  test("says of another model of the same size that it is that", () => {
    const own = { ...LARGE, sha256: "c".repeat(64) };
    expect(figuresOf(adviceFrom([measured()], own))).toContain(
      "|Measured with another model of this size, large-instruct:|",
    );
  });

  test("says that nothing near this size was measured, and gives no figures then", () => {
    const own = { ...LARGE, sha256: "c".repeat(64), parameters: 30_000_000 };
    expect(figuresOf(adviceFrom([measured()], own))).toBe(
      "|Nothing was measured near this model&#x27;s size: the nearest is large-instruct, 50 times the size.|",
    );
  });

  test("says that a method was not measured, where others were", () => {
    expect(figuresOf(adviceFrom([measured()]), "mcf")).toBe("|This method was not measured.|");
  });

  test("is not there where nothing at all was measured, nor for a method that is not known", () => {
    expect(figuresOf(adviceFrom([]))).toBe("");
    expect(figuresOf(adviceFrom([measured()]), "future")).toBe("");
  });

  test("says that a method is shown to help, in words", () => {
    const recommended = [
      { strategy: "self-consistency", data: "gsm8k" },
      { strategy: "mcf", data: "multiarith" },
      { strategy: "self-consistency", data: "text2sql" },
    ];
    expect(figuresOf({ ...adviceFrom([measured()]), recommended })).toContain(
      "|Shown to help on models of this size: gsm8k and text2sql|",
    );
  });

  test("follows the chosen options: a variant of the table has its own line", () => {
    const figures = [measured(), measured({ run: "five", options: { agents: 5 }, questions: 40 })];
    expect(figuresOf(adviceFrom(figures), "self-consistency", { agents: 5 })).toContain(
      "gsm8k, 40 questions, 1.5B, Agents N 5 ·",
    );
  });

  test("says where the figures are those of the default options, and others are chosen", () => {
    const advice = adviceFrom([measured()]);
    expect(figuresOf(advice, "self-consistency", { agents: 9 })).toContain("1.5B, default options ·");
    expect(figuresOf(advice, "self-consistency", { agents: 7 })).not.toContain("default options");
  });

  test("says the same in Chinese", async () => {
    await languages.changeLanguage("zh-CN");
    const words = figuresOf(adviceFrom([measured({ gain: NOT_SHOWN })]));
    await languages.changeLanguage("en");
    expect(words).toContain(
      "|未显示出优于单次作答：+2 个百分点，−5 至 +9；30 题要相差 17 个百分点才看得出来 · gsm8k，100 题，1.5B · ",
    );
  });

  test("folds all measurements away and says how many there are", () => {
    const figures = [measured(), measured({ run: "two", data: "multiarith" })];
    expect(figuresOf(adviceFrom(figures))).toContain("|2 measurements|");
  });
});

describe("all measurements of a method", () => {
  const rowsWith = (keptRuns: readonly string[], atEqualTokens: SampledGain = NOT_SHOWN) => {
    const rows = adviceFrom([measured({ atEqualTokens })]).methods[1]?.rows ?? [];
    return createElement(MeasuredRows, { rows, keptRuns });
  };

  test("have the model's name, every figure, and the command that makes them again", () => {
    const words = shownWords(rowsWith([]));
    for (const shown of [
      "|gsm8k, 100 questions, large-instruct|",
      "|Against one answer|Better than one answer: +6 points (+1 to +11)|",
      "|Against self-consistency|No gain over self-consistency at as many tokens was shown: +2 points",
      "|Right|62 % right (52–71 %)|",
      "|Unanswered|3|",
      "|Calls per question|7|",
      "|Tokens per question|1,210 generated; 1,400 of prompts, 1,000 of them cached|",
      "|npm run results -- run self-consistency|",
    ])
      expect(words).toContain(shown);
  });

  test("name all stored samples where the method generates more tokens than these, in Chinese too", async () => {
    const samples = { count: 7, generated: 1432.6, beyond: true };
    const rows = rowsWith([], { ...NOT_SHOWN, samples });
    expect(shownWords(rows)).toContain(
      "|No gain over all 7 stored samples of self-consistency together (only 1,433 tokens) was shown: +2 points, ",
    );
    await languages.changeLanguage("zh-CN");
    const words = shownWords(rows);
    await languages.changeLanguage("en");
    expect(words).toContain("|未显示出优于自洽投票全部 7 个已存样本合计（仅 1,433 个词元）：+2 个百分点，");
  });

  test("lead to the run where it is stored here", () => {
    expect(markupOf(rowsWith(["run-1"]))).toContain('href="#/runs/run-1"');
  });

  test("say that the run is not kept here otherwise", () => {
    expect(markupOf(rowsWith(["another"]))).not.toContain("href=");
    expect(shownWords(rowsWith(["another"]))).toContain("|run-1 is not kept on this machine;");
  });
});

describe("the time of a method", () => {
  const [row] = adviceFrom([measured()]).methods[1]?.rows ?? [];
  const wordsWith = (secondsHere: typeof HERE | null) =>
    row === undefined
      ? ""
      : shownWords(createElement(MeasuredRows, { rows: [{ ...row, secondsHere }], keptRuns: [] }));

  test("is that of the machine that measured it where this model's speed is not known here", () => {
    expect(wordsWith(null)).toContain("|Time a question|31 s on the machine that measured it|");
  });

  test("is told as less than a second where it is", () => {
    expect(wordsWith({ low: 0.1, high: 0.4 })).toContain(
      "|Time a question|less than a second on this machine|",
    );
  });
});
