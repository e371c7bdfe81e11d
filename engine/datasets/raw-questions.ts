import { extname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { DatasetError } from "../../core/errors.ts";
import { questionsOfTable } from "./csv-questions.ts";
import { readLines, type Line } from "./lines.ts";
import { questionFrom, readQuestion, type RawQuestion, type ReadQuestion } from "./question-line.ts";

const MAX_LINE_BYTES = 2 ** 22;
/** A table or a JSON list is held in memory as a whole. */
const MAX_WHOLE_BYTES = 2 ** 28;
/** Questions after which other work of this process gets its turn. */
const BREATH = 1000;

/**
 * The questions of a data file in their order, blank lines left out. The file's name says its form: `.csv` and `.tsv`
 * are tables with a header, `.json` holds a list, or else lines; everything else holds a JSON object a line.
 * @throws DatasetError if the file as a whole cannot be read
 */
export async function* rawQuestions(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<RawQuestion> {
  const extension = extname(file).toLowerCase();
  if (extension === ".csv" || extension === ".tsv") {
    const text = await wholeText(file, chunks);
    yield* inTurns(questionsOfTable(file, text, extension === ".tsv" ? ["\t"] : [",", ";", "\t"]));
  } else if (extension === ".json") {
    const text = await wholeText(file, chunks);
    const list = jsonList(text);
    if (list === undefined) yield* questionsOfLines(oneChunk(text));
    else yield* inTurns(list.map((value, index) => ({ line: index + 1, read: () => questionFrom(value) })));
  } else {
    yield* questionsOfLines(chunks);
  }
}

async function* questionsOfLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawQuestion> {
  for await (const line of readLines(chunks, MAX_LINE_BYTES)) {
    if (line.text?.trim() !== "") yield { line: line.number, read: () => questionOfLine(line) };
  }
}

function questionOfLine({ text, problem }: Line): ReadQuestion {
  if (problem === "too-long") return { problem: `longer than ${MAX_LINE_BYTES / 2 ** 20} MiB` };
  return text === null ? { problem: "not UTF-8 text" } : readQuestion(text);
}

/** The list that a text holds, or the one object; undefined if it is not JSON as a whole. */
function jsonList(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : [value];
  } catch {
    return undefined;
  }
}

async function wholeText(file: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_WHOLE_BYTES) {
      throw new DatasetError(
        `${file} is larger than ${MAX_WHOLE_BYTES / 2 ** 20} MiB; split it, or save it as JSONL, which may be longer.`,
        { file },
      );
    }
    parts.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new DatasetError(
      `${file} is not UTF-8 text. Save it again in that encoding ("CSV UTF-8" in Excel).`,
      {
        file,
      },
    );
  }
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

async function* inTurns(questions: Iterable<RawQuestion>): AsyncGenerator<RawQuestion> {
  let count = 0;
  for (const question of questions) {
    if (++count % BREATH === 0) await setImmediate();
    yield question;
  }
}
