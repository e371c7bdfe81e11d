import type { MeasuredGain, MeasuredMethod, SampledGain } from "../../../core/advice/measured.ts";
import { evaluationReport } from "../../../core/evaluation/evaluate.ts";
import type { RunManifest } from "../../../core/events.ts";
import { holm } from "../../../core/scoring/holm.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { zeroShotCot } from "../../../core/strategies/zero-shot-cot.ts";
import { optionsOf } from "../../../core/strategies/options-of.ts";
import { shownCommand } from "./commands.ts";
import { gainsAtEqualTokens, gainsOver, type BudgetGain } from "./gains.ts";
import type { KeptRun } from "./kept.ts";
import { isPublished, type FiledRun, type TableFigures } from "./kept-files.ts";
import type { WantedRun } from "./wanted.ts";

/** A row's finished run. */
export interface MeasuredRun {
  readonly wanted: WantedRun;
  readonly filed: FiledRun;
}

/** A row of the tables. */
export interface TableRow extends TableFigures {
  readonly wanted: WantedRun;
  readonly manifest: RunManifest;
}

/** A run with the outcomes of its questions. */
interface WholeRun {
  readonly wanted: WantedRun;
  readonly kept: KeptRun;
}

/**
 * The rows of a group's tables, in the order of the runs. What was published without outcomes stays as it was, but for the
 * correction of its p-value, which is over all methods of the table.
 */
export function tableRows(runs: readonly MeasuredRun[]): readonly TableRow[] {
  const figures = figuresByRun(
    runs.flatMap(({ wanted, filed }) => (isPublished(filed) ? [] : [{ wanted, kept: filed }])),
  );
  const rows = runs.flatMap(({ wanted, filed }) => {
    const own = isPublished(filed) ? filed.published : figures.get(filed.run);
    return own === undefined ? [] : [{ ...own, wanted, manifest: filed.manifest }];
  });
  return correctedTogether(rows);
}

function correctedTogether(rows: readonly TableRow[]): readonly TableRow[] {
  const gains = corrected(rows.map(({ method }) => method.gain));
  const sampled = corrected(rows.map(({ atEqualTokens }) => atEqualTokens?.gain ?? null));
  const overAll = corrected(rows.map(({ overAllSamples }) => overAllSamples));
  return rows.map((row, place) => {
    const atEqualTokens = row.atEqualTokens && { ...row.atEqualTokens, gain: sampled[place] ?? null };
    const method = { ...row.method, gain: gains[place] ?? null, atEqualTokens: sampledGain(atEqualTokens) };
    return { ...row, method, atEqualTokens, overAllSamples: overAll[place] ?? null };
  });
}

/** The same comparisons, their p-values corrected over all of them. */
function corrected(gains: readonly (MeasuredGain | null)[]): readonly (MeasuredGain | null)[] {
  const compared = gains.filter((gain) => gain !== null);
  const adjusted = holm(compared.map(({ p }) => p));
  const adjustedOf = (gain: MeasuredGain) => adjusted[compared.indexOf(gain)] ?? gain.adjusted;
  return gains.map((gain) => gain && { ...gain, adjusted: adjustedOf(gain) });
}

/** What the app tells of a comparison at equal tokens. */
function sampledGain(atEqualTokens: BudgetGain | null): SampledGain | null {
  if (atEqualTokens === null) return null;
  const { gain, budget } = atEqualTokens;
  const { samples, reference, beyond } = budget;
  if (gain === null || samples === null || reference === null) return null;
  return { ...gain, samples: { count: samples, generated: reference.generated, beyond } };
}

function figuresByRun(runs: readonly WholeRun[]): ReadonlyMap<string, TableFigures> {
  const baseline = runs.find(isBaseline);
  const samples = mostSamples(runs);
  const others = (left: WholeRun | undefined) => runs.filter((run) => run !== left).map(({ kept }) => kept);
  const gains = baseline && gainsOver(baseline.kept, others(baseline));
  // The baseline is one sample, at another temperature.
  const compared = runs.filter((run) => run !== baseline && !isSampled(run)).map(({ kept }) => kept);
  const isSql = runs.some(({ kept }) => kept.questions.some(({ answerType }) => answerType === "sql"));
  const budgets = samples && !isSql ? gainsAtEqualTokens(samples.kept, compared) : undefined;
  const allSamples = samples && isSql ? gainsOver(samples.kept, compared) : undefined;
  return new Map(
    runs.map((run) => {
      const id = run.kept.run;
      const atEqualTokens = budgets?.get(id) ?? null;
      const method = measuredMethod(run, gains?.get(id) ?? null, sampledGain(atEqualTokens));
      return [id, { method, atEqualTokens, overAllSamples: allSamples?.get(id) ?? null }];
    }),
  );
}

function isBaseline({ wanted }: WholeRun): boolean {
  return wanted.strategy.id === zeroShotCot.id;
}

function isSampled({ wanted }: WholeRun): boolean {
  return wanted.strategy.id === selfConsistency.id;
}

/** Of several runs of self-consistency, the one that can be cut down to the most samples. */
function mostSamples(runs: readonly WholeRun[]): WholeRun | undefined {
  const [most] = runs
    .filter(isSampled)
    .toSorted((left, right) => Number(right.wanted.options.agents) - Number(left.wanted.options.agents));
  return most;
}

function measuredMethod(
  { wanted, kept }: WholeRun,
  gain: MeasuredGain | null,
  atEqualTokens: SampledGain | null,
): MeasuredMethod {
  const { strategy, model, group, options } = wanted;
  const { run, manifest, questions } = kept;
  // Questions run side by side: what each of them waited for the others is no cost of its own.
  const seconds = kept.seconds / Math.max(1, questions.length);
  const report = evaluationReport(
    run,
    questions.map((question) => ({ ...question, seconds })),
    kept.seconds,
  );
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
    seconds,
    gain,
    atEqualTokens,
  };
}
