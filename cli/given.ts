import { UsageError } from "./usage-error.ts";

/** `{ [name]: value }`, or nothing for undefined: an absent field takes its default. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);
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
