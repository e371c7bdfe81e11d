import type { MeasuredGain, MeasuredMethod } from "../../core/advice/measured.ts";

export const SMALL = { sha256: "a".repeat(64), model: "small-instruct", parameters: 500_000_000 };
export const LARGE = { sha256: "b".repeat(64), model: "large-instruct", parameters: 1_500_000_000 };

/** A difference that is shown: +6 points, +1 to +11. */
export function gain(changes: Partial<MeasuredGain> = {}): MeasuredGain {
  return {
    questions: 100,
    difference: 0.06,
    interval: [0.01, 0.11],
    p: 0.01,
    adjusted: 0.03,
    detectable: 0.09,
    ...changes,
  };
}

/** A difference that is not shown: +2 points, −5 to +9. */
export const NOT_SHOWN: MeasuredGain = gain({
  questions: 30,
  difference: 0.02,
  interval: [-0.05, 0.09],
  p: 0.7,
  adjusted: 1,
  detectable: 0.17,
});

/** Made-up figures of self-consistency on 100 questions with the large model. */
export function measured(changes: Partial<MeasuredMethod> = {}): MeasuredMethod {
  return {
    strategy: "self-consistency",
    options: {},
    ...LARGE,
    data: "gsm8k",
    run: "run-1",
    command: "npm run results -- run self-consistency",
    questions: 100,
    correct: 62,
    unanswered: 3,
    interval: [0.52, 0.71],
    calls: 7,
    tokens: { prompt: 1400, cached: 1000, generated: 1210 },
    seconds: 31,
    gain: gain(),
    atEqualTokens: null,
    ...changes,
  };
}
