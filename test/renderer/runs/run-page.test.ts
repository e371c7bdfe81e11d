import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { RUNS_KEY } from "../../../renderer/state/runs.ts";
import { RunPage } from "../../../renderer/views/runs/run-page.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

/** The page of a run, once the engine has told whose cell it carries out. */
function pageOf(sweep: string | null): string {
  const client = new QueryClient();
  client.setQueryData([...RUNS_KEY, "find", "r"], [{ run: "r", sweep }]);
  return shownWords(withEngine(createElement(RunPage, { run: "r" }), client));
}

test("the run of a sweep's cell leads back to its sweep, for the list of runs leaves it out", () => {
  expect(pageOf("s")).toContain("|Back to the sweep|");
  expect(pageOf("s")).not.toContain("All runs");
});

test("a run of its own leads back to the list of runs", () => {
  expect(pageOf(null)).toContain("|All runs|");
});
