import { ContractError } from "../errors.ts";
import { mean } from "./mean.ts";

/** Bins that confidences are put into unless it is said otherwise. */
export const BINS = 10;

/** Answers of about the same confidence. */
export interface CalibrationBin {
  /** Confidences above this (the first bin has its lower end too) and up to `to`. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Mean of the confidences. */
  readonly confidence: number;
  /** Share of right answers; equal to the confidence if it is calibrated. */
  readonly accuracy: number;
}

/**
 * The Brier score: the mean squared distance of confidence and outcome. 0 is perfect; always saying ½ gives ¼.
 * Source: Brier 1950, in the form for two outcomes.
 * @param confidence 0–1, one an answer, such as its share of the votes
 * @param correct whether each answer is right
 * @throws ContractError without answers, if the two do not pair, or for a confidence outside 0–1
 */
export function brierScore(confidence: readonly number[], correct: readonly boolean[]): number {
  checkPairs(confidence, correct);
  const squares = confidence.map((value, index) => (value - Number(correct[index])) ** 2);
  return mean(squares);
}

/**
 * Answers by confidence in bins of equal width, which are open below and closed above.
 * Source: Guo et al. 2017, "On calibration of modern neural networks", §2.
 * @returns bins that hold answers, by rising confidence
 * @throws ContractError as `brierScore`
 */
export function calibrationBins(
  confidence: readonly number[],
  correct: readonly boolean[],
  bins = BINS,
): readonly CalibrationBin[] {
  checkPairs(confidence, correct);
  const members = Array.from({ length: bins }, (): number[] => []);
  confidence.forEach((value, index) => members[binOf(value, bins)]?.push(index));
  return members.flatMap((indices, bin) =>
    indices.length === 0
      ? []
      : {
          from: bin / bins,
          to: (bin + 1) / bins,
          count: indices.length,
          confidence: mean(indices.map((index) => confidence[index] ?? NaN)),
          accuracy: mean(indices.map((index) => Number(correct[index]))),
        },
  );
}

/** The 0-based bin of a confidence of 0–1. */
export function binOf(confidence: number, bins = BINS): number {
  return Math.max(0, Math.ceil(confidence * bins) - 1);
}

/**
 * Expected calibration error: the mean distance of confidence and accuracy of the bins, each weighing as many answers as it
 * holds. 0 is perfect.
 * Source: Naeini et al. 2015; Guo et al. 2017, eq. 3.
 * @throws ContractError as `brierScore`
 */
export function expectedCalibrationError(
  confidence: readonly number[],
  correct: readonly boolean[],
  bins = BINS,
): number {
  return calibrationBins(confidence, correct, bins).reduce(
    (sum, bin) => sum + (bin.count / confidence.length) * Math.abs(bin.accuracy - bin.confidence),
    0,
  );
}

function checkPairs(confidence: readonly number[], correct: readonly boolean[]): void {
  if (confidence.length === 0 || confidence.length !== correct.length) {
    throw new ContractError(
      `No calibration for ${confidence.length} confidences of ${correct.length} answers: give one for every answer.`,
      { confidence: confidence.length, correct: correct.length },
    );
  }
  const wrong = confidence.find((value) => !(value >= 0 && value <= 1));
  if (wrong !== undefined)
    throw new ContractError(`A confidence cannot be ${wrong}: give numbers from 0 to 1.`, { value: wrong });
}
