import { clusteredShareInterval } from "../scoring/clustered.ts";
import type { AnalysedRun, AnalysisTable, AnalysisValue } from "./analysis.ts";
import { divided, dividedChart, type Divided } from "./divided.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import { termsOn } from "./mcf-stage.ts";
import { RUN_COLUMNS, runCells } from "./measured.ts";
import { inEnded, observed, type ObservationOf } from "./observed.ts";
import { namesOf, singleRuns, type SettingNames } from "./settings.ts";
import type { NameId } from "./words.ts";
import { askedRows } from "./worth.ts";

const FILTERED: NameId = "filtered";

interface Step {
  /** Id of the question that it is a step of. */
  readonly question: string;
  /** `filtered`, or why it was not. */
  readonly outcome: NameId;
  /** Whether the adversary declined to mislead; null where there was none. */
  readonly refused: boolean | null;
}

/** A run whose steps are divided by their outcomes. */
interface FilteredRun extends Divided {
  /** At least one. */
  readonly steps: readonly Step[];
}

/** How many steps of mcf were filtered, why others were not, and how often the adversary declined to mislead (MCF, §3.2). */
export const filtering: Analyst = {
  lacks: (runs) =>
    runs.some(filtersSteps)
      ? null
      : "None of these runs filters replies step by step. Make one: counterpoint eval --data FILE --strategy mcf.",

  find(runs) {
    const filtered = runs.filter(filtersSteps).flatMap(stepsOf);
    const names = namesOf(filtered);
    const refusals = refusalTables(filtered, names);
    return {
      tables: [outcomeTable(filtered, names), ...refusals],
      charts: [dividedChart("filtering", filtered, names)],
      notes: refusals.map(() => note("refusals-read")),
    };
  },
};

function filtersSteps(run: AnalysedRun): boolean {
  const { strategy, options } = run.manifest;
  const filters = strategy === "mcf" && options.trajectories !== true && termsOn(run.manifest).length > 0;
  return filters && askedRows(run).some(({ outcome }) => outcome !== "failed");
}

function stepsOf(run: AnalysedRun): readonly FilteredRun[] {
  const steps = inEnded(run, (question) =>
    observed(question, "filtered").map((seen) => stepOf(question.id, seen)),
  ).flat();
  const outcomes = steps.map(({ outcome }) => outcome);
  return singleRuns([run])
    .flatMap((single) => divided(single, [FILTERED], outcomes))
    .map((each) => ({ ...each, steps }));
}

function stepOf(question: string, { unfiltered, select, adversaryRefused }: ObservationOf<"filtered">): Step {
  const refused = select === "peers" ? null : adversaryRefused;
  return { question, outcome: unfiltered ?? FILTERED, refused };
}

const SHARE_COLUMNS = [column("share", "share"), column("share-interval", "interval")];

/** A cell for each of SHARE_COLUMNS. Steps of one question depend on each other. @param steps at least one */
function shareCells(steps: readonly Step[], isHit: (step: Step) => boolean): readonly AnalysisValue[] {
  const hits = steps.map(isHit);
  const questions = steps.map(({ question }) => question);
  return [hits.filter(Boolean).length / hits.length, clusteredShareInterval(hits, questions)];
}

function outcomeTable(runs: readonly FilteredRun[], names: SettingNames): AnalysisTable {
  const columns = [...RUN_COLUMNS, column("state", "text"), column("steps", "count"), ...SHARE_COLUMNS];
  const rows = runs.flatMap((run) =>
    [...run.parts].map(([outcome, count]) => [
      ...[...runCells(run, names), outcome, count],
      ...shareCells(run.steps, (step) => step.outcome === outcome),
    ]),
  );
  return tableOf("filtering", columns, rows);
}

/** None where no run has an adversary. */
function refusalTables(runs: readonly FilteredRun[], names: SettingNames): readonly AnalysisTable[] {
  const columns = [...RUN_COLUMNS, column("steps", "count"), column("refused", "count"), ...SHARE_COLUMNS];
  const rows = runs.flatMap((run) => {
    const misled = run.steps.filter(({ refused }) => refused !== null);
    if (misled.length === 0) return [];
    const refused = misled.filter((step) => step.refused === true).length;
    const share = shareCells(misled, (step) => step.refused === true);
    return [[...runCells(run, names), misled.length, refused, ...share]];
  });
  return rows.length === 0 ? [] : [tableOf("refusals", columns, rows)];
}
