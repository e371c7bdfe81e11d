import { percent } from "../../core/figure-words.ts";
import { cellName } from "../../core/sweep/cell.ts";
import type { CellReport } from "../../core/sweep/report.ts";

/** The cells of a sweep as a table; what stands behind the score are means over questions. */
export function cellTable(cells: readonly CellReport[]): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const scored = cells.some(({ score }) => score !== null);
  const scores = scored ? ["chrF (95 % interval)"] : [];
  const head = ["Cell", "State", "Accuracy", "95 % interval", "Right", ...scores];
  return {
    head: [...head, "Calls", "New tokens", "Seconds"],
    rows: cells.map((cell) => rowOf(cell, scored)),
  };
}

function rowOf(cell: CellReport, scored: boolean): readonly string[] {
  const { accuracy, interval, perQuestion } = cell;
  return [
    cellName(cell),
    cell.state,
    accuracy === null ? "–" : percent(accuracy),
    interval?.map(percent).join(" to ") ?? "–",
    cell.compared === 0 ? "–" : `${cell.correct} of ${cell.compared}`,
    ...(scored ? [scoreOf(cell)] : []),
    perQuestion.calls.toFixed(1),
    perQuestion.tokens.generated.toFixed(0),
    perQuestion.seconds.toFixed(1),
  ];
}

function scoreOf({ score, scoreInterval }: CellReport): string {
  if (score === null || scoreInterval === null) return "–";
  return `${score.toFixed(1)} (${scoreInterval.map((bound) => bound.toFixed(1)).join(" to ")})`;
}
