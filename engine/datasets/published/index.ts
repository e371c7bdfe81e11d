import { questionFrom, type ReadQuestion } from "../question-line.ts";
import { setNameOf } from "../set-name.ts";
import { asText, isFields } from "../values.ts";
import { aqua } from "./aqua.ts";
import { bird } from "./bird.ts";
import { boolQ } from "./boolq.ts";
import { commonsenseQa } from "./commonsenseqa.ts";
import { cosmosQa } from "./cosmosqa.ts";
import type { PublishedForm } from "./form.ts";
import { gsm8k } from "./gsm8k.ts";
import { hover } from "./hover.ts";
import { spider } from "./spider.ts";
import { strategyQa, strategyQaTask } from "./strategyqa.ts";
import { svamp } from "./svamp.ts";

/** Forms with more keys come before those that have some of them. */
export const PUBLISHED_FORMS: readonly PublishedForm[] = [
  ...[bird, spider, cosmosQa, boolQ, strategyQa, strategyQaTask, hover, svamp, aqua, commonsenseQa, gsm8k],
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

/** Reads a record of a published form. Without an id of its own it is called after the file and its line. */
export function readPublished(published: PublishedForm, value: unknown, { file, line }: Place): ReadQuestion {
  const { form, read } = published;
  const mapped = read(isFields(value) ? value : {});
  if ("problem" in mapped) return { problem: `read as ${form}, ${mapped.problem}` };
  const { id, question, answer, context, database, difficulty, note, ...rest } = mapped;
  const found = questionFrom({
    ...rest,
    question: asText(question),
    answer: asText(answer),
    id: asText(id) ?? `${setNameOf(file)}-${String(line).padStart(4, "0")}`,
    dataset: form,
    context: asText(context),
    database: asText(database),
    difficulty: asText(difficulty),
  });
  if ("problem" in found) return { problem: `read as ${form}, ${found.problem}` };
  return { ...found, form, ...(note !== undefined && { note }) };
}
