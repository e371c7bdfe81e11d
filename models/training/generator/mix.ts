import type { OptionValue } from "../../../core/events.ts";
import type { AnswerType } from "../../../core/question.ts";
import type { Errors } from "./oracle/oracle.ts";
import type { PartName } from "./oracle/parts.ts";

type Options = Readonly<Record<string, OptionValue>>;

/** One thing that the model is taught: a part in one of the methods that ask for it. */
export interface Lesson {
  /** Its share of all samples, relative to the other lessons. */
  readonly weight: number;
  /** What is learnt; of a game one sample of this part is taken. */
  readonly part: PartName;
  /** Id of the strategy that is played for it. */
  readonly strategy: string;
  /** What may differ from the strategy's defaults; one of them is drawn for each game. */
  readonly options?: readonly Options[];
  /** Who errs, so that others have something to judge. */
  readonly errors?: Errors;
  /** Whose problems: all if left out. */
  readonly answerTypes?: readonly AnswerType[];
  /** Examples that the method shows are other problems with their solutions, not the built-in ones. */
  readonly showsProblems?: true;
}

/** Share of the drills in arithmetic, comparing and spelling, relative to the lessons. */
export const DRILLS_WEIGHT = 2;

const OPEN: readonly AnswerType[] = ["number", "string"];
const ONE_CHAIN = { agents: 1, rounds: 1, votes: 1, width: 1, validator: "verdict" } as const;
const DEBATE_TO_THE_JUDGE = { solve: 0.5, disagree: 0.2, moderate: 1, "solve-again": 0.4 } as const;
const ONE_USER = { agents: 1, amr: false, historical: false } as const;

/**
 * What samples are made of. Half of it is plain solving, from which every other part lives; those who examine solutions come next.
 * A method that asks for the same prompts as another one (self-consistency, plan-and-solve, …) needs no lesson of its own.
 */
