import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "../../../engine/contract/limits.ts";
import { formatsOf } from "../../../renderer/views/runs/export-formats.ts";

test("an evaluation can be saved in every form", () => {
  expect(formatsOf("eval")).toEqual(EXPORT_FORMATS);
});

test("a question has no trajectories, for it has no right answer", () => {
  expect(formatsOf("ask")).toEqual(EXPORT_FORMATS.filter((format) => format !== "trajectories"));
});

test("a sweep has no log of another tool, which holds one run", () => {
  expect(formatsOf("sweep")).toEqual(EXPORT_FORMATS.filter((format) => format !== "inspect"));
});
