import { createElement } from "react";
import { expect, test } from "vitest";
import type { BenchState, KeptSpeed } from "../../../engine/contract/models.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { SpeedSoFar } from "../../../renderer/views/models/local/model-speed.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const measured: KeptSpeed = {
  ...{ sha256: "0".repeat(64), model: "tiny", measured: "2026-11-22T12:00:00.000Z", machine: "a machine" },
  ...{ libraryVersion: "1", settings: {}, promptTokensPerSecond: 200 },
  runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 2 },
  decode: [
    { replies: 1, tokensPerSecond: 30 },
    { replies: 4, tokensPerSecond: 90 },
  ],
};

const measuredBefore: BenchState = {
  state: "idle",
  last: { model: "tiny", result: "done", problem: null },
};

function wordsOf(speed: KeptSpeed | null, bench?: BenchState): string {
  const props = { reference: "tiny", runtime: {}, speed, bench };
  return shownWords(withEngine(createElement(SpeedSoFar, props)));
}

test("the speed of a model is told for each number of agents, in all and for each", () => {
  const words = wordsOf(measured);

  expect(words).toContain("|A prompt is read at 200 tokens/s.|");
  expect(words).toContain("|1|30.0|30.0|4|90.0|22.5|");
  expect(words).toMatch(/\|Measured on Nov 2[23], 2026\.\|/);
});

test("a model that was not measured says so, and that measuring takes the machine", () => {
  const words = wordsOf(null);

  expect(words).toContain("|Not measured yet with the present settings.|");
  expect(words).toContain("Measuring takes up to a minute and this machine to itself");
  expect(words).toContain("|Measure the speed|");
});

test("the figures of a measurement stand there as they come", () => {
  const figures = [
    { replies: 0, tokensPerSecond: 100 },
    { replies: 1, tokensPerSecond: 20 },
  ];
  const words = wordsOf(null, { state: "measuring", model: "tiny", figures });

  expect(words).toContain("|A prompt is read at 100 tokens/s.|");
  expect(words).toContain("|1|20.0|20.0|");
  expect(words).not.toContain("Not measured yet");
});

test("how a measurement ended before the model was looked at is not told: it may be of other settings", () => {
  expect(wordsOf(null, measuredBefore)).toContain("|Not measured yet with the present settings.|");
  expect(wordsOf(null, measuredBefore)).not.toContain("|Measured.|");
});
