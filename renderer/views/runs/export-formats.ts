import type { ExportFormat } from "../../../engine/contract/exported-file.ts";
import { EXPORT_FORMATS } from "../../../engine/contract/limits.ts";
import type { RunKind } from "../../../engine/contract/reports.ts";

/** Forms that hold one evaluation: the log of another tool, and what decisions were taken in it. */
const OF_EVALUATIONS: readonly ExportFormat[] = ["inspect", "trajectories"];

/** The forms in which a run of a kind can be saved. */
export function formatsOf(kind: RunKind): readonly ExportFormat[] {
  return kind === "eval"
    ? EXPORT_FORMATS
    : EXPORT_FORMATS.filter((format) => !OF_EVALUATIONS.includes(format));
}
