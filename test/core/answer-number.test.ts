import { describe, expect, test } from "vitest";
import { canonicalAnswer, extractAnswer } from "../../core/answer.ts";
import { roundsTo } from "../../core/answer/number.ts";
import type { Question } from "../../core/question.ts";

const QUESTION: Question = { id: "q", text: "How many?", answerType: "number", choices: [] };

describe("a bare number", () => {
  test.each([
    ["18", "18"],
    ["1,200.00", "1200"],
    ["12,34,567", "1234567"],
    ["1\u00a0200", "1200"],
    ["1\u202f200\u202f000,", "1200000"],
    ["+5", "5"],
    ["-5", "-5"],
    ["\u22125", "-5"],
    ["–5", "-5"],
    ["-0", "0"],
    ["-0.0000", "0"],
    ["007", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["5.50", "5.5"],
    ["$18", "18"],
    ["-$18.50", "-18.5"],
    ["$-18.50", "-18.5"],
    ["$ - 5", "-5"],
    ["US$ - 5", "-5"],
    ["18$", "18"],
    ["€ 3", "3"],
    ["£1,000", "1000"],
    ["Rs. 260", "260"],
    ["US$5", "5"],
    ["75%", "75"],
    ["75 %", "75"],
    ["18 dollars", "18"],
    ["60 km/h", "60"],
    ["12 cm^2", "12"],
    ["12 m²", "12"],
    ["2.6m", "2.6"],
    ["12个", "12"],
    ["60°", "60"],
    ["3/4", "0.75"],
    ["-3/4", "-0.75"],
    ["1/3", "0.333333"],
    ["2/3", "0.666667"],
    ["1 1/2", "1.5"],
    ["-1 1/2", "-1.5"],
    ["3½", "3.5"],
    ["½", "0.5"],
    ["1.2e3", "1200"],
    ["1E-2", "0.01"],
    ["1.2 × 10^3", "1200"],
    ["1.2 x 10^{-2}".replace(/[{}]/g, ""), "0.012"],
    ["5 × 10³", "5000"],
    ["1.5 million", "1500000"],
    ["x = 5", "5"],
    ["about 5", "5"],
    ["１２", "12"],
    ["3\u20444", "0.75"],
    ["3\u22154", "0.75"],
    ["\u0661\u0662", "12"],
    ["\u0661\u0662\u066b\u0665", "12.5"],
    ["१२.५", "12.5"],
    ["10.3333333", "10.333333"],
    ["0.0000005", "0.0000005"],
    ["0.00012345678", "0.000123457"],
    ["9007199254740993", "9007199254740993"],
    ["123456789012345678901234567890", "123456789012345678901234567890"],
  ])("%j is %s", (raw, canonical) => {
    expect(canonicalAnswer(raw, QUESTION)).toBe(canonical);
  });

  test.each([
    "",
    "-",
    "five",
    "3:30",
    "2:1",
    "1.2.3",
    "1,2",
    "2019-05-03",
    "5-7",
    "5 + 3",
    "5 or 6",
    "5, 6",
    "5x",
    "2√3",
    "5π",
    "2^10",
    "3 pm",
    "1/0",
    "Infinity",
    "NaN",
    "1e999999",
    "9".repeat(5000),
    "B12",
  ])("%j is none", (raw) => {
    expect(canonicalAnswer(raw, QUESTION)).toBeNull();
  });
});

describe("a marked number", () => {
  test.each([
    ["The answer is 18.", "18"],
    ["The answer is 18 dollars.", "18"],
    ["the answer is 13 the answer is 13", "13"],
    ["The answer is - 5.", "-5"],
    ["The answer is $ - 5.", "-5"],
    ["The answer is $ - 5$.", "-5"],
    ["The answer is x = $ - 5.", "-5"],
    ["The answer is x = – 5.", "-5"],
    ["The answer is - 1/2", "-0.5"],
    ["The answer is minus 5 degrees", "-5"],
    ["The answer is: negative 5.", "-5"],
    ["\\boxed{- 3}", "-3"],
    ["\\boxed{-\\,3}", "-3"],
    ["The answer is:\n- 5 apples", "5"],
    ["The answer is 8 - 5 = 3.", "3"],
    ["The answer is 1 250 000.", "1250000"],
    ["The answer is six feet.", "6"],
    ["The answer is three twenty-dollar bills.", "3"],
    ["The answer is 17 the number of shirts Dave did not wash.", "17"],
    ["The answer is: 18", "18"],
    ["The answer is:\n\n18", "18"],
    ["The answer is\n\\[ 18 \\]", "18"],
    ["**The answer is 18.**", "18"],
    ["The answer is **18**.", "18"],
    ["Therefore, the answer is [18].", "18"],
    ["The answer is [37 apples].", "37"],
    ["The answer is [-$5].", "-5"],
    ["The answer is [x = 5].", "5"],
    ["**Answer:** 18", "18"],
    ["**Answer: $18**", "18"],
    ["### Final Answer\n\n18 apples", "18"],
    ["Final Answer: 1,200", "1200"],
    ["Answer = 7", "7"],
    ['{"reason": "because", "answer": "18"}', "18"],
    ["#### 18", "18"],
    ["The correct answer is 18", "18"],
    ["The final answer to the question is 18!", "18"],
    ["The answer (in dollars) is 18.", "18"],
    ["The answer to the question “How many?” is 18.", "18"],
    ["The answer should be 18.", "18"],
    ['The answer is "18".', "18"],
    ["The answer is three.", "3"],
    ["The answer is three apples.", "3"],
    ["The answer is the fourth position.", "4"],
    ["The answer is 5 + 3 = 8 apples.", "8"],
    ["The answer is x = 5.", "5"],
    ["The answer is 18 because 9 * 2 = 18 and 3 of them stay.", "18"],
    ["The answer is 18, since 20 - 2 = 18.", "18"],
    ["The answer is that she has 12 apples left after 3 days.", "12"],
    ["The answer is -5 degrees.", "-5"],
    ["The answer is approximately 3.14.", "3.14"],
    ["The answer is 1/2 of the cake.", "0.5"],
    ["The answer is 5. She could also have sold 7 more.", "5"],
    ["答案是 18。", "18"],
    ["答案为：18个苹果", "18"],
    ["最终答案：18", "18"],
    ["答案是4分之3。", "0.75"],
    ["答案是5小时。", "5"],
    ["答案是30分钟，因为5乘6等于30。", "30"],
    ["答案是30元，因为单价=5元，数量=6。", "30"],
    ["答案是12个，因为3×4=12，而不是3+4=7。", "12"],
    ["答案是12个，所以12÷4=3。", "12"],
    ["答案是20减5，所以是15个。", "15"],
    ["答案是2个半圆。", "2"],
    ["答案是18元，比3元多15元。", "18"],
    ["答案是30名学生参加2场。", "30"],
    ["答案是有12人得到3个苹果。", "12"],
    ["答案是12人到3个城市。", "12"],
    ["答案是有3人参与5项。", "3"],
    ["答案是40人乘2辆车。", "40"],
    ["所以一共有30名学生参加2场比赛。", "30"],
    ["The answer is 5 km, 3 km less than before.", "5"],
    ["The answer is 5kg.", "5"],
    ["The answer is 300 K.", "300"],
    ["The answer is a profit of $50.", "50"],
    ["The answer is an increase of 25%.", "25"],
    ["The answer is the net loss of -$2 a day.", "-2"],
    ["The answer is 180 minutes (or 3 hours).", "180"],
    ["The answer is 0.5 (or 1/2).", "0.5"],
    ["The answer is 1 (or 100%).", "1"],
    ["The answer is 3\u20444.", "0.75"],
    ["The answer is \u0661\u0662.", "12"],
    ["The answer to how many apples she has is 5 and this is less than 7.", "5"],
  ])("%j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["\\boxed{18}", "18"],
    ["So it is \\(\\boxed{18}\\) dollars.", "18"],
    ["$\\boxed{18 \\text{ dollars}}$", "18"],
    ["\\[\n\\boxed{\\$1,200}\n\\]", "1200"],
    ["\\boxed{1{,}200}", "1200"],
    ["\\boxed{1\\,200}", "1200"],
    ["\\boxed{\\frac{3}{4}}", "0.75"],
    ["\\boxed{-\\dfrac{3}{4}}", "-0.75"],
    ["\\boxed{1\\frac{1}{2}}", "1.5"],
    ["\\boxed{\\frac34}", "0.75"],
    ["\\boxed{75\\%}", "75"],
    ["\\boxed{x = 5}", "5"],
    ["\\boxed{\\mathbf{\\text{18}}}", "18"],
    ["\\boxed{60^\\circ}", "60"],
    ["\\boxed{1.2 \\times 10^{3}}", "1200"],
  ])("%j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["12 500 euros"],
    ["2 100-dollar bills"],
    ["1_000"],
    ["1'000"],
    ["\\boxed{10~000}"],
    ["2⁵"],
    ["two hundred"],
    ["ten thousand"],
    ["one half"],
    ["three quarters"],
    ["three and a half"],
    ["six feet five inches"],
    ["five sixths"],
    ["three sevenths"],
    ["one ninth"],
    ["three sixteenths"],
    ["one twentieth"],
    ["eleven thirty"],
    ["one pound fifty"],
    ["two twenty-fifths"],
    ["0.\\overline{3}"],
    ["33.\\overline{3}"],
    ["12 apples minus 5"],
    ["2 and a half hours"],
    ["2 kg 500 g"],
    ["5 km 200 m"],
    ["1 m 75 cm"],
    ["3 gallons, 2 quarts"],
    ["5或6"],
    ["5个或6个"],
    ["5到10"],
    ["5至10"],
    ["5个到10个"],
    ["5个到10"],
    ["12人到15人"],
    ["30分钟到1小时"],
    ["12人增加到20人"],
    ["30元和20元"],
    ["3加5"],
    ["3个苹果加5个梨"],
    ["5、6"],
    ["3乘4"],
    ["2又4分之3"],
    ["5小时30分钟"],
    ["3块5"],
    ["2个半小时"],
    ["5年半"],
    ["12 or maybe 13"],
    ["12 and also 13"],
    ["12 (or 13)"],
    ["\u0661\u0662\u060c \u0661\u0663"],
    ["10k"],
    ["5.5M"],
    ["3bn"],
    ["2h30"],
  ])("%j is not read by its beginning", (words) => {
    expect(extractAnswer(`The answer is ${words}.`, QUESTION)).toBeNull();
  });

  test("the last marker wins", () => {
    expect(extractAnswer("The answer is 4. Wait: the answer is 5.", QUESTION)).toBe("5");
    expect(extractAnswer("\\boxed{4}\nThe answer is 5.", QUESTION)).toBe("5");
    expect(extractAnswer("The answer is 4, so \\boxed{5}.", QUESTION)).toBe("5");
  });

  test("a marker that cannot be read leaves the word to the one before it", () => {
    expect(extractAnswer("\\boxed{18}\n\nI hope that the answer is clear.", QUESTION)).toBe("18");
    expect(extractAnswer("The answer is 18. Let me check that the answer is correct.", QUESTION)).toBe("18");
  });

  test("another's answer is not the reply's", () => {
    expect(extractAnswer("Agent 2's answer is 7, but 5 + 3 = 8. The answer is 8.", QUESTION)).toBe("8");
    expect(extractAnswer("I checked whether the answer is 7. It cannot be.", QUESTION)).toBeNull();
  });

  test.each([
    "The critic's",
    "The opponent’s",
    "The negative side's final",
    "Debater 1's",
    "The affirmative's",
  ])("another role's answer is not the reply's: %s", (whose) => {
    expect(extractAnswer(`The answer is 18. ${whose} answer is 20.`, QUESTION)).toBe("18");
  });

  test.each([
    ["The answer is 15. I disagree that the answer is 12.", "15"],
    ["The answer is 15. I disagree with Agent 2's claim that the answer is 12.", "15"],
    ["The answer is 15. I don't think that the answer is 12.", "15"],
    ["The answer is 15. It does not follow that the answer is 12.", "15"],
    ["The answer is 15. I cannot agree with the critic that the answer is 12.", "15"],
    ["The answer is 15. The statement that the answer is 12 is wrong.", "15"],
    ["The answer is 15. Agent 2 says that the answer is 7.", "15"],
    ["The answer is 15. The critic claims the answer is 7.", "15"],
    ["The answer is 15. Agent 2 says that the answer cannot be determined.", "15"],
  ])("an announcement that the reply denies or reports is not its own: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "I disagree that the answer is 12 because the tax was forgotten.",
    "I doubt the answer is 12.",
    "I don't think that the answer is 12.",
    "It does not follow that the answer is 12.",
    "The statement that the answer is 12 is wrong.",
  ])("what a reply only denies is not its answer: %j", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBeNull();
  });

  test.each([
    ["There is no doubt that the answer is 12.", "12"],
    ["I disagree with Agent 2 and think the answer is 12.", "12"],
    ["I'm not sure, but I think the answer is 12.", "12"],
    ["I reject the claim that it is 7, so the answer is 12.", "12"],
    ["I share the view that the answer is 12 because 7 is wrong.", "12"],
    ["Agent 1 says the answer is 12, and I agree.", "12"],
    ["The answer is 15. Agent 2 says that the answer is 12, which is correct.", "12"],
    ["The answer is 15. Agent 2 says that the answer is 12. I was wrong.", "12"],
    ["Agent 2 says that the answer is 7.", "7"],
  ])("what a reply agrees with, or alone reports, is its answer: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test("program code announces nothing", () => {
    const code = '```python\nanswer = 3\nprint("The answer is: ", answer)\n```';
    expect(extractAnswer(code, QUESTION)).toBeNull();
    expect(extractAnswer(`${code}\nThe answer is 5.`, QUESTION)).toBe("5");
    expect(extractAnswer("```\nThe answer is 5.\n```", QUESTION)).toBe("5");
  });

  test("program code may end behind its last line", () => {
    expect(extractAnswer("```python\nprint(2 + 3)```\nThe answer is 5.", QUESTION)).toBe("5");
  });

  test.each([
    ["The answer is 25% of 80, which is 20.", "20"],
    ["The answer is 3/4 of 80, which is 60.", "60"],
    ["The answer is that she had 20 apples and gave away 5, so she has 15 left.", "15"],
    ["The answer is 20 apples, so Tom needs 5 more.", "20"],
    ["The answer is 20, which is 4 more than 16.", "20"],
    ["The answer is 12 of the 15 children.", "12"],
    ["The answer is that Tom has 8 apples, which is 3 more than Anna.", "8"],
    ["The answer is that Betty has $95, so she needs $5 more.", "5"],
  ])("%j states what it comes to: %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["The answer is 12.\n\nHere's how I got the answer:\n\n1. Tom has 5 apples.\n2. He buys 7.", "12"],
    ["The answer is 12.\n\nTo check the answer:\n\n3 apples are taken away again.", "12"],
    ["The answer is 12.\n\nThe answer is:\n\n1. Tom starts with 5 apples.", "12"],
    ["The answer is 12.\n\n#### 2. Compute the total", "12"],
    ["The answer is 12.\n\n#### (1) Compute the total", "12"],
  ])("an explanation behind the answer is not read: %j", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "She has some.\n\nThe answer is:\n\n1. Debby initially had 32 pieces of candy.",
    "### Answer\n\n1) Debby has some candy.",
    "The answer is:\n\n1. 5 boxes of candy are full.",
    "#### 2. Compute the total",
  ])("the number of an item is not the answer: %j", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBeNull();
  });

  test.each([
    ["The answer is:\n\n18. She sold the others.", "18"],
    ["The answer is 1. Tom has one apple.", "1"],
    ["Let's add. How many apples are left? Answer: 12", "12"],
    ["Step 3 Answer: 12", "12"],
    ["Reasoning and answer: 12", "12"],
    ["Add them to find the final answer: 12", "12"],
    ["5 + 7 = 12.\n#### 12.\nThat is all.", "12"],
    ["#### $1,200", "1200"],
    ["#### -5", "-5"],
    ["#### **12**", "12"],
    ["#### Rs. 500", "500"],
    ["#### USD 500", "500"],
    ["#### HK$500", "500"],
  ])("%j still announces %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["The answer is 180 minutes (1 hour = 60 minutes).", "180"],
    ["The answer is 5 + 3 (= 8).", "8"],
    ["The answer is 2 * 3 (2 boxes of 3 = 6).", "6"],
    ["The answer should be 15, not 20 - 4 = 16.", "15"],
    ["The answer is 15 rather than 20 - 4 = 16.", "15"],
    ["The answer is the number of shirts Dave did not wash = 17.", "17"],
    ["The answer is 6 (3x = 18).", "6"],
    ["The answer is 3 hours (3 x 60 = 180 minutes).", "3"],
    ["The answer is 36 ÷ 4 = 9 (9 × 4 = 36).", "9"],
    ["The answer is 20 ÷ 40 = 50% (40 × 0.5 = 20).", "50"],
    ["The answer is 12 when x = 3.", "12"],
    ["The answer is 12, if n = 4.", "12"],
    ["The answer is 30, given price = 5.", "30"],
    ["The answer is 12; 12 ÷ 4 = 3.", "12"],
    ["The answer is 9, and 9 × 4 = 36.", "9"],
    ["The answer is 9, check: 9 x 4 = 36.", "9"],
  ])("what explains the claim or is set against it does not count: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["The answer is 3 * 4 = 12.", "12"],
    ["The answer is 5 + 3 = 8, and 8 + 2 = 10.", "10"],
    ["The answer is 5 apples, and 3 pears = 8 pieces of fruit.", "8"],
    ["The answer is 3 shirts at cost = 30.", "30"],
  ])("what a claim comes to is the answer: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["The answer is 5 boxes of 4 pens (5 × 4 = 20).", "20"],
    ["The answer is 5 boxes of 4 pens (5 × 4 = 20 pens).", "20"],
    ["The answer is 3 dozen (3 * 12 = 36).", "36"],
  ])("what a product in brackets comes to is the answer: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "The answer is X = 6 and X = 37.",
    "So, x = 5 or y = 6.",
    "The answer is x = 5 and y = 3 + 4 = 7.",
    "The answer is x = 5 and y = 7 (check: 5 + 7 = 12).",
    "x = 5 and y = 7 (5 + 7 = 12)",
  ])("%j names two answers", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBeNull();
  });

  test.each([
    "Therefore, if x = 5 and y = 7, x + y = 12.",
    "The answer is that if x = 5 and y = 7, x + y = 12.",
  ])("%j is given two values and names one answer", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBe("12");
  });

  test.each([
    ["The answer is 12. The answer can't be negative, so this makes sense.", "12"],
    ["The answer is 12.\nThe answer is not a fraction.", "12"],
    ["The answer is 12. The answer is not more than 20.", "12"],
  ])("a remark on the answer does not take it back: %j", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "The answer is 12. The answer is not 12.",
    "The answer is 12. The answer cannot be determined.",
    "The answer is not more than 20.",
    "The answer is not 20.",
    "The answer is 18. The answer is not 20 but 15.",
  ])("what denies the answer leaves none: %j", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBeNull();
  });

  test.each([
    ["The answer is 15. The answer is not 20.", "15"],
    ["The answer is 15. The answer cannot be 20, because 5 are lost.", "15"],
  ])("what denies another answer leaves the one given: %j", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each(["26 - N", "26 - n dollars", "3*k", "2X", "2N"])("the term %s is no number", (term) => {
    expect(extractAnswer(`\\boxed{${term}}`, QUESTION)).toBeNull();
  });

  test.each(["26 N", "26 - I think", "26*"])("%s is no term", (words) => {
    expect(extractAnswer(`The answer is ${words}.`, QUESTION)).toBe("26");
  });

  test.each([
    ["The answer is 5 hundred.", "500"],
    ["The answer is $5k.", "5000"],
    ["The answer is $1.5M.", "1500000"],
    ["The answer is $3B a year.", "3000000000"],
    ["The answer is $2bn.", "2000000000"],
    ["The answer is $3Books.", "3"],
    ["The answer is 5 m.", "5"],
    ["The answer is 2 lakhs.", "200000"],
    ["The answer is 5 hundred-dollar bills.", "5"],
    ["答案是3千元。", "3000"],
    ["答案是5千克。", "5"],
    ["答案是5万千克。", "50000"],
    ["The answer is 66 million-year-old bones.", "66000000"],
    ["The answer is 2 millions.", "2000000"],
    ["答案是3万元。", "30000"],
    ["答案是1.2亿。", "120000000"],
    ["The answer is 5 km.", "5"],
    ["The answer is $\\$5k$.", "5000"],
    ["The answer is $\\$2M$.", "2000000"],
    ["The answer is $\\$5m$.", "5000000"],
    ["The answer is $$ \\$5m $$", "5000000"],
  ])("%j has its scale: %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    ["Answer: $$42$$", "42"],
    ["Answer: $$ 42 $$", "42"],
    ["#### $$42$$", "42"],
    ["#### $$-42$$", "-42"],
    ["Answer: $$ \\$42 $$", "42"],
    ["Answer: $\\$5m$", "5000000"],
    ["We add them up.\n$$42$$", "42"],
  ])("a number set as a formula of its own is read: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "Answer: $$5 + 3$$",
    "Answer: $$42$$ or $$43$$",
    "#### $$\\sqrt{16}$$",
    "We add them up.\n$$5 + 3$$",
  ])("a formula of its own that is not one number is not read: %j", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBeNull();
  });

  test.each([
    ["The answer is $15\\text{m}$.", "15"],
    ["The answer is $15m$", "15"],
    ["The answer is $20m^2$.", "20"],
    ["The answer is $$ 15m $$", "15"],
  ])("metres in a formula are no millions: %j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "5 hundred thousand dollars",
    "2 lakh crore",
    "3万亿元",
    "2 million–3 million dollars",
    "$5k-$6k",
    "$5k, $6k",
  ])("%j is not read in part", (amount) => {
    expect(extractAnswer(`The answer is ${amount}.`, QUESTION)).toBeNull();
  });

  test.each(["2 million", "2 millions", "2 mill", "5 hundred thousand", "5 hundred thou", "3 1/2", "12 500"])(
    "a reply cut off in %j says no number",
    (cut) => {
      expect(extractAnswer(`The answer is ${cut}`, QUESTION, "length")).toBeNull();
    },
  );

  test("a reply cut off behind its number and in its unit has said it", () => {
    expect(extractAnswer("The answer is 12 mi", QUESTION, "length")).toBe("12");
  });
});

