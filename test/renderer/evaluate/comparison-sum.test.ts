import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { KnownTime } from "../../../renderer/components/estimate/known-time.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { ESTIMATES_KEY } from "../../../renderer/state/runs.ts";
import {
  chosenOf,
  type ComparisonRequest,
  type EvaluateDraft,
} from "../../../renderer/views/evaluate/evaluations.ts";
import { ComparisonSum } from "../../../renderer/views/evaluate/methods/comparison-sum.tsx";
import { preview } from "../support/dataset-preview.ts";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const draft: EvaluateDraft = {
  ...{ preview, columns: null, skipBadLines: false, databases: "", limit: null },
  ...{ methods: [{ id: "m1", strategy: "mcf", options: {} }], common: {} },
};
const comparison: ComparisonRequest = { kind: "eval", request: { data: preview.data, strategy: "mcf" } };

/** What stands before the start. @param time what the engine has said of it */
function sumWith(time?: KnownTime): string {
  const queries = new QueryClient();
  queries.setQueryData([...ESTIMATES_KEY, "comparison", JSON.stringify(comparison)], time);
  const sum = createElement(ComparisonSum, { chosen: chosenOf(draft), draft, comparison });
  return shownWords(withEngine(sum, queries));
}

describe("what a comparison comes to", () => {
  test("has the calls on which its time rests", () => {
    const time = { seconds: { low: 40, high: 120 }, unmeasured: [], calls: 240 };
    expect(sumWith(time)).toContain("about 240 calls · about 40 s to 2 min 0 s");
  });

  test("has the calls that its methods usually make as long as nothing else is known", () => {
    expect(sumWith()).toContain("about 560 calls");
    const unmeasured = sumWith({ seconds: null, unmeasured: ["tiny"] });
    expect(unmeasured).toContain("about 560 calls · time not measured yet");
  });
});
