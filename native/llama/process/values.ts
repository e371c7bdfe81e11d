import { z } from "zod";
import type { ErrorRecord } from "../../../core/errors.ts";
import type {
  ChatMessage,
  Completion,
  JsonSchema,
  ModelInfo,
  RuntimeInfo,
  Sampling,
  ScoredContinuation,
  Scoring,
  TokenCounts,
} from "../../../core/model.ts";
import type { FreeMemory } from "../requirements.ts";
import type { PlanDevice, RuntimePlan } from "../situation.ts";
import type { DecodeSpeed, SpeedMeasurement } from "../speed.ts";

/** Makes the compiler ask for a field here when one is added to the type. */
export type Fields<Value> = Readonly<Record<keyof Value, z.ZodType>>;

/** Longest text of one message or reply, in UTF-16 units. */
const MAX_TEXT = 16_000_000;
const MAX_NAME = 4096;
const MAX_ITEMS = 100_000;
/** Deepest nesting of a schema. */
const MAX_DEPTH = 16;
/** Longest grammar, in UTF-16 units. */
const MAX_GRAMMAR = 64_000;

export const Text = z.string().max(MAX_TEXT);
export const Name = z.string().max(MAX_NAME);
export const Count = z.int().min(0);

export const Messages: z.ZodType<readonly ChatMessage[]> = z
  .array(
    z.strictObject({
      role: z.enum(["system", "user", "assistant"]),
      content: Text,
    } satisfies Fields<ChatMessage>),
  )
  .max(MAX_ITEMS);

export const SamplingValue: z.ZodType<Sampling> = z
  .strictObject({
    temperature: z.number().min(0),
    topP: z.number(),
    topK: z.number(),
    minP: z.number(),
    seed: Count,
    maxTokens: Count,
    stop: z.array(Text).max(MAX_ITEMS),
    schema: z.exactOptional(jsonSchema(MAX_DEPTH)),
    grammar: z.exactOptional(z.string().min(1).max(MAX_GRAMMAR)),
    closing: z.exactOptional(Text),
  } satisfies Fields<Sampling>)
  .refine(({ schema, grammar }) => schema === undefined || grammar === undefined, {
    error: "a reply has a schema or a grammar, not both",
  });

const Tokens: z.ZodType<TokenCounts> = z.strictObject({
  prompt: Count,
  cached: Count,
  generated: Count,
} satisfies Fields<TokenCounts>);

/** A token that the model holds for impossible has the logarithm −∞. */
const LogProbabilities = z.array(z.union([z.number(), z.literal(-Infinity)])).max(MAX_ITEMS);

export const CompletionValue: z.ZodType<Completion> = z.strictObject({
  text: Text,
  ended: z.enum(["stop", "length"]),
  closed: z.exactOptional(z.literal(true)),
  cutOff: z.exactOptional(z.literal(true)),
  tokens: Tokens,
  seconds: z.number().min(0),
  logProbabilities: z.exactOptional(LogProbabilities),
} satisfies Fields<Completion>);

export const ScoringValue: z.ZodType<Scoring> = z.strictObject({
  continuations: z
    .array(z.strictObject({ logProbabilities: LogProbabilities } satisfies Fields<ScoredContinuation>))
    .max(MAX_ITEMS),
  tokens: Tokens,
  seconds: z.number().min(0),
} satisfies Fields<Scoring>);

export const FigureValue: z.ZodType<DecodeSpeed> = z.strictObject({
  replies: Count,
  tokensPerSecond: z.number(),
} satisfies Fields<DecodeSpeed>);

export const SpeedValue: z.ZodType<SpeedMeasurement> = z.strictObject({
  promptTokensPerSecond: z.number(),
  decode: z.array(FigureValue).max(MAX_ITEMS),
  leftOut: z.array(Count).max(MAX_ITEMS),
  seconds: z.number().min(0),
} satisfies Fields<SpeedMeasurement>);

const DeviceKind = z.enum(["cpu", "vulkan", "cuda", "metal"]);
const Cache = z.enum(["f16", "q8_0"]);
const Bytes = z.strictObject({ weights: z.number(), context: z.number() });

const Runtime: z.ZodType<RuntimeInfo> = z.strictObject({
  scheduler: z.enum(["step-loop", "library"]),
  device: DeviceKind,
  gpuLayers: Count,
  layers: Count,
  flashAttention: z.boolean(),
  kvCache: Cache,
  threads: Count,
  keptPrompts: Count,
  bytes: Bytes,
  sameInAnyBatch: z.boolean(),
  notes: z.array(Text).max(MAX_ITEMS),
} satisfies Fields<RuntimeInfo>);

export const ModelInfoValue: z.ZodType<ModelInfo> = z.strictObject({
  name: Name,
  architecture: Name,
  parameters: Count,
  contextTokens: Count,
  sha256: Name,
  quantization: z.exactOptional(Name),
  chatTemplate: z.enum(["file", "fallback-chatml"]),
  prompts: z.enum(["standard", "terse"]),
  minP: z.exactOptional(z.number()),
  sequences: Count,
  runtime: Runtime,
} satisfies Fields<ModelInfo>);

export const PlanValue: z.ZodType<RuntimePlan> = z.strictObject({
  device: z.strictObject({ kind: DeviceKind, name: Name.nullable() } satisfies Fields<PlanDevice>),
  gpuLayers: Count,
  layers: Count,
  flashAttention: z.boolean(),
  kvCache: Cache,
  contextTokens: Count,
  replies: Count,
  kept: Count,
  bytes: Bytes,
  free: z.strictObject({
    ram: z.number(),
    device: z.number(),
    shared: z.boolean(),
  } satisfies Fields<FreeMemory>),
  notes: z.array(Text).max(MAX_ITEMS),
} satisfies Fields<RuntimePlan>);

export const ErrorValue: z.ZodType<ErrorRecord> = z.strictObject({
  code: Name,
  message: Text,
  details: z.record(Name, z.union([Text, z.number(), z.boolean(), z.null(), z.array(Text).max(MAX_ITEMS)])),
} satisfies Fields<ErrorRecord>);

function jsonSchema(depth: number): z.ZodType<JsonSchema> {
  const leaf = z.union([
    z.strictObject({ type: z.literal("string"), maxLength: z.exactOptional(Count) }),
    z.strictObject({
      enum: z.array(z.union([Text, z.number(), z.boolean(), z.null()])).max(MAX_ITEMS),
    }),
    z.strictObject({ type: z.enum(["number", "integer", "boolean", "null"]) }),
  ]);
  if (depth === 0) return leaf;
  const inner = jsonSchema(depth - 1);
  return z.union([
    leaf,
    z.strictObject({
      type: z.literal("array"),
      items: inner,
      minItems: z.exactOptional(Count),
      maxItems: z.exactOptional(Count),
    }),
    z.strictObject({ type: z.literal("object"), properties: z.record(Name, inner) }),
  ]);
}
