import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isMissing, reasonOf } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import type { DatasetExtras } from "../contract/datasets.ts";
import { setNameOf } from "./set-name.ts";
import { asText, fieldOf, parseJson } from "./values.ts";

const MAX_BYTES = 16 * 2 ** 20;
const MAX_ANSWERS = 1000;

/** Questions with the further right answers that lie beside their file. */
export interface WithExtras {
  readonly questions: readonly DatasetQuestion[];
  /** Null without such a file, or if it cannot be read. */
  readonly extras: DatasetExtras | null;
  /** Why it cannot be read; else empty. */
  readonly notes: readonly string[];
}

/**
 * Adds the further right answers of the file `extras/NAME.json` beside a data file NAME, if there is one: `{"<id>":
 * {"acceptedAnswers": ["3/4", "75%"]}}`. Whatever else it holds is ignored. Never throws.
 */
export async function withExtras(path: string, questions: readonly DatasetQuestion[]): Promise<WithExtras> {
  const file = join("extras", `${setNameOf(basename(path))}.json`);
  try {
    const bytes = await bytesOf(join(dirname(path), file));
    const json = parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const merged = questions.map((question) => withAnswers(question, answersOf(json, question.id)));
    const changed = merged.filter((question, index) => question !== questions[index]).length;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { questions: merged, extras: { file, sha256, questions: changed }, notes: [] };
  } catch (error) {
    const notes = isMissing(error) ? [] : [`${file} is left aside: ${reasonOf(error).slice(0, 200)}.`];
    return { questions, extras: null, notes };
  }
}

function withAnswers(question: DatasetQuestion, answers: readonly string[]): DatasetQuestion {
  const acceptedAnswers = [...new Set([...question.acceptedAnswers, ...answers])];
  if (acceptedAnswers.length === question.acceptedAnswers.length) return question;
  return { ...question, acceptedAnswers };
}

function answersOf(json: unknown, id: string): readonly string[] {
  const answers = fieldOf(fieldOf(json, id), "acceptedAnswers");
  if (!Array.isArray(answers)) return [];
  const texts = answers.slice(0, MAX_ANSWERS).map(asText);
  return texts.filter((answer) => typeof answer === "string").filter((answer) => answer.trim() !== "");
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const facts = await stat(path);
  // To open a pipe waits for whoever writes to it.
  if (!facts.isFile()) throw new Error("it is no ordinary file");
  if (facts.size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 2 ** 20} MB`);
  return readFile(path);
}
