import { isSweep, type ExportSource } from "../source.ts";
import { runReport } from "./run-report.ts";
import { sweepReport } from "./sweep-report.ts";

/** One standalone page with the figures, charts and tables of a run or a sweep. */
export function asHtml(source: ExportSource): Iterable<string> {
  return isSweep(source) ? sweepReport(source) : runReport(source.details);
}
