import { type } from "@orpc/contract";
import { z } from "zod";

/** Longest question or context, in UTF-16 units. */
export const MAX_TEXT = 1_000_000;
const MAX_NAME = 4096;

type Issue = Parameters<Exclude<z.core.$ZodErrorMap, string>>[0];

/** The output of a procedure without a result. */
// oRPC's type for one; `undefined` would ask its handler to return one.
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type
export const nothing = type<void>();

/** A message that names the field and the offending value, and says what is allowed. */
export function wrong(field: string, allowed: string): (issue: Issue) => string {
  return ({ input }) =>
    input === undefined
      ? `${field} is missing; it must be ${allowed}.`
      : `${field} cannot be ${show(input)}; it must be ${allowed}.`;
}

export function wholeNumber(field: string, min: number, max: number) {
  const error = wrong(field, `a whole number from ${min} to ${max}`);
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

export function text(field: string) {
  const length = wrong(field, `at most ${MAX_TEXT} characters long`);
  return z.string({ error: wrong(field, "a text") }).max(MAX_TEXT, { error: length });
}

export function name(field: string) {
  const error = wrong(field, `a text of 1 to ${MAX_NAME} characters`);
  return z.string({ error }).min(1, { error }).max(MAX_NAME, { error });
}

function show(input: unknown): string {
  if (typeof input === "string")
    return input.length > 60 ? `a text of ${input.length} characters` : `"${input}"`;
  if (typeof input === "number") return String(input);
  return input === null || typeof input === "boolean" ? String(input) : `a value of type ${typeof input}`;
}
