import type { ParsedArguments } from "./arguments.ts";
import { UsageError } from "./usage-error.ts";

/** `{ [name]: value }`, or nothing for undefined: an absent field takes its default. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);
}

/** Values by the names that they were given to. @throws UsageError for a name that was given different ones */
export function byName<Value extends string | number | boolean>(
  pairs: readonly (readonly [name: string, value: Value])[],
): Record<string, Value> {
  const values = new Map<string, Value>();
  for (const [name, value] of pairs) {
    const before = values.get(name) ?? value;
    if (String(before) !== String(value))
      throw new UsageError(`"${name}" is given twice, as "${before}" and "${value}": leave one out.`);
    values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** One of the values allowed, or a UsageError that lists them. */
export function oneOf<Value extends string>(
  flag: string,
  value: string | undefined,
  allowed: readonly Value[],
): Value | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new UsageError(`--${flag} cannot be "${value}"; it must be one of ${allowed.join(", ")}.`);
  return found;
}

/** The value of --format; undefined for what a terminal shows. @throws UsageError beside --json, which is a form of its own */
export function formatOf<Format extends string>(
  args: ParsedArguments,
  json: boolean,
  formats: readonly Format[],
): Format | undefined {
  const format = oneOf("format", args.text("format"), formats);
  if (format !== undefined && json)
    throw new UsageError(`--json and --format ${format} are two forms of the same: leave one of them out.`);
  return format;
}
