import { describe, expect, it } from "vitest";
import { answerForm, questionText } from "../../../core/prompts/question-text.ts";
import type { Question } from "../../../core/question.ts";

const BARE: Question = {
  id: "q1",
  text: "How many singers\nare there?",
  answerType: "sql",
  choices: [],
};
const QUESTION: Question = {
  ...BARE,
  context: "A singer is a person.",
  database: { name: "singers.sqlite", schema: "CREATE TABLE singer (\n  id INTEGER -- key\n);" },
};

describe("a question about a database", () => {
  it("begins with the schema, so that questions on one database share it", () => {
    expect(questionText(QUESTION, "standard")).toBe(
      "SQLite database:\nCREATE TABLE singer (\n  id INTEGER -- key\n);\n\n" +
        "Evidence:\nA singer is a person.\n\nQuestion: How many singers\nare there?",
    );
  });

  it("keeps the schema's lines in the terse wording, since a comment ends with its line", () => {
    expect(questionText(QUESTION, "terse")).toBe(
      "CREATE TABLE singer (\n  id INTEGER -- key\n);\nA singer is a person.\nHow many singers are there?",
    );
  });

  it("may do without a database", () => {
    expect(questionText(BARE, "standard")).toBe("Question: How many singers\nare there?");
    expect(questionText(BARE, "terse")).toBe("How many singers are there?");
  });

  it("asks for a fenced query", () => {
    expect(answerForm("sql")).toContain("```sql");
  });
});
