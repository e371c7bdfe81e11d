import { mcf } from "../../core/strategies/mcf.ts";
import type { McfOptions } from "../../core/strategies/mcf/options.ts";
import { resolveOptions } from "../../core/strategies/options.ts";

/** The options of MCF: its defaults with what a test says. */
export function mcfOptions(given: Partial<McfOptions> = {}): McfOptions {
  return resolveOptions(mcf.id, mcf.options, given) as McfOptions;
}
