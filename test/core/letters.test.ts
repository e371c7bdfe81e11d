import { expect, test } from "vitest";
import { letterOf } from "../../core/letters.ts";

test("places have letters, also where there are more than letters, as the columns of spreadsheets do", () => {
  expect([0, 1, 25, 26, 27, 52].map(letterOf)).toEqual(["A", "B", "Z", "AA", "AB", "BA"]);
});
