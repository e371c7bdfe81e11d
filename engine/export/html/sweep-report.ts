import { percent } from "../../../core/figure-words.ts";
import { cellName, type Axis } from "../../../core/sweep/cell.ts";
import { isGivenUp, isOver } from "../../../core/sweep/progress.ts";
import type { CellReport, SweepReport } from "../../../core/sweep/report.ts";
import type { SweepDetails } from "../../contract/reports.ts";
import { cellTable } from "../cells.ts";
import { count, tokenFigures, type Figure } from "../figures.ts";
import { sweepSettings } from "../settings.ts";
import { heatMap } from "./heat-map.ts";
import { intervalChart } from "./intervals.ts";
import { html, type Markup } from "./markup.ts";
import { captioned, figureList, page, section, settingsTable, troubles } from "./page.ts";
import { scatterChart } from "./scatter.ts";

/** Cells whose intervals are drawn under each other; the table has all of them. */
const MOST_INTERVALS = 60;
/** Column of the table of cells from which on there are figures. */
const FIRST_FIGURE = 2;

const LUCK = "The best of many is partly luck: ask it other questions before you rely on its figure.";
const SO_FAR =
  "Until all cells are finished, the best cell and the Pareto line are found among those that are; " +
  "before one is, among those that have come furthest.";

/** The report of a sweep. */
export function sweepReport(sweep: SweepDetails): Iterable<string> {
  const { report, model, run, started } = sweep;
  return page(
    `Sweep on ${report.data}`,
    `${model} · ${run} · ${started.slice(0, 10)} · Counterpoint`,
    parts(sweep),
  );
}

function* parts(sweep: SweepDetails): Generator<Markup> {
  const { report, error, warnings } = sweep;
  yield troubles(error, warnings);
  yield resultSection(sweep);
  yield* accuracySections(report);
  yield section("Cells", tableOfCells(report));
  yield section("Settings", settingsTable(sweepSettings(sweep)));
}

function resultSection({ report, done, questions }: SweepDetails): Markup {
  const { cells } = report;
  const best = cells.find(({ cell }) => cell === report.best);
  const areOver = cells.every(isOver);
  const name = areOver ? "Best cell" : "Best cell so far";
  const main: readonly Figure[] = best?.accuracy == null ? [] : [[name, percent(best.accuracy)]];
  const others: readonly Figure[] = [
    ...(best === undefined ? [] : [["It is", cellName(best)] as const]),
    ...(best?.interval == null ? [] : [["95 % interval", best.interval.map(percent).join(" to ")] as const]),
    ["Cells", String(cells.length)],
    ["Repeats", String(report.repeats)],
    ["Calls", count(report.calls)],
    ...tokenFigures(report.tokens),
    ["Time", `${report.seconds.toFixed(0)} s`],
  ];
  const notes = [
    ...(best === undefined || cells.length === 1 ? [] : [LUCK]),
    `${done} of ${questions} questions came to their end.`,
    ...(areOver ? [] : [SO_FAR]),
  ];
  return section("Result", [
    figureList(main, others),
    notes.map((note) => html`<p class="note">${note}</p>`),
  ]);
}

function* accuracySections({ axes, cells, pareto, repeats }: SweepReport): Generator<Markup> {
  const followed = cells.filter((cell) => !isGivenUp(cell));
  const known = followed.flatMap((cell) => {
    const { accuracy: value, interval, perQuestion } = cell;
    return value === null
      ? []
      : [{ cell: cell.cell, label: cellName(cell), value, interval, x: perQuestion.tokens.generated }];
  });
  if (known.length === 0) return;
  const [first, second, ...more] = axes.filter(({ values }) => values.length > 1);
  if (first !== undefined && second !== undefined && more.length === 0 && isFilled(first, second, cells))
    yield section(`${first.name} × ${second.name}`, axesChart(first, second, cells));
  const best = known.toSorted((left, right) => right.value - left.value).slice(0, MOST_INTERVALS);
  const which = followed.length < cells.length ? "cells that neither were stopped nor failed" : "cells";
  const some = `${best.length < known.length ? `the best ${best.length}` : "all"} ${which}`;
  const how = repeats === 1 ? "Wilson intervals" : "intervals clustered by question";
  yield section(
    "Accuracy",
    captioned(`Right answers, ${some}, the best first, with 95 % ${how}`, intervalChart("Accuracy", best)),
  );
  const front = pareto.map((cell) => known.findIndex((point) => point.cell === cell)).filter((at) => at >= 0);
  yield section(
    "Accuracy against tokens",
    captioned(
      "Filled dots on the dashed Pareto line: no other cell is better with as few tokens",
      scatterChart("Accuracy against tokens", "new tokens a question", known, front),
    ),
  );
}

/** Cells that were drawn at random may lie so far apart that a map of them would be empty. */
function isFilled(x: Axis, y: Axis, cells: readonly CellReport[]): boolean {
  return x.values.length * y.values.length <= 2 * cells.length;
}

/** The first axis along the bottom, the second upwards. */
function axesChart(x: Axis, y: Axis, cells: readonly CellReport[]): Markup {
  const rows = y.values.toReversed();
  const tiles = cells.flatMap((cell) => {
    const place = { x: x.values.indexOf(settingOf(cell, x)), y: rows.indexOf(settingOf(cell, y)) };
    const value = isGivenUp(cell) ? null : cell.accuracy;
    const share = value === null ? [] : [percent(value)];
    const state = value !== null && cell.state === "done" ? [] : [cell.state];
    const note = `${cellName(cell)}: ${[...share, ...state].join(", ")}`;
    return place.x < 0 || place.y < 0 ? [] : [{ ...place, value, note }];
  });
  return captioned(
    "Right answers; the stronger the colour, the more",
    heatMap(
      `Accuracy by ${x.name} and ${y.name}`,
      { name: x.name, values: x.values.map(String) },
      { name: y.name, values: rows.map(String) },
      tiles,
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
