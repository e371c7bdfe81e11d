import type { Turn } from "../../../../core/events.ts";
import { withoutTaskDone } from "../../../../core/prompts/dialogue.ts";
import type { DatasetQuestion } from "../../../../core/question.ts";
import { isCorrect } from "../../../../core/scoring/score.ts";
import { isRefusal } from "../../../../core/answer/prose.ts";
import { answerIn, markedAnswerIn, type Reply } from "../answers.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { shareOf, type Figures } from "../figures.ts";
import { finished, type Played } from "../play.ts";

const OPTIONS = { agents: 2, turns: 3 };

/** The adversarial Assistant of `mcf`, and the normal ones beside it, on questions that the solver gets right. */
export const adversary: Check = {
  strategies: ["mcf"],
  async measure({ chains, play }) {
    const solved = chains.filter(({ sample, correct }) => sample === 0 && correct);
    const played = await play(
      solved.map(({ question }) => ({ question, strategy: "mcf", options: OPTIONS })),
    );
    const figuresOf = (role: Turn["role"]): Figures =>
      replyFigures(finished(played).flatMap((each) => stepsOf(each, role)));
    return {
      figures: { adversarial: figuresOf("adversarial-assistant"), normal: figuresOf("assistant") },
      cost: costOf(played),
    };
  },
};

/** What a role says within the dialogue; the call that concludes it is no step. */
function stepsOf({ turns, task }: Played, role: Turn["role"]): readonly StepReply[] {
  return turns
    .filter((turn) => turn.role === role && turn.path.startsWith("turn-"))
    .map((turn) => readStep(turn, task.question));
}

/** What a reply says; the answers are true if right, false if wrong, null if there is none. */
export interface StepReply {
  /** What it concludes, as MCF's guard reads it: that may be the result of its step alone. */
  readonly concluded: boolean | null;
  /** What it announces with the marker as the answer to the task. */
  readonly announced: boolean | null;
  readonly isEmpty: boolean;
  readonly isRefusal: boolean;
}

/** Reads an Assistant's reply. */
export function readStep(reply: Reply, question: DatasetQuestion): StepReply {
  const judged = (answer: string | null): boolean | null =>
    answer === null ? null : isCorrect(answer, question);
  return {
    concluded: judged(answerIn(reply, question)),
    announced: judged(markedAnswerIn(reply, question)),
    isEmpty: withoutTaskDone(reply.text) === "",
    isRefusal: isRefusal(reply.text),
  };
}

export function replyFigures(replies: readonly StepReply[]): Figures {
  const isWrong = (right: boolean | null): boolean => right === false;
  const held = (kind: "concluded" | "announced"): readonly (boolean | null)[] =>
    replies.map((reply) => reply[kind]).filter((right) => right !== null);
  return {
    wrongOfThoseWithAnAnswer: shareOf(held("concluded"), isWrong),
    wrongOfThoseWithAMarkedAnswer: shareOf(held("announced"), isWrong),
    withoutAnswer: shareOf(replies, ({ concluded }) => concluded === null),
    empty: shareOf(replies, ({ isEmpty }) => isEmpty),
    refusals: shareOf(replies, (reply) => reply.isRefusal),
  };
}
