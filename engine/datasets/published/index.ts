import { acceptedAnswersOf } from "../loose-question.ts";
import { questionFrom, type ReadQuestion } from "../question-line.ts";
import { setNameOf } from "../set-name.ts";
import { asText, fieldOf, isFields, type Fields } from "../values.ts";
import { aqua } from "./aqua.ts";
import { bird } from "./bird.ts";
import { boolQ } from "./boolq.ts";
import { commonsenseQa, openBookQa } from "./commonsenseqa.ts";
import { copa } from "./copa.ts";
import { cosmosQa } from "./cosmosqa.ts";
import type { PublishedForm } from "./form.ts";
import { gsm8k } from "./gsm8k.ts";
import { hellaSwag } from "./hellaswag.ts";
import { hover } from "./hover.ts";
import { piqa } from "./piqa.ts";
import { socialIqa } from "./socialiqa.ts";
import { spider } from "./spider.ts";
import { strategyQa, strategyQaTask } from "./strategyqa.ts";
import { svamp } from "./svamp.ts";
import { winoGrande } from "./winogrande.ts";

/** Forms with more keys come before those that have some of them. */
export const PUBLISHED_FORMS: readonly PublishedForm[] = [
  ...[bird, spider, cosmosQa, socialIqa, boolQ, strategyQa, strategyQaTask, hover, svamp, aqua],
  ...[piqa, winoGrande, copa, hellaSwag, openBookQa, commonsenseQa, gsm8k],
];

/** The published form that a record has by its keys; undefined if it has none, or is a line of our own. */
export function publishedFormOf(value: unknown): PublishedForm | undefined {
  if (!isFields(value) || Object.hasOwn(value, "answerType")) return undefined;
  return PUBLISHED_FORMS.find(
    ({ keys, fits }) => keys.every((key) => Object.hasOwn(value, key)) && (fits?.(value) ?? true),
  );
}

/** Where a record stands. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Reads a record of a published form. What the form has no place for, an id, a difficulty and further right answers, is read
 * under our names. Without an id of its own it is called after the file and its line.
 */
export function readPublished(published: PublishedForm, value: unknown, { file, line }: Place): ReadQuestion {
  const { form, read } = published;
  const record = isFields(value) ? value : {};
  const mapped = read(record);
  if ("problem" in mapped) return { problem: `read as ${form}, ${mapped.problem}` };
  const { question, answer, context, database, difficulty, note, ...rest } = mapped;
  const found = questionFrom({
    ...rest,
    question: asText(question),
    answer: asText(answer),
    id: idOf(mapped, record) ?? `${setNameOf(file)}-${String(line).padStart(4, "0")}`,
    dataset: form,
    context: asText(context),
    database: asText(database),
    difficulty: asText(difficulty) ?? asText(fieldOf(record, "difficulty")),
    acceptedAnswers: acceptedAnswersOf(fieldOf(record, "acceptedAnswers")),
  });
  if ("problem" in found) return { problem: `read as ${form}, ${found.problem}` };
  return { ...found, form, ...(note !== undefined && { note }) };
}

/** Reads a record in the published form that it has, or else in our own. */
export function readRecord(value: unknown, place: Place): ReadQuestion {
  const form = publishedFormOf(value);
  return form === undefined ? questionFrom(value, setNameOf(place.file)) : readPublished(form, value, place);
}

/** The id that a record of a published form brings; undefined if it is called after its place in the file. */
export function publishedId({ read }: PublishedForm, value: unknown): unknown {
  const record = isFields(value) ? value : {};
  return idOf(read(record), record);
}

/** What the form calls the record, else a text under `id`. A number may come again, as in each instance of GSM-Symbolic. */
function idOf(mapped: unknown, record: Fields): unknown {
  const own = fieldOf(record, "id");
  // In tables numbers are texts too.
  const isName = typeof own === "string" && /[^\d\s.,+-]/.test(own);
  return asText(fieldOf(mapped, "id")) ?? (isName ? own : undefined);
}
