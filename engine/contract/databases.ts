/** What a database holds, before anything is asked about it. */
export interface DatabasePreview {
  /** What to put in `AskRequest.database`. */
  readonly data: string;
  /** The file's name without its folder. */
  readonly name: string;
  /** Its tables as agents see them. */
  readonly schema: string;
  /** Null where it took too long to count the rows, or SQLite cannot. Views are in the schema only. */
  readonly tables: readonly { readonly name: string; readonly rows: number | null }[];
  /** What a person should know of the file, in words. */
  readonly notes: readonly string[];
}
