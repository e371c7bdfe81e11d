import type { RunManifest } from "./events.ts";

/**
 * The options of a run as a person is told them: how results of queries are compared is left out where there is no database
 * and nobody set it.
 */
export function meantOptions({
  options,
  data,
}: Pick<RunManifest, "options" | "data">): RunManifest["options"] {
  const { sqlCompare, ...others } = options;
  return data?.databases === undefined && sqlCompare === "multiset" ? others : options;
}
