import type { Turn } from "../../events.ts";
import type { Debate } from "../../prompts/debate-messages.ts";
import type { Question } from "../../question.ts";
import { problemHint } from "../../sql-names/hints.ts";
import { mendName } from "../../sql-names/mend.ts";
import { hasValues, ordersRows, sameResult } from "../../sql-results.ts";
import { shownResult, type QueryResult } from "../../sql.ts";
import type { StrategyContext } from "../strategy.ts";

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

/** An answer with what it gives. */
interface Executed<Result = QueryResult | null> {
  readonly answer: string;
  /** Null if the answer is no query. */
  readonly result: Result;
}

/** A query with more wrong names than this is beyond mending. */
const MOST_MENDS = 8;

/**
 * Corrects the wrong names of a query that does not run, one after another, until it runs (core/sql-names/mend.ts).
 * @returns null if it runs as it is, or cannot be brought to run
 */
async function mendedQuery(
  query: string,
  question: Question,
  context: StrategyContext,
): Promise<Executed<QueryResult> | null> {
  const schema = question.database?.schema ?? "";
  let current = query;
  for (let step = 0; step <= MOST_MENDS; step++) {
    const result = await resultOf(current, question, context);
    if (result?.kind === "rows") return current === query ? null : { answer: current, result };
    if (result?.problem !== "error") return null;
    const next = mendName(current, result.message, schema);
    if (next === null) return null;
    current = next;
  }
  return null;
}

/**
 * Mends a query, and records what it became and what it gives.
 * @param path of the turn that the query comes from
 * @returns null if it runs as it is, or cannot be mended
 */
export async function mendCandidate(
  path: string,
  query: string,
  question: Question,
  context: StrategyContext,
): Promise<Executed<QueryResult> | null> {
  const mended = await mendedQuery(query, question, context);
  if (mended === null) return null;
  const { answer, result } = mended;
  context.record(path, { kind: "query-mended", query: answer });
  context.record(path, { kind: "query-run", query: answer, result: shownResult(result) });
  return mended;
}

/** What a debate ends with. */
export interface GivenAnswer {
  readonly answer: string;
  /** The same as its author said it, before wrong names in it were corrected. */
  readonly said: string;
}

/**
 * The first answer that gives something; else the first query that runs. Wrong names are corrected where the debate does so.
 * @param at path of the verdict that the answers are taken from; what is corrected is recorded there
 * @returns null if no query runs, or there is no answer; the first answer if the answers are no queries
 */
export async function firstThatGives(
  answers: readonly (string | null)[],
  at: string,
  debate: Pick<Debate, "question" | "mendsQueries">,
  context: StrategyContext,
): Promise<GivenAnswer | null> {
  let running: GivenAnswer | null = null;
  for (const said of new Set(answers.filter((each) => each !== null))) {
    const form = await runningForm(said, at, debate, context);
    if (form === null) continue;
    const { answer, result } = form;
    if (result === null || hasValues(result)) return { answer, said };
    running ??= { answer, said };
  }
  return running;
}

/** The answer as it is or, if it is a query that does not run, corrected; null if that does not help. */
async function runningForm(
  answer: string,
  at: string,
  { question, mendsQueries }: Pick<Debate, "question" | "mendsQueries">,
  context: StrategyContext,
): Promise<Executed | null> {
  const result = await resultOf(answer, question, context);
  if (result?.kind !== "problem") return { answer, result };
  return mendsQueries ? mendCandidate(at, answer, question, context) : null;
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
 * Whether all queries give the same result, and it has values (`hasValues`); each is compared with the first, which is recorded.
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
    const equal = left !== undefined && hasValues(left) && sameResult(left, right, queries.some(ordersRows));
    if (queries.length === 2) {
      context.record(at, { kind: "queries-compared", left: first.turn.path, right: other.turn.path, equal });
    }
    return equal;
  });
  return (await Promise.all(compared)).every((equal) => equal);
}
