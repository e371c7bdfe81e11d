import { DatabaseError } from "../../core/errors.ts";
import type { QueryResult, SqlValue } from "../../core/sql.ts";
import type { SqlLimits } from "./limits.ts";

export interface Column {
  readonly name: string;
  /** As declared; may be empty. */
  readonly type: string;
  /** 1-based place in the primary key, 0 if it is not part of it. */
  readonly key: number;
  /** Texts that stand in it; none in columns whose type is of numbers alone. */
  readonly values: readonly string[];
  /** Whether these are all of them, and not just examples. */
  readonly areAllValues: boolean;
}

export interface Table {
  readonly name: string;
  readonly isView: boolean;
  readonly columns: readonly Column[];
}

/** One column that refers to another: `concert.Stadium_ID = stadium.Stadium_ID`. */
export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly toTable: string;
  readonly toColumn: string;
}

export interface Schema {
  readonly tables: readonly Table[];
  readonly foreignKeys: readonly ForeignKey[];
}

/** Answers our own query on the database to describe, if it takes no longer than so many seconds. */
export type AskWithin = (query: string, seconds: number) => Promise<QueryResult>;

/** The same, with an error where all queries together have taken too long. */
type Ask = (query: string) => Promise<QueryResult>;

type DescriptionLimits = Pick<SqlLimits, "describeSeconds" | "schemaCharacters">;

/** More are not described; one description of so many would be no use to a model. */
const MAX_TABLES = 500;
/** A column with at most so many different values is described by all of them. */
const MAX_VALUES = 6;
const MAX_VALUE_CHARACTERS = 30;
const EXAMPLES = 2;
/** Rows in which values are looked for. */
const SCANNED_ROWS = 10_000;
/** What the line of a column takes at least, two blanks and its end, and each value its quotation marks. */
const LINE_CHARACTERS = 3;
const QUOTE_CHARACTERS = 2;

const LIST_OF_TABLES = `
  SELECT name, type FROM sqlite_schema
  WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY rowid`;

/**
 * Reads what tables a database has. Tables that SQLite keeps for itself are left out, and so are those that it cannot
 * read, with a note. It all follows from the file alone: what takes too long is refused and never described in part.
 * @throws DatabaseError if the list of tables cannot be read, or it all takes too long; what `ask` throws
 */
export async function readSchema(
  ask: AskWithin,
  name: string,
  { describeSeconds, schemaCharacters }: DescriptionLimits,
): Promise<Schema & { readonly notes: readonly string[] }> {
  const askInTime = inTime(ask, name, describeSeconds);
  const listed = await askInTime(LIST_OF_TABLES);
  if (listed.kind === "problem") {
    throw new DatabaseError(`The tables of ${name} cannot be read: ${listed.message}.`, { database: name });
  }
  const notes: string[] = [];
  if (listed.rows.length > MAX_TABLES) {
    notes.push(`${name} has ${listed.rows.length} tables; only the first ${MAX_TABLES} are described.`);
  }
  const tables: Table[] = [];
  const room = new Room(schemaCharacters);
  for (const [table, type] of listed.rows.slice(0, MAX_TABLES)) {
    const read = await readTable(askInTime, room, String(table), type === "view");
    if (typeof read === "string") notes.push(`The ${String(type)} ${String(table)} cannot be read: ${read}.`);
    else tables.push(read);
  }
  return { tables, foreignKeys: await readForeignKeys(askInTime, tables), notes };
}

/** @returns what throws DatabaseError when all queries together have taken so many seconds */
function inTime(ask: AskWithin, name: string, seconds: number): Ask {
  const end = performance.now() + 1000 * seconds;
  return async (query) => {
    const left = (end - performance.now()) / 1000;
    const result = left > 0 ? await ask(query, left) : null;
    if (result !== null && !(result.kind === "problem" && result.problem === "timeout")) return result;
    throw new DatabaseError(
      `The database ${name} is not opened: to look into it took more than ${seconds} s. ` +
        "Try again when the machine has less to do, or use a smaller database.",
      { database: name, seconds },
    );
  };
}

/** Characters that are left for values: where a description with those so far is too long, it has none. */
class Room {
  #characters: number;

  constructor(characters: number) {
    this.#characters = characters;
  }

