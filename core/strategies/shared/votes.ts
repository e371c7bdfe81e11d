import { answerKey } from "../../answer.ts";
import type { Vote } from "../../events.ts";
import { ANSWER_TYPES, type AnswerType, type Question } from "../../question.ts";
import { cosine, type Embedder } from "../../similarity/similarity.ts";
import { groupQueries } from "./query-votes.ts";
import type { StrategyContext } from "../strategy.ts";

/** Votes counted: the winner, its share of all voters, and who voted for what. */
export interface VoteCount {
  readonly winner: string | null;
  /** Votes for the winner divided by the number of voters, abstentions included; 0 without a winner. */
  readonly agreement: number;
  /** Most votes first; of equally many the one whose first voter has the lowest number. */
  readonly votes: readonly Vote[];
  /** 1-based numbers of the voters without an answer. */
  readonly unanswered: readonly number[];
}

/** Free-prose answers at least this similar are one answer (docs/methods.md). */
export const SAME_TEXT_COSINE = 0.85;

/** Types of which two answers can be equal; translations are only more or less alike. */
export const COUNTED_TYPES = ANSWER_TYPES.filter((type) => type !== "translation");

/** What counting answers may need beside the answers themselves. */
export type CountingMeans = Pick<StrategyContext, "embedder" | "database">;

/**
 * Counts equal answers of a question, whatever their type: free prose by embedding, SQL by what the queries give.
 * @param answers one for each voter, null for none
 */
export async function countAnswers(
  answers: readonly (string | null)[],
  { answerType }: Pick<Question, "answerType">,
  means: CountingMeans,
): Promise<VoteCount> {
  if (answerType === "text") return countTextVotes(answers, means.embedder);
  if (answerType === "sql") {
    const { executed, failed } = await groupQueries(answers, means.database);
    // A query that does not execute answers nothing: it wins only if all are such.
    return executed.length === 0 ? summarise(failed, answers) : summarise(executed, answers, failed);
  }
  return countVotes(answers, answerType);
}

/** Counts equal answers; ties go to the lowest index. */
export function countVotes(answers: readonly (string | null)[], type: AnswerType): VoteCount {
  const groups = new Map<string, { answer: string; agents: number[] }>();
  answers.forEach((answer, index) => {
    if (answer === null) return;
    const key = answerKey(answer, type);
    const group = groups.get(key) ?? { answer, agents: [] };
    group.agents.push(index + 1);
    groups.set(key, group);
  });
  return summarise([...groups.values()], answers);
}

/** A voter's answer in free prose. */
interface ProseVote {
  readonly text: string;
  /** 1-based number of the voter. */
  readonly agent: number;
  readonly vector: Float32Array;
}

/**
 * Counts clusters of free-prose answers: two answers of cosine ≥ 0.85 are in one cluster, and so are answers that are
 * linked by others. A cluster is shown by the answer nearest its centre.
 */
export async function countTextVotes(
  answers: readonly (string | null)[],
  embedder: Embedder,
): Promise<VoteCount> {
  const clusters = linkedClusters(await proseVotes(answers, embedder), areOneAnswer);
  const votes = clusters.map((members) => ({
    answer: nearestToCentre(members).text,
    agents: members.map(({ agent }) => agent),
  }));
  return summarise(votes, answers);
}

/**
 * Whose free-prose answer one is that has no vote itself: it is that of the cluster with the answer most similar to it, if the
 * two are of cosine ≥ 0.85. It links no clusters, so that it has no more votes than were counted.
 * @param held one for each voter, null for none
 * @returns 1-based numbers of the voters, ascending
 */
export async function textHolders(
  answer: string | null,
  held: readonly (string | null)[],
  embedder: Embedder,
): Promise<readonly number[]> {
  if (answer === null) return [];
  const votes = await proseVotes([...held, answer], embedder);
  const asked = votes.pop();
  const [first, ...others] = votes;
  if (asked === undefined || first === undefined) return [];
  const nearest = others.reduce(
    (best, other) => (likeness(other, asked) > likeness(best, asked) ? other : best),
    first,
  );
  if (!areOneAnswer(nearest, asked)) return [];
  const cluster = linkedClusters(votes, areOneAnswer).find((members) => members.includes(nearest)) ?? [];
  return cluster.map(({ agent }) => agent).sort((left, right) => left - right);
}

async function proseVotes(answers: readonly (string | null)[], embedder: Embedder): Promise<ProseVote[]> {
  const given = answers.flatMap((text, index) => (text === null ? [] : [{ text, agent: index + 1 }]));
  const vectors = await embedder.embed(
    given.map(({ text }) => text),
    "start",
  );
  return given.map((answer, index) => ({ ...answer, vector: vectors[index] ?? new Float32Array() }));
}

function areOneAnswer(left: ProseVote, right: ProseVote): boolean {
  return likeness(left, right) >= SAME_TEXT_COSINE;
}

function likeness(left: ProseVote, right: ProseVote): number {
  return cosine(left.vector, right.vector);
}

function summarise(
  groups: readonly Vote[],
  answers: readonly (string | null)[],
  beaten: readonly Vote[] = [],
): VoteCount {
  // Groups stand in the order of their first voter, and the sort is stable: ties go to the lowest index.
  const votes = [...groups].sort((left, right) => right.agents.length - left.agents.length);
  const unanswered = answers.flatMap((answer, index) => (answer === null ? [index + 1] : []));
  const [first] = votes;
  return {
    winner: first?.answer ?? null,
    agreement: first === undefined ? 0 : first.agents.length / answers.length,
    votes: [...votes, ...beaten],
    unanswered,
  };
}

function linkedClusters<Item>(
  items: readonly Item[],
  linked: (left: Item, right: Item) => boolean,
): Item[][] {
  const clusters: Item[][] = [];
  for (const item of items) {
    const touching = clusters.filter((cluster) => cluster.some((member) => linked(member, item)));
    const [home] = touching;
    if (home === undefined) {
      clusters.push([item]);
      continue;
    }
    for (const other of touching.slice(1)) {
      home.push(...other);
      clusters.splice(clusters.indexOf(other), 1);
    }
    home.push(item);
  }
  return clusters;
}

function nearestToCentre<Item extends { readonly vector: Float32Array }>(members: readonly Item[]): Item {
  const centre = new Float32Array(members[0]?.vector.length ?? 0);
  for (const { vector } of members)
    vector.forEach((value, axis) => (centre[axis] = (centre[axis] ?? 0) + value));
  return members.reduce((best, member) =>
    cosine(member.vector, centre) > cosine(best.vector, centre) ? member : best,
  );
}
