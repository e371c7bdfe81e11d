import { ORPCError } from "@orpc/server";
import { ContractError, fromErrorRecord, toErrorRecord, type ErrorRecord } from "../../core/errors.ts";

/** The code under which the records of our errors cross the contract. */
const ERROR_CODE = "COUNTERPOINT";

/** What is sent for an error: its record, and for input that fails its check one sentence per problem. */
export function toWire(error: unknown): ORPCError<typeof ERROR_CODE, ErrorRecord> {
  const record = toErrorRecord(contractError(error) ?? error);
  return new ORPCError(ERROR_CODE, { message: record.message, data: record });
}

interface Issue {
  readonly message: string;
  readonly path?: readonly unknown[];
}

/** oRPC's own error for wrong input holds the schema's issues as its cause. */
function contractError(error: unknown): ContractError | undefined {
  if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") return undefined;
  const issues = issuesOf(error.cause);
  if (issues.length === 0) return new ContractError(error.message);
  return new ContractError(issues.map(({ message }) => message).join(" "), {
    fields: issues.map(({ path = [] }) => path.map(String).join(".")),
  });
}

function issuesOf(cause: unknown): readonly Issue[] {
  if (typeof cause !== "object" || cause === null || !("issues" in cause)) return [];
  return Array.isArray(cause.issues) ? (cause.issues as readonly Issue[]) : [];
}

/** The typed error that a client got; anything else is given back as it is. */
export function fromWire(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== ERROR_CODE) return error;
  return fromErrorRecord(error.data as ErrorRecord);
}
