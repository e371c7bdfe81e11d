import type { Question } from "../../../core/question.ts";
import type { Random } from "./random.ts";

export type Operator = "+" | "-" | "*" | "/";

/** One operation of a solution. Numbers have at most two decimals. */
export interface Step {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
  readonly result: number;
  /** What the result counts, e.g. `apples`, for choices to say; empty if that is not known. */
  readonly unit: string;
}

/** A solution as an agent writes it: `lines`, then `The answer is …`. It need not be right. */
export interface Worked {
  /** One line a step. */
  readonly lines: readonly string[];
  /** In the form in which agents state it: a number, the letter of a choice, yes, no, true, false or a word. */
  readonly answer: string;
}

/** A problem whose solution was computed, not written. */
export interface Problem {
  /** Names what was drawn, and with what: the same id is the same problem. */
  readonly id: string;
  /** Family of wordings, or kind of task; whole families are held out of training together. */
  readonly family: string;
  readonly question: Question;
  readonly right: Worked;
  /** The operations of the right solution, one for each of its first lines; empty where nothing is calculated. */
  readonly steps: readonly Step[];
  /** What a User tells an Assistant to do, one instruction for each line of the right solution. */
  readonly instructions: readonly string[];
  /** The solution of one who misleads: always the same for this problem, so that it is wrong at temperature 0 as well. */
  readonly misled: Worked;
  /** A plausible wrong solution; its answer is not the right one. */
  mistaken(random: Random): Worked;
}
