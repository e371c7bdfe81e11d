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

/** The exemplars that can stand before a question: of its type of answer, and not the question itself. */
export function suitableFor<Some extends Exemplar>(question: Question, exemplars: readonly Some[]): Some[] {
  return exemplars.filter(
    (exemplar) =>
      exemplar.question.answerType === question.answerType &&
      !asksSame(exemplar, question, question.database?.name),
  );
}

/**
 * Whether an exemplar asks this question: in the same words, about the same passage and the same database. One that names
 * no database may be about any.
 * @param database name of the question's database
 */
export function asksSame(
  { question: asked, database: named = asked.database?.name }: Exemplar,
  { text, context }: Pick<Question, "text" | "context">,
  database: string | undefined,
): boolean {
  if (asked.text !== text || asked.context !== context) return false;
  return named === undefined || database === undefined || withoutEnding(named) === withoutEnding(database);
}

/** Data files name a database with its ending or without. */
function withoutEnding(database: string): string {
  return database.replace(/\.(?:sqlite|db)$/, "");
}

/** The built-in exemplars for a question, at most `shots` of them. */
export function builtInFor(question: Question, shots: number): readonly Exemplar[] {
  return suitableFor(question, BUILT_IN_EXEMPLARS).slice(0, shots);
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
  const own = suitableFor(question, given);
  if (shots > 0 && given.length > 0 && own.length === 0) {
    const message = `The given exemplars have none that suits an answer of type ${question.answerType}; built-in ones are shown.`;
    context.record("exemplars", { kind: "warning", message });
  }
  const shown = own.length > 0 ? own.slice(0, shots) : builtInFor(question, shots);
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
