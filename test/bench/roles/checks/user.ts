import { isCorrect } from "../../../../core/scoring/score.ts";
import { answerIn } from "../answers.ts";
import type { Check } from "../check.ts";
import { costOf } from "../cost.ts";
import { meanOf, shareOf, type Figures } from "../figures.ts";
import { finished, observed, type Played } from "../play.ts";

/** The User of `dialogue`: whether it ends the dialogue in time. */
export const user: Check = {
  strategies: ["dialogue"],
  async measure({ questions, play }) {
    const played = await play(questions.map((question) => ({ question, strategy: "dialogue", options: {} })));
    return { figures: userFigures(finished(played).map(dialogueSeen)), cost: costOf(played) };
  },
};

function dialogueSeen(played: Played): DialogueSeen {
  const { turns, task, correct } = played;
  const solutions = turns.filter(({ role, path }) => role === "assistant" && path.startsWith("turn-"));
  return {
    endedByUser: observed(played, "task-done").some(({ ended }) => ended),
    turns: solutions.length,
    correct,
    heldRight: solutions.some((turn) => isCorrect(answerIn(turn, task.question), task.question)),
  };
}

/** How a dialogue went. */
export interface DialogueSeen {
  /** False if the turns were used up. */
  readonly endedByUser: boolean;
  readonly turns: number;
  readonly correct: boolean;
  /** Whether some solution held the right answer. */
  readonly heldRight: boolean;
}

export function userFigures(dialogues: readonly DialogueSeen[]): Figures {
  return {
    endedByTheUser: shareOf(dialogues, ({ endedByUser }) => endedByUser),
    meanTurns: meanOf(dialogues.map(({ turns }) => turns)),
    right: shareOf(dialogues, ({ correct }) => correct),
    wrongThoughASolutionWasRight: shareOf(dialogues, ({ correct, heldRight }) => !correct && heldRight),
  };
}
