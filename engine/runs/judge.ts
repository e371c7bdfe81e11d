import { DatasetError } from "../../core/errors.ts";
import { isCompared, isCorrect, isScored, scoreOf } from "../../core/scoring/score.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { ordersRows, sameResult } from "../../core/sql-results.ts";
import { shownResult, type Database, type QueryResult, type SqlComparison } from "../../core/sql.ts";
import type { AnswerKey } from "./question.ts";

/**
 * What the data knows of a question's answer, and how an answer is held against it: by equality, by its score, or for SQL
 * by executing both queries.
 */
export function answerKeyOf(
  question: DatasetQuestion,
  database?: Database,
  comparison: SqlComparison = "multiset",
): AnswerKey {
  const { gold, acceptedAnswers, difficulty, answerType } = question;
  return {
    gold,
    accepted: acceptedAnswers,
    ...(difficulty !== undefined && { difficulty }),
    async judge(answer) {
      if (database !== undefined && answerType === "sql") {
        return judgeQuery(question, answer, database, comparison);
      }
      if (isScored(answerType)) return { correct: null, score: scoreOf(answer, question) };
      return { correct: isCompared(answerType) ? isCorrect(answer, question) : null };
    },
  };
}

/**
 * Whether the answer gives what the gold query, or another accepted one, gives; in its order if that orders.
 * @throws DatasetError if none of these gives a result
 */
async function judgeQuery(
  { id, gold, acceptedAnswers }: DatasetQuestion,
  answer: string | null,
  database: Database,
  comparison: SqlComparison,
) {
  const given = answer === null ? undefined : await database.run(answer);
  const right = await database.run(gold);
  const others = await Promise.all(
    acceptedAnswers.map(async (query) => [query, await database.run(query)] as const),
  );
  if (right.kind === "problem" && others.every(([, { kind }]) => kind === "problem")) {
    throw noRightResult(id, right);
  }
  const correct = [[gold, right] as const, ...others].some(([query, result]) =>
    sameResult(result, given, ordersRows(query), comparison),
  );
  return {
    correct,
    results: { gold: shownResult(right), answer: given === undefined ? null : shownResult(given) },
  };
}

function noRightResult(id: string, { message }: QueryResult & { readonly kind: "problem" }): DatasetError {
  const why = message.replace(/\.$/, "");
  return new DatasetError(
    `The right query of ${JSON.stringify(id)} gives no result: ${why}. ` +
      "Mend it in the data, or leave the question out.",
    { id },
  );
}
