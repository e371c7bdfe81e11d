import type { ComparedRun, PairComparison } from "../../../core/comparison/comparison.ts";

/** Two runs that differ in 6 of 20 questions, with what matters to a test. */
export function aPair(parts: Partial<PairComparison> = {}): PairComparison {
  return {
    first: "a",
    second: "b",
    questions: 20,
    bothRight: 8,
    onlyFirst: 2,
    onlySecond: 4,
    bothWrong: 6,
    differing: 6,
    difference: 0.1,
    interval: [-0.15, 0.35],
    exact: 0.6875,
    midP: 0.4531,
    adjusted: 0.6875,
    detectable: 0.32,
    ...parts,
  };
}

/** A run that was right on half of 20 questions, with what matters to a test. */
export function aComparedRun(parts: Partial<ComparedRun> = {}): ComparedRun {
  return {
    run: "a",
    strategy: "io",
    model: "practice",
    options: {},
    settings: {},
    correct: 10,
    compared: 20,
    accuracy: 0.5,
    interval: [0.3, 0.7],
    score: null,
    scoreInterval: null,
    generated: 40,
    calls: 20,
    ...parts,
  };
}
