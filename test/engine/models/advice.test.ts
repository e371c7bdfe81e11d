import { describe, expect, it } from "vitest";
import type { MeasuredMethod } from "../../../core/advice/measured.ts";
import { findStrategy } from "../../../core/strategies/index.ts";
import { adviseMethod, adviseModel, findModelHere, type ModelHere } from "../../../engine/models/advice.ts";
import { keepSpeed, thisPlace } from "../../../engine/models/speeds.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { LARGE, measured } from "../../support/measured-rows.ts";

const SPEED = {
  promptTokensPerSecond: 200,
  decode: [
    { replies: 1, tokensPerSecond: 10 },
    { replies: 4, tokensPerSecond: 40 },
    { replies: 8, tokensPerSecond: 80 },
  ],
};
const UNMEASURED: ModelHere = { ...LARGE, prompts: "standard", speed: undefined, sequences: 16 };
const MEASURED: ModelHere = { ...UNMEASURED, speed: SPEED };
const TOKENS = { prompt: 1400, cached: 1000, generated: 700 };

const secondsOf = (given: Partial<MeasuredMethod>, model: ModelHere) => {
  const row = measured({ tokens: TOKENS, ...given });
  return adviseMethod(findStrategy(row.strategy), model, [row]).rows[0]?.secondsHere;
};

describe("the seconds of a method on this machine", () => {
  it("come from the measured tokens and this model's speed with as many replies at once, as in estimates of runs", () => {
    const middle = 400 / 200 + 700 / 70;
    expect(secondsOf({}, MEASURED)).toEqual({ low: middle / 1.5, high: middle * 1.5 });
  });

  it("count no more replies at once than the model generates here", () => {
    const middle = 400 / 200 + 700 / 40;
    expect(secondsOf({}, { ...MEASURED, sequences: 4 })?.high).toBeCloseTo(middle * 1.5);
  });

  it("follow the options of the row", () => {
    const middle = 400 / 200 + 700 / 40;
    expect(secondsOf({ options: { agents: 4 } }, MEASURED)?.high).toBeCloseTo(middle * 1.5);
  });

  it("count the replies at once that the method issues on this model", () => {
    const secondsWith = (decoded: number) => 1.5 * (400 / 200 + 700 / decoded);
    const larger = { ...MEASURED, parameters: 7e9 };
    expect(secondsOf({ strategy: "mcf" }, MEASURED)?.high).toBeCloseTo(secondsWith(30));
    expect(secondsOf({ strategy: "mcf" }, larger)?.high).toBeCloseTo(secondsWith(40));
  });

  it("count one prompt at least as read, most of which questions beside it had in common when it was measured", () => {
    const tokens = { prompt: 959, cached: 862, generated: 80 };
    const seconds = secondsOf({ strategy: "few-shot", calls: 1, tokens }, MEASURED);
    expect(seconds?.high).toBeCloseTo(1.5 * (959 / 200 + 80 / 10));
  });

  it("are not known where the model's speed was never measured", () => {
    expect(secondsOf({}, UNMEASURED)).toBeNull();
  });
});

describe("advice on a model", () => {
  it("names every method, and those that are shown to help", () => {
    const { methods, recommended } = adviseModel(UNMEASURED, [measured()]);
    expect(methods.filter(({ rows }) => rows.length > 0).map(({ strategy }) => strategy)).toEqual([
      "self-consistency",
    ]);
    expect(methods.find(({ strategy }) => strategy === "mcf")?.basis).toEqual({ kind: "not-measured" });
    expect(recommended).toEqual([{ strategy: "self-consistency", data: "gsm8k" }]);
  });
});

describe("a model that is to be advised on", () => {
  it("is told with its number of weights and its prompts, on which the calls of methods depend", async () => {
    expect(adviseModel(UNMEASURED, []).model).toEqual({
      parameters: LARGE.parameters,
      prompts: "standard",
    });
    expect((await findModelHere("practice", await temporaryFolder())).prompts).toBe("terse");
  });

  it("is known by its hash and its number of weights, with its speed if that was measured here", async () => {
    const home = await temporaryFolder();
    const before = await findModelHere("practice", home);
    expect(before.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(before.parameters).toBeGreaterThan(0);
    expect(before).toMatchObject({ speed: undefined, sequences: 16 });

    await keepSpeed(home, {
      ...SPEED,
      ...thisPlace(),
      sha256: before.sha256,
      model: "practice",
      measured: "2026-11-22T10:00:00.000Z",
      runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 2 },
    });
    expect((await findModelHere("practice", home)).speed).toMatchObject(SPEED);
    const limited = await findModelHere("practice", home, { runtime: { sequences: 2 } });
    expect(limited.sequences).toBe(2);
  });
});
