import { AMBIGUOUS, UNKNOWN_COLUMN, UNKNOWN_TABLE } from "./messages.ts";
import { scopesOf } from "./scopes.ts";
import { hasColumn, isSameName, readShownSchema, type ShownSchema, type ShownTable } from "./shown-schema.ts";
import { writtenName } from "./written-name.ts";

/**
 * What a person would add to SQLite's message about a wrong name: which columns the table has, and which table has such a
 * column. Small models repeat a wrong name until they are shown the right ones, as a query has to write them.
 * @param schema as prompts show it
 * @returns one or two sentences; "" if there is nothing to add
 */
export function problemHint(message: string, query: string, schema: string): string {
  const shown = readShownSchema(schema);
  const column = (UNKNOWN_COLUMN.exec(message) ?? AMBIGUOUS.exec(message))?.groups;
  if (column !== undefined) return columnHint(column, query, shown);
  const tables = [...namesOf(shown.tables), ...shown.further.map(writtenName)];
  if (UNKNOWN_TABLE.test(message) && tables.length > 0) return `The tables are ${tables.join(", ")}.`;
  return "";
}

function columnHint(
  { alias, column = "" }: Readonly<Record<string, string | undefined>>,
  query: string,
  { tables, further }: ShownSchema,
): string {
  const asked = alias === undefined ? undefined : tableCalled(alias, query, tables);
  const owners = tables.filter((table) => hasColumn(table, column));
  const sentences: string[] = [];
  if (asked !== undefined) {
    const name = writtenName(asked.name);
    const called = isSameName(asked.name, alias ?? "")
      ? name
      : `${writtenName(alias ?? "")} is ${name}, which`;
    sentences.push(`${called} has the columns ${asked.columns.map(writtenName).join(", ")}.`);
  }
  if (owners.length > 0) {
    sentences.push(`${writtenName(column)} is a column of ${namesOf(owners).join(" and of ")}.`);
  } else if (asked === undefined && tables.length > 0) {
    const those = further.length === 0 ? "No table has" : "None of the tables whose columns are shown has";
    sentences.push(`${those} a column ${writtenName(column)}.`);
  }
  return sentences.join(" ");
}

function namesOf(tables: readonly ShownTable[]): readonly string[] {
  return tables.map(({ name }) => writtenName(name));
}

/** The table that an alias of the query stands for, or that has this name. */
function tableCalled(alias: string, query: string, tables: readonly ShownTable[]): ShownTable | undefined {
  const sources = (scopesOf(query)?.scopes ?? []).flatMap((scope) => scope?.sources ?? []);
  const name = sources.find(({ handle }) => isSameName(handle, alias))?.table ?? alias;
  return tables.find((table) => isSameName(table.name, name));
}
