import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { brierScore, calibrationBins, expectedCalibrationError } from "../../../core/scoring/calibration.ts";
import reference from "../../fixtures/statistics-brier.json" with { type: "json" };

const answers = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), {
  minLength: 1,
  maxLength: 80,
});
const columns = (given: readonly (readonly [number, boolean])[]) =>
  [given.map(([confidence]) => confidence), given.map(([, correct]) => correct)] as const;

describe("the Brier score", () => {
  test.each(reference.brier.map((each) => ({ ...each, count: each.correct.length })))(
    "of $count answers equals the reference",
    ({ confidence, correct, brier }) => {
      expect(
        brierScore(
          confidence,
          correct.map((right) => right === 1),
        ),
      ).toBeCloseTo(brier, 14);
    },
  );

  test("is 0 for perfect confidence, 1 for the contrary, a quarter for always saying ½", () => {
    const correct = [true, false, true];
    expect(brierScore([1, 0, 1], correct)).toBe(0);
    expect(brierScore([0, 1, 0], correct)).toBe(1);
    expect(brierScore([0.5, 0.5, 0.5], correct)).toBe(0.25);
  });
});

describe("the expected calibration error", () => {
  // M. Pavlovic 2023, "Expected Calibration Error (ECE): a step by step visual explanation": nine answers, three bins.
  test("of Pavlovic's worked example is 0.23778", () => {
    const confidence = [0.22, 0.64, 0.92, 0.42, 0.51, 0.15, 0.7, 0.37, 0.83];
    const labels = [0, 1, 0, 0, 0, 1, 1, 0, 1];
    const correct = confidence.map((value, index) => Number(value > 0.5) === labels[index]);
    expect(expectedCalibrationError(confidence, correct, 3)).toBeCloseTo(0.23778, 5);
  });

  // torchmetrics' documentation of BinaryCalibrationError, norm l1.
  test("of torchmetrics' example is 0.29", () => {
    const correct = [false, false, true, true, true];
    expect(expectedCalibrationError([0.25, 0.25, 0.55, 0.75, 0.75], correct, 2)).toBeCloseTo(0.29, 12);
  });

  test("lies between the distance of the overall means and 1", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const [confidence, correct] = columns(given);
        const mean = (values: readonly number[]) =>
          values.reduce((sum, value) => sum + value, 0) / values.length;
        const overall = Math.abs(mean(confidence) - mean(correct.map(Number)));
        const error = expectedCalibrationError(confidence, correct);
        expect(overall - 1e-12 <= error && error <= 1).toBe(true);
        expect(expectedCalibrationError(confidence, correct, 1)).toBeCloseTo(overall, 12);
      }),
    );
  });
});

describe("calibration bins", () => {
  test("are closed above: seven tenths belong to the bin that ends there, and 0 to the first", () => {
    const bins = calibrationBins([0, 0.1, 0.7, 0.71, 1], [false, true, true, true, true]);
    expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0.1, 2],
      [0.6, 0.7, 1],
      [0.7, 0.8, 1],
      [0.9, 1, 1],
    ]);
    expect(bins[0]).toMatchObject({ confidence: 0.05, accuracy: 0.5 });
  });

  test("hold every answer once, each between the ends of its bin", () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 20 }), (given, count) => {
        const bins = calibrationBins(...columns(given), count);
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(given.length);
        for (const { from, to, confidence, accuracy } of bins) {
          expect(from - 1e-12 <= confidence && confidence <= to + 1e-12).toBe(true);
          expect(0 <= accuracy && accuracy <= 1).toBe(true);
        }
      }),
    );
  });

  test("refuse confidences that do not pair with answers, none, and those outside 0 to 1", () => {
    expect(() => calibrationBins([0.5], [])).toThrow(ContractError);
    expect(() => calibrationBins([], [])).toThrow(ContractError);
    expect(() => calibrationBins([1.2], [true])).toThrow(ContractError);
    expect(() => brierScore([NaN], [true])).toThrow(ContractError);
  });
});
