import type { ExportedFile, ExportFormat } from "../contract/contract.ts";
import type { RunDetails } from "../contract/reports.ts";
import { runAsCsv } from "./csv.ts";
import { runAsMarkdown } from "./markdown.ts";

const FORMATS: Readonly<
  Record<ExportFormat, { ending: string; mediaType: string; write: (details: RunDetails) => string }>
> = {
  markdown: { ending: "md", mediaType: "text/markdown", write: runAsMarkdown },
  json: {
    ending: "json",
    mediaType: "application/json",
    write: (details) => JSON.stringify(details, null, 2),
  },
  csv: { ending: "csv", mediaType: "text/csv", write: runAsCsv },
};

/** A run as a file to be saved. */
export function exportRun(details: RunDetails, format: ExportFormat): ExportedFile {
  const { ending, mediaType, write } = FORMATS[format];
  return { name: `counterpoint-${details.run}.${ending}`, mediaType, text: write(details) };
}
