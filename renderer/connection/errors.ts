import { ORPCError } from "@orpc/client";
import { CounterpointError, reasonOf, toErrorRecord, type ErrorRecord } from "../../core/errors.ts";

/** What went wrong, from whatever a call to the engine threw. */
export function errorRecord(error: unknown): ErrorRecord {
  if (error instanceof ORPCError && isRecord(error.data)) return error.data;
  if (error instanceof CounterpointError) return toErrorRecord(error);
  return { code: "connection", message: reasonOf(error), details: {} };
}

function isRecord(data: unknown): data is ErrorRecord {
  return (
    typeof data === "object" && data !== null && "code" in data && "message" in data && "details" in data
  );
}
