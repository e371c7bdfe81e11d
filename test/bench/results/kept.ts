import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import { judgeFirst, readSamples } from "../../../core/comparison/first-samples.ts";
import type { QuestionFigures } from "../../../core/evaluation/figures.ts";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import type { RunManifest } from "../../../core/events.ts";
import { isCompared } from "../../../core/scoring/score.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { readAnalysed } from "../../../engine/analyses/read.ts";
import { isAsk } from "../../../engine/export/figures.ts";
import { withoutPaths } from "../../../engine/export/personal-paths.ts";
import { createLibrary } from "../../../engine/live/library.ts";
import { showEnd, showOutline } from "../../../engine/runs/show.ts";
import type { StoredRun } from "./stored.ts";

/** A run as the repository keeps it: what came of every question, and no text of a question or a reply. */
export interface KeptRun {
  readonly run: string;
  /** Without the places of any machine. */
  readonly manifest: RunManifest;
  /** Wall time of the whole run without pauses. */
  readonly seconds: number;
  /** In the order in which they were asked; without exemplars. */
  readonly questions: readonly KeptQuestion[];
  /** It was stopped, and these are its first questions. */
  readonly stopped?: true;
  /** The run that answered what it had left when it was stopped. */
  readonly goneOn?: Pick<KeptRun, "run" | "manifest">;
}

export interface KeptQuestion extends Pick<
  QuestionFigures,
  "answerType" | "outcome" | "correct" | "calls" | "tokens"
> {
  readonly id: string;
  /** Of a run of self-consistency whose votes can be counted again; else none. */
  readonly samples: readonly KeptSample[];
}

/** A sample of self-consistency. */
export interface KeptSample {
  readonly generated: number;
  /** Whether the majority of the samples up to this one is right. */
  readonly firstRight: boolean;
}

/** What is kept of a finished run. @throws StorageError */
export function keptRun({ store, run }: Pick<StoredRun, "store" | "run">): KeptRun {
  const [analysed] = readAnalysed(createLibrary(store, store), [run]);
  const { report } = showEnd(store, run);
  if (analysed === undefined || report === null || isAsk(report))
    throw new Error(`The run ${run} is no evaluation.`);
  return keptOf(analysed, report.seconds);
}

/**
 * What is kept of a run that was stopped: its questions before the first that is still open. Later ones that came to their
 * end are left out, since the quick ones among them end first.
 * @throws StorageError
 */
export function keptBeginning(stored: Pick<StoredRun, "store" | "run">): KeptRun {
  const kept = keptRun(stored);
  const ended = new Set(kept.questions.map(({ id }) => id));
  const asked = showOutline(stored.store, stored.run).transcripts.filter(
    ({ asked: { exemplar } }) => !exemplar,
  );
  const open = asked.findIndex(({ asked: { id } }) => !ended.has(id));
  const first = new Set(asked.slice(0, open === -1 ? undefined : open).map(({ asked: { id } }) => id));
  const questions = kept.questions.filter(({ id }) => first.has(id));
  return {
    ...kept,
    stopped: true,
    questions,
    seconds: (kept.seconds * questions.length) / Math.max(1, ended.size),
  };
}

/**
 * A beginning with the questions that a later run answered after it, to the last.
 * @returns the beginning as it was if the later run asked one of its questions again
 */
export function goneOnWith(beginning: KeptRun, later: KeptRun): KeptRun {
  const known = new Set(beginning.questions.map(({ id }) => id));
  if (later.questions.some(({ id }) => known.has(id))) return beginning;
  const { run, manifest } = beginning;
  return {
    ...{ run, manifest, seconds: beginning.seconds + later.seconds },
    questions: [...beginning.questions, ...later.questions],
    goneOn: { run: later.run, manifest: later.manifest },
  };
}

/** @param seconds wall time of the whole run without pauses */
export function keptOf(analysed: AnalysedRun, seconds: number): KeptRun {
  const { run, manifest } = analysed;
  const rows = analysed.rows.filter(({ exemplar }) => exemplar !== true);
  const samples = samplesOf(analysed, rows);
  return {
    run,
    manifest: withoutPaths(manifest),
    seconds,
    questions: rows.map(({ id, answerType, outcome, correct, calls, tokens }, place) => {
      return { id, answerType, outcome, correct, calls, tokens, samples: samples[place] ?? [] };
    }),
  };
}

/** By the places of the questions. Votes for queries are counted by executing them, which is not done again here. */
function samplesOf(analysed: AnalysedRun, rows: readonly QuestionRow[]): readonly (readonly KeptSample[])[] {
  const countable = rows.every(({ answerType }) => isCompared(answerType) && answerType !== "sql");
  if (analysed.manifest.strategy !== selfConsistency.id || !countable) return [];
  const sampled = readSamples(analysed, { questions: rows, runs: [{ rows }] });
  const rightOfFirst = sampled.generated.map((_, index) => judgeFirst(index + 1, sampled));
  return sampled.questions.map(({ samples }, place) =>
    rightOfFirst.map((judged, index) => ({
      generated: samples.get(index + 1)?.generated ?? 0,
      firstRight: judged[place]?.correct === true,
    })),
  );
}
