/** What SQLite says of a column that there is not where it is named. It writes names without quotation marks. */
export const UNKNOWN_COLUMN = /^no such column: (?:(?<alias>[^."]+)\.)?(?<column>[^."]+)$/;
/** … of a column's name that several sources have. */
export const AMBIGUOUS = /^ambiguous column name: (?:(?<alias>[^."]+)\.)?(?<column>[^."]+)$/;
/** … of a table that there is not. */
export const UNKNOWN_TABLE = /^no such table: (?:main\.)?(?<table>.+)$/;