export const LESSONS: readonly Lesson[] = [
  // One agent.
  { weight: 56, part: "solve", strategy: "zero-shot-cot" },
  { weight: 0.3, part: "solve", strategy: "manual-cot", options: [{ shots: 1 }, { shots: 2 }, { shots: 4 }] },
  {
    weight: 0.5,
    part: "solve",
    strategy: "auto-cot",
    options: [{ shots: 2 }, { shots: 4 }],
    showsProblems: true,
  },
  { weight: 0.5, part: "solve", strategy: "role-play" },
  { weight: 1.5, part: "solve", strategy: "dup", errors: { instruct: 0.2 } },
  { weight: 0.4, part: "answer", strategy: "io" },
  { weight: 0.3, part: "answer", strategy: "few-shot", options: [{ shots: 2 }, { shots: 4 }] },
  { weight: 2.5, part: "mislead", strategy: "cfmad", answerTypes: OPEN },

  // Those who examine a solution, and the one who corrects it.
  {
    weight: 14,
    part: "validate",
    strategy: "ma-tot",
    options: [
      { ...ONE_CHAIN, depth: 1 },
      { ...ONE_CHAIN, depth: 1 },
      { ...ONE_CHAIN, depth: 2 },
    ],
    errors: { finish: 0.5 },
  },
  { weight: 2.5, part: "give-feedback", strategy: "self-reflection", errors: { solve: 0.5 } },
  { weight: 0.7, part: "give-feedback", strategy: "self-contrast", errors: { solve: 0.4 } },
  { weight: 2, part: "criticise", strategy: "cfmad", errors: { solve: 0.5 } },
  { weight: 0.8, part: "rebut", strategy: "cfmad", errors: { solve: 0.5 } },
  { weight: 0.8, part: "revise", strategy: "self-reflection", errors: { solve: 0.5 } },
  {
    weight: 0.8,
    part: "revise",
    strategy: "peer-review",
    options: [{ agents: 2 }, { agents: 3 }],
    errors: { solve: 0.5 },
  },
  {
    weight: 1,
    part: "revise",
    strategy: "ma-tot",
    options: [
      { ...ONE_CHAIN, depth: 1, rounds: 2 },
      { ...ONE_CHAIN, depth: 2, rounds: 2 },
    ],
    errors: { finish: 0.6 },
  },

  // Debates.
  {
    weight: 1.8,
    part: "solve-again",
    strategy: "mad",
    options: [
      { agents: 2, rounds: 2 },
      { agents: 3, rounds: 2 },
      { agents: 3, rounds: 3 },
    ],
    errors: { solve: 0.5, "solve-again": 0.3 },
  },
  {
    weight: 0.7,
    part: "solve-again",
    strategy: "mad-judge",
    options: [{ rounds: 2 }],
    errors: DEBATE_TO_THE_JUDGE,
  },
  { weight: 0.5, part: "solve-again", strategy: "self-contrast", errors: { solve: 0.5 } },
  {
    weight: 0.6,
    part: "state-majority",
    strategy: "mad",
    options: [3, 4, 5, 7].map((agents) => ({ agents, rounds: 1 })),
    errors: { solve: 0.5 },
  },
  { weight: 0.2, part: "state-majority", strategy: "mad-judge", errors: DEBATE_TO_THE_JUDGE },
  { weight: 1, part: "defend", strategy: "mad-judge", errors: { solve: 0.5 } },
  {
    weight: 1.2,
    part: "disagree",
    strategy: "mad-judge",
    options: [{ agents: 2 }, { agents: 2 }, { agents: 3 }],
    errors: { solve: 0.5 },
  },
  {
    weight: 3,
    part: "moderate",
    strategy: "mad-judge",
    options: [{ rounds: 1 }, { rounds: 2 }, { rounds: 1, swap: true }, { rounds: 1, agents: 3 }],
    errors: { solve: 0.5, disagree: 0.25, moderate: 0.2, "solve-again": 0.4 },
  },
  { weight: 1.5, part: "explain", strategy: "cfmad", errors: { solve: 0.5 } },
  {
    weight: 2,
    part: "judge",
    strategy: "mad-judge",
    options: [{ rounds: 1 }, { rounds: 2 }, { rounds: 1, swap: true }, { rounds: 1, agents: 3 }],
    errors: DEBATE_TO_THE_JUDGE,
  },
  {
    weight: 2.5,
    part: "judge",
    strategy: "cfmad",
    options: [{}, {}, { swap: true }, { debate: "none" }, { debate: "none", stances: 3 }],
    errors: { solve: 0.5 },
  },
  {
    weight: 1.5,
    part: "judge",
    strategy: "adaptive",
    options: [{ examine: "judge", agents: 4 }],
    errors: { solve: 0.7 },
  },

  // Trees.
  {
    weight: 2,
    part: "finish",
    strategy: "tot",
    options: [
      { width: 1, votes: 1, depth: 1 },
      { width: 1, votes: 1, depth: 2 },
    ],
    errors: { finish: 0.4 },
  },
  {
    weight: 3,
    part: "vote",
    strategy: "tot",
    options: [2, 3, 4, 5].flatMap((width) => [1, 1, 2].map((depth) => ({ width, depth, votes: 1 }))),
    errors: { finish: 0.6 },
  },

  // Dialogues.
  { weight: 1, part: "specify", strategy: "dialogue" },
  { weight: 3, part: "instruct", strategy: "dialogue", errors: { instruct: 0.1, assist: 0.05 } },
  { weight: 1, part: "instruct", strategy: "dup" },
  { weight: 1.5, part: "assist", strategy: "dialogue", errors: { instruct: 0.2 } },
  { weight: 0.8, part: "conclude", strategy: "dialogue", errors: { instruct: 0.1, assist: 0.15 } },
  { weight: 0.3, part: "conclude", strategy: "least-to-most" },
  { weight: 1.2, part: "misinstruct", strategy: "mcf", options: [ONE_USER], errors: { instruct: 0.1 } },
  { weight: 1, part: "misassist", strategy: "mcf", options: [ONE_USER] },
  {
    weight: 0.2,
    part: "misconclude",
    strategy: "mcf",
    options: [{ ...ONE_USER, trajectories: true, depth: 8 }],
  },
];
