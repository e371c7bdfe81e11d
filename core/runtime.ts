/** What may compute a model. */
export const DEVICES = ["cpu", "vulkan", "cuda", "metal"] as const;
export type Device = (typeof DEVICES)[number];

/** How a person wants a model to be run. What is left out, or `auto`, is chosen from the model and the free memory. */
export interface RuntimeSettings {
  /** `auto` is the best real GPU of this machine, else the CPU; a GPU that is only software must be asked for. */
  readonly device?: "auto" | Device;
  /** Layers on the device, counted from the last; the output layer is one. */
  readonly gpuLayers?: "auto" | "all" | number;
  readonly flashAttention?: "auto" | boolean;
  /** Number format of the cached keys and values. */
  readonly kvCache?: "auto" | "f16" | "q8_0";
  /** Longest prompt and reply together. */
  readonly contextTokens?: number;
  /** Replies generated at once. */
  readonly sequences?: number;
  readonly threads?: number;
  /** Most bytes of main memory to plan with. */
  readonly memoryLimit?: number;
  /** Most bytes of the device's memory to plan with. */
  readonly gpuMemoryLimit?: number;
}