  get isLeft(): boolean {
    return this.#characters >= 0;
  }

  /** Takes what a column with these values needs at least. */
  take(values: readonly string[]): void {
    for (const { length } of values) this.#characters -= length + QUOTE_CHARACTERS;
    this.#characters -= LINE_CHARACTERS;
  }
}

/** @returns SQLite's own words if the table cannot be read */
async function readTable(ask: Ask, room: Room, name: string, isView: boolean): Promise<Table | string> {
  const listed = await ask(
    `SELECT name, type, pk, hidden FROM pragma_table_xinfo(${quotedText(name)}) WHERE hidden <> 1`,
  );
  if (listed.kind === "problem") return listed.message;
  // What a view computes may take any time.
  const counted = isView
    ? null
    : await ask(`SELECT count(*) FROM (SELECT 1 FROM ${quotedName(name)} LIMIT ${SCANNED_ROWS + 1})`);
  if (counted?.kind === "problem") return counted.message;
  const isLong = Number(counted?.rows[0]?.[0]) > SCANNED_ROWS;
  const columns: Column[] = [];
  for (const [column, type, key, hidden] of listed.rows) {
    const facts = { name: String(column), type: String(type), key: Number(key) };
    const hasValues = !isView && hidden === 0 && mayHoldTexts(facts.type) && room.isLeft;
    const values = hasValues ? await readValues(ask, name, facts.name, isLong) : NO_VALUES;
    room.take(values.values);
    columns.push({ ...facts, ...values });
  }
  return { name, isView, columns };
}

const NO_VALUES = { values: [], areAllValues: false };

/** SQLite has no types for dates, truth and lists of values: these stand in a column as texts, or as numbers. */
function mayHoldTexts(type: string): boolean {
  return type === "" || /char|text|clob|string|date|time|bool|enum/i.test(type);
}

/**
 * The texts of a column if they are few and short, all were looked at and nothing else stands there, else two short ones.
 * @param isLong whether the table has more rows than are looked at
 */
async function readValues(
  ask: Ask,
  table: string,
  column: string,
  isLong: boolean,
): Promise<Pick<Column, "values" | "areAllValues">> {
  const name = quotedName(column);
  const found = await ask(
    `SELECT DISTINCT CASE typeof(${name}) WHEN 'text' THEN substr(${name}, 1, ${MAX_VALUE_CHARACTERS + 1}) END
     FROM (SELECT ${name} FROM ${quotedName(table)} LIMIT ${SCANNED_ROWS})
     WHERE ${name} IS NOT NULL LIMIT ${MAX_VALUES + 1}`,
  );
  if (found.kind === "problem") return NO_VALUES;
  // One null stands for all values that are no texts.
  const values = found.rows.map(([value]) => value ?? null);
  const short = values.filter((value) => typeof value === "string").filter(isShown);
  const areAllValues = !isLong && short.length === values.length && values.length <= MAX_VALUES;
  return { values: areAllValues ? short : short.slice(0, EXAMPLES), areAllValues };
}

/** Control characters would break the line that a value stands on. */
function isShown(value: string): boolean {
  return value.trim() !== "" && value.length <= MAX_VALUE_CHARACTERS && !/\p{Cc}/u.test(value);
}

async function readForeignKeys(ask: Ask, tables: readonly Table[]): Promise<ForeignKey[]> {
  const keys: ForeignKey[] = [];
  for (const { name } of tables) {
    const listed = await ask(
      `SELECT "from", "table", "to", seq FROM pragma_foreign_key_list(${quotedText(name)}) ORDER BY id DESC, seq`,
    );
    if (listed.kind === "problem") continue;
    for (const [column, toTable, named, place] of listed.rows) {
      const parent = tables.find((table) => table.name.toLowerCase() === String(toTable).toLowerCase());
      const toColumn = named ?? keyColumn(parent, place);
      if (parent === undefined || toColumn === undefined) continue;
      keys.push({ table: name, column: String(column), toTable: parent.name, toColumn: String(toColumn) });
    }
  }
  return keys;
}

/** A foreign key that names no column means the primary key. */
function keyColumn(table: Table | undefined, place: SqlValue | undefined): string | undefined {
  return table?.columns.find(({ key }) => key === Number(place) + 1)?.name;
}

/** A name as SQL has it, whatever stands in it. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
