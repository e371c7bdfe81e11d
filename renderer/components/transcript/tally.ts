import { extractAnswer } from "../../../core/answer.ts";
import type { Turn, Vote } from "../../../core/events.ts";
import { countVotes } from "../../../core/strategies/votes.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
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

/**
 * The votes of agents that solve the question each on their own: as the method counted them, before that as far as
 * replies are finished. Free prose and SQL cannot be compared here, so they wait for the method's count.
 */
export function tallyOf({ asked, turns, observations }: QuestionTranscript): Tally {
  const solvers = turns.filter(({ role }) => role === "solver");
  const counted = observations.findLast(({ observation }) => observation.kind === "answers-counted");
  if (counted?.observation.kind === "answers-counted") {
    const { votes, unanswered } = counted.observation;
    return { votes, unanswered, voters: solvers.length, counted: true };
  }
  const comparable = asked.answerType !== "text" && asked.answerType !== "sql";
  const finished = solvers
    .flatMap(({ finished: turn }) => (turn === null || !comparable ? [] : [turn]))
    .map((turn: Turn) => ({ turn, agent: turnPlace(turn.path).agent ?? 1 }))
    .sort((left, right) => left.agent - right.agent);
  const count = countVotes(
    finished.map(({ turn }) => extractAnswer(turn.text, asked, turn.ended)),
    asked.answerType,
  );
  const numbers = (places: readonly number[]): number[] =>
    places.map((place) => finished[place - 1]?.agent ?? place);
  return {
    // Bars that change places while votes come in cannot be followed: they stand by their first agent.
    votes: count.votes
      .map(({ answer, agents }) => ({ answer, agents: numbers(agents) }))
      .sort((left, right) => (left.agents[0] ?? 0) - (right.agents[0] ?? 0)),
    unanswered: numbers(count.unanswered),
    voters: solvers.length,
    counted: false,
  };
}
