import type { SpeedSettings } from "../engine/models/speeds.ts";

/** The flags of `models bench` that ask for these settings; each with a blank before it. */
export function speedFlags({ device, gpuLayers, flashAttention, kvCache, threads }: SpeedSettings): string {
  const values = {
    ...{ device, "gpu-layers": gpuLayers },
    "flash-attention": flashAttention === undefined ? undefined : flashAttention ? "on" : "off",
    ...{ "kv-cache": kvCache, threads },
  };
  return Object.entries(values)
    .map(([flag, value]) => (value === undefined ? "" : ` --${flag} ${value}`))
    .join("");
}
