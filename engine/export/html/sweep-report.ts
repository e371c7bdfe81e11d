import type { Estimate } from "../../../core/analyses/analysis.ts";
import { isWorthMapping } from "../../../core/analyses/heat-map.ts";
import { cellName, type Axis } from "../../../core/sweep/cell.ts";
import { isGivenUp, isOver, progressOf } from "../../../core/sweep/progress.ts";
import type { CellReport, SweepReport } from "../../../core/sweep/report.ts";
import { estimateOf, metricOf, type Metric } from "../../../core/sweep/worth.ts";
import { cellTable } from "../cells.ts";
import { count, tokenFigures, type Figure } from "../figures.ts";
import { sweepSettings } from "../settings.ts";
import type { SweepSource } from "../source.ts";
import { heatMap } from "./heat-map.ts";
import { intervalChart } from "./intervals.ts";
import { html, type Markup } from "./markup.ts";
import { ACCURACY, CHRF, type Measure } from "./measure.ts";
import { captioned, figureList, page, section, settingsTable, troubles } from "./page.ts";
import { scatterChart } from "./scatter.ts";

/** Cells whose intervals are drawn under each other; the table has all of them. */
const MOST_INTERVALS = 60;
/** Column of the table of cells from which on there are figures. */
const FIRST_FIGURE = 2;

const MEASURES: Readonly<Record<Metric, Measure>> = { accuracy: ACCURACY, score: CHRF };

const LUCK = "The best of many is partly luck: ask it other questions before you rely on its figure.";
const SO_FAR =
  "Until all cells are finished, the best cell and the Pareto line are found among those that are; " +
  "before one is, among those that have come furthest.";

/** The report of a sweep. */
export function sweepReport(source: SweepSource): Iterable<string> {
  const { report, model, run, started } = source.sweep;
  return page(
    `Sweep on ${report.data}`,
    `${model} · ${run} · ${started.slice(0, 10)} · Counterpoint`,
    parts(source),
  );
}

function* parts(source: SweepSource): Generator<Markup> {
  const { report, error, warnings } = source.sweep;
  yield troubles(error, warnings);
  yield resultSection(report);
  yield* worthSections(report);
  yield section("Cells", tableOfCells(report));
  yield section("Settings", settingsTable(sweepSettings(source)));
}

function resultSection(report: SweepReport): Markup {
  const { cells } = report;
  const { done, total } = progressOf(report);
  const best = cells.find(({ cell }) => cell === report.best);
  const areOver = cells.every(isOver);
  const name = areOver ? "Best cell" : "Best cell so far";
  const metric = metricOf(report);
  const { written } = MEASURES[metric];
  const share = best === undefined ? null : shareOf(best, metric);
  const head = metric === "score" ? `${name}, mean chrF` : name;
  const main: readonly Figure[] = share === null ? [] : [[head, written(share.value)]];
  const others: readonly Figure[] = [
    ...(best === undefined ? [] : [["It is", cellName(best)] as const]),
    ...(share?.interval == null
      ? []
      : [["95 % interval", share.interval.map(written).join(" to ")] as const]),
    ["Cells", String(cells.length)],
    ["Repeats", String(report.repeats)],
    ["Calls", count(report.calls)],
    ...tokenFigures(report.tokens),
    ["Time", `${report.seconds.toFixed(0)} s`],
  ];
  const notes = [
    ...(best === undefined || cells.length === 1 ? [] : [LUCK]),
    `${done} of ${total} questions came to their end.`,
    ...(areOver ? [] : [SO_FAR]),
  ];
  return section("Result", [
    figureList(main, others),
    notes.map((note) => html`<p class="note">${note}</p>`),
  ]);
}

/** A cell as charts draw it. */
interface DrawnCell extends Estimate {
  readonly cell: number;
  readonly label: string;
  /** Generated tokens a question. */
  readonly x: number;
  readonly isUnfinished: boolean;
}

function* worthSections(report: SweepReport): Generator<Markup> {
  const { axes, cells } = report;
  const metric = metricOf(report);
  const drawn = cells.flatMap((cell) => drawnCell(cell, metric));
  if (drawn.length === 0) return;
  const [first, second, ...more] = axes.filter(({ values }) => values.length > 1);
  if (first !== undefined && second !== undefined && more.length === 0) {
    const size = { columns: first.values.length, rows: second.values.length, cells: cells.length };
    if (isWorthMapping(size))
      yield section(`${first.name} × ${second.name}`, axesChart(first, second, report));
  }
  yield intervalSection(drawn, report);
  yield costSection(drawn, report);
}

