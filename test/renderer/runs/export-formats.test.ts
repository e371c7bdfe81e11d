import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "../../../engine/contract/limits.ts";
import { formatsOf } from "../../../renderer/views/runs/export-formats.ts";

test("an evaluation can be saved in every form", () => {
  expect(formatsOf("eval")).toEqual(EXPORT_FORMATS);
});

test.each(["ask", "sweep"] as const)(
  "the forms that hold one evaluation are not offered for a run of kind %s",
  (kind) => {
    expect(formatsOf(kind)).toContain("html");
    expect(formatsOf(kind)).not.toContain("inspect");
    expect(formatsOf(kind)).not.toContain("trajectories");
  },
);
