import { DatasetError } from "../../core/errors.ts";
import { isCompared, isCorrect, isScored, scoreOf } from "../../core/scoring/score.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { ordersRows, sameResult } from "../../core/sql-results.ts";
import {
  shownResult,
  type Database,
  type QueryLimits,
  type QueryResult,
  type SqlComparison,
} from "../../core/sql.ts";
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
 * Whether the answer gives what the gold query, or another accepted one, gives; in its order if that orders. Where all that
 * these lack is room or time, all queries get more of it.
 * @throws DatasetError if none of these gives a result
 */
async function judgeQuery(
  question: DatasetQuestion,
  answer: string | null,
  database: Database,
  comparison: SqlComparison,
) {
  const usual = await executed(question, answer, database, "usual");
  const isStopped = usual.rights.some(([, result]) => isBeyondLimits(result)) && !usual.rights.some(hasRows);
  const { given, right, rights } = isStopped ? await executed(question, answer, database, "wide") : usual;
  if (right.kind === "problem" && !rights.some(hasRows)) throw noRightResult(question.id, right);
  const correct = rights.some(([query, result]) => sameResult(result, given, ordersRows(query), comparison));
  return {
    correct,
    results: { gold: shownResult(right), answer: given === undefined ? null : shownResult(given) },
  };
}

/** What the answer, the gold query and all that are right give. */
async function executed(
  { gold, acceptedAnswers }: DatasetQuestion,
  answer: string | null,
  database: Database,
  limits: QueryLimits,
) {
  const resultOf = (query: string) => database.run(query, undefined, limits);
  const given = answer === null ? undefined : await resultOf(answer);
  const right = await resultOf(gold);
  const others = acceptedAnswers.map(async (query) => [query, await resultOf(query)] as const);
  return { given, right, rights: [[gold, right] as const, ...(await Promise.all(others))] };
}

function hasRows([, { kind }]: readonly [query: string, result: QueryResult]): boolean {
  return kind === "rows";
}

function isBeyondLimits(result: QueryResult): boolean {
  return result.kind === "problem" && ["timeout", "memory", "too-large"].includes(result.problem);
}

function noRightResult(id: string, result: QueryResult & { readonly kind: "problem" }): DatasetError {
  const why = result.message.replace(/\.$/, "");
  const next = isBeyondLimits(result)
    ? 'This is a limit of Counterpoint: give a query that takes less under "acceptedAnswers", or leave the question out.'
    : "Mend it in the data, or leave the question out.";
  const message = `The right query of ${JSON.stringify(id)} gives no result: ${why}. ${next}`;
  return new DatasetError(message, { id });
}
