import { setTimeout as sleep } from "node:timers/promises";
import { CancelledError } from "../../../core/errors.ts";
import type { LanguageModel } from "../../../core/model.ts";
import { deriveSeed } from "../../../core/seed.ts";
import { loadInProcess } from "../../../native/llama/process/host.ts";
import { secondsOf, timingOf } from "../measure.ts";
import { loadOptions, loadOurs } from "./ours.ts";
import { SAMPLING, type Bench } from "./section.ts";

const SLOTS = 16;
/** More than can run at once, so that calls are aborted while they wait as well. */
const IN_FLIGHT = 2 * SLOTS;
const ABORTED = 0.3;
const MAX_TOKENS = 16;

/** Many short calls of which some are aborted: what is left behind, and how soon an abort is honoured. */
export async function aborts(bench: Bench): Promise<object> {
  return { manyCalls: await manyCalls(bench), oneByOne: await oneByOne(bench) };
}

/**
 * Calls to a model process, whose memory is watched. JavaScript's first full garbage collection comes only after some
 * hundred calls; as many as are measured are made before, so that its heap has found its size.
 */
async function manyCalls(bench: Bench): Promise<object> {
  const [warmUp, count] = bench.quick ? [10, 40] : [1000, 1000];
  const model = await loadInProcess(loadOptions(bench, SLOTS));
  try {
    const loaded = await model.residentBytes();
    const typical = timingOf(await series(model, 0, warmUp, 0)).median;
    const togetherBefore = await secondsOf(() => together(model));
    const before = await model.residentBytes();
    const ends = await series(model, warmUp, count, typical);
    const after = await model.residentBytes();
    return {
      calls: count,
      aborted: ends.filter(Number.isNaN).length,
      residentBytes: { loaded, before, after, ratio: after / before },
      sixteenAtOnce: { before: togetherBefore, after: await secondsOf(() => together(model)) },
    };
  } finally {
    await model.dispose();
  }
}

/** Aborted calls one after another, so that each step after an abort is known to belong to the aborted call. */
async function oneByOne(bench: Bench): Promise<object> {
  const count = bench.quick ? 5 : 100;
  let [steps, rowsTogether] = [0, 0];
  await using model = await loadOurs(bench, SLOTS, (rows) => {
    steps += 1;
    rowsTogether = Math.max(rowsTogether, rows);
  });
  const full = await secondsOf(() => call(model, 0));
  const stepSeconds = full / Math.max(1, steps);
  const stepsAfter: number[] = [];
  let aborted = 0;
  for (let index = 1; index <= count; index++) {
    const controller = new AbortController();
    const ending = call(model, index, controller.signal);
    await Promise.race([ending, sleep(chance("moment", index) * full * 1000)]);
    controller.abort();
    steps = 0;
    if (!(await ending)) aborted += 1;
    await sleep(3000 * stepSeconds);
    stepsAfter.push(steps);
  }
  rowsTogether = 0;
  await together(model);
  return { aborted, stepsAfterAbort: timingOf(stepsAfter), rowsTogetherAfterwards: rowsTogether };
}

/**
 * @param typical seconds of a call; within them some calls are aborted. 0 aborts none
 * @returns seconds of each call; NaN if it was aborted
 */
async function series(
  model: LanguageModel,
  start: number,
  count: number,
  typical: number,
): Promise<readonly number[]> {
  const seconds: number[] = [];
  const queue = Array.from({ length: count }, (_, index) => start + index).values();
  const worker = async (): Promise<void> => {
    for (const index of queue) seconds.push(await maybeAborted(model, index, typical));
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return seconds;
}

async function maybeAborted(model: LanguageModel, index: number, typical: number): Promise<number> {
  if (typical === 0 || chance("abort", index) >= ABORTED) {
    return secondsOf(() => call(model, index));
  }
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), chance("moment", index) * typical * 1000);
  const started = performance.now();
  const finished = await call(model, index, controller.signal);
  clearTimeout(timer);
  return finished ? (performance.now() - started) / 1000 : NaN;
}

function together(model: LanguageModel): Promise<unknown> {
  return Promise.all(Array.from({ length: SLOTS }, (_, index) => call(model, index)));
}

/** False if the call was aborted. */
async function call(model: LanguageModel, index: number, signal?: AbortSignal): Promise<boolean> {
  const content = `There are ${10 + (index % 80)} birds. ${index % 10} fly away. How many are left?`;
  try {
    await model.complete({
      messages: [{ role: "user", content }],
      sampling: { ...SAMPLING, seed: index, maxTokens: MAX_TOKENS, stop: [] },
      ...(signal && { signal }),
    });
    return true;
  } catch (error) {
    if (error instanceof CancelledError) return false;
    throw error;
  }
}

/** The same number from 0 to 1 in every run. */
function chance(what: string, index: number): number {
  return deriveSeed(1, what, String(index)) / 2 ** 32;
}
