import type { OptionValue } from "../events.ts";

/** A method measured on a dataset with one model: a row of the tables in docs/results, made from a stored run. */
export interface MeasuredMethod {
  readonly strategy: string;
  /** Options that differ from the method's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The model's name for people. */
  readonly model: string;
  /** Hash of the model's file, so that a person's own model is known again. */
  readonly sha256: string;
  /** Weights of the model, a plain count. */
  readonly parameters: number;
  /** Name of the dataset, such as gsm8k. */
  readonly data: string;
  /** The run that the figures come from; it can be opened where it was made. */
  readonly run: string;
  /** What makes the run again, without the paths of any machine. */
  readonly command: string;
  readonly questions: number;
  readonly correct: number;
  readonly unanswered: number;
  /** 95 % Wilson interval of the share that is right, 0–1. */
  readonly interval: readonly [low: number, high: number];
  /** Means of a question. */
  readonly calls: number;
  readonly tokens: { readonly prompt: number; readonly cached: number; readonly generated: number };
  readonly seconds: number;
  /** Against one answer (`zero-shot-cot`) to the same questions; null for that method itself, or where it was not run. */
  readonly gain: MeasuredGain | null;
  /** Against as many samples of `self-consistency` as the method's generated tokens pay for; null where it was not run. */
  readonly atEqualTokens: SampledGain | null;
}

/** A paired comparison on the same questions. */
export interface MeasuredGain {
  /** Questions that both were asked. */
  readonly questions: number;
  /** Difference of the shares that are right, −1 to 1; above 0 where the method is better. */
  readonly difference: number;
  /** 95 %, Tango's score interval. */
  readonly interval: readonly [low: number, high: number];
  /** Exact McNemar test. */
  readonly p: number;
  /** The same after Holm, over all methods with this model and dataset. */
  readonly adjusted: number;
  /** The smallest difference that so many questions would have shown with 80 % power, 0–1. */
  readonly detectable: number;
}

/** A comparison with samples of `self-consistency`, on the same questions. */
export interface SampledGain extends MeasuredGain {
  /** Missing in figures that were written before it was kept. */
  readonly samples?: {
    /** So many the method was set against. */
    readonly count: number;
    /** Tokens that these generate together, mean of a question. */
    readonly generated: number;
    /** They are all that were taken, and generate fewer tokens than the method by at least one sample. */
    readonly beyond: boolean;
  };
}
