import type { Turn } from "../events.ts";
import type { Question } from "../question.ts";
import { problemHint } from "../sql-hints.ts";
import { ordersRows, sameResult } from "../sql-results.ts";
import { shownResult, type QueryResult } from "../sql.ts";
import type { StrategyContext } from "./strategy.ts";

/**
 * Executes the query that a turn answers with, and records what it gives.
 * @param query the turn's answer, or null
 * @returns the database's message if the query does not run, with what the schema says to it; null if it runs, or if there
 *   is nothing to run
 */
export async function runCandidate(
  turn: Turn,
  query: string | null,
  question: Question,
  context: StrategyContext,
): Promise<string | null> {
  const result = await resultOf(query, question, context);
  if (query === null || result === null) return null;
  context.record(turn.path, { kind: "query-run", query, result: shownResult(result) });
  if (result.kind === "rows") return null;
  const hint = problemHint(result.message, query, question.database?.schema ?? "");
  return hint === "" ? result.message : `${result.message}. ${hint}`;
}

/** The first answer that is no query which does not run; null if there is none. */
export async function firstThatRuns(
  answers: readonly (string | null)[],
  question: Question,
  context: StrategyContext,
): Promise<string | null> {
  for (const answer of answers) {
    if (answer !== null && (await resultOf(answer, question, context))?.kind !== "problem") return answer;
  }
  return null;
}

async function resultOf(
  query: string | null,
  { answerType }: Question,
  { database }: StrategyContext,
): Promise<QueryResult | null> {
  return answerType === "sql" && query !== null && database !== undefined ? database.run(query) : null;
}

/** A query and the path of the turn that it comes from. */
interface Candidate {
  readonly turn: Pick<Turn, "path">;
  readonly answer: string | null;
}

/**
 * Whether all queries give the same result, and it is not empty; each is compared with the first, which is recorded.
 * An order of rows that either query asks for counts.
 * @param at path of the record
 */
export async function giveSameResult(
  candidates: readonly Candidate[],
  at: string,
  context: StrategyContext,
): Promise<boolean> {
  const { database } = context;
  const [first, ...others] = candidates;
  if (database === undefined || first === undefined) return false;
  const compared = others.map(async (other) => {
    const queries = [first.answer, other.answer].filter((query) => query !== null);
    const [left, right] = await Promise.all(queries.map((query) => database.run(query)));
    const equal =
      left?.kind === "rows" && left.rows.length > 0 && sameResult(left, right, queries.some(ordersRows));
    if (queries.length === 2) {
      context.record(at, { kind: "queries-compared", left: first.turn.path, right: other.turn.path, equal });
    }
    return equal;
  });
  return (await Promise.all(compared)).every((equal) => equal);
}
