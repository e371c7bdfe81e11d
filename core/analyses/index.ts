import { accuracy } from "./accuracy.ts";
import {
  ANALYSIS_KINDS,
  type AnalysedRun,
  type Analysis,
  type AnalysisKind,
  type AnalysisNote,
  type AnalysisTable,
} from "./analysis.ts";
import { adaptiveBreak } from "./break.ts";
import { calibration } from "./calibration.ts";
import { costs } from "./costs.ts";
import { filtering } from "./filtering.ts";
import { findIn, note, type Analyst } from "./findings.ts";
import { grid } from "./grid.ts";
import { learning } from "./learning.ts";
import { autoSelection, termsOn } from "./mcf-stage.ts";
import { methods } from "./methods.ts";
import { option } from "./option.ts";
import { overconfidence } from "./overconfidence.ts";
import { repeats } from "./repeats.ts";
import { rounds } from "./rounds.ts";
import { samples } from "./samples.ts";
import { stages } from "./stages.ts";
import { stances } from "./stances.ts";
import { terms } from "./terms.ts";
import { titForTat } from "./tit-for-tat.ts";
import { toldApart } from "./told-apart.ts";
import { tokens } from "./tokens.ts";
import { trajectories } from "./trajectories.ts";
import { wins } from "./wins.ts";
import type { ColumnId } from "./words.ts";
import { isDone } from "./worth.ts";

const ANALYSTS: Readonly<Record<AnalysisKind, Analyst>> = {
  accuracy,
  repeats,
  methods,
  grid,
  option,
  terms,
  stages,
  filtering,
  learning,
  trajectories,
  calibration,
  samples,
  costs,
  stances,
  overconfidence,
  rounds,
  "tit-for-tat": titForTat,
  break: adaptiveBreak,
  wins,
  tokens,
};

/**
 * What evaluations show of one question that one asks of them: a table or figure of the papers.
 * @throws ContractError if they have nothing to say to it, with what is missing and which command would make it
 */
export function analyse(kind: AnalysisKind, runs: readonly AnalysedRun[]): Analysis {
  const { tables, charts, notes } = findIn(ANALYSTS[kind], toldApart(runs));
  const clustered = tables.some(hasRepeats) ? [note("clustered")] : [];
  return {
    ...{ kind, runs: runs.map(({ run }) => run), tables, charts },
    notes: [...notes, ...clustered, ...notesOnRuns(runs)],
  };
}

/** The kinds that these evaluations have something to say to. */
export function analysesFor(runs: readonly AnalysedRun[]): readonly AnalysisKind[] {
  const told = toldApart(runs);
  return ANALYSIS_KINDS.filter((kind) => ANALYSTS[kind].lacks(told) === null);
}

function hasRepeats({ columns }: AnalysisTable): boolean {
  return columns.some(({ id }) => id === ("repeats" satisfies ColumnId));
}

/** What keeps runs from being compared, whatever is asked of them. */
function notesOnRuns(runs: readonly AnalysedRun[]): readonly AnalysisNote[] {
  const files = new Set(runs.map(({ manifest }) => manifest.data?.sha256)).size;
  const behind = runs.filter((run) => !isDone(run));
  const done = behind.reduce((sum, { rows }) => sum + rows.length, 0);
  const questions = behind.reduce((sum, { manifest }) => sum + (manifest.data?.questions ?? 0), 0);
  return [
    ...(files > 1 ? [note("several-data", { files })] : []),
    ...(behind.length > 0 ? [note("unfinished", { runs: behind.length, done, questions })] : []),
    ...selectionNotes(runs),
  ];
}

/** That `select=auto` is not one method in these runs, although it is one setting. */
function selectionNotes(runs: readonly AnalysedRun[]): readonly AnalysisNote[] {
  const filters = runs.filter(({ manifest }) => termsOn(manifest).length > 0);
  const selections = filters.map(({ manifest }) => autoSelection(manifest));
  const adversary = selections.filter((selection) => selection === "adversary").length;
  const peers = selections.filter((selection) => selection === "peers").length;
  return adversary > 0 && peers > 0 ? [note("auto-selection", { adversary, peers })] : [];
}
