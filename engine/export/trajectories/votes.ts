import type { Observation, Turn } from "../../../core/events.ts";
import { isRight } from "../../../core/scoring/given-answer.ts";
import type { ObservationTranscript, QuestionTranscript } from "../../../core/transcript.ts";
import type { Pair } from "./decision.ts";
import { turnAt } from "../turns.ts";

type Counted = Observation & { readonly kind: "answers-counted" };

/**
 * Pairs of a question whose answers were counted: each wrong reply against a right one to the same messages, whichever
 * answer won. A method may count more than once; the last count of the same voters has them all.
 */
export function votePairs(question: QuestionTranscript): readonly Pair[] {
  const counts = new Map<string, readonly Pair[]>();
  for (const seen of question.observations) {
    const { observation } = seen;
    if (observation.kind !== "answers-counted") continue;
    const prefix = votersPrefix(question, seen);
    if (prefix !== null) counts.set(prefix, pairsOf(question, observation, prefix));
  }
  return [...counts.values()].flat();
}

/** What the voters' paths begin with: answers are counted right after their agents have spoken. */
function votersPrefix({ turns }: QuestionTranscript, { after }: ObservationTranscript): string | null {
  return /^(.*?)\d+$/.exec(turns[after - 1]?.path ?? "")?.[1] ?? null;
}

function pairsOf(question: QuestionTranscript, { votes }: Counted, prefix: string): readonly Pair[] {
  const voters = votes.flatMap(({ answer, agents }) =>
    agents.flatMap((agent) => {
      const turn = turnAt(question, `${prefix}${agent}`);
      return turn === null ? [] : [{ turn, right: isRightVote(answer, question) }];
    }),
  );
  const right = voters.filter((voter) => voter.right === true);
  const wrong = voters.filter((voter) => voter.right === false);
  return wrong.flatMap(({ turn: rejected }, index): readonly Pair[] => {
    const chosen: Turn | undefined = right[index % right.length]?.turn;
    return chosen === undefined ? [] : [{ chosen, rejected, reason: "vote" }];
  });
}

/**
 * Whether a counted answer is right; null if that is not known. Queries are right or wrong by what they give, so that only
 * those are known that were counted with the question's right answer.
 */
function isRightVote(answer: string, { asked, result, known }: QuestionTranscript): boolean | null {
  if (asked.answerType === "sql" && result?.answer !== answer) return result?.correct === true ? false : null;
  return isRight(answer, asked, { answer: null, correct: null, ...known, ...result });
}
