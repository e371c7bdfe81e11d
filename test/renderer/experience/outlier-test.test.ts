import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OUTLIER_TESTS } from "../../../core/experience/repository.ts";
import type { RetrievalProbe } from "../../../engine/contract/experience.ts";
import {
  FIRST_SETTINGS,
  isRefused,
  limitsOf,
  outcomeOf,
  refusedCount,
} from "../../../renderer/views/experience/pictures/outlier-test.ts";
import { anExperience } from "../support/experiences.ts";

const similar: RetrievalProbe["nearest"][number] = {
  experience: anExperience(),
  similarity: { semantic: 0.75, graph: 0.5, total: 1.25 },
};
const probe: RetrievalProbe = { stored: 41, z: -0.5, x: 0, y: 0, nearest: [similar] };

describe("a task that is tried", () => {
  test("retrieves the most similar experience", () => {
    expect(outcomeOf(probe, FIRST_SETTINGS)).toEqual({ kind: "found", retrieved: similar });
  });

  test("retrieves nothing while fewer than l are stored, whatever its z", () => {
    expect(outcomeOf({ ...probe, stored: 19, z: -3 }, FIRST_SETTINGS).kind).toBe("too-few");
    expect(outcomeOf({ ...probe, stored: 20 }, FIRST_SETTINGS).kind).toBe("found");
  });

  test("is refused as an outlier beyond the limit", () => {
    expect(outcomeOf({ ...probe, z: -1.6 }, FIRST_SETTINGS)).toEqual({ kind: "outlier", retrieved: null });
    expect(outcomeOf({ ...probe, z: -1.6 }, { ...FIRST_SETTINGS, lambda: 2 }).kind).toBe("found");
    expect(outcomeOf({ ...probe, z: -1.6 }, { ...FIRST_SETTINGS, outlierTest: "off" }).kind).toBe("found");
  });

  test("retrieves nothing where nothing is similar", () => {
    expect(outcomeOf({ ...probe, nearest: [] }, FIRST_SETTINGS).kind).toBe("nothing-similar");
  });
});

describe("the limits of the outlier test", () => {
  test.each([
    ["below", [-2]],
    ["above", [2]],
    ["two-sided", [-2, 2]],
    ["off", []],
  ] as const)("of the kind %s stand at %j with λ = 2", (outlierTest, limits) => {
    expect(limitsOf({ outlierTest, lambda: 2 }).map(({ at }) => at)).toEqual(limits);
  });

  test("part the tasks that are refused from the others", () => {
    const settings = fc.record({
      outlierTest: fc.constantFrom(...OUTLIER_TESTS),
      lambda: fc.double({ min: 0, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(settings, fc.double({ min: -9, max: 9, noNaN: true }), (test, z) => {
        const isBeyond = limitsOf(test).some(({ side, at }) => (side === "below" ? z < at : z > at));

        expect(isRefused(z, test)).toBe(isBeyond);
      }),
    );
  });

  test("count the stored tasks beyond them", () => {
    const tasks = [-2.1, -1.5, 0, 1.9].map((z) => ({ z }));

    expect(refusedCount(tasks, { outlierTest: "below", lambda: 1.5 })).toBe(1);
    expect(refusedCount(tasks, { outlierTest: "two-sided", lambda: 1.5 })).toBe(2);
    expect(refusedCount(tasks, { outlierTest: "off", lambda: 0 })).toBe(0);
  });
});
