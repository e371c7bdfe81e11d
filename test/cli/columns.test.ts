import { describe, expect, it } from "vitest";
import { columnsOf } from "../../cli/columns.ts";
import { UsageError } from "../../cli/usage-error.ts";
import { evalWords } from "../../core/eval-command.ts";

describe("columns by field", () => {
  it("are pairs with commas between them", () => {
    expect(columnsOf("question=body, answer = gold answer")).toEqual({
      question: "body",
      answer: "gold answer",
    });
  });

  it("are read as the command that makes a run again writes them, with a comma in a name too", () => {
    const columns = { question: "Question, English", answer: "Answer, 1" };
    const words = evalWords({
      ...{ data: "questions.csv", columns, model: "practice" },
      ...{ strategy: "io", options: {} },
    });
    expect(columnsOf(words[words.indexOf("--columns") + 1])).toEqual(columns);
  });

  it("are refused where a field has two, but not where it has one twice", () => {
    expect(() => columnsOf("answer=x,question=q,answer=y")).toThrow(
      '"answer" is given twice, as "x" and "y": leave one out.',
    );
    expect(columnsOf("answer=x,answer=x")).toEqual({ answer: "x" });
  });

  it.each(["", "question,answer=gold", "question=,answer=gold"])("are refused as %j", (text) => {
    expect(() => columnsOf(text)).toThrow(UsageError);
  });
});
