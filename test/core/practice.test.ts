import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isBeyondPractice, type AskedOfPractice } from "../../core/practice.ts";
import { SAMPLES } from "../../renderer/components/first-steps/samples.ts";

const COIN = "A coin is heads up. Ann flips the coin. Bo does not flip the coin. Is the coin still heads up?";
const PASSAGE = "Ann lives in Bern. Bo lives in Basel.";

/** Those of the data file that comes with Counterpoint. */
function numberQuestions(): readonly string[] {
  return readFileSync(new URL("../../engine/samples/word-problems.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { readonly question: string; readonly answerType: string })
    .filter(({ answerType }) => answerType === "number")
    .map(({ question }) => question);
}

describe("what the practice model was not trained on", () => {
  it.each<AskedOfPractice>([
    { text: "What is the capital of France?", answerType: "text" },
    { text: "", answerType: "number" },
    { text: "What is the capital of France?", answerType: "number" },
    { text: "How many people live in Japan?", answerType: "number" },
    { text: "Write a poem about the year 1999 and the year 2000.", answerType: "number" },
    { text: "小明有3个苹果，吃了1个，还剩几个？", answerType: "number" },
    { text: "How many singers are between 20 and 30 years old?", answerType: "sql" },
    { text: "How many singers are between 20 and 30?", answerType: "number", database: "singers.sqlite" },
    { text: "12 and 30 are what in French?", answerType: "translation" },
    { text: "What do people aim to do at work?", answerType: "choice" },
    { text: "Do hamsters provide food for any animals?", answerType: "yesno" },
    { text: "Hamsters provide food for some animals.", answerType: "truefalse" },
    { text: "Who wrote Hamlet?", answerType: "string" },
    { text: "小明有3个苹果，吃了1个，还剩几个？", answerType: "choice" },
  ])("is a question such as %j", (question) => {
    expect(isBeyondPractice(question)).toBe(true);
  });
});

describe("what the practice model was trained on", () => {
  it.each<AskedOfPractice>([
    { text: "Ann has 3 pens and buys four more. How many pens does she have?", answerType: "number" },
    { text: "Ann has three pens and buys four more. How many pens does she have?", answerType: "number" },
    { text: "Tom is 9 and his sister is twice as old. How old is she?", answerType: "number" },
    { text: "12 + 9 = ?", answerType: "number" },
    { text: "What do you get for 12 plus 9?", answerType: "number" },
    { text: "A book costs 12 dollars and a pen half of it. What is the price of both?", answerType: "text" },
    { text: "A coat of $60 is reduced by 25 percent. What does it cost then?", answerType: "choice" },
    { text: COIN, answerType: "yesno" },
    { text: "Ann has 9 pens and finds 2. Does she have more than 10?", answerType: "yesno" },
    { text: "Does Ann live in Bern?", answerType: "yesno", context: PASSAGE },
    { text: "Ann lives in Bern.", answerType: "truefalse", context: PASSAGE },
    { text: 'Take the last letters of the words in "Ann Bo" and join them.', answerType: "string" },
    { text: 'Join the last character of each word in "Ann Bo".', answerType: "string" },
  ])("is a question such as %j", (question) => {
    expect(isBeyondPractice(question)).toBe(false);
  });

  it("are the questions for a number that come with Counterpoint", () => {
    const questions = [...numberQuestions(), ...SAMPLES.map(({ question }) => question)];
    const isBeyond = (text: string) => isBeyondPractice({ text, answerType: "number" });
    expect(questions.filter(isBeyond)).toEqual([]);
  });
});
