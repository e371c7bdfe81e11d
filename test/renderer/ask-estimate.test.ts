import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { RunEstimate } from "../../engine/contract/estimates.ts";
import { timeOfRun } from "../../renderer/components/estimate/known-time.ts";
import { commonRequest, firstChoices } from "../../renderer/components/run-choices/run-choices.ts";
import { startLanguages } from "../../renderer/i18n/index.ts";
import { ESTIMATES_KEY } from "../../renderer/state/runs.ts";
import { costRequest, EMPTY_DRAFT, type Draft } from "../../renderer/views/ask/draft.ts";
import { EstimateLine } from "../../renderer/views/ask/estimate-line.tsx";
import { shownWords } from "./support/shown-words.ts";
import { withEngine } from "./support/with-engine.ts";

await startLanguages("en");

const filtering = { ...firstChoices(), strategy: "mcf" };
const debating = { ...firstChoices(), strategy: "cfmad" };
const FINISHED: RunEstimate = {
  ...{ kind: "estimated", seconds: { low: 40, high: 120 }, questions: 1, calls: { usual: 6, most: 66 } },
  ...{ basis: "finished runs", measured: "2026-11-22T10:00:00.000Z" },
};

/** What stands before the start of a question. @param estimate what the engine has said of it */
function lineWith(estimate?: RunEstimate, choices = filtering, draft: Draft = EMPTY_DRAFT): string {
  const queries = new QueryClient();
  const request = costRequest(draft, commonRequest(choices));
  const key = [...ESTIMATES_KEY, "question", JSON.stringify(request)];
  queries.setQueryData(key, estimate && timeOfRun(estimate));
  return shownWords(withEngine(createElement(EstimateLine, { draft, choices }), queries));
}

test("a question is announced with the calls on which its time rests", () => {
  expect(lineWith(FINISHED)).toContain("|6 calls · about 40 s to 2 min 0 s|");
});

test("a question is announced with the calls that its method usually makes until others are known", () => {
  expect(lineWith()).toContain("|14 calls · time not known|");
});

test("a question is announced with the calls that its kind of answer takes", () => {
  expect(lineWith(undefined, debating, { ...EMPTY_DRAFT, answerType: "yesno" })).toContain("|7 calls · ");
  expect(lineWith(undefined, debating, { ...EMPTY_DRAFT, answerType: "number" })).toContain("|10 calls · ");
});
