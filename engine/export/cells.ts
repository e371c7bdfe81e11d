import { percent } from "../../core/figure-words.ts";
import { cellName } from "../../core/sweep/cell.ts";
import type { CellReport } from "../../core/sweep/report.ts";

/** The cells of a sweep as a table; what stands behind the score are means over questions. */
export function cellTable(cells: readonly CellReport[]): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const scored = cells.some(({ score }) => score !== null);
  const head = ["Cell", "State", "Accuracy", "95 % interval", "Right", ...(scored ? ["chrF"] : [])];
  return {
    head: [...head, "Calls", "New tokens", "Seconds"],
    rows: cells.map((cell) => rowOf(cell, scored)),
  };
}

function rowOf(cell: CellReport, scored: boolean): readonly string[] {
  const { accuracy, interval, score, perQuestion } = cell;
  return [
    cellName(cell),
    cell.state,
    accuracy === null ? "–" : percent(accuracy),
    interval?.map(percent).join(" to ") ?? "–",
    `${cell.correct} of ${cell.compared}`,
    ...(scored ? [score?.toFixed(1) ?? "–"] : []),
    perQuestion.calls.toFixed(1),
    perQuestion.tokens.generated.toFixed(0),
    perQuestion.seconds.toFixed(1),
  ];
}
