import type { Question } from "../question.ts";
import type { NumberOption } from "../strategies/options.ts";
import type { StrategyContext } from "../strategies/strategy.ts";
import { BUILT_IN_EXEMPLARS } from "./built-in.ts";
import type { Exemplar } from "./exemplar.ts";

/** How many exemplars are shown. */
export function shotsOption(min: number): NumberOption {
  return {
    type: "integer",
    default: 4,
    min,
    max: 8,
    help: "Most exemplars shown; four for each type of answer are built in",
  };
}

/**
 * The first exemplars that can stand before a question: of its type of answer, and not the question itself.
 * @param most how many; no more are looked at than are needed for so many
 */
export function suitableFor<Some extends Exemplar>(
  question: Question,
  exemplars: readonly Some[],
  most = Infinity,
): Some[] {
  const words = wordsAsked(question);
  const suitable: Some[] = [];
  for (const exemplar of exemplars) {
    if (suitable.length >= most) break;
    if (exemplar.question.answerType !== question.answerType) continue;
    const isItself = wordsAsked(exemplar.question) === words && mayBeAbout(exemplar, question.database?.name);
    if (!isItself) suitable.push(exemplar);
  }
  return suitable;
}

/**
 * The words of a question, of the passage that it is about and of its choices, in whatever order these stand: equal for questions
 * that ask the same. White space does not count, for questions in published forms are read without what is too much of it.
 */
export function wordsAsked({
  text,
  context = "",
  choices,
}: Pick<Question, "text" | "context" | "choices">): string {
  const offered = choices.map((choice) => inOneLine(choice.text)).sort();
  return JSON.stringify([inOneLine(text), inOneLine(context), offered]);
}

/**
 * Whether an exemplar may be about a database. One that names none may be about any.
 * @param database name of a question's database
 */
export function mayBeAbout(
  { question, database: named = question.database?.name }: Exemplar,
  database: string | undefined,
): boolean {
  return named === undefined || database === undefined || withoutEnding(named) === withoutEnding(database);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Data files name a database with its ending or without. */
function withoutEnding(database: string): string {
  return database.replace(/\.(?:sqlite|db)$/, "");
}

/** The built-in exemplars for a question, at most `shots` of them. */
export function builtInFor(question: Question, shots: number): readonly Exemplar[] {
  return suitableFor(question, BUILT_IN_EXEMPLARS, shots);
}

/**
 * The exemplars that a question is shown: those of a person's file, else the built-in ones. What is shown is recorded, and
 * also that the file has nothing for this question.
 */
export function exemplarsFor(
  question: Question,
  shots: number,
  context: StrategyContext,
): readonly Exemplar[] {
  const given = context.exemplars ?? [];
  const own = suitableFor(question, given, shots);
  if (shots > 0 && given.length > 0 && own.length === 0) {
    const message = `The given exemplars have none that suits an answer of type ${question.answerType}; built-in ones are shown.`;
    context.record("exemplars", { kind: "warning", message });
  }
  const shown = own.length > 0 ? own : builtInFor(question, shots);
  recordShown(own.length > 0 ? "file" : "built-in", shown, context);
  return shown;
}

/** Records the questions of the exemplars that are shown, if there are any. */
export function recordShown(
  source: "built-in" | "file" | "dataset",
  exemplars: readonly Exemplar[],
  context: Pick<StrategyContext, "record">,
): void {
  if (exemplars.length === 0) return;
  const texts = exemplars.map(({ question }) => question.text);
  context.record("exemplars", { kind: "exemplars-shown", source, exemplars: texts });
}
