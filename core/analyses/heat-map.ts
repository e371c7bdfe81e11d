import type { AnalysisChart } from "./analysis.ts";
import { estimateOf, worthId, type Measured } from "./measured.ts";

/** One side of a heat map. */
export interface HeatMapAxis {
  /** Of its words, or of an option. */
  readonly name: string;
  readonly valueOf: (item: Measured) => string;
}

/** With more values on one axis a map is wider than anybody surveys, and soon than a browser can draw. */
const MOST_VALUES = 200;

/** With more places for each cell a map is all but empty, as where values were drawn at random from ranges. */
const MOST_PLACES_PER_CELL = 4;

/** Whether cells over two axes are worth a map. @param columns,rows how many values each axis has */
export function isWorthMapping({
  columns,
  rows,
  cells,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
}): boolean {
  return Math.max(columns, rows) <= MOST_VALUES && columns * rows <= MOST_PLACES_PER_CELL * cells;
}

/**
 * What settings are worth over two axes, whose values rise where they are numbers; a place that no setting has stays empty.
 * @param id a label whose first part has words
 */
export function heatMap(
  id: string,
  items: readonly Measured[],
  x: HeatMapAxis,
  y: HeatMapAxis,
): AnalysisChart {
  const [columns, rows] = [valuesOn(x, items), valuesOn(y, items)];
  const cells = items.map((item) => ({
    ...{ x: columns.indexOf(x.valueOf(item)), y: rows.indexOf(y.valueOf(item)) },
    ...estimateOf(item.worth),
  }));
  return {
    ...{ type: "heatmap", id, worth: worthId(items), cells },
    ...{ x: { name: x.name, values: columns }, y: { name: y.name, values: rows } },
  };
}

function valuesOn({ valueOf }: HeatMapAxis, items: readonly Measured[]): readonly string[] {
  const values = [...new Set(items.map(valueOf))];
  const areNumbers = values.every((value) => !Number.isNaN(Number(value)));
  return areNumbers ? values.sort((left, right) => Number(left) - Number(right)) : values;
}
