import { readFileSync } from "node:fs";

/**
 * The objects of a JSON Lines file, one a line; empty lines are passed over.
 * @param fields names of the fields that are needed; each must be a string
 * @throws Error that names the file, the line and what is wrong with it
 */
export function readJsonLines<Field extends string>(
  path: string,
  fields: readonly Field[],
): Record<Field, string>[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      line.trim() === "" ? [] : [readLine(line, fields, `${path}, line ${index + 1}`)],
    );
}

function readLine<Field extends string>(
  line: string,
  fields: readonly Field[],
  place: string,
): Record<Field, string> {
  const value = parsed(line, place);
  const missing = fields.filter((field) => typeof value[field] !== "string");
  if (missing.length > 0) {
    throw new Error(
      `${place}: ${missing.join(", ")} missing, or no text. Each line needs ${fields.join(", ")}.`,
    );
  }
  return value as Record<Field, string>;
}

function parsed(line: string, place: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${place} is no JSON: ${line.slice(0, 60)}. Mend or remove the line.`, { cause: error });
  }
}
