import type { OptionValue } from "../../../../core/events.ts";
import type { Axis } from "../../../../core/sweep/cell.ts";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import type { CellPlace } from "../../../charts/heatmap-layout.ts";

/** The axes along which cells differ. */
export function variedAxes({ axes }: Pick<SweepReport, "axes">): readonly Axis[] {
  return axes.filter(({ values }) => values.length > 1);
}

/** A value of an axis; null: the cell's method has no such option. */
export type Setting = OptionValue | null;

/** What a map of two axes shows: these, and of each further axis the cells with one value. */
export interface MapChoice {
  readonly x: string;
  readonly y: string;
  readonly fixed: Readonly<Record<string, Setting>>;
}

/**
 * What is shown before a person chooses, or what a person chose as far as the axes have it: the last two axes, which are
 * options where options are varied, and the first value of every other one.
 */
export function mapChoice(
  report: Pick<SweepReport, "axes" | "cells">,
  chosen: Partial<MapChoice> = {},
): MapChoice {
  const names = variedAxes(report).map(({ name }) => name);
  const x = names.find((name) => name === chosen.x) ?? names.findLast((name) => name !== chosen.y) ?? "";
  const y =
    names.find((name) => name === chosen.y && name !== x) ?? names.findLast((name) => name !== x) ?? "";
  const others = names.filter((name) => name !== x && name !== y);
  const fixed = Object.fromEntries(
    others.map((name) => {
      const values = settingsOf(report, name);
      const wanted = chosen.fixed?.[name];
      return [name, wanted !== undefined && values.includes(wanted) ? wanted : (values[0] ?? null)];
    }),
  );
  return { x, y, fixed };
}

/** The values of an axis in its order, and null at the end where a cell has none. */
export function settingsOf(
  { axes, cells }: Pick<SweepReport, "axes" | "cells">,
  name: string,
): readonly Setting[] {
  const values = axes.find((axis) => axis.name === name)?.values ?? [];
  return cells.some(({ settings }) => settings[name] === undefined) ? [...values, null] : values;
}

/** The cells of a map, by their places in it; a value that none of them has is no place. */
export interface CellMap {
  readonly x: readonly Setting[];
  readonly y: readonly Setting[];
  readonly cells: readonly { readonly x: number; readonly y: number; readonly cell: CellReport }[];
}

/** The cells that a choice shows. */
export function cellMap(report: Pick<SweepReport, "axes" | "cells">, { x, y, fixed }: MapChoice): CellMap {
  const shown = report.cells.filter((cell) =>
    Object.entries(fixed).every(([name, value]) => settingOf(cell, name) === value),
  );
  const [xs, ys] = [valuesIn(report, shown, x), valuesIn(report, shown, y)];
  return {
    x: xs,
    y: ys,
    cells: shown.map((cell) => ({
      x: xs.indexOf(settingOf(cell, x)),
      y: ys.indexOf(settingOf(cell, y)),
      cell,
    })),
  };
}

/** The values of an axis that some of these cells have, in their order. */
function valuesIn(
  report: Pick<SweepReport, "axes" | "cells">,
  shown: readonly CellReport[],
  name: string,
): readonly Setting[] {
  const had = new Set(shown.map((cell) => settingOf(cell, name)));
  return settingsOf(report, name).filter((value) => had.has(value));
}

function settingOf({ settings }: Pick<CellReport, "settings">, name: string): Setting {
  return settings[name] ?? null;
}

/** Finds what lies at a place of a map. */
export function byPlace<Placed extends CellPlace>(
  placed: readonly Placed[],
): (place: CellPlace) => Placed | undefined {
  const keyOf = ({ x, y }: CellPlace): string => `${x} ${y}`;
  const known = new Map(placed.map((one) => [keyOf(one), one]));
  return (place) => known.get(keyOf(place));
}
