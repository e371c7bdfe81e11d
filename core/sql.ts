/**
 * A cell of a result. Integers that a double cannot hold are texts of their digits, infinite numbers `Inf` and `-Inf`,
 * blobs `x'…'` in hexadecimal.
 */
export type SqlValue = string | number | null;

/** Why a query gave no result. */
export type QueryProblem =
  /** SQLite's own message: a wrong name, a syntax error. */
  | "error"
  /** It is not one single statement that only reads. */
  | "refused"
  | "timeout"
  | "memory"
  /** It gives more rows or bytes than a result may have. */
  | "too-large";

/** What executing a query gave. */
export type QueryResult =
  | {
      readonly kind: "rows";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly SqlValue[])[];
    }
  | { readonly kind: "problem"; readonly problem: QueryProblem; readonly message: string };

/** What a query may take: as much as a model's may, or more, as the data's own queries may need it. */
export type QueryLimits = "usual" | "wide";

/** A database whose queries can change nothing and reach nothing beyond it; every query ends within its limits. */
export interface Database {
  /** The file's name without its folder. */
  readonly name: string;
  /**
   * Executes one query that only reads.
   * @param limits default `usual`
   * @throws CancelledError after `signal`; what is wrong with the query is part of the result
   */
  run(query: string, signal?: AbortSignal, limits?: QueryLimits): Promise<QueryResult>;
}

/** How results are compared: as multisets of rows, in order where the first query orders; or as sets, as BIRD does. */
export const SQL_COMPARISONS = ["multiset", "set"] as const;
export type SqlComparison = (typeof SQL_COMPARISONS)[number];

/** What is kept of a result for people to look at. */
export type ShownResult =
  | {
      readonly kind: "rows";
      readonly columns: readonly string[];
      /** The first rows. */
      readonly rows: readonly (readonly SqlValue[])[];
      /** Number of all rows. */
      readonly count: number;
    }
  | { readonly kind: "problem"; readonly problem: QueryProblem; readonly message: string };

const SHOWN_ROWS = 20;
const SHOWN_CELL = 200;

/** The first 20 rows of a result, long texts cut. */
export function shownResult(result: QueryResult): ShownResult {
  if (result.kind === "problem") return result;
  const rows = result.rows.slice(0, SHOWN_ROWS).map((row) => row.map(shownCell));
  return {
    kind: "rows",
    columns: result.columns.map((name) => name.slice(0, SHOWN_CELL)),
    rows,
    count: result.rows.length,
  };
}

function shownCell(cell: SqlValue): SqlValue {
  return typeof cell === "string" && cell.length > SHOWN_CELL ? `${cell.slice(0, SHOWN_CELL)}…` : cell;
}
