import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { RunSettings } from "../../../renderer/views/runs/run-settings.tsx";
import { runManifest } from "../../support/analysed-runs.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

function settingsOf(experience: { readonly experience?: string }): string {
  return shownWords(createElement(RunSettings, { run: "r1", manifest: runManifest(experience) }));
}

test("the settings of a run name the experience repository that it used, if it used one", () => {
  expect(settingsOf({ experience: "algebra" })).toContain("|Experience repository|algebra|");
  expect(settingsOf({})).not.toContain("Experience repository");
});
