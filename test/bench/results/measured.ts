import type { MeasuredGain, MeasuredMethod, SampledGain } from "../../../core/advice/measured.ts";
import { evaluationReport } from "../../../core/evaluation/evaluate.ts";
import type { RunManifest } from "../../../core/events.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { zeroShotCot } from "../../../core/strategies/zero-shot-cot.ts";
import { optionsOf } from "../../../core/strategies/options-of.ts";
import { shownCommand } from "./commands.ts";
import { gainsAtEqualTokens, gainsOver, type BudgetGain } from "./gains.ts";
import type { KeptRun } from "./kept.ts";
import type { TableFigures } from "./kept-files.ts";
import type { WantedRun } from "./wanted.ts";

/** A row's finished run. */
export interface MeasuredRun {
  readonly wanted: WantedRun;
  readonly filed: KeptRun;
}

/** A row of the tables. */
export interface TableRow extends TableFigures {
  readonly wanted: WantedRun;
  readonly manifest: RunManifest;
}

/** The rows of a group's tables, in the order of the runs. */
export function tableRows(runs: readonly MeasuredRun[]): readonly TableRow[] {
  const figures = figuresByRun(runs);
  return runs.flatMap(({ wanted, filed }) => {
    const own = figures.get(filed.run);
    return own === undefined ? [] : [{ ...own, wanted, manifest: filed.manifest }];
  });
}

/** What the app tells of a comparison at equal tokens. */
function sampledGain(atEqualTokens: BudgetGain | null): SampledGain | null {
  if (atEqualTokens === null) return null;
  const { gain, budget } = atEqualTokens;
  const { samples, reference, beyond } = budget;
  if (gain === null || samples === null || reference === null) return null;
  return { ...gain, samples: { count: samples, generated: reference.generated, beyond } };
}

function figuresByRun(runs: readonly MeasuredRun[]): ReadonlyMap<string, TableFigures> {
  const baseline = runs.find(isBaseline);
  const samples = mostSamples(runs);
  const others = (left: MeasuredRun | undefined) =>
    runs.filter((run) => run !== left).map(({ filed }) => filed);
  const gains = baseline && gainsOver(baseline.filed, others(baseline));
  // The baseline is one sample, at another temperature.
  const compared = runs.filter((run) => run !== baseline && !isSampled(run)).map(({ filed }) => filed);
  const isSql = runs.some(({ filed }) => filed.questions.some(({ answerType }) => answerType === "sql"));
  const budgets = samples && !isSql ? gainsAtEqualTokens(samples.filed, compared) : undefined;
  const allSamples = samples && isSql ? gainsOver(samples.filed, compared) : undefined;
  return new Map(
    runs.map((run) => {
      const id = run.filed.run;
      const atEqualTokens = budgets?.get(id) ?? null;
      const method = measuredMethod(run, gains?.get(id) ?? null, sampledGain(atEqualTokens));
      return [id, { method, atEqualTokens, overAllSamples: allSamples?.get(id) ?? null }];
    }),
  );
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
    .toSorted((left, right) => Number(right.wanted.options.agents) - Number(left.wanted.options.agents));
  return most;
}

function measuredMethod(
  { wanted, filed }: MeasuredRun,
  gain: MeasuredGain | null,
  atEqualTokens: SampledGain | null,
): MeasuredMethod {
  const { strategy, model, group, options } = wanted;
  const { run, manifest, questions } = filed;
  // Questions run side by side: what each of them waited for the others is no cost of its own.
  const seconds = filed.seconds / Math.max(1, questions.length);
  const report = evaluationReport(
    run,
    questions.map((question) => ({ ...question, seconds })),
    filed.seconds,
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
