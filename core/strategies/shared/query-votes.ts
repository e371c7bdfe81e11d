import type { Vote } from "../../events.ts";
import type { Question } from "../../question.ts";
import { ordersRows, sameResult } from "../../sql-results.ts";
import type { Database, QueryResult } from "../../sql.ts";

/** Queries that give the same result, by their first voter; those that give none are apart. */
export interface QueryVotes {
  readonly executed: readonly Vote[];
  readonly failed: readonly Vote[];
}

/**
 * Groups queries by what they give on the question's database, in their order if either orders its rows.
 * A query that gives no result agrees only with its own wording.
 * @param answers one for each voter, null for none
 */
export async function groupQueries(
  answers: readonly (string | null)[],
  database: Database | undefined,
): Promise<QueryVotes> {
  const queries = [...new Set(answers.filter((answer) => answer !== null))];
  const results = new Map(
    await Promise.all(queries.map(async (query) => [query, await database?.run(query)] as const)),
  );
  const groups: { answer: string; result: QueryResult | undefined; agents: number[] }[] = [];
  answers.forEach((answer, index) => {
    if (answer === null) return;
    const result = results.get(answer);
    const group = groups.find(
      (other) =>
        other.answer === answer ||
        sameResult(other.result, result, ordersRows(other.answer) || ordersRows(answer)),
    );
    if (group === undefined) groups.push({ answer, result, agents: [index + 1] });
    else group.agents.push(index + 1);
  });
  const votes = (hasRows: boolean): readonly Vote[] =>
    groups
      .filter(({ result }) => (result?.kind === "rows") === hasRows)
      .map(({ answer, agents }) => ({ answer, agents }));
  return { executed: votes(true), failed: votes(false) };
}

/** The votes for queries that give a result; all votes if answers are no queries or there is no database. */
export async function votesThatRun(
  votes: readonly Vote[],
  { answerType }: Pick<Question, "answerType">,
  { database }: { readonly database?: Database },
): Promise<readonly Vote[]> {
  if (answerType !== "sql" || database === undefined) return votes;
  const results = await Promise.all(votes.map(({ answer }) => database.run(answer)));
  return votes.filter((_vote, index) => results[index]?.kind === "rows");
}
