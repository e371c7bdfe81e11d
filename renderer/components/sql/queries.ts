import type { Role } from "../../../core/events.ts";
import type { ShownResult } from "../../../core/sql.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { turnPlace, type TurnPlace } from "../transcript/turn-place.ts";

/** The query that an agent came to last, and what it gives. */
export interface QueryCandidate {
  /** The same for all queries of an agent. */
  readonly key: string;
  /** Null if it is not known whose turn it was. */
  readonly role: Role | null;
  readonly agent: number | null;
  readonly round: TurnPlace["round"];
  readonly query: string;
  readonly result: ShownResult;
  /** It is the query that the question was answered with. */
  readonly isAnswer: boolean;
}

/** Whether the queries of two agents give the same, as the method found it last. */
export interface Comparison {
  /** Keys of the candidates. */
  readonly left: string;
  readonly right: string;
  readonly equal: boolean;
}

export interface Queries {
  /** In the order in which their agents first had one. */
  readonly candidates: readonly QueryCandidate[];
  readonly comparisons: readonly Comparison[];
}

/** What agents asked the question's database: the latest query of each. */
export function queriesOf({ turns, observations, result }: QuestionTranscript): Queries {
  const roles = new Map(turns.map(({ path, role }) => [path, role]));
  const candidates = new Map<string, QueryCandidate>();
  const comparisons = new Map<string, Comparison>();
  for (const { path, observation } of observations) {
    if (observation.kind === "query-run") {
      const { query, result: given } = observation;
      const role = roles.get(path) ?? null;
      const { agent, round } = turnPlace(path);
      const key = agentKey(path);
      const isAnswer = sameQuery(query, result?.answer ?? null);
      candidates.set(key, { key, role, agent, round, query, result: given, isAnswer });
    } else if (observation.kind === "queries-compared") {
      const { equal } = observation;
      const [left, right] = [agentKey(observation.left), agentKey(observation.right)];
      comparisons.set(`${left} ${right}`, { left, right, equal });
    }
  }
  return {
    candidates: [...candidates.values()],
    comparisons: [...comparisons.values()].filter(
      ({ left, right }) => candidates.has(left) && candidates.has(right),
    ),
  };
}

/** Keys of the candidates whose query gives the same as that of another. */
export function equalOnes({ comparisons }: Pick<Queries, "comparisons">): ReadonlySet<string> {
  return new Set(comparisons.flatMap(({ left, right, equal }) => (equal ? [left, right] : [])));
}

/** Whether two queries are worded alike, but for white space and a semicolon at the end. */
export function sameQuery(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && plain(left) === plain(right);
}

function plain(query: string): string {
  return query
    .replace(/\s+/g, " ")
    .replace(/[\s;]+$/, "")
    .trim();
}

/** A turn's path without its round: `round-2/affirmative` is the same agent's as `round-1/affirmative`. */
function agentKey(path: string): string {
  const parts = path.split("/");
  return turnPlace(path).round === null || parts.length === 1 ? path : parts.slice(1).join("/");
}
