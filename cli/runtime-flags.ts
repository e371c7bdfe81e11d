import { DEVICES, type RuntimeSettings } from "../core/runtime.ts";
import { parseRuntimeSettings } from "../engine/index.ts";
import type { Flags, ParsedArguments } from "./arguments.ts";
import { given, oneOf } from "./given.ts";

/** The flags that say how a model is run; the commands that load or plan one share them. */
export const RUNTIME_FLAGS: Flags = {
  device: { type: "string", value: "D", help: `Where layers are computed: auto, ${DEVICES.join(", ")}` },
  "gpu-layers": { type: "string", value: "N", help: "Layers on the device: auto, all or a number" },
  "flash-attention": {
    type: "string",
    value: "auto|on|off",
    help: "Fused attention (default: on with a GPU or one thread)",
  },
  "kv-cache": { type: "string", value: "auto|f16|q8_0", help: "Number format of cached keys and values" },
  "context-tokens": {
    type: "string",
    value: "N",
    help: "Longest prompt and reply together (default up to 4096)",
  },
  sequences: { type: "string", value: "N", help: "Replies generated at once (default up to 16)" },
  threads: { type: "string", value: "N", help: "Threads of the CPU" },
};

const SWITCH = { auto: "auto", on: true, off: false } as const;

/**
 * What these flags ask for.
 * @throws UsageError; ContractError for a number that cannot be
 */
export function runtimeSettings(args: ParsedArguments): RuntimeSettings {
  const attention = oneOf("flash-attention", args.text("flash-attention"), ["auto", "on", "off"]);
  return parseRuntimeSettings({
    ...given("device", oneOf("device", args.text("device"), ["auto", ...DEVICES])),
    ...given("gpuLayers", layers(args)),
    ...given("flashAttention", attention && SWITCH[attention]),
    ...given("kvCache", oneOf("kv-cache", args.text("kv-cache"), ["auto", "f16", "q8_0"])),
    ...given("contextTokens", args.number("context-tokens")),
    ...given("sequences", args.number("sequences")),
    ...given("threads", args.number("threads")),
  });
}

/** A number where it is one; any other text is left to whoever checks it, who knows what else it may be. */
function layers(args: ParsedArguments): string | number | undefined {
  const value = args.text("gpu-layers");
  return value === undefined || value.trim() === "" || Number.isNaN(Number(value)) ? value : Number(value);
}
