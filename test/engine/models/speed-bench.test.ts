import { describe, expect, it, onTestFinished } from "vitest";
import { unlessAborted } from "../../../core/cancel.ts";
import { ModelLoadError } from "../../../core/errors.ts";
import type { RuntimeSettings } from "../../../core/runtime.ts";
import type { BenchState } from "../../../engine/contract/models.ts";
import type { LoadMeasurable } from "../../../engine/models/bench.ts";
import { createSpeedBench, type SpeedBench } from "../../../engine/models/speed-bench.ts";
import { readSpeeds } from "../../../engine/models/speeds.ts";
import { createModelShelf } from "../../../engine/runs/model-shelf.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { timers } from "../../support/timers.ts";
import { MODEL_INFO, modelDouble } from "../doubles.ts";

const PROMPT = { replies: 0, tokensPerSecond: 200 };
const ALONE = { replies: 1, tokensPerSecond: 30 };

/** A place to measure in, whose models tell their figures and then measure until they are told to go on. */
async function place({ isBusy = false, load }: { isBusy?: boolean; load?: LoadMeasurable } = {}) {
  const home = await temporaryFolder();
  const order: string[] = [];
  const asked: RuntimeSettings[] = [];
  const goOn = Promise.withResolvers<undefined>();
  const loadMeasurable: LoadMeasurable = (_file, settings) => {
    asked.push(settings);
    return Promise.resolve({
      info: MODEL_INFO,
      async measureSpeed(_options, onFigure, signal) {
        for (const figure of [PROMPT, ALONE]) onFigure?.(figure);
        await unlessAborted(goOn.promise, signal);
        return { promptTokensPerSecond: 200, decode: [ALONE], leftOut: [], seconds: 3 };
      },
      dispose: () => Promise.resolve(void order.push("the measured model is unloaded")),
    });
  };
  const shelf = createModelShelf({
    startTimer: timers().startTimer,
    load: () => {
      order.push("a run's model is loaded");
      return Promise.resolve(modelDouble(() => "4"));
    },
  });
  const bench = createSpeedBench({
    ...{ home, shelf, pauseMs: 0 },
    isBusy: () => isBusy,
    load: load ?? loadMeasurable,
  });
  onTestFinished(() => bench.close());
  return { bench, shelf, home, order, asked, goOn: () => goOn.resolve(undefined) };
}

/** The first state of which something holds. */
async function stateThat(
  { watch }: Pick<SpeedBench, "watch">,
  holds: (state: BenchState) => boolean,
): Promise<BenchState> {
  for await (const state of watch()) if (holds(state)) return state;
  throw new Error("It ended before.");
}

const isOver = (state: BenchState): boolean => state.state === "idle" && state.last !== null;
const hasBegun = (state: BenchState): boolean => state.state === "measuring" && state.figures.length === 2;

describe("the measuring of speeds", () => {
  it("tells each figure as it comes and then its end, and keeps the result", async () => {
    const { bench, home, goOn } = await place();
    bench.start("practice", {});
    expect(await stateThat(bench, hasBegun)).toEqual({
      ...{ state: "measuring", model: "practice" },
      figures: [PROMPT, ALONE],
    });
    goOn();
    expect(await stateThat(bench, isOver)).toEqual({
      state: "idle",
      last: { model: "practice", result: "done", problem: null },
    });
    expect((await readSpeeds(home)).speeds).toMatchObject([{ model: "practice", decode: [ALONE] }]);
  });

  it("takes the settings but for the number and length of replies, which it chooses itself", async () => {
    const { bench, asked } = await place();
    bench.start("practice", { threads: 1, sequences: 4, contextTokens: 4096 });
    await stateThat(bench, hasBegun);
    expect(asked).toEqual([{ threads: 1, sequences: 32, contextTokens: 512 }]);
  });

  it("is refused while runs go on", async () => {
    const { bench, asked } = await place({ isBusy: true });
    expect(() => bench.start("practice", {})).toThrow(/"practice" cannot be measured while runs go on/);
    expect(asked).toEqual([]);
  });

  it("is of one model at a time", async () => {
    const { bench } = await place();
    bench.start("practice", {});
    expect(() => bench.start("other", {})).toThrow(/"practice" is being measured/);
  });

  it("is stopped by who wants that: nothing is kept, and the model is out of memory", async () => {
    const { bench, home, order } = await place();
    bench.start("practice", {});
    await stateThat(bench, hasBegun);
    await bench.cancel();
    expect(order).toEqual(["the measured model is unloaded"]);
    expect(await stateThat(bench, isOver)).toMatchObject({ last: { result: "cancelled" } });
    expect((await readSpeeds(home)).speeds).toEqual([]);
  });

  it("makes way for a run, whose model is loaded only then", async () => {
    const { bench, shelf, order } = await place();
    bench.start("practice", {});
    await stateThat(bench, hasBegun);
    await shelf.use({ reference: "a" }, new AbortController().signal, () => Promise.resolve());
    expect(order).toEqual(["the measured model is unloaded", "a run's model is loaded"]);
    expect(await stateThat(bench, isOver)).toMatchObject({ last: { result: "interrupted" } });
  });

  it("says what went wrong, and can be begun again", async () => {
    const { bench } = await place({ load: () => Promise.reject(new ModelLoadError("It does not fit.")) });
    bench.start("practice", {});
    expect(await stateThat(bench, isOver)).toMatchObject({
      last: { result: "failed", problem: { code: "model-load", message: "It does not fit." } },
    });
    expect(() => bench.start("practice", {})).not.toThrow();
  });

  it("ends with its engine, and does not begin again", async () => {
    const { bench } = await place();
    bench.start("practice", {});
    await bench.close();
    expect(() => bench.start("practice", {})).toThrow(/engine is closed/);
  });
});
