import { canonicalAnswer } from "../../core/answer.ts";
import type { AnswerType, Choice } from "../../core/question.ts";
import {
  areLabelled,
  labelledChoices,
  letteredChoices,
  noLabel,
  readChoiceList,
  zippedChoices,
} from "./choice-list.ts";
import type { Field } from "./columns.ts";
import { questionFrom, type ReadQuestion } from "./question-line.ts";
import { asText, fieldOf, parseJson } from "./values.ts";

/** What a row holds under our fields; a field that its table does not have is not there. */
export type LooseFields = Readonly<Partial<Record<Field, unknown>>>;

/** How the answers of a table name a choice: by its label or its text, by counting from 0, or so that nobody can tell. */
export type ChoiceNaming = "label" | "from-0" | "unclear";

/** What a row is called if it does not say it, of what type it is, and how the answers of its table name a choice. */
export interface RowDefaults {
  readonly id: string;
  readonly dataset: string;
  readonly answerType: AnswerType;
  readonly naming: ChoiceNaming;
}

/** Reads a question from a row, whose cells need not have the exact form of our own lines. */
export function looseQuestion(fields: LooseFields, defaults: RowDefaults): ReadQuestion {
  const given = asText(fields.answer);
  const choices = choicesOf(fields.choices, given);
  if (typeof choices === "string") return { problem: noLabel(choices) };
  if (choices?.isTwofold === true) return { problem: twofoldLabel(String(given)) };
  const isUnclear = defaults.naming === "unclear" && itemsOf(choices?.list).length > 0;
  if (isUnclear && typeof given === "string") return { problem: unclearCount(given) };
  const answer = answerOf(given, choices, defaults.naming);
  return questionFrom({
    id: "id" in fields ? asText(fields.id) : defaults.id,
    dataset: asText(fields.dataset) ?? defaults.dataset,
    question: asText(fields.question),
    answer,
    answerType: "answerType" in fields ? trimmed(asText(fields.answerType)) : defaults.answerType,
    choices: choices?.list,
    acceptedAnswers: acceptedAnswersOf(fields.acceptedAnswers),
    context: contextOf(fields.context),
    difficulty: asText(fields.difficulty),
    database: asText(fields.database),
  });
}

/** Answers that leave no doubt what they are; percentages, amounts of money and fractions are numbers too. */
const PLAIN_FORMS = [
  {
    type: "number",
    form: /^[+-]?([$€£]?((\d+|\d{1,3}(,\d{3})+)(\.\d+)?|\.\d+)(e[+-]?\d{1,2})?%?|\d+\/0*[1-9]\d*)$/i,
    called: "numbers",
  },
  { type: "yesno", form: /^(yes|no)$/i, called: "yes or no" },
  { type: "truefalse", form: /^(true|false)$/i, called: "true or false" },
] as const satisfies readonly { readonly type: AnswerType; readonly form: RegExp; readonly called: string }[];

/**
 * The types of rows that do not say theirs: a choice where there are choices, SQL where there is a database, and of all
 * others what every one of their answers plainly is, else strings.
 */
export function inferredTypes(rows: readonly LooseFields[]): readonly AnswerType[] {
  const typeOf = ({ choices, database }: LooseFields): AnswerType | null => {
    if (givenChoices(choices) !== undefined) return "choice";
    return asText(database) === undefined ? null : "sql";
  };
  const given = rows.filter((row) => typeOf(row) === null).flatMap(answerIn);
  const found = PLAIN_FORMS.find(({ form }) => given.every((answer) => form.test(answer)));
  const common = given.length === 0 ? "string" : (found?.type ?? "string");
  return rows.map((row) => typeOf(row) ?? common);
}

/**
 * Why answers are compared as texts though most of them plainly are something else.
 * @param types of the rows, as inferred
 * @param lines by which the rows are named to people
 */
export function almostOfOneType(
  rows: readonly LooseFields[],
  types: readonly AnswerType[],
  lines: readonly number[],
): string | undefined {
  const given = rows.flatMap((row, place) =>
    types[place] === "string" ? answerIn(row).map((answer) => ({ answer, line: lines[place] })) : [],
  );
  for (const plainForm of PLAIN_FORMS) {
    const odd = given.filter(({ answer }) => !plainForm.form.test(answer));
    const plain = given.length - odd.length;
    const [first] = odd;
    if (first === undefined || 2 * plain <= given.length) continue;
    const answers = odd.map(({ answer }) => answer);
    return (
      `${plain} of ${given.length} right answers are ${plainForm.called}, but that of line ${first.line}, ` +
      `${JSON.stringify(first.answer.slice(0, 60))}, is not plainly so: all are compared as texts. ` +
      adviceOn(answers, plainForm, types)
    );
  }
  return undefined;
}

/** A type that is said is that of all rows, also of those with choices or a database, which could not be used with it. */
function adviceOn(
  odd: readonly string[],
  { type, called }: (typeof PLAIN_FORMS)[number],
  types: readonly AnswerType[],
): string {
  if (!types.every((each) => each === "string")) return "Mend that line.";
  return odd.every((answer) => canonicalAnswer(answer, { answerType: type, choices: [] }) !== null)
    ? `--columns answerType=${type} reads all as ${called}.`
    : "Mend that line, or say --columns answerType=string if they are texts.";
}

function answerIn({ answer }: LooseFields): readonly string[] {
  const text = asText(answer);
  return typeof text === "string" ? [text.trim()] : [];
}

/** As classes are numbered; -1 where a split keeps its answers to itself. */
const CLASS = /^\s*-?\d\s*$/;

