import { describe, expect, test } from "vitest";
import { plainName } from "../../core/column-name.ts";

describe("a column's name, as names are compared,", () => {
  test.each(["answerType", "Answer Type", "answer_type", "ANSWER-TYPE", " answer.type\t"])(
    "has neither capitals nor blanks, `_`, `.` or `-`: %j",
    (name) => {
      expect(plainName(name)).toBe("answertype");
    },
  );

  test("keeps every other character", () => {
    expect(plainName("Größe (cm)/2")).toBe("größe(cm)/2");
  });
});
