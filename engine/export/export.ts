import { ContractError } from "../../core/errors.ts";
import type { ExportedFile, ExportFormat } from "../contract/exported-file.ts";
import { asCsv } from "./csv.ts";
import { asHtml } from "./html/report.ts";
import { asInspectLog } from "./inspect/log.ts";
import { asJson } from "./json.ts";
import { asMarkdown } from "./markdown.ts";
import { runOf, withoutPlaces, type ExportSource } from "./source.ts";
import { asTrajectories } from "./trajectories/trajectories.ts";

/** Characters that are handed over in one piece at most; strings of JavaScript end at about 536 million. */
const MOST_CHARACTERS = 400_000_000;

interface Format {
  readonly ending: string;
  readonly mediaType: string;
  /** Whether it has what was said and seen. */
  readonly turns: boolean;
  /** A text in pieces, or the bytes of the file. */
  readonly write: (source: ExportSource) => Iterable<string> | Promise<Uint8Array>;
}

const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  markdown: { ending: "md", mediaType: "text/markdown", turns: true, write: asMarkdown },
  json: { ending: "json", mediaType: "application/json", turns: true, write: asJson },
  csv: { ending: "csv", mediaType: "text/csv", turns: false, write: asCsv },
  parquet: { ending: "parquet", mediaType: "application/vnd.apache.parquet", turns: false, write: parquet },
  html: { ending: "html", mediaType: "text/html", turns: false, write: asHtml },
  inspect: { ending: "inspect.json", mediaType: "application/json", turns: true, write: asInspectLog },
  trajectories: {
    ending: "trajectories.jsonl",
    mediaType: "application/jsonl",
    turns: true,
    write: asTrajectories,
  },
};

/** Whether a file of this format has what was said and seen; if not, its source need not have it either. */
export function holdsTurns(format: ExportFormat): boolean {
  return FORMATS[format].turns;
}

/**
 * A run or a sweep as a file to be saved. The folders of this person are taken out of all that stands in it.
 * @throws ContractError if the format has no place for it, or if the file would be too large
 */
export async function exportRun(source: ExportSource, format: ExportFormat): Promise<ExportedFile> {
  const run = runOf(source);
  const { ending, mediaType, write } = FORMATS[format];
  const name = `counterpoint-${run}.${ending}`;
  const written = write(withoutPlaces(source));
  if (written instanceof Promise) {
    return { name, mediaType, content: Buffer.from(await written).toString("base64"), encoding: "base64" };
  }
  return { name, mediaType, content: joined(written, run, format), encoding: "utf8" };
}

/** Most people never export Parquet, so what writes it is read when it is needed. */
async function parquet(source: ExportSource): Promise<Uint8Array> {
  const { asParquet } = await import("./parquet.ts");
  return asParquet(source);
}

function joined(pieces: Iterable<string>, run: string, format: ExportFormat): string {
  let text = "";
  for (const piece of pieces) {
    if (text.length + piece.length > MOST_CHARACTERS) throw tooLarge(run, format);
    text += piece;
  }
  return text;
}

function tooLarge(run: string, format: ExportFormat): ContractError {
  return new ContractError(
    `${run} as ${format} is larger than ${MOST_CHARACTERS / 1e6} MB, more than one file may hold. Export it as csv or ` +
      `parquet, which leave out what was said, or the runs of its cells one by one.`,
    { run, format },
  );
}
