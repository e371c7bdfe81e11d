/** How the names of SQLite files end. */
export const DATABASE_ENDINGS: readonly string[] = [".sqlite", ".sqlite3", ".db", ".db3"];

/** Whether a file is called as databases are; what is in it the engine tells. */
export function isDatabaseName(name: string): boolean {
  return DATABASE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}
