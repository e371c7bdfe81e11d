import type { MeasuredGain, MeasuredMethod } from "../../../core/advice/measured.ts";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import { samplesTaken } from "../../../core/comparison/first-samples.ts";
import type { EvalReport } from "../../../core/evaluation/evaluate.ts";
import type { RunManifest } from "../../../core/events.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { zeroShotCot } from "../../../core/strategies/zero-shot-cot.ts";
import { readAnalysed } from "../../../engine/analyses/read.ts";
import { createLibrary } from "../../../engine/live/library.ts";
import { isAsk } from "../../../engine/export/figures.ts";
import { optionsOf } from "../../../engine/runs/method.ts";
import { showEnd } from "../../../engine/runs/show.ts";
import { shownCommand } from "./commands.ts";
import { gainsAtEqualTokens, gainsOver, type BudgetGain } from "./gains.ts";
import type { StoredRun } from "./stored.ts";
import type { WantedRun } from "./wanted.ts";

/** A finished run with what it came to. */
export interface MeasuredRun {
  readonly wanted: WantedRun;
  readonly analysed: AnalysedRun;
  readonly report: EvalReport;
}

/** A row of the tables. */
export interface TableRow {
  readonly wanted: WantedRun;
  readonly method: MeasuredMethod;
  readonly manifest: RunManifest;
  /** Against self-consistency at equal tokens; null where that is not compared. */
  readonly atEqualTokens: BudgetGain | null;
  /** Against all samples of self-consistency, for queries, whose votes cannot be counted again. */
  readonly overAllSamples: MeasuredGain | null;
}

/** Reads a finished run. @throws StorageError */
export function measuredRun(wanted: WantedRun, { store, run }: StoredRun): MeasuredRun {
  const [analysed] = readAnalysed(createLibrary(store, store), [run]);
  const { report } = showEnd(store, run);
  if (analysed === undefined || report === null || isAsk(report))
    throw new Error(`The run ${run} is no evaluation.`);
  return { wanted, analysed, report };
}

/**
 * The rows of a group's tables, in the order of the runs.
 * @throws ContractError if the runs share no questions
 */
export function tableRows(runs: readonly MeasuredRun[]): readonly TableRow[] {
  const baseline = runs.find(isBaseline);
  const samples = mostSamples(runs);
  const others = (left: MeasuredRun | undefined) =>
    runs.filter((run) => run !== left).map(({ analysed }) => analysed);
  const gains = baseline && gainsOver(baseline.analysed, others(baseline));
  // The baseline is one sample, at another temperature.
  const compared = runs.filter((run) => run !== baseline && !isSampled(run)).map(({ analysed }) => analysed);
  const isSql = runs.some(({ analysed }) => analysed.rows.some(({ answerType }) => answerType === "sql"));
  const budgets = samples && !isSql ? gainsAtEqualTokens(samples.analysed, compared) : undefined;
  const allSamples = samples && isSql ? gainsOver(samples.analysed, compared) : undefined;
  return runs.map((run) => {
    const id = run.analysed.run;
    const atEqualTokens = budgets?.get(id) ?? null;
    const gain = gains?.get(id) ?? null;
    return {
      wanted: run.wanted,
      method: measuredMethod(run, gain, atEqualTokens?.gain ?? null),
      manifest: run.analysed.manifest,
      atEqualTokens,
      overAllSamples: allSamples?.get(id) ?? null,
    };
  });
}

function isBaseline({ wanted }: MeasuredRun): boolean {
  return wanted.strategy.id === zeroShotCot.id;
}

function isSampled({ wanted }: MeasuredRun): boolean {
  return wanted.strategy.id === selfConsistency.id;
}

/** Of several runs of self-consistency, the one that can be cut down to the most samples. */
function mostSamples(runs: readonly MeasuredRun[]): MeasuredRun | undefined {
  const [most] = runs
    .filter(isSampled)
    .toSorted((left, right) => samplesTaken(right.analysed) - samplesTaken(left.analysed));
  return most;
}

function measuredMethod(
  { wanted, analysed, report }: MeasuredRun,
  gain: MeasuredGain | null,
  atEqualTokens: MeasuredGain | null,
): MeasuredMethod {
  const { strategy, model, group, options } = wanted;
  const { manifest, run } = analysed;
  const { perQuestion } = report;
  return {
    strategy: strategy.id,
    options: Object.fromEntries(
      Object.entries(options).filter(([name, value]) => value !== optionsOf(strategy)[name]?.default),
    ),
    model: model.name,
    sha256: manifest.model.sha256,
    parameters: manifest.model.parameters,
    data: group.data,
    run,
    command: shownCommand(wanted),
    questions: report.compared,
    correct: report.correct,
    unanswered: report.unanswered + report.failed,
    interval: report.interval ?? [0, 1],
    calls: perQuestion.calls,
    tokens: perQuestion.tokens,
    // Questions run side by side: what each of them waited for the others is no cost of its own.
    seconds: report.seconds / Math.max(1, report.questions),
    gain,
    atEqualTokens,
  };
}
