import {
  votersIn,
  type Observation,
  type QuestionResult,
  type RunManifest,
  type Turn,
} from "../../../core/events.ts";
import { isRight } from "../../../core/scoring/given-answer.ts";
import { ordersRows } from "../../../core/sql-results.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../core/transcript.ts";
import { isWhole, sameMessages, type Pair } from "./decision.ts";

type Counted = Observation & { readonly kind: "answers-counted" };
type Options = RunManifest["options"];

/**
 * Pairs of a question whose answers were counted: each wrong reply against a right one to the same messages, whichever
 * answer won. A method may count more than once; the last count of the same voters has them all.
 * @param options of the run
 */
export function votePairs(question: QuestionTranscript, options: Options): readonly Pair[] {
  const counts = new Map<string, readonly Pair[]>();
  for (const { observation, after } of question.observations) {
    if (observation.kind !== "answers-counted") continue;
    const voters = votersOf(observation, question.turns.slice(0, after));
    const [first] = voters;
    if (first !== undefined) counts.set(first.path, pairsOf(question, observation, voters, options));
  }
  return [...counts.values()].flat();
}

/**
 * The voters by their numbers: answers are counted right after their agents have spoken.
 * @param before the turns issued before the count
 */
function votersOf(counted: Counted, before: readonly TurnTranscript[]): readonly TurnTranscript[] {
  return before.slice(Math.max(0, before.length - votersIn(counted)));
}

function pairsOf(
  question: QuestionTranscript,
  { votes }: Counted,
  voters: readonly TurnTranscript[],
  options: Options,
): readonly Pair[] {
  const replies = votes.flatMap(({ answer, agents }) =>
    agents.flatMap((agent) => {
      const turn = voters[agent - 1]?.finished ?? null;
      return turn === null ? [] : [{ turn, right: isRightVote(answer, question, options) }];
    }),
  );
  const right = replies.filter((reply) => reply.right === true && isWhole(reply.turn));
  const wrong = replies.filter((reply) => reply.right === false);
  return wrong.flatMap(({ turn: rejected }, index): readonly Pair[] => {
    const comparable = right.filter(({ turn }) => sameMessages(turn, rejected));
    const chosen: Turn | undefined = comparable[index % comparable.length]?.turn;
    return chosen === undefined ? [] : [{ chosen, rejected, reason: "vote" }];
  });
}

/**
 * Whether a counted answer is right; null if that is not known. Queries are right or wrong by what they give: beside the
 * question's own answer only those are known that were told apart from it while it is right.
 */
function isRightVote(
  answer: string,
  { asked, result, known }: QuestionTranscript,
  options: Options,
): boolean | null {
  if (asked.answerType !== "sql" || result?.answer === answer) {
    return isRight(answer, asked, { answer: null, correct: null, ...known, ...result });
  }
  return result !== null && isOtherThanRight(answer, result, options) ? false : null;
}

/** Whether a query that was counted apart from the question's answer is wrong: the answer is right, and both cannot be. */
function isOtherThanRight(
  query: string,
  { answer, correct, gold = "", accepted = [] }: QuestionResult,
  options: Options,
): boolean {
  if (correct !== true || answer === null) return false;
  if (options.sqlCompare === "set" || accepted.length > 0) return false;
  // The count heeds the order of rows where either query asks for it, the comparison with the right query where that does.
  return ordersRows(gold) || ![query, answer].some(ordersRows);
}
