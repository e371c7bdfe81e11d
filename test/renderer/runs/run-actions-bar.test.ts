import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { foldEvents } from "../../../core/transcript.ts";
import type { RunPhase } from "../../../engine/contract/live.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { NOT_HEARD_OF, type FollowedRun } from "../../../renderer/state/followed-run.ts";
import { RunActionsBar } from "../../../renderer/views/runs/run-actions-bar.tsx";
import { runManifest } from "../../support/analysed-runs.ts";
import { quietButtons, shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";
import { asked as goldfish } from "../transcript/transcripts.ts";

vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
await startLanguages("en");

const asked: RunListing = {
  run: "a",
  kind: "ask",
  strategy: "io",
  model: "practice",
  data: null,
  state: "running",
  done: 0,
  questions: 1,
  started: "2026-01-02T03:04:05.000Z",
  title: "How many goldfish are in the tank?",
  settings: {},
  answer: null,
  correct: null,
  compared: null,
  finished: null,
  resumable: false,
  kept: true,
  sweep: null,
};

function barOf(listing: RunListing, phase: RunPhase) {
  const followed = { ...NOT_HEARD_OF, phase };
  return withEngine(createElement(RunActionsBar, { run: listing.run, listing, followed }));
}

/** What can be done with a run that goes on. */
function actionsOf(listing: RunListing, phase: RunPhase = "running"): string {
  return shownWords(barOf(listing, phase));
}

test("a question that is not kept can be stopped, not paused: it could not be gone on with", () => {
  const actions = actionsOf({ ...asked, kept: false });

  expect(actions).toContain("|Stop|");
  expect(actions).not.toContain("Pause");
});

test.each<[string, Partial<RunListing>]>([
  ["a question that is kept", {}],
  ["an evaluation that is not kept", { kind: "eval", kept: false }],
])("%s can be paused", (_what, parts) => {
  expect(actionsOf({ ...asked, ...parts })).toContain("|Pause|Stop|");
});

test("a run that pauses keeps its controls, and cannot be deleted yet", () => {
  const actions = actionsOf(asked, "pausing");

  expect(actions).toContain("|Pause|Stop|");
  expect(actions).not.toContain("Delete");
});

test("a run that pauses can neither be paused again nor stopped", () => {
  expect(quietButtons(barOf(asked, "running"))).toEqual([]);
  expect(quietButtons(barOf(asked, "pausing"))).toEqual(["Pause", "Stop"]);
});

test("a question is not asked again before it is known whether it is kept", () => {
  const transcript = foldEvents([
    {
      run: "a",
      seq: 0,
      question: null,
      time: 0,
      type: "run-started",
      manifest: runManifest({ kind: "ask" }),
    },
    { run: "a", seq: 1, question: "q", time: 0, type: "question-started", asked: goldfish },
  ]);
  const followed: FollowedRun = { ...NOT_HEARD_OF, transcript, phase: "ended" };
  const bar = (listing: RunListing | undefined) =>
    shownWords(withEngine(createElement(RunActionsBar, { run: "a", listing, followed })));

  expect(bar({ ...asked, state: "done" })).toContain("|Ask again with these settings|");
  expect(bar(undefined)).not.toContain("Ask again");
});
