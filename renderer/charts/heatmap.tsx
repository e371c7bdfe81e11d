import { useComputedColorScheme } from "@mantine/core";
import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisChart } from "../../core/analyses/analysis.ts";
import { fitting } from "../../core/name-places.ts";
import { Explored } from "./explored.tsx";
import { heatColour, oklchCss, type Look } from "./heatmap-colours.ts";
import {
  boxOf,
  cellAfterKey,
  cellAt,
  gridPath,
  heatMapLayout,
  MOST_NAME,
  type CellPlace,
} from "./heatmap-layout.ts";
import { paintCells, type PaintedCells } from "./heatmap-paint.ts";
import { estimateWords, largestOf, roundScale, valueWords, type Scale, type ValueForm } from "./scales.ts";
import classes from "./heatmap.module.css";

export type HeatMapChart = Extract<AnalysisChart, { readonly type: "heatmap" }>;

export interface HeatMapProps {
  /** Names and values are written as they stand. A place without a cell is drawn empty. */
  readonly chart: HeatMapChart;
  readonly label: string;
  readonly form?: ValueForm;
  /** Cells that are not finished: their figures rest on fewer questions. */
  readonly hatched?: readonly CellPlace[];
  /** What a cell says, by default its names and its estimate. */
  readonly wordsOf?: (place: CellPlace) => string;
  /** Undefined: cells cannot be opened. */
  readonly onOpen?: (place: CellPlace) => void;
}

const NONE: readonly CellPlace[] = [];

/**
 * Estimates by two axes: the darker on a light page, or the lighter on a dark one, the higher; the number stands in each cell.
 * The arrow keys go from cell to cell.
 */
export function HeatMap(props: HeatMapProps): ReactNode {
  const { chart, label, form = "share", hatched = NONE, wordsOf, onOpen } = props;
  const { t, i18n } = useTranslation();
  const look = useComputedColorScheme("light");
  const [at, setAt] = useState<CellPlace | null>(null);
  const { x, y, cells } = chart;
  const layout = useMemo(() => heatMapLayout(chart.x.values, chart.y.values), [chart]);
  const scale = useMemo(() => scaleOf(chart, form), [chart, form]);
  const shown = at !== null && at.x < layout.columns && at.y < layout.rows ? at : null;
  const words = wordsOf ?? ((place) => t("common.named", plainWords(chart, place, form, i18n.language)));
  return (
    <>
      <Explored
        label={label}
        words={shown === null ? t("sweep.charts.point") : words(shown)}
        position={shown === null ? 0 : shown.y * layout.columns + shown.x + 1}
        count={layout.columns * layout.rows}
        onKey={(key) => {
          const next = cellAfterKey(layout, shown, key);
          if (next !== null) setAt(next);
          return next !== null;
        }}
        onPoint={(place) => setAt(cellAt(layout, place))}
        onOpen={shown === null || onOpen === undefined ? undefined : () => onOpen(shown)}
      >
        <div className={classes.map} style={{ width: layout.width, height: layout.height }}>
          <Outlines x={x} y={y} />
          <Cells {...{ cells, hatched, layout, scale, form, look }} />
          {shown !== null && (
            <svg width={layout.width} height={layout.height}>
              <rect className={classes.current} data-current {...boxOf(layout, shown)} />
            </svg>
          )}
        </div>
      </Explored>
      <HeatKey scale={scale} form={form} look={look} />
    </>
  );
}

/** All cells on one canvas, painted anew when their figures change. */
const Cells = memo(function Cells(painted: PaintedCells): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = painted.layout;
  useLayoutEffect(() => {
    const { current } = canvas;
    const context = current?.getContext("2d");
    if (current === null || context == null) return;
    const pixels = window.devicePixelRatio;
    current.width = width * pixels;
    current.height = height * pixels;
    context.scale(pixels, pixels);
    paintCells(context, painted);
  });
  return <canvas ref={canvas} style={{ width, height }} />;
});

type Sides = Pick<HeatMapChart, "x" | "y">;

/** The outlines of all cells and the names of their axes; they stay as they are while figures come. */
const Outlines = memo(function Outlines({ x, y }: Sides): ReactNode {
  const layout = heatMapLayout(x.values, y.values);
  const { cellWidth, cellHeight, left, top, columns, rows } = layout;
  const ground = top + rows * cellHeight;
  return (
    <svg width={layout.width} height={layout.height}>
      <path className={classes.empty} d={gridPath(layout)} />
      {y.values.map((name, row) => (
        <text key={name} className={classes.rowName} x={left - 8} y={top + (row + 0.5) * cellHeight + 4}>
          {fitting(name, MOST_NAME)}
        </text>
      ))}
      {x.values.map((name, column) => (
        <text
          key={name}
          className={classes.columnName}
          data-slanted={layout.slanted || undefined}
          transform={`translate(${left + (column + 0.5) * cellWidth} ${ground + 16})${layout.slanted ? " rotate(-45)" : ""}`}
        >
          {fitting(name, MOST_NAME)}
        </text>
      ))}
      <text className={classes.axis} x={2} y={14}>
        {y.name}
      </text>
      <text className={classes.xAxis} x={left + (columns * cellWidth) / 2} y={layout.height - 6}>
        {x.name}
      </text>
    </svg>
  );
}, haveSameNames);

/** New figures come with the same names in new lists. */
function haveSameNames(before: Sides, after: Sides): boolean {
  const names = ({ x, y }: Sides): string => JSON.stringify([x, y]);
  return names(before) === names(after);
}

/** What the colours stand for. */
function HeatKey({
  scale,
  form,
  look,
}: {
  readonly scale: Scale;
  readonly form: ValueForm;
  readonly look: Look;
}): ReactNode {
  const { i18n } = useTranslation();
  const ends = [0, 1].map((end) => oklchCss(heatColour(end, look))).join(", ");
  return (
    <div className={classes.key} aria-hidden data-figures>
      {valueWords(scale.low, form, i18n.language)}
      <span style={{ background: `linear-gradient(90deg in oklch, ${ends})` }} />
      {valueWords(scale.high, form, i18n.language)}
    </div>
  );
}

function scaleOf({ cells, worth }: HeatMapChart, form: ValueForm): Scale {
  const values = cells.map(({ value }) => value);
  return roundScale(values, form, largestOf({ worth }));
}

/** The names and the estimate of a cell. */
function plainWords(
  { x, y, cells }: HeatMapChart,
  place: CellPlace,
  form: ValueForm,
  language: string,
): { readonly name: string; readonly value: string } {
  const cell = cells.find((one) => one.x === place.x && one.y === place.y);
  const name = `${y.name} ${y.values[place.y] ?? ""} · ${x.name} ${x.values[place.x] ?? ""}`;
  return { name, value: cell === undefined ? "–" : estimateWords(cell, form, language) };
}
