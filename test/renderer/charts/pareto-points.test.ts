import { describe, expect, test } from "vitest";
import { pointAfter, stairsPath } from "../../../renderer/charts/pareto-points.ts";

const order = [2, 0, 1, 3];
const front = [2, 1];

describe("the points of a Pareto chart", () => {
  test("are gone through by cost with left and right", () => {
    expect(pointAfter("ArrowRight", -1, order, front)).toBe(2);
    expect(pointAfter("ArrowRight", 2, order, front)).toBe(0);
    expect(pointAfter("ArrowLeft", 0, order, front)).toBe(2);
    expect(pointAfter("ArrowRight", 3, order, front)).toBe(3);
    expect(pointAfter("Home", 1, order, front)).toBe(2);
    expect(pointAfter("End", 1, order, front)).toBe(3);
  });

  test("are gone through along the line with up and down", () => {
    expect(pointAfter("ArrowUp", 2, order, front)).toBe(1);
    expect(pointAfter("ArrowDown", 1, order, front)).toBe(2);
    expect(pointAfter("ArrowUp", 0, order, front)).toBe(2);
  });

  test("are left alone by other keys, and where there are none", () => {
    expect(pointAfter("Enter", 2, order, front)).toBeNull();
    expect(pointAfter("ArrowRight", -1, [], [])).toBeNull();
  });

  test("on the line are joined by stairs that reach the edge", () => {
    const places = [
      { x: 10, y: 90 },
      { x: 40, y: 50 },
    ];

    expect(stairsPath(places, 200)).toBe("M10.0 90.0H40.0V50.0H200");
    expect(stairsPath([], 200)).toBe("");
  });
});
