import type { RuntimeInfo } from "../../core/model.ts";

/** What one model needs, in bytes. */
export interface ModelFacts {
  readonly name: string;
  /** Layers that a device can take, the output layer included. */
  readonly layers: number;
  /** Longest text that the model was trained on. */
  readonly trainedTokens: number;
  /** Whether the model can be computed with flash attention. */
  readonly flashAttention: boolean;
  /** Numbers in one head's key; in its value as many, where flash attention is possible. */
  readonly headLength: number;
  readonly weights: {
    readonly total: number;
    /** What stays in main memory with all layers on the device. */
    readonly resident: number;
    /** Of the output layer on the device, and of each other layer there. */
    readonly output: number;
    readonly layer: number;
  };
  /** Of a context with an f16 cache: once, for each sequence, and for each token that a sequence can hold. */
  readonly context: { readonly fixed: number; readonly sequence: number; readonly token: number };
}

/** What a plan chooses: how large the context is, and what lies on the device. */
export interface Shape {
  /** Longest prompt and reply together. */
  readonly contextTokens: number;
  /** Sequences that run replies. */
  readonly replies: number;
  /** Sequences that keep prompts for later ones with the same beginning. */
  readonly kept: number;
  readonly kvCache: RuntimeInfo["kvCache"];
  /** Layers on the device, counted from the last. */
  readonly gpuLayers: number;
}

/** Memory, in bytes. */
export interface FreeMemory {
  readonly ram: number;
  /** Of the device; 0 without one. */
  readonly device: number;
  /** The device's memory is a part of the main memory. */
  readonly shared: boolean;
}

/** Bytes by what they are for and where they lie. */
export interface Needs {
  readonly ram: { readonly weights: number; readonly context: number };
  readonly device: { readonly weights: number; readonly context: number };
}

/** Shares of the memory beside the weights that a context may take, 0–1. */
export interface ContextShare {
  readonly ram: number;
  readonly device: number;
}

/** Numbers in a block of q8_0, which takes 34 bytes where f16 takes 64; llama.cpp divides no block between heads. */
export const Q8_BLOCK = 32;
const CACHE_SHARE = { f16: 1, q8_0: 34 / 64 };

/** Bytes of one sequence, wherever it lies. */
export function sequenceBytes(
  { context }: ModelFacts,
  { contextTokens, kvCache }: Pick<Shape, "contextTokens" | "kvCache">,
): number {
  return context.sequence + contextTokens * context.token * CACHE_SHARE[kvCache];
}

/**
 * What a model of this shape needs. The cache of a layer lies beside its weights, and the buffers of the computation on
 * both sides. A device that has a part of the layers is also given copies of others' caches, two at most as measured.
 */
export function needsOf(facts: ModelFacts, shape: Shape): Needs {
  const { weights, context, layers } = facts;
  const { gpuLayers } = shape;
  const cache = (shape.replies + shape.kept) * sequenceBytes(facts, shape);
  if (gpuLayers === 0) {
    return {
      ram: { weights: weights.total, context: context.fixed + cache },
      device: { weights: 0, context: 0 },
    };
  }
  const others = layers - gpuLayers;
  const cacheOf = (count: number): number => (layers === 1 ? cache : (cache * count) / (layers - 1));
  const offloaded = weights.output + (gpuLayers - 1) * weights.layer;
  return {
    ram: {
      weights: Math.max(weights.total - offloaded, Math.min(weights.resident, weights.total)),
      context: context.fixed + cacheOf(others),
    },
    device: {
      weights: offloaded,
      context: context.fixed * (others > 0 ? 2 : 1) + cacheOf(layers - 1 - Math.max(0, others - 2)),
    },
  };
}

/** Bytes of the weights and of the context, wherever they lie. */
export function totals({ ram, device }: Needs): { readonly weights: number; readonly context: number } {
  return { weights: ram.weights + device.weights, context: ram.context + device.context };
}

/** Whether what lies on the device fits there. */
export function fitsDevice({ device }: Needs, free: FreeMemory, share: ContextShare): boolean {
  return device.context <= share.device * (free.device - device.weights);
}

/** Whether everything fits where it lies. */
export function fits(needs: Needs, free: FreeMemory, share: ContextShare): boolean {
  const inRam = free.shared ? totals(needs) : needs.ram;
  return (
    inRam.context <= share.ram * (free.ram - inRam.weights) &&
    (needs.device.context === 0 || fitsDevice(needs, free, share))
  );
}
