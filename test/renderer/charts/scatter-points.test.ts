import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  crossesPath,
  dotsPath,
  drawnAt,
  pointAfterKey,
  SIDE,
} from "../../../renderer/charts/scatter-points.ts";

const points = [
  { x: 0, y: 0 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: 0, y: 0.5 },
];
const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const somePoints = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 30 });

describe("the points of a scatter chart", () => {
  test("stand within the square, upwards with y", () => {
    expect(drawnAt({ x: 0, y: 0 })).toEqual({ x: SIDE / 2, y: SIDE / 2 });
    expect(drawnAt({ x: -1, y: 1 })).toEqual({ x: 14, y: 14 });
  });

  test("are gone through by keys in the order of an axis", () => {
    expect(pointAfterKey(points, -1, "ArrowRight")).toBe(1);
    expect(pointAfterKey(points, 1, "ArrowRight")).toBe(0);
    expect(pointAfterKey(points, 0, "ArrowRight")).toBe(3);
    expect(pointAfterKey(points, 0, "ArrowUp")).toBe(3);
    expect(pointAfterKey(points, 0, "ArrowDown")).toBe(2);
    expect(pointAfterKey(points, 2, "Home")).toBe(1);
    expect(pointAfterKey(points, 1, "End")).toBe(2);
  });

  test("end at the last one, and stay where another key is pressed", () => {
    expect(pointAfterKey(points, 2, "ArrowRight")).toBeNull();
    expect(pointAfterKey(points, 2, "Tab")).toBeNull();
  });

  test.each(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"])("are all reached by %s alone", (key) => {
    fc.assert(
      fc.property(somePoints, (all) => {
        const reached: number[] = [];
        for (let at = pointAfterKey(all, -1, key); at !== null; at = pointAfterKey(all, at, key))
          reached.push(at);

        expect(reached.toSorted((left, right) => left - right)).toEqual(all.map((_, index) => index));
      }),
    );
  });

  test("are one path of dots, and one of crosses", () => {
    expect(dotsPath(points.slice(0, 2))).toBe("M200.0 200.0h0M14.0 14.0h0");
    expect(crossesPath(points.slice(0, 1), 4)).toBe("M196.0 196.0l8 8m0 -8l-8 8");
  });
});
