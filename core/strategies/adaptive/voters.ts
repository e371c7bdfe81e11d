import type { Turn, Vote } from "../../events.ts";
import type { Question } from "../../question.ts";
import {
  answerOf,
  computedAnswer,
  hasPrograms,
  isComputed,
  VOTING_PROGRAMS,
  writePrograms,
} from "../shared/programs.ts";
import { takeSamples } from "../shared/samples.ts";
import type { StrategyContext } from "../strategy.ts";

/** A reply that votes, in one of two forms, which rarely make the same mistake. */
export interface Voter {
  readonly form: "reasoning" | "program";
  readonly turn: Turn;
  readonly answer: string | null;
}

/** Reasonings that a question begins with where no program can check one. */
export const FIRST_SAMPLES = 3;

/** Asks those who vote on a question. */
export interface Electorate {
  /**
   * Who votes first: of questions for a number one reasoning at T=0, and programs that compute the answer anew; else a few
   * sampled reasonings. Earlier voters win ties, so the reasoning at T=0 stands first.
   */
  opening(): Promise<readonly Voter[]>;
  /** Sampled reasonings, issued together. @param taken how many there are already */
  more(count: number, taken: number): Promise<readonly Voter[]>;
}

/** @param programs whether programs vote where they can be computed, and what stands in a reasoning as a program counts (`computedAnswer`) */
export function electorateOf(programs: boolean, question: Question, context: StrategyContext): Electorate {
  const computes = programs && hasPrograms(question, context.wording);
  const reasoning = (turn: Turn): Voter => ({
    form: "reasoning",
    turn,
    answer: (computes ? computedAnswer : answerOf)(turn, question),
  });
  const more = async (count: number, taken: number): Promise<readonly Voter[]> =>
    (await takeSamples(count, question, context, taken)).map(reasoning);
  return {
    more,
    async opening() {
      if (!computes) return more(FIRST_SAMPLES, 0);
      const [first, written] = await Promise.all([
        takeSamples(1, question, context, 0, { temperature: 0 }),
        writePrograms(VOTING_PROGRAMS, "solver", "", question, context),
      ]);
      const reasonings = first.map(reasoning);
      const reasoned = reasonings[0]?.answer ?? null;
      const programVoters = written.map(({ turn, computed }): Voter => ({
        form: "program",
        turn,
        // One that confirms the reasoning votes for what the reasoning says, which may be rounded.
        answer: computed !== null && isComputed([computed], reasoned) ? reasoned : computed,
      }));
      return [...reasonings, ...programVoters];
    },
  };
}

/** Whether an answer is voted for in both forms. */
export function isRecomputed(vote: Vote | undefined, voters: readonly Voter[]): boolean {
  const forms = new Set(vote?.agents.map((number) => voters[number - 1]?.form));
  return forms.size > 1;
}
