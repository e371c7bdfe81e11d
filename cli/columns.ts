import { byName } from "./given.ts";
import { UsageError } from "./usage-error.ts";

/**
 * `question=body,answer=gold` as columns by field; undefined if the flag was not given. A comma that no further `FIELD=` follows
 * is part of a column's name.
 * @throws UsageError for what is no such pair, and for a field with two columns
 */
export function columnsOf(text: string | undefined): Readonly<Record<string, string>> | undefined {
  if (text === undefined) return undefined;
  const pairs = text.split(/,(?=\s*\w+\s*=)/).map((pair) => {
    const [, field, column] = /^\s*(\w+)\s*=\s*(.*\S)\s*$/.exec(pair) ?? [];
    if (field === undefined || column === undefined)
      throw new UsageError(`--columns needs FIELD=COLUMN pairs with commas between them, not "${pair}".`);
    return [field, column] as const;
  });
  return byName(pairs);
}
