import { extractAnswer, sameAnswer } from "../../core/answer.ts";
import { ANSWER_MARKER } from "../../core/prompts/question-text.ts";
import type { DatasetQuestion } from "../../core/question.ts";

/** Whether a reply that announces a right answer, as prompts ask for it, is read as that. */
export function isReadBack(question: DatasetQuestion): boolean {
  const { answerType, gold, acceptedAnswers, id, text, choices } = question;
  if (answerType !== "string") return true;
  const asked = { id, text, answerType, choices };
  return [gold, ...acceptedAnswers].some((right) => {
    const read = extractAnswer(`${ANSWER_MARKER} ${right}.`, asked);
    return read !== null && sameAnswer(read, right, answerType);
  });
}

/**
 * What a person must know of questions whose right answers are not read back.
 * @param ids of those that may not be
 */
export function readBackNotes(
  questions: readonly DatasetQuestion[],
  ids: ReadonlySet<string>,
): readonly string[] {
  const [first, ...others] = questions.filter((question) => ids.has(question.id) && !isReadBack(question));
  if (first === undefined) return [];
  const id = JSON.stringify(first.id.slice(0, 60));
  const which =
    others.length === 0
      ? `The right answer of ${id}, of type string, is`
      : `${others.length + 1} right answers of type string, the first of ${id}, are`;
  return [
    `${which} not read where a reply says "The answer is …": what counts there is the first sentence, of at most 12 words, ` +
      'without its reason. Give a short form under "acceptedAnswers".',
  ];
}
