import { z } from "zod";

// What the main process and its utility processes say to each other. A model's own messages do not go this way: they
// travel over a port that the main process hands to both ends.

const id = z.int().min(1);
const Environment = z.record(z.string(), z.string());

/** What a utility process may ask the main process to start. */
const STARTED_KINDS = ["model", "binary-test"] as const;
export type StartedKind = (typeof STARTED_KINDS)[number];

/** What a utility process says to the main process. */
export const FromUtility = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ready") }),
  z.strictObject({ type: z.literal("failed"), message: z.string() }),
  /** A person should know of it; what was begun goes on. */
  z.strictObject({ type: z.literal("warned"), message: z.string() }),
  z.strictObject({ type: z.literal("start"), id, kind: z.enum(STARTED_KINDS), environment: Environment }),
  /** Passed on to a binary test, which knows no port. */
  z.strictObject({ type: z.literal("say"), id, message: z.unknown() }),
  z.strictObject({ type: z.literal("kill"), id }),
]);
export type FromUtility = z.infer<typeof FromUtility>;

/** What the main process says to a utility process. */
export const ToUtility = z.discriminatedUnion("type", [
  /** Comes with a port: of a client to the engine, of its owner to a model. */
  z.strictObject({ type: z.literal("port") }),
  /** Finish and end. */
  z.strictObject({ type: z.literal("close") }),
  /** Comes with a port if it is a model. */
  z.strictObject({ type: z.literal("started"), id, pid: z.int().nullable() }),
  z.strictObject({ type: z.literal("said"), id, message: z.unknown() }),
  /** `code` is null if it could not begin. */
  z.strictObject({ type: z.literal("exited"), id, code: z.int().nullable(), lastWords: z.string() }),
]);
export type ToUtility = z.infer<typeof ToUtility>;

/** A message of another process; undefined if it is none of ours. */
export function read<Message>(schema: z.ZodType<Message>, input: unknown): Message | undefined {
  const { success, data } = schema.safeParse(input);
  return success ? data : undefined;
}
