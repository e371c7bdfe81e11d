import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { LiveRun } from "../../../engine/contract/live.ts";
import { RunningList } from "../../../renderer/frame/running-list.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { RUNS_KEY } from "../../../renderer/state/runs.ts";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const evaluation: LiveRun = {
  run: "r",
  kind: "eval",
  phase: "running",
  strategy: "io",
  model: "practice",
  title: "trivia.csv",
  done: 3,
  questions: 40,
  started: "2026-01-02T03:04:05.000Z",
  kept: true,
  sweep: null,
};

test.each<[string, Partial<LiveRun>]>([
  ["3 of 40", {}],
  ["loading the model", { phase: "loading-model" }],
  ["running", { kind: "ask" }],
])("the way to a run that goes on says how far it is to who cannot see it: %s", (state, parts) => {
  const client = new QueryClient();
  client.setQueryData([...RUNS_KEY, "live"], [{ ...evaluation, ...parts }]);

  const words = shownWords(withEngine(createElement(RunningList), client));

  expect(words).toContain(`|Open the run trivia.csv: ${state}|`);
});
