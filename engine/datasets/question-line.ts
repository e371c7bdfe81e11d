import { z } from "zod";
import { canonicalAnswer, readsAsNoAnswer } from "../../core/answer.ts";
import { ANSWER_TYPES, type DatasetQuestion } from "../../core/question.ts";
import type { DatasetForm } from "../contract/datasets.ts";
import { lineProblem } from "./bad-lines.ts";
import { isFields } from "./values.ts";

const missing = (field: string, form: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `"${field}" is missing` : `"${field}" is not ${form}`,
});

function filled(field: string, form = "a text") {
  return z
    .string(missing(field, form))
    .refine((text) => text.trim() !== "", { error: `"${field}" is empty` });
}

function optionalText(field: string) {
  return z.string(missing(field, "a text")).nullish();
}

/** A list of anything; it is counted before its items are looked at, each of which could have a problem of its own. */
function shortList(field: string, form: string, most: number, items: string) {
  return z
    .array(z.unknown(), missing(field, form))
    .max(most, { abort: true, error: `there are more than ${most} ${items}` });
}

const choice = z.object(
  {
    label: filled("choices[].label"),
    text: z.string(missing("choices[].text", "a text")),
  },
  missing("choices[]", 'of the form {"label": "A", "text": "…"}'),
);

/** One line of a dataset; fields that are not named here are ignored. */
const QuestionLine = z
  .object({
    id: filled("id")
      .max(512, { error: '"id" is longer than 512 characters' })
      .refine((id) => id.isWellFormed(), { error: '"id" holds half of a surrogate pair' })
      // SQLite gives back only what stands before one.
      .refine((id) => !id.includes("\0"), { error: '"id" holds a NUL character' }),
    dataset: filled("dataset").nullish(),
    question: filled("question"),
    context: optionalText("context"),
    choices: shortList("choices", "a list of {label, text}", 100, "choices").pipe(z.array(choice)).nullish(),
    answer: filled("answer", 'a text; write a number as "42", and yes as "yes"'),
    answerType: z.enum(ANSWER_TYPES, {
      error: ({ input }) =>
        input === undefined
          ? '"answerType" is missing'
          : `"answerType" is ${showAny(input)}, not one of ${ANSWER_TYPES.join(", ")}`,
    }),
    acceptedAnswers: shortList("acceptedAnswers", "a list of texts", 1000, "accepted answers")
      .pipe(z.array(z.string(missing("acceptedAnswers[]", "a text"))))
      .nullish(),
    database: optionalText("database"),
    difficulty: optionalText("difficulty"),
  })
  .superRefine((line, issues) => {
    const problem =
      contradiction(line.answerType, line.choices ?? [], line.answer) ??
      refusal(line.answerType, line.answer, line.acceptedAnswers ?? []);
    if (problem !== null) issues.addIssue(problem);
  });

/** A question as it was read. */
export interface FoundQuestion {
  readonly question: DatasetQuestion;
  readonly form: DatasetForm;
  /** What a person must know of all questions like this one. */
  readonly note?: string;
}

/** A question, or why the line cannot be used. */
export type ReadQuestion = FoundQuestion | { readonly problem: string };

/** One question of a data file, not yet read. */
export interface RawQuestion {
  /** 1-based number of its first line in the file; of a JSON list, the number of the element. */
  readonly line: number;
  /** True of a line that belongs to one above which cannot be used: it is told, but not counted. */
  readonly swallowed?: boolean;
  /** Names by which its parts can be called in a mapping of columns. */
  columns(): readonly string[];
  /** What could be said of columns, as `--columns` takes it, so that objects like this one are questions. */
  proposed?(): string | undefined;
  read(): ReadQuestion;
}

/**
 * Reads a question in our own form, whatever file it stood in.
 * @param value `{id, question, answer, answerType, dataset?, choices?, context?, acceptedAnswers?, difficulty?, database?}`
 * @param setName what its set is called if it does not say that
 */
export function questionFrom(value: unknown, setName = ""): ReadQuestion {
  if (!isFields(value)) return { problem: "not a JSON object" };
  const parsed = QuestionLine.safeParse(value);
  if (!parsed.success) return { problem: lineProblem(parsed.error.issues) };
  const line = parsed.data;
  const question: DatasetQuestion = {
    id: line.id,
    dataset: line.dataset ?? setName,
    text: line.question,
    answerType: line.answerType,
    choices: line.choices ?? [],
    gold: line.answer,
    acceptedAnswers: line.acceptedAnswers ?? [],
    ...(line.context == null || line.context === "" ? {} : { context: line.context }),
    ...(line.difficulty == null || line.difficulty === "" ? {} : { difficulty: line.difficulty }),
    ...(line.database == null || line.database === "" ? {} : { database: line.database }),
  };
  return { form: "counterpoint", question };
}

/** Readers take a label of letters and digits as it is. */
const PLAIN_LABEL = /^[\p{L}\p{N}]+$/u;

function contradiction(
  answerType: DatasetQuestion["answerType"],
  choices: DatasetQuestion["choices"],
  answer: string,
): string | null {
  const labels = choices.map(({ label }) => label);
  if (answerType === "choice") {
    if (labels.length < 2) return `"answerType" is choice, but there are ${labels.length} choices`;
    if (new Set(labels).size < labels.length) return "two choices have the same label";
    // Readers strip signs around a label, so that one which has them would never be the answer of any reply.
    const unreadable = labels.find(
      (label) => !PLAIN_LABEL.test(label) && canonicalAnswer(label, { answerType, choices }) !== label,
    );
    if (unreadable !== undefined) {
      return `the label ${show(unreadable)} cannot be read from a reply; write letters, numbers or words as labels, without signs and blanks around them`;
    }
    if (labels.includes(answer)) return null;
    return `"answer" is ${show(answer)}, not one of ${labels.map((label) => label.slice(0, 60)).join(", ")}`;
  }
  if (labels.length > 0) return `there are choices, but "answerType" is ${answerType}`;
  // A gold answer that cannot be read would make every answer wrong.
  if (canonicalAnswer(answer, { answerType, choices }) !== null) return null;
  return `"answer" is ${show(answer)}, which cannot be read as an answer of type ${answerType}`;
}

/** Right answers that all read like a refusal would make every reply wrong that announces its answer. */
function refusal(
  answerType: DatasetQuestion["answerType"],
  answer: string,
  accepted: readonly string[],
): string | null {
  if (![answer, ...accepted].every((right) => readsAsNoAnswer(right, answerType))) return null;
  return `"answer" is ${show(answer)}, which reads as if there were no answer, so a reply that announces it counts as unanswered; make it one of several choices`;
}

function show(text: string): string {
  return JSON.stringify(text.slice(0, 60));
}

/** Lists and objects may be nested too deeply to be shown. */
function showAny(value: unknown): string {
  if (typeof value === "string") return show(value);
  return typeof value === "object" && value !== null ? "a value of type object" : String(value);
}
