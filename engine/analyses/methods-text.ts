import type { AnalysedRun } from "../../core/analyses/analysis.ts";
import { compareRuns, type ComparisonOptions } from "../../core/comparison/compare.ts";
import { methodsText, type MethodsText } from "../../core/comparison/methods-text.ts";
import { withoutPaths } from "../export/personal-paths.ts";

/** What a paper says of evaluations that are compared, without folders of this machine. @throws as `compareRuns` */
export function comparedForPaper(runs: readonly AnalysedRun[], options: ComparisonOptions): MethodsText {
  const manifests = new Map(runs.map(({ run, manifest }) => [run, withoutPaths(manifest)]));
  return methodsText(compareRuns(runs, options), manifests);
}
