import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { CellEstimate, RunEstimate } from "../../../engine/contract/estimates.ts";
import { timeOfRun, timeOfSweep, type KnownTime } from "../../../renderer/components/estimate/known-time.ts";
import { TimeBefore } from "../../../renderer/components/estimate/time-before.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";

await startLanguages("en");

const seconds = { low: 40, high: 120 };
const estimated: RunEstimate = {
  kind: "estimated",
  seconds,
  questions: 1,
  calls: { usual: 4, most: 4 },
  basis: "assumptions",
  measured: "2026-11-22T10:00:00.000Z",
};

function cell(model: string, time: CellEstimate["seconds"]): CellEstimate {
  return {
    ...{ cell: 0, strategy: "io", model, settings: {}, questions: 1, calls: { usual: 1, most: 1 } },
    tokens: { prompt: 1, generated: 1 },
    seconds: time,
    basis: "assumptions",
  };
}

function toldOf(time: KnownTime, named = false): string {
  return shownWords(createElement("p", null, createElement(TimeBefore, { time, named })));
}

describe("what is known of a time before the start", () => {
  test("is that of the engine's estimate, or which model has to be measured", () => {
    expect(timeOfRun(estimated)).toEqual({ seconds, unmeasured: [], calls: 4 });
    const unmeasured = { kind: "unmeasured", model: "tiny", speedSettings: {}, problem: null } as const;
    expect(timeOfRun(unmeasured).unmeasured).toEqual(["tiny"]);
    expect(timeOfRun({ kind: "unknown" })).toEqual({ seconds: null, unmeasured: [] });
  });

  test("comes with the calls of all questions", () => {
    expect(timeOfRun({ ...estimated, questions: 50 }).calls).toBe(200);
  });

  test("names each model of a sweep that was not measured once", () => {
    const cells = [cell("tiny", seconds), cell("large", null), cell("large", null), cell("huge", null)];

    const sweep = { seconds: null, cells, calls: { usual: 12, most: 40 } };
    expect(timeOfSweep(sweep)).toEqual({ seconds: null, unmeasured: ["large", "huge"], calls: 12 });
  });

  test.each<[string, KnownTime, string]>([
    ["a time", { seconds, unmeasured: [] }, "|about 40 s to 2 min 0 s|"],
    ["a moment", { seconds: { low: 0.1, high: 0.9 }, unmeasured: [] }, "|less than a second|"],
    ["nothing", { seconds: null, unmeasured: [] }, "|time not known|"],
    ["one model", { seconds: null, unmeasured: ["tiny"] }, "|time not measured yet ·|Measure the speed|"],
  ])("is told in words where it is %s", (_what, time, words) => {
    expect(toldOf(time)).toContain(words);
  });

  test("names the models where several are chosen", () => {
    expect(toldOf({ seconds: null, unmeasured: ["a", "b"] }, true)).toContain(
      "|time not measured yet ·|Measure the speed of a|,|Measure the speed of b|",
    );
  });

  test("leads to where the speed of a model is measured", () => {
    const time = { seconds: null, unmeasured: ["my model"] };

    const words = createElement(TimeBefore, { time, named: false });
    expect(markupOf(words)).toContain('href="#/models/my%20model/speed"');
  });
});
