import { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { createElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { CellEstimate, SweepEstimate } from "../../../engine/contract/estimates.ts";
import type { SweepRequest } from "../../../engine/contract/requests.ts";
import { MeasureLinks } from "../../../renderer/components/estimate/measure-links.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { ESTIMATES_KEY } from "../../../renderer/state/runs.ts";
import type { ComparisonRequest } from "../../../renderer/views/evaluate/evaluations.ts";
import { ComparisonTime } from "../../../renderer/views/evaluate/methods/comparison-time.tsx";
import { Cost } from "../../../renderer/views/sweep/plan/cost.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");
afterEach(() => i18next.changeLanguage("en"));

const SECONDS = { low: 1, high: 2 };

function cell(model: string, seconds: CellEstimate["seconds"]): CellEstimate {
  return {
    ...{ cell: 0, strategy: "io", model, settings: {}, questions: 1, calls: { usual: 1, most: 1 } },
    ...{ tokens: { prompt: 1, generated: 1 }, seconds, basis: "assumptions" },
  };
}

/** What stands before the start of a sweep over these cells. */
function costOf(cells: readonly CellEstimate[]): string {
  const request: SweepRequest = { data: "sample", methods: [{ strategy: "io" }] };
  const estimate: SweepEstimate = {
    ...{ cells, runs: 1, questions: 1, calls: { usual: 1, most: 1 }, tokens: { prompt: 1, generated: 1 } },
    ...{ seconds: null, speedSettings: {}, notes: [] },
  };
  const queries = new QueryClient();
  queries.setQueryData([...ESTIMATES_KEY, "sweep", JSON.stringify(request)], estimate);
  return shownWords(withEngine(createElement(Cost, { request }), queries));
}

/** What stands before the start of a comparison on these models, of which `large` was never measured. */
function timeOn(models: string[]): string {
  const comparison: ComparisonRequest = {
    kind: "sweep",
    request: { data: "sample", methods: [{ strategy: "io" }, { strategy: "mcf" }], models },
  };
  const queries = new QueryClient();
  const key = [...ESTIMATES_KEY, "comparison", JSON.stringify(comparison)];
  queries.setQueryData(key, { seconds: null, unmeasured: ["large"] });
  return shownWords(withEngine(createElement(ComparisonTime, { comparison }), queries));
}

test.each([
  ["en", "|Measure the speed of a|,|Measure the speed of b|"],
  ["zh-CN", "|测量 a 的速度|、|测量 b 的速度|"],
])("models whose speed was never measured are listed as the language does (%s)", async (language, words) => {
  await i18next.changeLanguage(language);

  expect(shownWords(createElement(MeasureLinks, { models: ["a", "b"], named: true }))).toBe(words);
});

describe("the one model whose speed was never measured", () => {
  test("is named where others are chosen beside it", () => {
    expect(timeOn(["tiny", "large"])).toContain("|Measure the speed of large|");
    expect(costOf([cell("tiny", SECONDS), cell("large", null)])).toContain("|Measure the speed of large|");
  });

  test("needs no name where it is the only one", () => {
    expect(timeOn(["large"])).toContain("|Measure the speed|");
    expect(costOf([cell("large", null), cell("large", null)])).toContain("|Measure the speed|");
  });
});
