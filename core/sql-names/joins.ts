import type { Source } from "./scopes.ts";
import { isSameName, type ShownSchema, type ShownTable } from "./shown-schema.ts";

/** `JOIN table ON to.toColumn = table.column` */
export interface Join {
  readonly table: ShownTable;
  readonly column: string;
  /** Handle of a source that is there already. */
  readonly to: string;
  readonly toColumn: string;
}

/** A table farther away than this was hardly meant. */
const MOST_JOINS = 3;

/**
 * The fewest joins over foreign keys that lead from a SELECT's sources to a table that is looked for, found breadth first;
 * of several tables equally near the first in the schema's order of keys.
 * @returns null if none is in reach
 */
export function joinsTo(
  sources: readonly Source[],
  { tables, keys }: ShownSchema,
  isWanted: (table: ShownTable) => boolean,
): readonly Join[] | null {
  const reached = new Set(sources.map(({ table }) => table?.toLowerCase()));
  let paths = sources.flatMap(({ table, handle }) =>
    table === null ? [] : [{ table, handle, joins: [] as Join[] }],
  );
  for (let step = 0; step < MOST_JOINS; step++) {
    const longer: typeof paths = [];
    for (const { table, handle, joins } of paths) {
      for (const edge of edgesOf(table, keys)) {
        const next = tables.find(({ name }) => isSameName(name, edge.table));
        if (next === undefined || reached.has(next.name.toLowerCase())) continue;
        reached.add(next.name.toLowerCase());
        const join = { table: next, column: edge.column, to: handle, toColumn: edge.toColumn };
        if (isWanted(next)) return [...joins, join];
        longer.push({ table: next.name, handle: next.name, joins: [...joins, join] });
      }
    }
    paths = longer;
  }
  return null;
}

/** The foreign keys of a table in both directions, as seen from it. */
function edgesOf(
  table: string,
  keys: ShownSchema["keys"],
): readonly { readonly table: string; readonly column: string; readonly toColumn: string }[] {
  return keys.flatMap((key) => [
    ...(isSameName(key.table, table)
      ? [{ table: key.toTable, column: key.toColumn, toColumn: key.column }]
      : []),
    ...(isSameName(key.toTable, table)
      ? [{ table: key.table, column: key.column, toColumn: key.toColumn }]
      : []),
  ]);
}