describe("a number without a marker", () => {
  test.each([
    ["18", "18"],
    ["$18.", "18"],
    ["18 dollars", "18"],
    ["So, she has 12 apples left.", "12"],
    ["So the balance is $ - 5.", "-5"],
    ["She had 20.\nShe ate 8.\nSo, she has 12 apples left.", "12"],
    ["First 20.\nTherefore, after 3 days she has 12 apples.", "12"],
    ["Thus, 20 - 8 = 12 apples are left.", "12"],
    ["We add them.\n\\[\n5 + 7 = 12\n\\]", "12"],
    ["We add them.\nTotal = 12 apples", "12"],
    ["20 - 8 = 12\n\nMelanie has 12 dimes now.", "12"],
    ["Melanie has 12 dimes now.", "12"],
    ["We subtract.\n```output\n12\n```", "12"],
    ["她有5个。\n所以，她一共有12个苹果。", "12"],
    ["So, x = 5 (check: 5 + 7 = 12).", "5"],
    ["So, 3 * 60 = 180 minutes (1 hour = 60 minutes).", "180"],
    ["So 10 − 6 = 4 (2 × 3 = 6).", "4"],
    ["Total = cost of A + cost of B (5 + 7 = 12)", "12"],
    ["Total = 3 dozen (3 * 12 = 36)", "36"],
  ])("%j concludes with %s", (reply, answer) => {
    expect(extractAnswer(reply, QUESTION)).toBe(answer);
  });

  test.each([
    "First, 5 + 7 = 12.\nNext, we multiply 12 by",
    "First, 5 + 7 = 12.\nNext, we multiply 12 by 3.",
    "\\[ 5 \\times 7 = 3",
    "\\[\n5 + 7 = 12",
    "Step 1: Tom has 5 apples.",
    "Let's solve it.\n\n1. Tom has 5 apples.\n2. He buys 3 more.",
    "1. Add 5 and 7.\n2. Multiply by 3.\n3.",
    "So, she has 12",
    "So, the first box holds 12 and the second one 15.",
    "Therefore, the",
    "Therefore, the answer is \\boxed",
    "Therefore, the answer is \\boxed{12",
    "Therefore, the answer is",
    "The answer is not given.",
    "The answer cannot be determined from 3 of the facts.",
    "The answer isn't 5.",
    "We get 5. However, the answer is unknown.",
    "The answer is X.",
    "The answer is [3-digit number].",
    "The answer is [number].",
    "The answer is [your answer in 1 word].",
    "The answer is between 5 and 10.",
    "The answer is in 3 bags of 4.",
    "The answer is the sum of 3 numbers.",
    "The answer is 5 or 6.",
    "The answer is 5 + 3.",
    "The answer is 3:30.",
    "The answer is \\(5\\sqrt{3}\\).",
    "\\boxed{5x}",
    "\\boxed{5, 6}",
    "Answer: Let's think step by step. Tom has 5 apples.",
    "Answer:\nTom has 5 apples at first. Then he buys",
    "Would she have 12 apples?",
    "So, does she have 12 apples?",
    "I am sorry, I cannot answer this.",
    "I'll think step by step and end with a line: The answer is X",
    "{}[]()\\\\**##``",
  ])("%j has no answer", (reply) => {
    expect(extractAnswer(reply, QUESTION)).toBeNull();
  });
});

describe("a number rounded to the decimals of another", () => {
  test.each([
    ["33.333333", "33.33", true],
    ["33.333333", "33.3", false],
    ["12.46", "12.5", false],
    ["2.345", "2.35", true],
    ["-0.555", "-0.56", true],
    ["66.666667", "66.66", false],
    ["33", "33.3", false],
    ["12.5", "13", false],
  ])("%s comes to %s: %s", (number, rounded, comesTo) => {
    expect(roundsTo(number, rounded)).toBe(comesTo);
  });
});
