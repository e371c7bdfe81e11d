import { createElement } from "react";
import { expect, onTestFinished, test } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { agentsText, RunSettings } from "../../../renderer/views/runs/run-settings.tsx";
import { modelInfo, runManifest } from "../../support/analysed-runs.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";

const languages = await startLanguages("en");

function settingsOf(given: Partial<RunManifest>): string {
  return shownWords(createElement(RunSettings, { run: "r1", manifest: runManifest(given) }));
}

test("the settings of a run name the experience repository that it used, if it used one", () => {
  expect(settingsOf({ experience: "algebra" })).toContain("|Experience repository|algebra|");
  expect(settingsOf({})).not.toContain("Experience repository");
});

test("the models of single roles have the separators of the language", () => {
  const agents = { judge: modelInfo("large"), solver: modelInfo("small") };

  expect(agentsText({ agents }, languages.getFixedT("en"))).toBe("Judge: large, Solver: small");
  expect(agentsText({ agents }, languages.getFixedT("zh-CN"))).toBe("裁判：large、解答者：small");
});

test("the settings of a run without a database do not say how results of queries are compared", () => {
  const words = settingsOf({ options: { agents: 3, sqlCompare: "multiset" } });

  expect(words).toContain("|Agents N|3|");
  expect(words).not.toContain("Comparison of SQL results");
});

test.each(["en", "zh-CN"])("the settings of a run all have names of their own (%s)", async (language) => {
  await languages.changeLanguage(language);
  onTestFinished(async () => {
    await languages.changeLanguage("en");
  });
  const exemplars = { file: "shown.jsonl", sha256: "exemplars-sha256" };
  const manifest = runManifest({ strategy: "few-shot", options: { shots: 8 }, exemplars });

  const page = markupOf(createElement(RunSettings, { run: "r1", manifest }));
  const names = [...page.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);

  expect(names.length).toBeGreaterThan(2);
  expect(names).toHaveLength(new Set(names).size);
});
