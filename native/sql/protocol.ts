import { z } from "zod";
import { ContractError } from "../../core/errors.ts";
import type { QueryResult, SqlValue } from "../../core/sql.ts";

/** What a worker is started with. */
export const WorkerSetup = z.strictObject({
  /** The file; shared with the thread that starts it, and never written to. */
  file: z.custom<SharedArrayBuffer>((value) => value instanceof SharedArrayBuffer),
  memoryBytes: z.int().positive(),
});
export type WorkerSetup = z.infer<typeof WorkerSetup>;

/** What a worker is asked; the next message comes after its answer. */
export const WorkerQuery = z.strictObject({
  query: z.string(),
  rows: z.int().positive(),
  resultBytes: z.int().positive(),
});
export type WorkerQuery = z.infer<typeof WorkerQuery>;

/** Too many for a check by schema, cell by cell. */
const Rows = z.custom<readonly (readonly SqlValue[])[]>(
  (rows) => Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isCell)),
);

const Result: z.ZodType<QueryResult> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("rows"), columns: z.array(z.string()), rows: Rows }),
  z.strictObject({
    kind: z.literal("problem"),
    problem: z.enum(["error", "refused", "timeout", "memory", "too-large"]),
    message: z.string(),
  }),
]);

/** What a worker says. */
export const WorkerMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ready") }),
  /** SQLite cannot read the file. */
  z.strictObject({ type: z.literal("unreadable"), message: z.string() }),
  z.strictObject({ type: z.literal("result"), result: Result }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** @throws ContractError that names the first field that is not as agreed */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new ContractError(
    `A message between a database and its thread is not as agreed: ${field === "" ? "" : `${field}: `}${issue?.message ?? ""}`,
    { field },
  );
}

function isCell(cell: unknown): boolean {
  return cell === null || typeof cell === "string" || typeof cell === "number";
}
