import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, extname, join } from "node:path";
import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { CounterpointError, DatasetError, errorCode, reasonOf } from "../../core/errors.ts";
import { divide, SPLITS, type Split, type SplitOrder } from "../../core/evaluation/split.ts";
import { writeNamedFile } from "../storage/atomic-file.ts";
import { byteStream } from "./byte-stream.ts";
import { MAX_LINE_BYTES, rowOfLine } from "./json-rows.ts";
import { readLines, type Line } from "./lines.ts";
import { publishedFormOf, publishedId, readRecord } from "./published/index.ts";
import { setNameOf } from "./set-name.ts";
import { asText, fieldOf } from "./values.ts";

/** A split as a file of its own. */
export interface SplitFile {
  readonly path: string;
  readonly questions: number;
}

/** Files that are not read line by line (raw-questions.ts). */
const OTHER_FORMS = [".csv", ".tsv", ".parquet", ".json"];

/** A part of a file is written once it has as many. */
const PART_CHARACTERS = 2 ** 20;

/** A question's line as it stands in its file, and where it belongs. */
interface SplitLine {
  readonly text: string;
  readonly digest: string;
}

/**
 * Divides a JSONL file of questions into `NAME.development.jsonl` and `NAME.test.jsonl` (core/evaluation/split.ts). Lines are
 * copied as they are, blank ones left out.
 * @param folder where the two are written; it is made if it is not there
 * @throws DatasetError for a file that is no JSONL, cannot be read, is empty or has a line that cannot be used or an id that
 *   stands on one above, and if there are other files of these names already; CancelledError; then nothing is written
 */
export async function splitFile(
  path: string,
  folder: string,
  order: SplitOrder,
  signal?: AbortSignal,
): Promise<Readonly<Record<Split, SplitFile>>> {
  const lines = divide(await unlessAborted(readSplitLines(path, signal), signal), order);
  const pathOf = (split: Split) => join(folder, `${setNameOf(basename(path))}.${split}.jsonl`);
  for (const split of SPLITS) await refuseOther(pathOf(split), lines[split]);
  for (const split of SPLITS) await writeSplit(pathOf(split), lines[split]);
  const fileOf = (split: Split): SplitFile => ({ path: pathOf(split), questions: lines[split].length });
  return { development: fileOf("development"), test: fileOf("test") };
}

async function readSplitLines(path: string, signal: AbortSignal | undefined): Promise<readonly SplitLine[]> {
  const file = basename(path);
  if (OTHER_FORMS.includes(extname(file).toLowerCase())) {
    throw new DatasetError(
      `Only JSONL can be split, which has one JSON object a line; ${file} is read otherwise. Save it as JSONL.`,
      { file },
    );
  }
  const found: SplitLine[] = [];
  const lineOfId = new Map<string, number>();
  try {
    for await (const line of readLines(byteStream(path), MAX_LINE_BYTES)) {
      throwIfCancelled(signal);
      if (line.text?.trim() !== "") found.push(splitLine(file, line, lineOfId));
    }
  } catch (error) {
    if (error instanceof CounterpointError) throw error;
    throw new DatasetError(`${path} cannot be read: ${reasonOf(error)}. Check its path.`, { path });
  }
  if (found.length === 0)
    throw new DatasetError(`${file} is empty; it needs one JSON object a line.`, { file });
  return found;
}

/** @param lineOfId where each id of a line above stands; its own is added @throws DatasetError if the line cannot be used */
function splitLine(file: string, line: Line, lineOfId: Map<string, number>): SplitLine {
  const { value, problem } = rowOfLine(line);
  const read = problem === null ? readRecord(value, { file, line: line.number }) : { problem };
  if ("problem" in read) throw unusableLine(file, line, read.problem);
  const id = ownIdOf(value);
  if (id !== undefined) {
    const earlier = lineOfId.get(id);
    if (earlier !== undefined)
      throw unusableLine(file, line, `the id ${JSON.stringify(id)} is already on line ${earlier}`);
    lineOfId.set(id, line.number);
  }
  const name = id ?? read.question.text;
  return { text: line.text ?? "", digest: createHash("sha256").update(name).digest("hex") };
}

function unusableLine(file: string, { number }: Line, problem: string): DatasetError {
  return new DatasetError(
    `${file} cannot be split; line ${number}: ${problem}. Mend the line or take it out; ` +
      `"counterpoint datasets preview" lists all that cannot be used.`,
    { file, line: number },
  );
}

/** The id that a record brings; one that it is given after its place in the file would be another in another file. */
function ownIdOf(value: unknown): string | undefined {
  const form = publishedFormOf(value);
  const id = form === undefined ? asText(fieldOf(value, "id")) : publishedId(form, value);
  return typeof id === "string" ? id : undefined;
}

/** @throws DatasetError */
async function refuseOther(path: string, lines: readonly SplitLine[]): Promise<void> {
  const there = await sha256Of(createReadStream(path)).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new DatasetError(`${path} is in the way: ${reasonOf(error)}. Name another folder with --out.`, {
      path,
    });
  });
  if (there === undefined || there === (await sha256Of(inParts(lines)))) return;
  throw new DatasetError(
    `${path} is there already and holds something else. Move it away, or name another folder with --out.`,
    { path },
  );
}

/** @throws DatasetError */
async function writeSplit(path: string, lines: readonly SplitLine[]): Promise<void> {
  await writeNamedFile(path, inParts(lines)).catch((error: unknown) => {
    throw new DatasetError(`${path} cannot be written: ${reasonOf(error)}.`, { path });
  });
}

async function sha256Of(parts: Iterable<string> | AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** The lines as they stand in a file, in parts: a single text has at most 2²⁹ characters. */
function* inParts(lines: readonly SplitLine[]): Generator<string> {
  let part = "";
  for (const { text } of lines) {
    part += `${text}\n`;
    if (part.length < PART_CHARACTERS) continue;
    yield part;
    part = "";
  }
  if (part !== "") yield part;
}
