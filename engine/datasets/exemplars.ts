import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { DatasetError, errorCode, reasonOf } from "../../core/errors.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { withoutAnnouncement } from "../../core/exemplars/written.ts";
import { badLines, SHOWN_PROBLEMS } from "./bad-lines.ts";
import { rowOfLine } from "./json-rows.ts";
import { oneChunk, readLines, type Line } from "./lines.ts";
import { questionFrom } from "./question-line.ts";
import { isFields } from "./values.ts";

/** Exemplars as read from a file. */
export interface ExemplarFile {
  /** The file's name without its folder. */
  readonly file: string;
  readonly sha256: string;
  readonly exemplars: readonly Exemplar[];
}

type ReadExemplar = { readonly exemplar: Exemplar } | { readonly problem: string };

const MAX_BYTES = 4 * 2 ** 20;
const MAX_EXEMPLARS = 100;

/**
 * Reads exemplars from a JSONL file on this disk: lines of a dataset, each with a `reasoning` if there is one. None needs
 * an id.
 * @throws DatasetError if the file cannot be read, has bad lines, no exemplar, more than 100 of them or more than 4 MB
 */
export async function readExemplars(path: string): Promise<ExemplarFile> {
  const file = basename(path);
  const bytes = await bytesOf(path);
  const exemplars: Exemplar[] = [];
  const problems: string[] = [];
  for await (const line of readLines(oneChunk(bytes), MAX_BYTES)) {
    if (line.text?.trim() === "") continue;
    const read = exemplarOf(line, exemplars.length + problems.length + 1);
    if ("exemplar" in read) exemplars.push(read.exemplar);
    else problems.push(`line ${line.number}: ${read.problem}`);
  }
  if (problems.length > 0) throw badLinesError(file, problems);
  if (exemplars.length === 0) {
    throw new DatasetError(`${file} is empty; it needs one JSON object a line.`, { file });
  }
  if (exemplars.length > MAX_EXEMPLARS) {
    throw new DatasetError(
      `${file} has ${exemplars.length} exemplars; at most ${MAX_EXEMPLARS} are read. Leave some out.`,
      { file, count: exemplars.length },
    );
  }
  return { file, sha256: createHash("sha256").update(bytes).digest("hex"), exemplars };
}

function exemplarOf(line: Line, number: number): ReadExemplar {
  const { value, problem } = rowOfLine(line);
  if (problem !== null) return { problem };
  if (!isFields(value)) return { problem: "not a JSON object" };
  const given: Partial<Record<string, unknown>> = { ...value };
  const read = questionFrom({ ...given, id: given.id ?? `exemplar-${number}` });
  if ("problem" in read) return read;
  const reasoning = given.reasoning ?? undefined;
  if (reasoning !== undefined && (typeof reasoning !== "string" || reasoning.trim() === "")) {
    return { problem: '"reasoning" is not a text' };
  }
  const { id, text: asked, answerType, choices, context, database, gold } = read.question;
  return {
    exemplar: {
      question: { id, text: asked, answerType, choices, ...(context === undefined ? {} : { context }) },
      ...(database === undefined ? {} : { database }),
      answer: gold,
      ...(reasoning === undefined ? {} : { reasoning: withoutAnnouncement(reasoning) }),
    },
  };
}

/** The bytes of a file, whatever kind of file it is; reading ends soon after the limit. */
async function bytesOf(path: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  try {
    const chunks: AsyncIterable<Uint8Array> = createReadStream(path, { end: MAX_BYTES });
    for await (const chunk of chunks) parts.push(chunk);
  } catch (error) {
    const problem =
      errorCode(error) === "ENOENT"
        ? `There is no file ${path}.`
        : `${path} cannot be read: ${reasonOf(error)}.`;
    throw new DatasetError(`${problem} Check --exemplars.`, { path });
  }
  const bytes = Buffer.concat(parts);
  if (bytes.length <= MAX_BYTES) return bytes;
  throw new DatasetError(
    `${path} is larger than ${MAX_BYTES / 2 ** 20} MB; a file of exemplars holds at most ${MAX_EXEMPLARS} short lines.`,
    { path },
  );
}

function badLinesError(file: string, problems: readonly string[]): DatasetError {
  const count = problems.length;
  const shown = problems.slice(0, SHOWN_PROBLEMS);
  return badLines(file, count, problems, "Mend them, or leave them out.", { file, count, problems: shown });
}
