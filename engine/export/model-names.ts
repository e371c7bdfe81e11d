import type { Axis, Cell } from "../../core/sweep/cell.ts";
import type { SweepDetails } from "../contract/reports.ts";
import { namesOf } from "../storage/title.ts";
import { withoutPaths } from "./personal-paths.ts";

/**
 * A sweep whose models are named without where they lie. Files of one name are numbered in the plan's order, `model.gguf (1)`:
 * their cells would be taken for one another.
 */
export function withModelNames(sweep: SweepDetails): SweepDetails {
  const { manifest, report } = sweep;
  const { plan } = manifest;
  const names = namesByReference(plan.cells.map(({ model }) => model));
  const nameOf = (reference: string) => names.get(reference) ?? reference;
  const inSettings = (settings: Cell["settings"]): Cell["settings"] =>
    settings.model === undefined ? settings : { ...settings, model: nameOf(String(settings.model)) };
  const inCells = <Kind extends Cell>(cells: readonly Kind[]): readonly Kind[] =>
    cells.map((cell) => ({
      ...cell,
      model: nameOf(cell.model),
      settings: inSettings(cell.settings),
    }));
  const inAxes = (axes: readonly Axis[]): readonly Axis[] =>
    axes.map((axis) =>
      axis.name === "model" ? { ...axis, values: axis.values.map((value) => nameOf(String(value))) } : axis,
    );
  return {
    ...sweep,
    model: namesOf(plan.cells.map(({ model }) => nameOf(model))),
    manifest: { ...manifest, plan: { ...plan, axes: inAxes(plan.axes), cells: inCells(plan.cells) } },
    report: { ...report, axes: inAxes(report.axes), cells: inCells(report.cells) },
  };
}

function namesByReference(references: readonly string[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(new Set(references), (reference) => withoutPaths(reference));
  return new Map(
    [...byName].flatMap(([name, its]) =>
      its.map((reference, index) => [reference, its.length > 1 ? `${name} (${index + 1})` : name] as const),
    ),
  );
}
