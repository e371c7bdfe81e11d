import { createElement } from "react";
import { expect, test } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { RunSettings } from "../../../renderer/views/runs/run-settings.tsx";
import { runManifest } from "../../support/analysed-runs.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

function settingsOf(given: Partial<RunManifest>): string {
  return shownWords(createElement(RunSettings, { run: "r1", manifest: runManifest(given) }));
}

test("the settings of a run name the experience repository that it used, if it used one", () => {
  expect(settingsOf({ experience: "algebra" })).toContain("|Experience repository|algebra|");
  expect(settingsOf({})).not.toContain("Experience repository");
});

test("the settings of a run without a database do not say how results of queries are compared", () => {
  const words = settingsOf({ options: { agents: 3, sqlCompare: "multiset" } });

  expect(words).toContain("|Agents N|3|");
  expect(words).not.toContain("Comparison of SQL results");
});
