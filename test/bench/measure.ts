import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { ownModel } from "../../cli/engine/own-model.ts";
import { homeFolder } from "../../cli/home.ts";
import { resolveModel } from "../../engine/models/index.ts";
import type { LoadOptions } from "../../native/llama/load.ts";

/** What several runs of one thing gave: seconds, or a ratio. */
export interface Timing {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface BenchArguments {
  readonly json: boolean;
  /** How to load the model under test: `--model PATH`, else the practice model; `--threads K`. */
  readonly model: LoadOptions;
}

/** Reads `--json`, `--model PATH` and `--threads K`. */
export function benchArguments(): BenchArguments {
  const { values } = parseArgs({
    options: { json: { type: "boolean" }, model: { type: "string" }, threads: { type: "string" } },
  });
  const practice = fileURLToPath(new URL("../../models/practice/practice.gguf", import.meta.url));
  const common = {
    sha256: "",
    runtime: values.threads === undefined ? {} : { threads: Number(values.threads) },
  };
  return {
    json: values.json ?? false,
    model:
      values.model === undefined
        ? {
            ...common,
            path: practice,
            name: "practice",
            prompts: "terse",
            contextTokens: 2048,
          }
        : { ...common, path: values.model, name: values.model, prompts: "standard" },
  };
}

/** How the product would load the model that a reference names. @throws ContractError, ModelLoadError */
export async function loadOptionsOf(reference: string): Promise<LoadOptions> {
  const { path, name, sha256, prompts, contextTokens } = await resolveModel(
    await ownModel(reference),
    homeFolder(undefined),
  );
  return {
    ...{ path, name, sha256, prompts },
    ...(contextTokens !== undefined && { contextTokens }),
  };
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** NaN, for what could not be measured, is left out. */
export function timingOf(values: readonly number[]): Timing {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? NaN;
  return { min: at(0), median: at(0.5), max: at(1) };
}

/** A timing in milliseconds, as one line of text. */
export function inWords({ min, median, max }: Timing): string {
  const ms = (seconds: number): string => (seconds * 1000).toFixed(0);
  return `${ms(median)} ms (${ms(min)} to ${ms(max)})`;
}