/** Nothing of a cell that was given up, or has no answer that counts. */
function drawnCell(cell: CellReport, metric: Metric): readonly DrawnCell[] {
  const share = isGivenUp(cell) ? null : shareOf(cell, metric);
  if (share === null) return [];
  const x = cell.perQuestion.tokens.generated;
  return [{ ...share, cell: cell.cell, label: cellName(cell), x, isUnfinished: !isOver(cell) }];
}

/** What a cell has come to as a share of the most that there can be; null before it has an answer that counts. */
function shareOf(cell: CellReport, metric: Metric): Estimate | null {
  const estimate = estimateOf(cell, metric);
  if (estimate === null || metric === "accuracy") return estimate;
  const { value, interval } = estimate;
  return { value: value / 100, interval: interval && [interval[0] / 100, interval[1] / 100] };
}

function intervalSection(drawn: readonly DrawnCell[], report: SweepReport): Markup {
  const measure = MEASURES[metricOf(report)];
  const best = drawn.toSorted(byRank).slice(0, MOST_INTERVALS);
  const which = report.cells.some(isGivenUp) ? "cells that neither were stopped nor failed" : "cells";
  const some = `${best.length < drawn.length ? `the best ${best.length}` : "all"} ${which}`;
  const last = best.some(({ isUnfinished }) => isUnfinished) ? ", unfinished ones last (hollow dots)" : "";
  const how = report.repeats === 1 ? `${measure.interval} intervals` : "intervals clustered by question";
  const caption = `${measure.caption}, ${some}, the best first${last}, with 95 % ${how}`;
  return section(measure.title, captioned(caption, intervalChart(measure.title, best, measure)));
}

/** The best first; an unfinished cell rests on fewer questions than those that are done, and comes behind them. */
function byRank(left: DrawnCell, right: DrawnCell): number {
  return Number(left.isUnfinished) - Number(right.isUnfinished) || right.value - left.value;
}

function costSection(drawn: readonly DrawnCell[], report: SweepReport): Markup {
  const measure = MEASURES[metricOf(report)];
  const title = `${measure.title} against tokens`;
  const places = report.pareto.map((cell) => drawn.findIndex((point) => point.cell === cell));
  const front = places.filter((at) => at >= 0);
  return section(
    title,
    captioned(
      "Filled dots on the dashed Pareto line: no other cell is better with as few tokens",
      scatterChart(title, "new tokens a question", drawn, front, measure),
    ),
  );
}

/** The first axis along the bottom, the second upwards. */
function axesChart(x: Axis, y: Axis, report: SweepReport): Markup {
  const metric = metricOf(report);
  const measure = MEASURES[metric];
  const rows = y.values.toReversed();
  const tiles = report.cells.flatMap((cell) => {
    const place = { x: x.values.indexOf(settingOf(cell, x)), y: rows.indexOf(settingOf(cell, y)) };
    const value = isGivenUp(cell) ? null : (shareOf(cell, metric)?.value ?? null);
    const share = value === null ? [] : [measure.written(value)];
    const state = value !== null && cell.state === "done" ? [] : [cell.state];
    const note = `${cellName(cell)}: ${[...share, ...state].join(", ")}`;
    return place.x < 0 || place.y < 0 ? [] : [{ ...place, value, isFinished: isOver(cell), note }];
  });
  const isDashed = tiles.some(({ value, isFinished }) => value !== null && !isFinished);
  return captioned(
    `${measure.caption}; the stronger the colour, the more${isDashed ? "; dashed: not finished" : ""}`,
    heatMap(
      `${measure.title} by ${x.name} and ${y.name}`,
      { name: x.name, values: x.values.map(String) },
      { name: y.name, values: rows.map(String) },
      tiles,
      measure,
    ),
  );
}

/** NaN, which no axis has, where the cell's method has no such option. */
function settingOf({ settings }: CellReport, { name }: Axis) {
  return settings[name] ?? NaN;
}

function tableOfCells({ cells, best }: SweepReport): Markup {
  const { head, rows } = cellTable(cells);
  const isBest = (row: number) => cells[row]?.cell === best;
  const kind = (column: number) => (column < FIRST_FIGURE ? "name" : "number");
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${head.map((name, column) => html`<th scope="col" class="${kind(column)}">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, index) =>
            html`<tr class="${isBest(index) ? "chosen" : ""}">
              ${row.map(
                (value, column) =>
                  html`<td class="${kind(column)}">${column === 0 && isBest(index) ? "★ " : ""}${value}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">★ the best cell. Calls, new tokens and seconds are means over questions.</p>
  </div>`;
}
