import type { DataManifest, OptionValue } from "../events.ts";
import { meantOptions } from "../meant-options.ts";
import type { Cell } from "./cell.ts";

/** Options of a method that all its cells share. */
export interface FixedOptions {
  readonly strategy: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What each method of a sweep does not vary; a method that varies all its options is left out. */
export function fixedOptions(cells: readonly Cell[], data: DataManifest): readonly FixedOptions[] {
  const methods = Map.groupBy(cells, ({ strategy }) => strategy);
  // What is varied stands in the settings of all cells of the method.
  const firsts = [...methods.values()].flatMap((its) => its.slice(0, 1));
  return firsts.flatMap(({ strategy, options, settings }): readonly FixedOptions[] => {
    const meant = Object.entries(meantOptions({ options, data }));
    const fixed = meant.filter(([name]) => !Object.hasOwn(settings, name));
    return fixed.length === 0 ? [] : [{ strategy, options: Object.fromEntries(fixed) }];
  });
}
