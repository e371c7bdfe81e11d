import type { AnalysedRun } from "../../core/analyses/analysis.ts";
import { ContractError } from "../../core/errors.ts";
import { givenUpCells } from "../../core/sweep/progress.ts";
import { foldEvents, type QuestionTranscript } from "../../core/transcript.ts";
import type { RunLibrary } from "../live/library.ts";
import type { RunStore } from "../storage/run-store.ts";
import { readSweep } from "../sweeps/show.ts";

/**
 * The evaluations that these runs are or, of a sweep, consist of; each once.
 * @throws ContractError for an unknown run, or a single question; StorageError
 */
export function readAnalysed(library: RunLibrary, runs: readonly string[]): readonly AnalysedRun[] {
  const read = new Map<string, AnalysedRun>();
  for (const run of runs) {
    const store = library.storeOf(run);
    for (const each of evaluationsOf(store, run)) if (!read.has(each.run)) read.set(each.run, each);
  }
  return [...read.values()];
}

function evaluationsOf(store: RunStore, run: string): readonly AnalysedRun[] {
  const { kind } = store.find(run);
  if (kind === "ask") {
    throw new ContractError(
      `The run ${run} is a single question: nothing says whether its answer is right.`,
      { run },
    );
  }
  if (kind === "eval") return [evaluation(store, run, { cell: null, repeat: 0 })];
  const { manifest, transcript } = readSweep(store, run);
  const { cells } = manifest.plan;
  const runs = store.cellRuns(run);
  const givenUp = givenUpCells(transcript, runs);
  return runs
    .map(({ run: cellRun, cell, repeat }) =>
      evaluation(store, cellRun, {
        ...{ cell: cells[cell] ?? null, repeat },
        ...(givenUp.has(cell) && { givenUp: true }),
      }),
    )
    .filter(({ rows }) => rows.length > 0);
}

type Place = Pick<AnalysedRun, "cell" | "repeat" | "givenUp">;

function evaluation(store: RunStore, run: string, place: Place): AnalysedRun {
  const rows = store.rows(run);
  return {
    run,
    manifest: store.manifest(run),
    rows,
    ...place,
    asked: () => store.asked(run),
    *transcripts(): Generator<QuestionTranscript> {
      for (const { id } of rows) {
        const [question] = foldEvents(store.events(run, id)).questions;
        if (question !== undefined) yield question;
      }
    },
  };
}
