import type { RunManifest } from "../../../core/events.ts";
import { promptVersions } from "../../../core/prompts/index.ts";
import { openRunStore } from "../../../engine/storage/run-store.ts";
import type { PlannedGroup } from "../../bench/results/plan.ts";
import type { StoredRun } from "../../bench/results/stored.ts";
import { wantedRuns, type WantedRun } from "../../bench/results/wanted.ts";
import { MANIFEST, MODEL_INFO } from "../../engine/doubles.ts";

/** One answer and three samples to each of the first ten sums, with the model of the tests. */
export const SUMS: PlannedGroup = {
  title: "Sums with a script",
  model: "scripted",
  data: "sums",
  answerType: "number",
  picture: true,
  methods: [
    { strategy: "zero-shot-cot", options: {}, questions: 10 },
    { strategy: "self-consistency", options: { agents: 3, temperature: 0.8 }, questions: 10 },
    { strategy: "dup", options: {}, questions: 6 },
  ],
};

export const MODELS = new Map([
  ["scripted", { id: "scripted", name: "Scripted model", sha256: MODEL_INFO.sha256 }],
]);

export const WANTED = wantedRuns(SUMS, MODELS);

/** The row of a method. */
export function wantedRun(strategy: string): WantedRun {
  const found = WANTED.find((wanted) => wanted.strategy.id === strategy);
  if (found === undefined) throw new Error(`No row has the method ${strategy}.`);
  return found;
}

/** A finished run that a row can be made from, as far as a test says nothing else. */
export function storedRun(
  { strategy, options, planned, file }: WantedRun,
  given: Partial<StoredRun> = {},
  manifest: Partial<RunManifest> = {},
): StoredRun {
  return {
    store: openRunStore(null),
    run: "run-1",
    state: "done",
    done: planned.questions,
    resumable: false,
    started: "2026-01-01T00:00:00.000Z",
    manifest: {
      ...MANIFEST,
      ...{ strategy: strategy.id, options },
      promptVersions: promptVersions(strategy.promptIds, "terse"),
      data: { file, sha256: "1".repeat(64), questions: planned.questions, skippedLines: [] },
      ...manifest,
    },
    limit: planned.questions,
    ...given,
  };
}
