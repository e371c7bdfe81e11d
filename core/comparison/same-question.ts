import { canonicalAnswer } from "../answer.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import type { Question } from "../question.ts";

/** A question as runs on one file were put it, and what one of them has of it. */
export interface PutQuestion {
  readonly asked: Question;
  readonly row: QuestionRow | undefined;
}

/**
 * Whether runs on different files were put the same question, of which the same answers are right. A right answer that is not
 * known contradicts none.
 */
export function isSameQuestion(puts: readonly PutQuestion[]): boolean {
  const wordings = new Set(puts.map(({ asked }) => wordingOf(asked)));
  const right = new Set(puts.flatMap((put) => rightAnswers(put) ?? []));
  return wordings.size <= 1 && right.size <= 1;
}

/** All that decides what is asked, as a string. */
function wordingOf({ text, context, choices, database }: Question): string {
  const options = choices.map((choice) => [choice.label, choice.text]);
  return JSON.stringify([text, context ?? "", options, database?.name]);
}

/** A string that is equal exactly where the same answers are right; null where they are not known. */
function rightAnswers({ asked, row }: PutQuestion): string | null {
  if (row?.gold === undefined) return null;
  const { gold, accepted = [] } = row;
  const forms = [gold, ...accepted].map((answer) => canonicalAnswer(answer, asked) ?? answer);
  return JSON.stringify([...new Set(forms)].sort());
}