/** Whether answers of rows without choices may be numbers of classes, such as 1 for yes. */
export function mayBeClasses(rows: readonly LooseFields[]): boolean {
  const answers = rows.map(({ answer }) => asText(answer)).filter((answer) => answer !== undefined);
  return (
    answers.length > 0 &&
    answers.every((answer) => typeof answer === "string" && CLASS.test(answer)) &&
    rows.every(({ choices }) => givenChoices(choices) === undefined)
  );
}

/** A number that may count the choices of a row, of which there are a hundred at most. */
const COUNT = /^\d{1,3}$/;

/**
 * How the answers of a table name a choice. They count the choices from 0 if each is a whole number below the number of its
 * row's choices, 0 is among them, and they are neither labels nor, more than half of them, texts of choices. Without a 0, or with
 * an answer that is the number of choices, they may count from 1 as well; where most are texts, a row in which one is not is faulty.
 */
export function choiceNaming(rows: readonly LooseFields[]): ChoiceNaming {
  let [counted, texts] = [0, 0];
  let [hasFirst, isPastLast] = [false, false];
  for (const { answer, choices } of rows) {
    const given = asText(answer);
    const found = choicesOf(choices, given);
    if (typeof found !== "object" || given === undefined) continue;
    const list = itemsOf(found.list);
    if (list.length === 0) continue;
    if (typeof given !== "string" || !COUNT.test(given) || Number(given) > list.length) return "label";
    const { lettered } = found;
    if (lettered === undefined && list.some((choice) => asText(fieldOf(choice, "label")) === given))
      return "label";
    counted++;
    if (list.some((choice) => fieldOf(choice, "text") === given)) texts++;
    hasFirst ||= Number(given) === 0;
    isPastLast ||= Number(given) === list.length;
  }
  if (2 * texts > counted) return "label";
  return hasFirst && !isPastLast ? "from-0" : "unclear";
}

function unclearCount(answer: string): string {
  return (
    `"answer" is "${answer}", and nobody can tell whether that counts the choices from 0 or from 1; ` +
    "write the label of the right one, or A, B and so on where they have none"
  );
}

function twofoldLabel(answer: string): string {
  return (
    `"answer" is "${answer}", which is the label that one choice begins with, and the letter of another one's place; ` +
    'write labels with a bracket, "A) …", or the whole text of the right choice as the answer'
  );
}

/** The choices of a row. */
interface RowChoices {
  /** What is no list is left for the check of the question to name. */
  readonly list: unknown;
  /** The same list, if they came without labels. */
  readonly lettered?: readonly Choice[];
  /** Whether the answer is the label that one begins with, and the letter of another one's place. */
  readonly isTwofold?: boolean;
}

/**
 * @param answer as it stands in the row
 * @returns the first text without a label, if labels are needed
 */
function choicesOf(value: unknown, answer: unknown): RowChoices | string | undefined {
  const given = givenChoices(value);
  if (given === undefined) return undefined;
  const list = typeof given === "string" ? listIn(given, readChoiceList) : given;
  if (typeof list === "string") return list;
  if (!Array.isArray(list)) return { list };
  const texts = list.map(asText).filter((text) => typeof text === "string");
  if (texts.length < list.length || texts.length === 0) return { list };
  const labelled = labelledChoices(texts);
  const lettered = letteredChoices(texts);
  if (typeof labelled === "string" || !areLabelled(texts, labelled, answer))
    return { list: lettered, lettered };
  const placeIn = (list: readonly Choice[]) => list.findIndex(({ label }) => label === answer);
  const isTwofold = ![-1, placeIn(labelled)].includes(placeIn(lettered));
  return { list: labelled, isTwofold: isTwofold && !areLabelled(texts, labelled) };
}

const NO_CHOICES = /^\s*(\[\s*\]\s*)?$/;

/** What a row has of choices, two lists as one; an empty list, or a cell with one, is none. */
function givenChoices(value: unknown): unknown {
  const given = asText(value);
  const list = zippedChoices(given) ?? given;
  const isEmpty = typeof list === "string" ? NO_CHOICES.test(list) : Array.isArray(list) && list.length === 0;
  return isEmpty ? undefined : list;
}

function itemsOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

/** Where the choices came without labels, the answer may be the text of one of them; in some tables it counts them. */
function answerOf(answer: unknown, choices: RowChoices | undefined, naming: ChoiceNaming): unknown {
  if (naming === "from-0" && typeof answer === "string")
    return fieldOf(itemsOf(choices?.list)[Number(answer)], "label") ?? answer;
  const { lettered = [] } = choices ?? {};
  if (lettered.some(({ label }) => label === answer)) return answer;
  return lettered.find(({ text }) => text === answer)?.label ?? answer;
}

/** So deep lists of a passage's texts are read, such as HotpotQA's `[["title", ["sentence", …]], …]`. */
const MOST_NESTED = 3;

/** The texts of lists are lines, blank ones left out. What holds anything else is left for the check to name. */
function contextOf(value: unknown): unknown {
  const given = asText(value);
  if (!Array.isArray(given)) return given;
  const texts = given.flat(MOST_NESTED - 1).map((part: unknown) => asText(part) ?? "");
  if (!texts.every((text) => typeof text === "string")) return given;
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join("\n");
}

/** Further right answers: a list, or a cell with one, in JSON or with semicolons. */
export function acceptedAnswersOf(value: unknown): unknown {
  const given = asText(value);
  const list = typeof given === "string" ? listIn(given, splitAnswers) : given;
  return Array.isArray(list) ? list.map((answer) => asText(answer) ?? "") : list;
}

/** A cell that holds a JSON list, or a list in words. What is neither is left for the check of the question to name. */
export function listIn(cell: string, inWords: (cell: string) => unknown): unknown {
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
