import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutAnnouncement, writtenExemplar } from "../../../core/exemplars/written.ts";
import type { ReplyEnd } from "../../../core/model.ts";
import { numberQuestion } from "../../support/questions.ts";

const reply = (text: string, ended: ReplyEnd = "stop") => ({ text, ended });

describe("an exemplar that the model wrote", () => {
  it("has the answer apart from the reasoning", () => {
    const question = numberQuestion();
    expect(writtenExemplar(question, reply("12 + 9 = 21.\n\nThe answer is 21."))).toEqual({
      question,
      answer: "21",
      reasoning: "12 + 9 = 21.",
    });
  });

  it.each([
    "12 + 9 = 21. So the answer is 21.",
    "12 + 9 = 21.\n\\[ \\boxed{21} \\]",
    "12 + 9 = 21.\n#### 21",
    "12 + 9 = 21.\n### Final Answer:\n21",
    "12 + 9 = 21.\n**The answer is 21.**\nI hope this helps.",
    "12 + 9 = 21.",
  ])("is read from %j", (text) => {
    expect(writtenExemplar(numberQuestion(), reply(text))).toMatchObject({
      answer: "21",
      reasoning: "12 + 9 = 21.",
    });
  });

  it("is left out if the reply gives no answer", () => {
    expect(writtenExemplar(numberQuestion(), reply(""))).toBeNull();
    expect(writtenExemplar(numberQuestion(), reply("First we add the pens that", "length"))).toBeNull();
  });

  it("has a query without its fence", () => {
    const question = numberQuestion({ answerType: "sql" });
    const text = "Count the rows.\n```sql\nSELECT COUNT(*) FROM pens\n```";
    expect(writtenExemplar(question, reply(text))).toEqual({
      question,
      answer: "SELECT COUNT(*) FROM pens",
      reasoning: "Count the rows.",
    });
  });

  it("has the last line of prose as its answer", () => {
    const question = numberQuestion({ answerType: "text" });
    expect(writtenExemplar(question, reply("Rain is water.\n\nIt falls from clouds."))).toEqual({
      question,
      answer: "It falls from clouds.",
      reasoning: "Rain is water.",
    });
  });
});

describe("a reasoning without its announcement", () => {
  it("keeps everything before the announcement, whatever stands there", () => {
    const plain = fc.array(fc.constantFrom("add", "12", "+", "pens.", "\n", "Ünïcode 你好"), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(plain, (words) => {
        const text = words.join(" ");
        expect(withoutAnnouncement(`${text}\nThe answer is 5.\nDone.`)).toBe(text.trim());
      }),
    );
  });

  it("is the text itself where nothing is announced", () => {
    expect(withoutAnnouncement(" 3 + 4 = 7 ")).toBe("3 + 4 = 7");
  });
});
