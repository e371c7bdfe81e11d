import { z } from "zod";
import { DatasetError } from "../../core/errors.ts";
import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import { ANSWER_TYPES } from "../../core/question.ts";
import type { BadLine } from "../contract/datasets.ts";
import { MAX_TEXT, name, text, wrong } from "../contract/fields.ts";
import { badLines, lineProblem, SHOWN_PROBLEMS } from "../datasets/bad-lines.ts";
import { storedText } from "./rows.ts";

/** Each line is encoded when it is stored, which takes a while. */
const MAX_LINES = 10_000;
const NAMED_FIELDS = 5;

/** One line of an exported repository. What means something on one machine alone, ids and runs, stays out of it. */
const ExperienceLine = z.strictObject(
  {
    task: words("task"),
    answerType: z.enum(ANSWER_TYPES, { error: wrong("answerType", `one of ${ANSWER_TYPES.join(", ")}`) }),
    process: text("process"),
    answer: words("answer"),
    feedback: z.enum(["person", "judge"], { error: wrong("feedback", "person or judge") }),
    model: name("model"),
    strategy: name("strategy"),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `there is no field ${namesOf(issue.keys)}`
        : "it is not a JSON object",
  },
);

function namesOf(keys: readonly string[]): string {
  const names = keys.slice(0, NAMED_FIELDS).map((key) => `"${key.slice(0, 60)}"`);
  return [...names, ...(keys.length > NAMED_FIELDS ? ["…"] : [])].join(", ");
}

type ExperienceLine = z.infer<typeof ExperienceLine>;

/** Experiences as JSONL, in the order in which they are given. */
export function formatExperiences(experiences: readonly Experience[]): string {
  return experiences.map((experience) => `${JSON.stringify(lineOf(experience))}\n`).join("");
}

function lineOf(experience: Experience): ExperienceLine {
  const { task, answerType, process, answer, feedback, model, strategy } = experience;
  return { task, answerType, process, answer, feedback, model, strategy };
}

/**
 * Reads what `formatExperiences` wrote, its texts as the store keeps them: so they are known again. Blank lines are passed over.
 * @throws DatasetError if there are more than 10,000 lines; if a line cannot be used: the message shows the first 20, the
 *   details hold their `count` and the first 20 `lines`, 1-based
 */
export function readExperiences(file: string): readonly NewExperience[] {
  const lines = file
    .replace(BYTE_ORDER_MARK, "")
    .trimEnd()
    .split("\n", MAX_LINES + 1);
  if (lines.length > MAX_LINES) {
    throw new DatasetError(
      `The file has more than ${MAX_LINES} lines, which is as many as are imported at once. Split it into smaller files.`,
      { limit: MAX_LINES },
    );
  }
  const problems: BadLine[] = [];
  const experiences: NewExperience[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const read = readLine(line);
    if (typeof read === "string") problems.push({ line: index + 1, problem: read });
    else experiences.push(read);
  }
  if (problems.length > 0) throw badLinesError(problems);
  return experiences;
}

const BYTE_ORDER_MARK = /^\uFEFF/;

/** @returns what is wrong with the line, in words, if it cannot be used */
function readLine(line: string): NewExperience | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "it is not valid JSON";
  }
  const parsed = ExperienceLine.safeParse(value);
  if (!parsed.success) return lineProblem(parsed.error.issues);
  const { task, process, answer } = parsed.data;
  const texts = { task: storedText(task), process: storedText(process), answer: storedText(answer) };
  return { ...parsed.data, ...texts, source: null };
}

function badLinesError(found: readonly BadLine[]): DatasetError {
  const { length: count } = found;
  const problems = found.map(({ line, problem }) => `line ${line}: ${problem}`);
  const lines = found.slice(0, SHOWN_PROBLEMS).map(({ line }) => String(line));
  const fields = Object.keys(ExperienceLine.shape).join(", ");
  const next = `Nothing was imported. Each line must be a JSON object with ${fields}.`;
  return badLines("The file", count, problems, next, { count, lines });
}

/** A text that is not blank. */
function words(field: string) {
  const error = wrong(field, `a text of at most ${MAX_TEXT} characters that is not blank`);
  return z
    .string({ error })
    .max(MAX_TEXT, { error })
    .refine((value) => value.trim() !== "", { error });
}
