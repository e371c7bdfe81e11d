import { describe, expect, test } from "vitest";
import {
  band,
  drawnOn,
  MARKS,
  markOf,
  markPath,
  marksPath,
  PLANE,
  whisker,
} from "../../../renderer/charts/plane.ts";
import { roundScale } from "../../../renderer/charts/scales.ts";

describe("a chart with two axes of numbers", () => {
  const plane = { x: roundScale([0, 100], "number"), y: roundScale([0, 1], "share") };

  test("goes from the lower left to the upper right", () => {
    expect(drawnOn(plane, 0, 0)).toEqual({ x: PLANE.left, y: PLANE.height - PLANE.bottom });
    expect(drawnOn(plane, 100, 1)).toEqual({ x: PLANE.width - PLANE.right, y: PLANE.top });
  });
});

describe("marks", () => {
  test("are different for the first series, and begin anew after the last", () => {
    expect(new Set(MARKS.map((_, series) => markOf(series))).size).toBe(MARKS.length);
    expect(markOf(MARKS.length)).toBe(markOf(0));
  });

  test("are drawn by relative steps alone, so that they can stand anywhere", () => {
    for (const mark of MARKS) expect(markPath(mark, 4)).toMatch(/^[a-z][a-z\d\s.-]*$/);
  });

  test("stand in one path, each at its place", () => {
    const path = marksPath(
      [
        { x: 1, y: 2 },
        { x: 30, y: 40 },
      ],
      "square",
      4,
    );

    expect(path.match(/M[\d.]+ [\d.]+/g)).toEqual(["M1.0 2.0", "M30.0 40.0"]);
  });
});

describe("a whisker", () => {
  test("goes from end to end of an interval, and is nothing without one", () => {
    expect(whisker(10, 50, 20)).toMatch(/^M10\.0 50\.0V20\.0/);
    expect(whisker(10, undefined, undefined)).toBe("");
  });
});

describe("a band", () => {
  test("goes along the upper ends of intervals and back along the lower ones", () => {
    const ends = [
      { x: 10, low: 50, high: 20 },
      { x: 30, low: 45, high: 25 },
    ];

    expect(band(ends)).toBe("M10.0 20.0L30.0 25.0L30.0 45.0L10.0 50.0Z");
    expect(band(ends.slice(1))).toBe("");
  });
});
