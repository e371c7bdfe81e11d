/** What one database and one query on it may take. */
export interface SqlLimits {
  /** Longest time of one query. */
  readonly seconds: number;
  /** Most rows of a result. */
  readonly rows: number;
  /** Largest result: characters of its texts, two for each byte of a blob, eight for a number; eight at least for any cell. */
  readonly resultBytes: number;
  /** Most memory that SQLite may take beside the file's copy. */
  readonly memoryBytes: number;
  /** Largest file: it is copied into memory twice. */
  readonly fileBytes: number;
  /** Longest query. */
  readonly queryCharacters: number;
  /** Longest description of a database for prompts. */
  readonly schemaCharacters: number;
  /** Longest time of describing a database for prompts; one that takes longer is not opened. */
  readonly describeSeconds: number;
  /** After so long the rows of no further table are counted, which prompts do not tell of. */
  readonly countSeconds: number;
}

const MEGABYTE = 1_000_000;

export const DEFAULT_LIMITS: SqlLimits = {
  seconds: 5,
  rows: 20_000,
  resultBytes: 16 * MEGABYTE,
  memoryBytes: 256 * MEGABYTE,
  fileBytes: 1000 * MEGABYTE,
  queryCharacters: 100_000,
  schemaCharacters: 12_000,
  describeSeconds: 120,
  countSeconds: 20,
};

/** What differs for the data's own queries, which are no strangers, where the usual limits stop them. */
export const WIDE_LIMITS: Partial<SqlLimits> = { seconds: 60, rows: 200_000, resultBytes: 64 * MEGABYTE };
