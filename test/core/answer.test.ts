import { describe, expect, test } from "vitest";
import {
  announcedAnswer,
  answerKey,
  canonicalAnswer,
  extractAnswer,
  extractMarkedAnswer,
  revisedAnswer,
  sameAnswer,
  splitReasoning,
} from "../../core/answer.ts";
import { plainText } from "../../core/answer/plain.ts";
import { ContractError } from "../../core/errors.ts";
import type { AnswerType } from "../../core/question.ts";

function asked(answerType: AnswerType) {
  return { id: "q", text: "", answerType, choices: [] };
}

describe("splitReasoning", () => {
  test.each([
    ["no block", "The answer is 5.", "The answer is 5.", null],
    ["a block in front", "<think>hm, 4?</think>\n\nThe answer is 5.", "The answer is 5.", "hm, 4?"],
    ["several blocks", "<think>a</think> one <think>b</think> two", "one\n\ntwo", "a\n\nb"],
    ["a block that is never closed", "So far.<think>the answer is 4", "So far.", "the answer is 4"],
    ["a block that the prompt opened", "is it 4?</think>The answer is 5.", "The answer is 5.", "is it 4?"],
    ["a block that is opened twice", "<think>\n<think>\nhm, 4?</think>5", "5", "hm, 4?"],
    ["a block that mentions its tag", "<think>\nno <think> yet</think>5", "5", "no\n\nyet"],
    ["a block within a block", "<think>a<think>b</think>c</think>d", "d", "a\n\nb\n\nc"],
    ["an empty block", "<think>\n\n</think>\n\n5", "5", null],
    ["an empty reply", "", "", null],
  ])("takes out %s", (_, reply, text, reasoning) => {
    expect(splitReasoning(reply)).toEqual({ text, reasoning });
  });
});

describe("extractAnswer", () => {
  test("never searches the reasoning block", () => {
    expect(extractAnswer("<think>The answer is 4.</think>The answer is 5.", asked("number"))).toBe("5");
    expect(extractAnswer("<think>The answer is 4.</think>", asked("number"))).toBeNull();
    expect(extractAnswer("<think>The answer is 4.", asked("number"))).toBeNull();
  });

  test("takes the whole reply for free text", () => {
    expect(extractAnswer(" First.\n\nThe answer is 5. ", asked("text"))).toBe("First.\n\nThe answer is 5.");
    expect(extractAnswer("  \n ", asked("text"))).toBeNull();
  });

  test.each([
    ["a fenced block", "Here:\n```sql\nSELECT 1;\n```\nIt selects.", "SELECT 1"],
    ["the last fenced block", "```sql\nSELECT 1\n```\nbetter:\n```\nSELECT 2\n```", "SELECT 2"],
    ["a block that was never closed", "```sql\nSELECT 1", "SELECT 1"],
    ["a reply that is a query", "SELECT name FROM t WHERE a = 1", "SELECT name FROM t WHERE a = 1"],
    ["prose alone", "You could select all names.", null],
  ])("takes SQL from %s", (_, reply, answer) => {
    expect(extractAnswer(reply, asked("sql"))).toBe(answer);
  });

  test.each(["number", "yesno", "truefalse", "string", "translation", "text", "sql", "choice"] as const)(
    "finds no %s in an empty reply",
    (type) => {
      expect(extractAnswer("", asked(type))).toBeNull();
      expect(extractAnswer(" \n\t\u00a0", asked(type))).toBeNull();
    },
  );

  test("does not read the last word of a reply that was cut off, since it may be half a word", () => {
    expect(extractAnswer("The answer is 12", asked("number"), "stop")).toBe("12");
    expect(extractAnswer("The answer is 12", asked("number"), "length")).toBeNull();
    expect(extractAnswer("The answer is no", asked("yesno"), "length")).toBeNull();
    expect(extractAnswer("The answer is 12 apples, bec", asked("number"), "length")).toBe("12");
    expect(extractAnswer("\\boxed{12}", asked("number"), "length")).toBe("12");
  });

  test("reads no number from a reply that repeats itself until it is cut off", () => {
    expect(extractAnswer(`${"million ".repeat(100_000)}million`, asked("number"), "length")).toBeNull();
    expect(extractAnswer(`${"0, ".repeat(100_000)}0`, asked("number"), "length")).toBeNull();
  });
});

