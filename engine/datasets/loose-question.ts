import type { AnswerType, Choice } from "../../core/question.ts";
import { labelledChoices, letteredChoices, noLabel, readChoiceList, zippedChoices } from "./choice-list.ts";
import type { Field } from "./columns.ts";
import { questionFrom, type ReadQuestion } from "./question-line.ts";
import { asText, parseJson } from "./values.ts";

/** What a row holds under our fields; a field that its table does not have is not there. */
export type LooseFields = Readonly<Partial<Record<Field, unknown>>>;

/** What a row is called if it does not say it, and of what type it is. */
export interface RowDefaults {
  readonly id: string;
  readonly dataset: string;
  readonly answerType: AnswerType;
}

/** Reads a question from a row, whose cells need not have the exact form of our own lines. */
export function looseQuestion(fields: LooseFields, defaults: RowDefaults): ReadQuestion {
  const choices = choicesOf(fields.choices);
  if (typeof choices === "string") return { problem: noLabel(choices) };
  const answer = answerOf(fields.answer, choices);
  return questionFrom({
    id: "id" in fields ? asText(fields.id) : defaults.id,
    dataset: "dataset" in fields ? asText(fields.dataset) : defaults.dataset,
    question: asText(fields.question),
    answer,
    answerType: "answerType" in fields ? trimmed(asText(fields.answerType)) : defaults.answerType,
    choices: choices?.list,
    acceptedAnswers: acceptedAnswersOf(fields.acceptedAnswers),
    context: asText(fields.context),
    difficulty: asText(fields.difficulty),
    database: asText(fields.database),
  });
}

/** Answers that leave no doubt what they are. */
const PLAIN_FORMS: readonly (readonly [AnswerType, RegExp])[] = [
  ["number", /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/],
  ["yesno", /^(yes|no)$/i],
  ["truefalse", /^(true|false)$/i],
];

/**
 * The types of rows that do not say theirs: a choice where there are choices, SQL where there is a database, and of all
 * others what every one of their answers plainly is, else strings.
 */
export function inferredTypes(rows: readonly LooseFields[]): readonly AnswerType[] {
  const typeOf = ({ choices, database }: LooseFields): AnswerType | null => {
    if (asText(choices) !== undefined) return "choice";
    return asText(database) === undefined ? null : "sql";
  };
  const others = rows.filter((row) => typeOf(row) === null).map(({ answer }) => asText(answer));
  const given = others.filter((answer) => typeof answer === "string").map((answer) => answer.trim());
  const found = PLAIN_FORMS.find(([, form]) => given.every((answer) => form.test(answer)));
  const common = given.length === 0 ? "string" : (found?.[0] ?? "string");
  return rows.map((row) => typeOf(row) ?? common);
}

/** @returns the first text without a label, if labels are needed */
function choicesOf(value: unknown): { list: unknown; lettered?: readonly Choice[] } | string | undefined {
  const given = asText(value);
  if (given === undefined) return undefined;
  const list = typeof given === "string" ? listIn(given, readChoiceList) : (zippedChoices(given) ?? given);
  if (typeof list === "string") return list;
  if (!Array.isArray(list)) return { list };
  const texts = list.map(asText).filter((text) => typeof text === "string");
  if (texts.length < list.length || texts.length === 0) return { list };
  const labelled = labelledChoices(texts);
  if (typeof labelled !== "string" && areDistinct(labelled)) return { list: labelled };
  const lettered = letteredChoices(texts);
  return { list: lettered, lettered };
}

/** What begins all choices alike (`No. 5`, `No. 6`) is no label of one of them. */
function areDistinct(choices: readonly Choice[]): boolean {
  return new Set(choices.map(({ label }) => label)).size === choices.length;
}

/** Where the choices came without labels, the answer may be the text of one of them. */
function answerOf(value: unknown, choices: { lettered?: readonly Choice[] } | undefined): unknown {
  const answer = asText(value);
  const { lettered = [] } = choices ?? {};
  if (lettered.some(({ label }) => label === answer)) return answer;
  return lettered.find(({ text }) => text === answer)?.label ?? answer;
}

function acceptedAnswersOf(value: unknown): unknown {
  const given = asText(value);
  const list = typeof given === "string" ? listIn(given, splitAnswers) : given;
  return Array.isArray(list) ? list.map((answer) => asText(answer) ?? "") : list;
}

/** A cell that holds a JSON list, or a list in words. What is neither is left for the check of the question to name. */
function listIn(cell: string, inWords: (cell: string) => unknown): unknown {
  if (!cell.trimStart().startsWith("[")) return inWords(cell);
  try {
    return parseJson(cell);
  } catch {
    return inWords(cell);
  }
}

function splitAnswers(cell: string): readonly string[] {
  return cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : value;
}
