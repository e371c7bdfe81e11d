import type { Interval } from "../analyses/analysis.ts";
import type { OptionValue } from "../events.ts";
import type { Choice } from "../question.ts";

/** A run that is compared, with its figures on the questions that all of them have come to the end of. */
export interface ComparedRun {
  readonly run: string;
  readonly strategy: string;
  /** Its name, with the beginning of its SHA-256 where another file has the same. */
  readonly model: string;
  /** All options of its method. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What tells it from the other runs: options, seed, prompts, exemplars, repository, models of roles that differ. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly correct: number;
  /** Shared questions that are right or wrong; translations and free prose are neither. */
  readonly compared: number;
  /** Null if no shared question is right or wrong. */
  readonly accuracy: number | null;
  /** 95 % Wilson interval. */
  readonly interval: Interval | null;
  /** Mean chrF of shared translations; null without any. */
  readonly score: number | null;
  /** 95 % bootstrap interval; of a single question 0–100. */
  readonly scoreInterval: Interval | null;
  /** Mean of generated tokens a question. */
  readonly generated: number;
  readonly calls: number;
}

/** Two runs question by question. */
export interface PairComparison {
  readonly first: string;
  readonly second: string;
  /** Shared questions whose answers are right or wrong; where there are none, those whose answers have scores. */
  readonly questions: number;
  readonly bothRight: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly bothWrong: number;
  /** Questions on which the two differ: that only one has right, or whose scores are not equal. */
  readonly differing: number;
  /** Accuracy (or mean score) of the second minus that of the first. */
  readonly difference: number;
  /**
   * 95 % interval of the difference: Tango's of accuracies, a paired bootstrap interval of scores, of a single question −100
   * to 100.
   */
  readonly interval: Interval;
  /** McNemar's exact test and its mid-p variant, two-sided; null for scores. */
  readonly exact: number | null;
  readonly midP: number | null;
  /** The exact p-value after Holm's correction over all pairs; null for scores. */
  readonly adjusted: number | null;
  /** Smallest difference in accuracy that this many questions would show with 80 % power at 5 %; null for scores. */
  readonly detectable: number | null;
}

export type PairOutcome = "both-right" | "only-first" | "only-second" | "both-wrong" | "not-compared";

/** One shared question: what each run answered, in the order of the runs. */
export interface ComparedQuestion {
  readonly id: string;
  readonly text: string;
  /** Of a choice question; else empty. */
  readonly choices: readonly Choice[];
  readonly gold: string | null;
  readonly answers: readonly {
    readonly answer: string | null;
    readonly correct: boolean | null;
    readonly score: number | null;
    readonly generated: number;
  }[];
  /** Of the first two runs. */
  readonly outcome: PairOutcome;
}

/** A method set against self-consistency that generates as many tokens a question. */
export interface EqualBudget {
  readonly run: string;
  /** Mean of generated tokens a question. */
  readonly generated: number;
  /** Samples of self-consistency that cost at most that much; null if one alone costs more. */
  readonly samples: number | null;
  /** Its run, and what so many of its samples cost and came to. */
  readonly reference: {
    readonly run: string;
    readonly generated: number;
    readonly correct: number;
    readonly accuracy: number;
    readonly interval: Interval;
  } | null;
  /** True if the budget reaches beyond the stored samples, so that self-consistency could still get better. */
  readonly beyond: boolean;
  /** `first` is self-consistency cut down to the budget, `second` the method. */
  readonly pair: PairComparison | null;
}

/** Runs on the same questions, side by side. */
export interface Comparison {
  readonly runs: readonly ComparedRun[];
  /** Each further run against the first. */
  readonly pairs: readonly PairComparison[];
  /** Questions that all runs have come to the end of. */
  readonly shared: number;
  /** Questions that only some of them have, or which are not the same in all: text, passage, choices, database, answer type or right answer. */
  readonly leftOut: number;
  /** Runs that are left out, since their sweep stopped their cells or these failed. */
  readonly givenUp: number;
  readonly questions: readonly ComparedQuestion[];
  /** Set where it was asked for. */
  readonly budget: readonly EqualBudget[] | null;
}
