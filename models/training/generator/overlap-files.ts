import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { readJsonLines } from "./json-lines.ts";
import type { EvaluationSet } from "./overlap.ts";

/**
 * Reads all `.jsonl` files of a folder and of those in it, by name.
 * @param leftOut names of files that are not read: those that are trained on
 * @throws Error if there is none, if one of `leftOut` is not there, or that names the line that is no question
 */
export function readEvaluationSets(folder: string, leftOut: readonly string[]): EvaluationSet[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => file.replaceAll(sep, "/"))
    .sort();
  const unknown = leftOut.find((name) => !files.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is to be left out, but is not in ${folder}. There are: ${files.join(", ")}.`,
    );
  }
  const wanted = files.filter((file) => !leftOut.includes(file));
  if (wanted.length === 0)
    throw new Error(`There is no .jsonl file to compare in ${folder}. Name another folder.`);
  return wanted.map((file) => ({ file, questions: readJsonLines(join(folder, file), ["id", "question"]) }));
}
