/** Words that name nothing without quotation marks. */
const RESERVED = new Set(
  (
    "add all alter and as autoincrement between case check collate commit constraint create default deferrable delete " +
    "distinct drop else escape except exists foreign from group having in index insert intersect into is isnull join " +
    "limit not notnull null on or order primary references returning select set table then to transaction union unique " +
    "update using values when where"
  ).split(" "),
);

/** A name as a query has to write it: in quotation marks where it is no name without them. */
export function writtenName(name: string): string {
  if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !RESERVED.has(name.toLowerCase())) return name;
  return `"${name.replaceAll('"', '""')}"`;
}
