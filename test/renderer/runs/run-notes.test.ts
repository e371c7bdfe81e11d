import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import type { ConnectionState } from "../../../renderer/connection/connection.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { NOT_HEARD_OF, type FollowedRun } from "../../../renderer/state/followed-run.ts";
import { RunNotes } from "../../../renderer/views/runs/run-notes.tsx";
import { runManifest } from "../../support/analysed-runs.ts";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const OPEN: ConnectionState = { state: "open", client: {} as EngineClient, generation: 1 };

/** How a run is said to stand that goes on. @param kind of the run */
function notesOf(phase: FollowedRun["phase"], kind: "ask" | "eval" = "eval"): string {
  const transcript = { ...EMPTY_TRANSCRIPT, state: "running", manifest: runManifest({ kind }) } as const;
  return wordsOf({ ...NOT_HEARD_OF, phase, transcript });
}

function wordsOf(followed: FollowedRun): string {
  return shownWords(
    withEngine(createElement(RunNotes, { listing: undefined, followed }), new QueryClient(), OPEN),
  );
}

test("a run's own page says that the model is being loaded, and that the run pauses", () => {
  expect(notesOf("loading-model")).toBe("|loading the model|");
  expect(notesOf("pausing")).toBe("|pausing|");
});

test("an evaluation's own page says how much time is left, that of a question does not", () => {
  expect(notesOf("running")).toBe("|running|time left not known yet|");
  expect(notesOf("running", "ask")).toBe("|running|");
});

test("a run that was stopped is said to be so, and not that something went wrong", () => {
  const error = { code: "cancelled", message: "Cancelled.", details: {} };
  const stopped: FollowedRun = {
    ...NOT_HEARD_OF,
    phase: "ended",
    transcript: { ...EMPTY_TRANSCRIPT, state: "cancelled", error, manifest: runManifest({ kind: "ask" }) },
    end: { run: "r", state: "cancelled", report: null, error },
  };
  expect(wordsOf(stopped)).toBe("|stopped|");
});
