import { SAMPLES, withEngine } from "./engine-runs.ts";
import { loadOurs } from "./ours.ts";
import { sum, type Bench } from "./section.ts";

const SLOTS = 16;
const QUESTIONS = 50;

/**
 * How full the batch is while `dialogue` works on the sample questions, 16 at a time: from the first step with 16
 * replies until fewer than 16 questions are unfinished.
 */
export async function fill(bench: Bench): Promise<object> {
  const limit = bench.quick ? 20 : QUESTIONS;
  const steps: number[] = [];
  let unfinished = limit;
  const onStep = (rows: number): void => {
    const isMeasured = unfinished >= SLOTS && (steps.length > 0 || rows >= SLOTS);
    if (isMeasured) steps.push(rows);
  };
  const report = await withEngine(
    () => loadOurs(bench, SLOTS, onStep),
    (engine) =>
      engine.evaluate(
        {
          ...{ data: SAMPLES, strategy: "dialogue", options: { turns: bench.quick ? 1 : 3 } },
          ...{ limit, concurrency: SLOTS, maxTokens: bench.quick ? 32 : 256 },
        },
        ({ type }) => {
          if (type === "question-finished" || type === "question-failed") unfinished -= 1;
        },
      ),
  );
  const { questions, calls, seconds } = report;
  return {
    fill: sum(steps) / (steps.length * SLOTS),
    steps: steps.length,
    shareOfFullSteps: steps.filter((rows) => rows >= SLOTS).length / steps.length,
    questions,
    calls,
    seconds,
  };
}
