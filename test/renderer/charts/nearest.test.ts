import { expect, test } from "vitest";
import { nearestOf } from "../../../renderer/charts/nearest.ts";

test("marks are found near the pointer, and not far from it", () => {
  const marks = [
    { x: 10, y: 10 },
    { x: 100, y: 10 },
  ];

  expect(nearestOf(marks, { x: 90, y: 14 }, 28)).toBe(1);
  expect(nearestOf(marks, { x: 10, y: 38 }, 28)).toBe(0);
  expect(nearestOf(marks, { x: 10, y: 38 }, 24)).toBe(-1);
});
