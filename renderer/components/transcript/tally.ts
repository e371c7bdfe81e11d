import { extractAnswer } from "../../../core/answer.ts";
import type { Turn, Vote } from "../../../core/events.ts";
import { countVotes } from "../../../core/strategies/shared/votes.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { lastSeen } from "./observations.ts";
import { turnPlace } from "./turn-place.ts";

/** Votes as they stand. */
export interface Tally {
  readonly votes: readonly Vote[];
  /** 1-based numbers of the agents that finished without an answer. */
  readonly unanswered: readonly number[];
  /** Agents that have a vote, also those that have not finished. */
  readonly voters: number;
  /** False: counted here from the replies that are there; the method has yet to count. */
  readonly counted: boolean;
}

/** The votes that a picture has room for, and what is left out of it. */
export interface ShownVotes {
  readonly votes: readonly Vote[];
  readonly others: { readonly answers: number; readonly votes: number };
}

/**
 * The answers with most votes.
 * @param steady while votes come in the bars stay where they are: they stand by their first agent
 */
export function mostVoted({ votes }: Tally, most: number, steady: boolean): ShownVotes {
  const sorted = votes.toSorted((left, right) => right.agents.length - left.agents.length);
  const shown = sorted.slice(0, most);
  const others = sorted.slice(most);
  return {
    votes: steady ? shown.toSorted((left, right) => (left.agents[0] ?? 0) - (right.agents[0] ?? 0)) : shown,
    others: { answers: others.length, votes: others.reduce((sum, { agents }) => sum + agents.length, 0) },
  };
}

/**
 * The votes of agents that solve the question each on their own: as the method counted them, before that as far as
 * replies are finished. Free prose and SQL cannot be compared here, so they wait for the method's count.
 */
export function tallyOf({ asked, turns, observations }: QuestionTranscript): Tally {
  const solvers = turns.filter(({ role }) => role === "solver");
  const counted = lastSeen(observations, "answers-counted");
  if (counted !== null) {
    const { votes, unanswered } = counted;
    return { votes, unanswered, voters: solvers.length, counted: true };
  }
  const comparable = asked.answerType !== "text" && asked.answerType !== "sql";
  const finished = solvers
    .flatMap(({ finished: turn }) => (turn === null || !comparable ? [] : [turn]))
    // What a program comes to is known once the method has computed it.
    .filter(({ path }) => turnPlace(path).step !== "program")
    .map((turn: Turn) => ({ turn, agent: turnPlace(turn.path).agent ?? 1 }))
    .sort((left, right) => left.agent - right.agent);
  const count = countVotes(
    finished.map(({ turn }) => extractAnswer(turn.text, asked, turn.ended)),
    asked.answerType,
  );
  const numbers = (places: readonly number[]): number[] =>
    places.map((place) => finished[place - 1]?.agent ?? place);
  return {
    votes: count.votes.map(({ answer, agents }) => ({ answer, agents: numbers(agents) })),
    unanswered: numbers(count.unanswered),
    voters: solvers.length,
    counted: false,
  };
}
