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
  const { accuracy, interval } = cell;
  return [
    cellName(cell),
    cell.state,
    accuracy === null ? "–" : percent(accuracy),
    interval?.map(percent).join(" to ") ?? "–",
    cell.compared === 0 ? "–" : `${cell.correct} of ${cell.compared}`,
    ...(scored ? [scoreOf(cell)] : []),
    ...costsOf(cell),
  ];
}

/** Means of nothing are no zeros. */
function costsOf({ questions, perQuestion }: CellReport): readonly string[] {
  if (questions === 0) return ["–", "–", "–"];
  const { calls, tokens, seconds } = perQuestion;
  return [calls.toFixed(1), tokens.generated.toFixed(0), seconds.toFixed(1)];
}

function scoreOf({ score, scoreInterval }: CellReport): string {
  if (score === null || scoreInterval === null) return "–";
  return `${score.toFixed(1)} (${scoreInterval.map((bound) => bound.toFixed(1)).join(" to ")})`;
}
