import { z } from "zod";
import { ContractError } from "../../../core/errors.ts";
import type { CompletionRequest, ScoreRequest } from "../../../core/model.ts";
import { DEVICES, type RuntimeSettings } from "../../../core/runtime.ts";
import type { LoadOptions, PlanOptions } from "../load.ts";
import {
  Count,
  ErrorValue,
  FigureValue,
  Messages,
  ModelInfoValue,
  Name,
  PlanValue,
  SamplingValue,
  Text,
  type Fields,
} from "./values.ts";

/** The part of the options that can be sent; what calls back stays on its side. */
export type PlainLoadOptions = Omit<LoadOptions, "signal" | "beforeRound" | "onStep">;

/** How to load a model into another process. */
export interface ProcessLoadOptions extends PlainLoadOptions, Pick<LoadOptions, "signal"> {
  /** Asked before a later process loads the file: whether it is still the one that the first process loaded. */
  readonly isStill?: (() => Promise<boolean>) | undefined;
}

/** Largest number of calls, or of texts, in one message. */
const MAX_CALLS = 1_000_000;

const Runtime: z.ZodType<RuntimeSettings> = z.strictObject({
  device: z.exactOptional(z.enum(["auto", ...DEVICES])),
  gpuLayers: z.exactOptional(z.union([z.enum(["auto", "all"]), Count])),
  flashAttention: z.exactOptional(z.union([z.literal("auto"), z.boolean()])),
  kvCache: z.exactOptional(z.enum(["auto", "f16", "q8_0"])),
  contextTokens: z.exactOptional(Count),
  sequences: z.exactOptional(Count),
  threads: z.exactOptional(Count),
  memoryLimit: z.exactOptional(z.number()),
  gpuMemoryLimit: z.exactOptional(z.number()),
} satisfies Fields<RuntimeSettings>);

const LoadFields = z.strictObject({
  path: Name,
  bytes: z.exactOptional(Count),
  name: Name,
  sha256: Name,
  quantization: z.exactOptional(Name),
  prompts: z.enum(["standard", "terse"]),
  contextTokens: z.exactOptional(Count),
  minP: z.exactOptional(z.number()),
  runtime: z.exactOptional(Runtime),
} satisfies Fields<PlainLoadOptions>);

export const PlanFields: z.ZodType<PlanOptions> = LoadFields.pick({
  path: true,
  name: true,
  contextTokens: true,
  runtime: true,
});

const id = Count;

const Completing: z.ZodType<Omit<CompletionRequest, "signal" | "onText">> = z.strictObject({
  group: z.exactOptional(Name),
  messages: Messages,
  sampling: SamplingValue,
  logProbabilities: z.exactOptional(z.boolean()),
} satisfies Fields<Omit<CompletionRequest, "signal" | "onText">>);

const Scored: z.ZodType<Omit<ScoreRequest, "signal">> = z.strictObject({
  group: z.exactOptional(Name),
  messages: Messages,
  continuations: z.array(Text).max(MAX_CALLS),
} satisfies Fields<Omit<ScoreRequest, "signal">>);

/** A piece of work for the model. */
export const Work = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("complete"), request: Completing }),
  z.strictObject({ kind: z.literal("score"), request: Scored }),
  /** Answered with how fast the model is, and figure by figure before that. */
  z.strictObject({
    kind: z.literal("measure"),
    options: z.strictObject({ seconds: z.exactOptional(z.number().min(0)) }),
  }),
  /** Answered with the resident bytes of the process, whatever else goes on. */
  z.strictObject({ kind: z.literal("health") }),
]);
export type Work = z.infer<typeof Work>;

/** Every call is ended once, by its id. */
const Call = z.strictObject({ id, work: Work });
export type Call = z.infer<typeof Call>;

/** What the owner of a model says to the process that has it. */
export const ParentMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("load"), options: LoadFields }),
  /** Answered with one of `PlanAnswer`. A process is asked to load or to plan, not both. */
  z.strictObject({ type: z.literal("plan"), options: PlanFields }),
  /** Calls that were issued together. `go`: they are all that the last ended calls lead to. */
  z.strictObject({ type: z.literal("work"), calls: z.array(Call).max(MAX_CALLS), go: z.boolean() }),
  z.strictObject({ type: z.literal("abort"), id }),
  z.strictObject({ type: z.literal("unload") }),
]);
export type ParentMessage = z.infer<typeof ParentMessage>;

/** What a value must look like, the one who waits for it knows. */
const Ended = z.union([
  z.strictObject({ id, value: z.unknown() }),
  z.strictObject({ id, error: ErrorValue }),
]);
export type Ended = z.infer<typeof Ended>;

/** What the process says to the owner of its model. */
export const ChildMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ready"), info: ModelInfoValue }),
  z.strictObject({ type: z.literal("load-failed"), error: ErrorValue }),
  /** New text and ended calls since the last one. If a call has ended, the model waits for `go`. */
  z.strictObject({
    type: z.literal("round"),
    texts: z.array(z.tuple([id, Text])).max(MAX_CALLS),
    ended: z.array(Ended).max(MAX_CALLS),
  }),
  z.strictObject({ type: z.literal("figure"), id, figure: FigureValue }),
]);
export type ChildMessage = z.infer<typeof ChildMessage>;

/** What the process says to who asked it for a plan. */
export const PlanAnswer = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("planned"), plan: PlanValue }),
  z.strictObject({ type: z.literal("plan-failed"), error: ErrorValue }),
]);
export type PlanAnswer = z.infer<typeof PlanAnswer>;

/** The options as they are sent: without what cannot be, and without fields that belong to others. */
export function plainLoadOptions(options: PlainLoadOptions): PlainLoadOptions {
  const known = Object.keys(LoadFields.shape);
  const entries = Object.entries(options).filter(([name]) => known.includes(name));
  return parse(LoadFields, Object.fromEntries(entries), "These options");
}

/**
 * Checks what comes in or is about to go out.
 * @param subject what it is, as the beginning of a sentence
 * @throws ContractError that names the first field that is not as agreed
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  subject: string,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new ContractError(
    `${subject} cannot be sent to or from the model's process: ${field === "" ? "" : `${field}: `}${issue?.message ?? "not as agreed"}.`,
    { field },
  );
}
