import { describe, expect, it } from "vitest";
import { experienceText } from "../../cli/reports.ts";

describe("the learning curve in the terminal", () => {
  it("has a dash for a tenth whose answers are neither right nor wrong, whatever they are", () => {
    const counts = { retrieved: 1, outliers: 0, nothingSimilar: 0, tooFew: 4, judged: 5, stored: 5 };
    const tenths = [
      { from: 1, to: 2, questions: 2, compared: 2, correct: 1, retrieved: 0 },
      { from: 3, to: 5, questions: 3, compared: 0, correct: 0, retrieved: 1 },
    ];
    const text = experienceText({ repository: "own", ...counts, unreadable: 0, tenths });
    const [right, translated] = text.split("\n").slice(-2);
    expect(right).toMatch(/^ {2}1–2 +50\.0 % right +1 of 2 +0 of 2 given an experience$/);
    expect(translated).toMatch(/^ {2}3–5 +– +1 of 3 given an experience$/);
  });
});
