import { z } from "zod";
import { DEVICES, type RuntimeSettings } from "../../core/runtime.ts";
import { wholeNumber, wrong } from "./fields.ts";
import { MAX_CONTEXT_TOKENS, MAX_LAYERS, MAX_THREADS, MIN_CONTEXT_TOKENS } from "./limits.ts";

/** As many as one batch holds; each needs a cache of its own. */
const MOST_SEQUENCES = 64;
const MOST_BYTES = 1e15;

const LAYERS = "The number of layers on the device";

function choice<const Values extends readonly [string, ...string[]]>(field: string, values: Values) {
  return z.enum(values, { error: wrong(field, values.join(", ")) });
}

/** How a person wants a model to be run, checked. */
export const RuntimeRequest = z.strictObject({
  device: z.exactOptional(choice("The device", ["auto", ...DEVICES])),
  gpuLayers: z.exactOptional(
    z.union([choice(LAYERS, ["auto", "all"]), wholeNumber(LAYERS, 0, MAX_LAYERS)], {
      error: wrong(LAYERS, `auto, all or a whole number from 0 to ${MAX_LAYERS}`),
    }),
  ),
  flashAttention: z.exactOptional(
    z.union([z.literal("auto"), z.boolean()], { error: wrong("Flash attention", "auto, true or false") }),
  ),
  kvCache: z.exactOptional(choice("The cache's number format", ["auto", "f16", "q8_0"])),
  contextTokens: z.exactOptional(
    wholeNumber("The length of the context", MIN_CONTEXT_TOKENS, MAX_CONTEXT_TOKENS),
  ),
  sequences: z.exactOptional(wholeNumber("The number of replies at once", 1, MOST_SEQUENCES)),
  threads: z.exactOptional(wholeNumber("The number of threads", 1, MAX_THREADS)),
  memoryLimit: z.exactOptional(wholeNumber("The memory limit", 0, MOST_BYTES)),
  gpuMemoryLimit: z.exactOptional(wholeNumber("The limit of the device's memory", 0, MOST_BYTES)),
} satisfies Record<keyof RuntimeSettings, z.ZodType>);
