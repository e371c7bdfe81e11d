import { eventIterator, oc, type } from "@orpc/contract";
import { z } from "zod";
import { ANALYSIS_KINDS, type Analysis, type AnalysisKind } from "../../core/analyses/analysis.ts";
import type { Comparison } from "../../core/comparison/comparison.ts";
import type { MethodsText } from "../../core/comparison/methods-text.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import type { RunEstimate, SweepEstimate } from "./estimates.ts";
import type { ExportedFile } from "./exported-file.ts";
import { name, nothing, wrong } from "./fields.ts";
import { EXPORT_FORMATS, MAX_RUNS_TOGETHER } from "./limits.ts";
import type { LiveMessage, LiveRun } from "./live.ts";
import {
  MAX_RUNS_FOUND,
  type RunDetails,
  type RunListing,
  type RunReport,
  type RunTrust,
  type SweepDetails,
} from "./reports.ts";
import { AskRequest, EvalRequest, SweepRequest } from "./requests.ts";
import { RuntimeRequest } from "./runtime-settings.ts";

const aRun = z.strictObject({ run: name("The run") });
const someRuns = z
  .array(name("The run"))
  .min(1, { error: "Name at least one run." })
  .max(MAX_RUNS_TOGETHER, { error: `Name at most ${MAX_RUNS_TOGETHER} runs.` })
  .readonly();
const aComparison = z.strictObject({
  runs: someRuns,
  /** `tokens`: sets each against self-consistency that generates as many. */
  budget: z.enum(["tokens"], { error: wrong("The budget", "tokens") }).optional(),
});

/** What may be asked of runs. */
export const runsContract = {
  /** Starts a run and answers at once: what becomes of it is watched. Closing the connection does not end it. */
  ask: oc.input(AskRequest).output(type<{ readonly run: string }>()),
  evaluate: oc.input(EvalRequest).output(type<{ readonly run: string }>()),
  /** Starts a sweep: one run for each repeat of each cell, which share the model and its batch. */
  sweep: oc.input(SweepRequest).output(type<{ readonly run: string }>()),
  /** What a sweep would do; nothing is started. Fails with what is wrong with it. */
  planSweep: oc.input(SweepRequest).output(type<SweepEstimate>()),
  /** Goes on with a run that was paused or interrupted. Finished turns are never computed again. */
  resume: oc.input(aRun).output(type<{ readonly run: string }>()),
  /**
   * Follows a run from where it is until it ends; of one that has ended, snapshot and end come at once.
   * `question`: the one whose turns are sent; default that of a single question, none of an evaluation.
   */
  watch: oc
    .input(z.strictObject({ run: name("The run"), question: name("The question").optional() }))
    .output(eventIterator(type<LiveMessage>())),
  /** Waits for the end. Fails with what ended the run, if that was an error. */
  result: oc.input(aRun).output(type<RunReport>()),
  cancel: oc.input(aRun).output(nothing),
  /** Stops it so that it can be gone on with; answers when it stands still. A run that is not kept is cancelled. */
  pause: oc.input(aRun).output(nothing),
  /** Runs of this engine that have not ended, newest first. */
  live: oc.output(type<readonly LiveRun[]>()),
  /**
   * Loads what a question to this model would need, so that the first word need not wait for it. Answers when that is
   * done. What fails is told when the question is asked; while runs go on nothing is loaded.
   */
  prepare: oc
    .input(z.strictObject({ model: name("The model"), runtime: RuntimeRequest.default({}) }))
    .output(nothing),
  /** Not known for a request that is wrong: `ask` and `evaluate` say what is wrong with it. */
  estimate: oc.input(type<AskRequest | EvalRequest>()).output(type<RunEstimate>()),
  /** Newest first; also those that are not kept, while this engine lasts. The runs of a sweep's cells are left out. */
  list: oc.output(type<readonly RunListing[]>()),
  /** As the list has them, in the order asked for, those of a sweep's cells too; what is not there any more is left out. */
  find: oc
    .input(z.strictObject({ runs: z.array(name("The run")).max(MAX_RUNS_FOUND).readonly() }))
    .output(type<readonly RunListing[]>()),
  /** A question or an evaluation; of a sweep, see `showSweep`. */
  show: oc.input(aRun).output(type<RunDetails>()),
  showSweep: oc.input(aRun).output(type<SweepDetails>()),
  /** Sets evaluations side by side, question by question; a sweep stands for the runs of its cells. */
  compare: oc.input(aComparison).output(type<Comparison>()),
  /** The same as a paper reports it. */
  compareForPaper: oc.input(aComparison).output(type<MethodsText>()),
  /** A table or figure of the papers, from stored runs alone; a sweep stands for the runs of its cells. */
  analyse: oc
    .input(
      z.strictObject({
        runs: someRuns,
        kind: z.enum(ANALYSIS_KINDS, { error: wrong("The kind", ANALYSIS_KINDS.join(", ")) }),
      }),
    )
    .output(type<Analysis>()),
  /** The kinds of analysis that these runs have something to say to. */
  analyses: oc.input(z.strictObject({ runs: someRuns })).output(type<readonly AnalysisKind[]>()),
  /** One question of a run with all its turns. */
  question: oc
    .input(z.strictObject({ run: name("The run"), question: name("The question") }))
    .output(type<QuestionTranscript>()),
  /** What an evaluation with the same settings tells of the answer of a single question; null: none tells anything. */
  trust: oc.input(aRun).output(type<RunTrust | null>()),
  /** Hides a run; it is erased from the disk when the time to undo is over. */
  delete: oc.input(aRun).output(type<{ readonly undoMilliseconds: number }>()),
  /** Takes a deletion back. */
  restore: oc.input(aRun).output(nothing),
  /** Erases a run from the disk at once. */
  erase: oc.input(aRun).output(nothing),
  export: oc
    .input(
      z.strictObject({
        run: name("The run"),
        format: z.enum(EXPORT_FORMATS, { error: wrong("The format", EXPORT_FORMATS.join(", ")) }),
      }),
    )
    .output(type<ExportedFile>()),
};
