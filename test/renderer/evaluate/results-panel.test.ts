import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import type { ConnectionState } from "../../../renderer/connection/connection.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { NOT_HEARD_OF, type FollowedRun } from "../../../renderer/state/followed-run.ts";
import { ResultsPanel } from "../../../renderer/views/evaluate/results/results-panel.tsx";
import { runManifest } from "../../support/analysed-runs.ts";
import { markupOf, quietButtons, shownWords } from "../support/shown-words.ts";
import { aCell, aReport } from "../support/sweep-reports.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const warnings = ["Mind this."];

test.each<[string, Partial<FollowedRun>]>([
  ["a single evaluation", { transcript: { ...EMPTY_TRANSCRIPT, warnings } }],
  ["a sweep", { sweep: { report: aReport(), warnings, secondsLeft: null } }],
])("the warnings of %s stand above its results", (_of, parts) => {
  const followed: FollowedRun = { ...NOT_HEARD_OF, phase: "running", ...parts };
  const panel = createElement(ResultsPanel, { run: "r", followed, shown: null });

  expect(shownWords(withEngine(panel))).toContain("|Mind this.|");
});

test("a comparison that pauses keeps its controls, which can do nothing until it stands still", () => {
  const followed: FollowedRun = { ...NOT_HEARD_OF, phase: "pausing" };
  const panel = createElement(ResultsPanel, { run: "r", followed, shown: null });

  expect(shownWords(withEngine(panel))).toContain("|Pause|Stop|");
  const quiet = quietButtons(withEngine(panel));
  expect(quiet).toContain("Pause");
  expect(quiet).toContain("Stop");
});

test("a comparison can be gone on with if it had begun when it was paused or stopped", () => {
  const error = { code: "cancelled", message: "Cancelled.", details: {} };
  const stopped: FollowedRun = {
    ...NOT_HEARD_OF,
    phase: "ended",
    end: { run: "r", state: "cancelled", report: null, error },
  };
  const wordsOf = (parts: Partial<FollowedRun>) => {
    const followed = { ...stopped, ...parts };
    return shownWords(withEngine(createElement(ResultsPanel, { run: "r", followed, shown: null })));
  };

  expect(wordsOf({})).not.toContain("Go on");
  expect(wordsOf({ transcript: { ...EMPTY_TRANSCRIPT, manifest: runManifest() } })).toContain("|Go on|");
  expect(wordsOf({ sweep: { report: aReport(), warnings: [], secondsLeft: null } })).toContain("|Go on|");
});

test("how a comparison stands is told to who cannot see it", () => {
  const followed: FollowedRun = { ...NOT_HEARD_OF, phase: "loading-model" };
  const panel = createElement(ResultsPanel, { run: "r", followed, shown: null });

  expect(markupOf(withEngine(panel))).toMatch(/<span role="status">.*?loading the model<\/span>/);
});

test("how much time is left is told only while the engine is there", () => {
  const sweep = { report: aReport(), warnings: [], secondsLeft: 90 };
  const followed: FollowedRun = { ...NOT_HEARD_OF, phase: "running", sweep };
  const panel = createElement(ResultsPanel, { run: "r", followed, shown: null });
  const wordsWhen = (state: ConnectionState) => shownWords(withEngine(panel, new QueryClient(), state));

  expect(wordsWhen({ state: "open", client: {} as EngineClient, generation: 1 })).toContain("1 min 30 s");
  expect(wordsWhen({ state: "lost", attempts: 1 })).not.toContain("1 min 30 s");
});

test("the generated tokens of a question are told, and those of its prompts to who points at them", () => {
  const tokens = { prompt: 1400, cached: 1000, generated: 210 };
  const cells = [aCell({ accuracy: 0.5, perQuestion: { calls: 3, tokens, seconds: 1 } })];
  const sweep = { report: aReport({ cells }), warnings: [], secondsLeft: null };
  const panel = createElement(ResultsPanel, { run: "r", followed: { ...NOT_HEARD_OF, sweep }, shown: null });

  expect(shownWords(withEngine(panel))).toMatch(/\|Generated tokens per question\|.*\|210\|/);
  expect(markupOf(withEngine(panel))).toContain('title="and 1,400 of prompts, 1,000 of them cached"');
});

test("the counts of a row have separators", () => {
  const tokens = { prompt: 1, cached: 0, generated: 1 };
  const perQuestion = { calls: 1300, tokens, seconds: 1 };
  const cells = [aCell({ accuracy: 0.5, unanswered: 1500, failed: 1200, perQuestion })];
  const sweep = { report: aReport({ cells }), warnings: [], secondsLeft: null };
  const panel = createElement(ResultsPanel, { run: "r", followed: { ...NOT_HEARD_OF, sweep }, shown: null });

  expect(shownWords(withEngine(panel))).toContain("|1,500|1,200|1,300|1|");
});

test("why a method failed is marked as English", () => {
  const error = { code: "model-run", message: "The model stopped.", details: {} };
  const cells = [aCell({ state: "failed", error })];
  const sweep = { report: aReport({ cells }), warnings: [], secondsLeft: null };
  const panel = createElement(ResultsPanel, { run: "r", followed: { ...NOT_HEARD_OF, sweep }, shown: null });

  expect(markupOf(withEngine(panel))).toContain('<span lang="en">The model stopped.</span>');
});

test("of a comparison of very many cells only those in sight are drawn", () => {
  const markupOfCells = (count: number): string => {
    const cells = Array.from({ length: count }, (_, cell) => aCell({ cell }));
    const sweep = { report: aReport({ cells }), warnings: [], secondsLeft: null };
    const panel = createElement(ResultsPanel, {
      run: "r",
      followed: { ...NOT_HEARD_OF, sweep },
      shown: null,
    });
    return markupOf(withEngine(panel));
  };
  const rowsOf = (count: number): number => markupOfCells(count).match(/Self-consistency/g)?.length ?? 0;

  expect(rowsOf(100)).toBe(100);
  expect(rowsOf(1000)).toBeLessThan(100);
  expect(markupOfCells(1000)).toContain('aria-rowcount="1001"');
});
