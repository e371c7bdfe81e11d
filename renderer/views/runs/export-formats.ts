import type { ExportFormat } from "../../../engine/contract/exported-file.ts";
import { EXPORT_FORMATS } from "../../../engine/contract/limits.ts";
import type { RunKind } from "../../../engine/contract/reports.ts";

/** A question has no right answer to prefer a reply by, and the other tool's log holds one run. */
const LEFT_OUT: Readonly<Record<RunKind, ExportFormat | null>> = {
  ask: "trajectories",
  eval: null,
  sweep: "inspect",
};

/** The forms in which a run of a kind can be saved. */
export function formatsOf(kind: RunKind): readonly ExportFormat[] {
  return EXPORT_FORMATS.filter((format) => format !== LEFT_OUT[kind]);
}
