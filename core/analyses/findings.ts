import { ContractError } from "../errors.ts";
import type {
  Analysis,
  AnalysedRun,
  AnalysisColumn,
  AnalysisNote,
  AnalysisTable,
  AnalysisValue,
  ColumnForm,
} from "./analysis.ts";
import type { ColumnId, NoteId, TableId } from "./words.ts";

/** What an analysis finds in runs. */
export type Findings = Pick<Analysis, "tables" | "charts" | "notes">;

/** How one kind of analysis is made; all that it is given are evaluations. */
export interface Analyst {
  /** What these runs lack for it, and which command would make it, in a person's words; null if they lack nothing. */
  lacks(runs: readonly AnalysedRun[]): string | null;
  /** @throws nothing for runs that lack nothing */
  find(runs: readonly AnalysedRun[]): Findings;
}

/** @throws ContractError with what the runs lack */
export function findIn(analyst: Analyst, runs: readonly AnalysedRun[]): Findings {
  const missing = analyst.lacks(runs);
  if (missing !== null) throw new ContractError(missing);
  return analyst.find(runs);
}

/** A column that has words. */
export function column(id: ColumnId, form: ColumnForm): AnalysisColumn {
  return { id, form };
}

/** A table without the columns in which no row has anything. */
export function tableOf(
  id: TableId,
  columns: readonly AnalysisColumn[],
  rows: readonly (readonly AnalysisValue[])[],
): AnalysisTable {
  const isFilled = (index: number) => rows.some((row) => (row[index] ?? "") !== "");
  return {
    id,
    columns: columns.filter((_, index) => isFilled(index)),
    rows: rows.map((row) => row.filter((_, index) => isFilled(index))),
  };
}

export function note(id: NoteId, values: AnalysisNote["values"] = {}): AnalysisNote {
  return { id, values };
}
