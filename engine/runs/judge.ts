import { isCompared, isCorrect, isScored, scoreOf } from "../../core/scoring/score.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { ordersRows, sameResult } from "../../core/sql-results.ts";
import { shownResult, type Database, type SqlComparison } from "../../core/sql.ts";
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

/** Whether the answer gives what the gold query, or another accepted one, gives; in its order if that orders. */
async function judgeQuery(
  { gold, acceptedAnswers }: DatasetQuestion,
  answer: string | null,
  database: Database,
  comparison: SqlComparison,
) {
  const given = answer === null ? undefined : await database.run(answer);
  const right = await database.run(gold);
  const others = await Promise.all(
    acceptedAnswers.map(async (query) => [query, await database.run(query)] as const),
  );
  const correct = [[gold, right] as const, ...others].some(([query, result]) =>
    sameResult(result, given, ordersRows(query), comparison),
  );
  return {
    correct,
    results: { gold: shownResult(right), answer: given === undefined ? null : shownResult(given) },
  };
}