describe("extractMarkedAnswer", () => {
  test("reads markers and no conclusions", () => {
    expect(extractMarkedAnswer("The answer is 12.", asked("number"))).toBe("12");
    expect(extractMarkedAnswer("\\boxed{12}", asked("number"))).toBe("12");
    expect(extractMarkedAnswer("So, she has 12 apples left.", asked("number"))).toBeNull();
    expect(extractMarkedAnswer("Yes, it is.", asked("yesno"))).toBeNull();
    expect(extractMarkedAnswer("The answer is not given.", asked("number"))).toBeNull();
  });

  test("reads types that have no marker as a whole", () => {
    expect(extractMarkedAnswer("He left.", asked("text"))).toBe("He left.");
    expect(extractMarkedAnswer("```sql\nSELECT 1\n```", asked("sql"))).toBe("SELECT 1");
  });
});

describe("announcedAnswer", () => {
  test("tells a reply that announces nothing from one that announces that there is no answer", () => {
    expect(announcedAnswer("The answer is 12.", asked("number"))).toBe("12");
    expect(announcedAnswer("So, she has 12 apples left.", asked("number"))).toBeUndefined();
    expect(
      announcedAnswer("The answer is 12. No, the answer cannot be determined.", asked("number")),
    ).toBeNull();
    expect(announcedAnswer("No query comes to mind.", asked("sql"))).toBeUndefined();
    expect(announcedAnswer("", asked("text"))).toBeUndefined();
  });
});

describe("revisedAnswer", () => {
  test("tells a reply without an answer from one that says that there is none", () => {
    expect(revisedAnswer("The answer is 12.", asked("number"))).toBe("12");
    expect(revisedAnswer("So, she has 12 apples left.", asked("number"))).toBe("12");
    expect(revisedAnswer("The answer cannot be determined.", asked("number"))).toBeNull();
    expect(revisedAnswer("The answer is X.", asked("number"))).toBeUndefined();
    for (const comment of [
      "The answer is not wrong.",
      "The answer is not changed.",
      "The answer is missing its unit.",
    ]) {
      expect(revisedAnswer(comment, asked("number"))).toBeUndefined();
      expect(revisedAnswer(`The answer is 12. ${comment}`, asked("string"))).toBe("12");
    }
    expect(revisedAnswer("The answer is not wrong.", asked("yesno"))).toBeUndefined();
    expect(revisedAnswer("No query comes to mind.", asked("sql"))).toBeUndefined();
    expect(revisedAnswer("", asked("text"))).toBeUndefined();
  });
});

describe("canonicalAnswer", () => {
  test.each([
    ["yesno", "Yes.", "yes"],
    ["yesno", "NO", "no"],
    ["yesno", "true", "yes"],
    ["yesno", "maybe", null],
    ["yesno", "no idea", null],
    ["truefalse", "True", "true"],
    ["truefalse", '"false"', "false"],
    ["truefalse", "supported in part", null],
    ["string", ' "aeoy". ', "aeoy"],
    ["string", "New   York", "New York"],
    ["string", '""', null],
    ["string", "1:1", "1:1"],
    ["string", "[-2,7]", "[-2,7]"],
    ["string", "[answer]", null],
    ["translation", '"He left."', "He left."],
    ["text", " as is ", "as is"],
  ] as const)("of %s %j is %j", (answerType, raw, canonical) => {
    expect(canonicalAnswer(raw, { answerType, choices: [] })).toBe(canonical);
  });
});

describe("sameAnswer", () => {
  test.each([
    ["number", "1,200.00", "1200", true],
    ["number", "75%", "75", true],
    ["number", "3/4", "0.75", true],
    ["number", "0.333333", "1/3", true],
    ["number", "3", "-3", false],
    ["number", "9007199254740993", "9007199254740992", false],
    ["choice", "B", "b", true],
    ["choice", "A", "B", false],
    ["yesno", "yes", "Yes", true],
    ["string", "AEOY", '"aeoy"', true],
    ["string", "New York.", "new  york", true],
    ["string", "a e", "ae", false],
    ["string", "{2, 3}", "2, 3", true],
    ["string", "[1912]", "1912", true],
    ["string", "[-2,7]", "-2,7", false],
    ["string", "\\frac{1}{2}", "1/2", true],
    ["string", "\\sin x", "\\cos x", false],
    ["string", "\\sin x", "§ x", false],
    ["translation", "He left.", "He left.", true],
  ] as const)("compares %s: %j and %j", (type, left, right, same) => {
    expect(sameAnswer(left, right, type)).toBe(same);
    expect(answerKey(left, type) === answerKey(right, type)).toBe(same);
  });

  test("refuses SQL, which compares by execution", () => {
    expect(() => sameAnswer("SELECT 1", "SELECT 1", "sql")).toThrow(ContractError);
    expect(() => answerKey("SELECT 1", "sql")).toThrow(/executing/);
  });
});

test("a command of LaTeX that is called like something of JavaScript's own is an unknown one", () => {
  expect(plainText("\\constructor{3} \\toString 3")).toBe("§3 § 3");
});
