import { expect, it } from "vitest";
import { timeLeft } from "../../../core/evaluation/time-left.ts";

it("expects the rest at the pace so far", () => {
  expect(timeLeft(10, 40, 60)).toBe(180);
});

it("expects nothing more when all is done", () => {
  expect(timeLeft(40, 40, 60)).toBe(0);
});

it("knows no time before the first question is done", () => {
  expect(timeLeft(0, 40, 60)).toBeNull();
});
