import { describe, expect, test } from "vitest";
import { canonicalAnswer, extractAnswer } from "../../core/answer.ts";
import type { Choice, Question } from "../../core/question.ts";

function choices(...texts: string[]): Choice[] {
  return texts.map((text, index) => ({ label: "ABCDEFGHIJ".charAt(index), text }));
}

function asked(...texts: string[]): Question {
  return { id: "q", text: "Where?", answerType: "choice", choices: choices(...texts) };
}

const PLACES = asked("bank", "library", "department store", "mall", "New York");
const TEN = asked("bank", "library", "mall", "zoo", "gym", "park", "farm", "inn", "port", "mine");
const LENGTHS = asked("3km", "$2.60", "3/4", "1,584", "-5");
const SENTENCES = asked(
  "I ca n't get off medical leave .",
  "None of the above choices .",
  "They would be writing a story",
  "They would not be writing a story",
);

describe("a bare choice", () => {
  test.each([
    [PLACES, "B", "B"],
    [PLACES, "b", "B"],
    [PLACES, "(B)", "B"],
    [PLACES, "B.", "B"],
    [PLACES, "library", "B"],
    [PLACES, "Library.", "B"],
    [PLACES, "B) library", "B"],
    [PLACES, "new york", "E"],
    [LENGTHS, "3 km", "A"],
    [LENGTHS, "1584", "D"],
    [LENGTHS, "-5", "E"],
    [SENTENCES, "I can't get off medical leave.", "A"],
    [asked("outer space", "outerspace"), "outerspace", "B"],
    [asked("$\\frac{1}{2}$", "$\\frac{1}{3}$"), "1/3", "B"],
    [asked("$\\alpha$", "$\\beta$"), "beta", "B"],
    [asked("x > y", "x < y", "x < -y"), "x < -y", "C"],
    [PLACES, "F", null],
    [PLACES, "museum", null],
    [PLACES, "bank or library", null],
    [LENGTHS, "5", null],
    [asked("same", "same"), "same", null],
    [PLACES, "", null],
  ])("in %# %j is %s", (question, raw, label) => {
    expect(canonicalAnswer(raw, question)).toBe(label);
  });
});

describe("a marked choice", () => {
  test.each([
    ["The answer is B.", "B"],
    ["The answer is b", "B"],
    ["The answer is (b).", "B"],
    ["The answer is [B].", "B"],
    ["The answer is (a) bank", "A"],
    ["答案是B，因为图书馆很安静。", "B"],
    ["答案是B：图书馆。", "B"],
    ["The answer is A.", "A"],
    ["The answer is A, because people keep money there.", "A"],
    ["The answer is A bank.", "A"],
    ["The answer is a bank.", "A"],
    ["The answer is a library.", "B"],
    ["The answer is B) library.", "B"],
    ["The answer is B library", "B"],
    ["The answer is B because it is quiet.", "B"],
    ["The answer is option B.", "B"],
    ["The correct answer is option (B) library, not the mall.", "B"],
    ["**Answer: B) library**", "B"],
    ["**Answer:**\n\nB) Library", "B"],
    ["The correct answer is:\n\n**B) library**", "B"],
    ["the most likely answer that a child would want is:\n\n**D) Mall**", "D"],
    ["Answer: E", "E"],
    ["The answer is \\boxed{B}.", "B"],
    ["\\boxed{\\text{B) library}}", "B"],
    ["\\boxed{library}", "B"],
    ["The answer is the department store.", "C"],
    ["The answer is that people go to the mall.", "D"],
    ["The best choice is B.", "B"],
    ["The correct option is: B", "B"],
    ["The right answer is 'B'.", "B"],
    ["答案是 B) library", "B"],
    ["正确答案：B", "B"],
    ["\\boxed{30}. The correct choice is \\boxed{B}.", "B"],
    ["The answer is A. No, the answer is B.", "B"],
    ["The answer is A) bank because it is more secure than B) library or C) department store.", "A"],
    ["The answer is A) bank, not B) library.", "A"],
    ["The answer is A) bank, whereas B) library, C) department store and D) mall are not for money.", "A"],
    ["The answer is A) bank; B) and C) are wrong.", "A"],
    ["The answer is A) bank, so B) and C) are out.", "A"],
    ["The answer is A) bank, and the reason is that B) library and C) mall are quiet.", "A"],
    ["People read there.\n#### B.", "B"],
    ["People read there.\n#### Option B", "B"],
    ["The answer is B.\n\n#### Option C\nThat is no place to read.", "B"],
    ["The answer is B.\n\n#### A.\nA bank keeps money.", "B"],
    ["The answer is 'B', and it is quiet.", "B"],
    ["The answer is B) library. This answer is better than A) bank because it is quiet.", "B"],
    ["The answer is （B）。", "B"],
    ["The answer is （B）library.", "B"],
    ["答案是【B】", "B"],
    ["答案是选项B", "B"],
    ["答案是选项A，因为银行有钱。", "A"],
    ["正确答案：（B）library", "B"],
    ["The answer is that one would go for （B）.", "B"],
    ["答案是B，A不对。", "B"],
    ["答案是B，A、C都不对。", "B"],
    ["答案是B，A 不对。", "B"],
    ["答案是 B，和 A 相比更安静。", "B"],
    ["答案是 B, 和 A 相比更安静。", "B"],
    ["答案是Ｂ。", "B"],
    ["答案是（Ｂ）。", "B"],
    ["答案是Ｂ，Ａ不对。", "B"],
    ["The answer is B, a quiet place.", "B"],
    ["The answer is the bank and the library is quiet.", "A"],
    ["The answer is still B.", "B"],
    ["The answer is therefore B because it is quiet.", "B"],
    ["The answer is very likely (b).", "B"],
  ])("%j gives %s", (reply, label) => {
    expect(extractAnswer(reply, PLACES)).toBe(label);
  });

  test.each([
    ["The answer is I.", "I"],
    ["The answer is I because ships land there.", "I"],
    ["The answer is I would say option B.", "B"],
    ["I would go with option B.", "B"],
    ["I would go with B.", null],
  ])("takes no speaker for the option I: %j gives %s", (reply, label) => {
    expect(extractAnswer(reply, TEN)).toBe(label);
  });

  test.each([
    ["The answer is C. I don't think that the answer is B.", "C"],
    ["The answer is C. The critic's claim that the answer is B is incorrect.", "C"],
    ["The answer is C. The critic says that the answer is B.", "C"],
    ["The critic's claim that the answer is B is incorrect.", null],
    ["I disagree that the answer is (B).", null],
    ["I agree with the claim that the answer is B.", "B"],
  ])("an announcement that the reply denies or reports is not its own: %j gives %j", (reply, label) => {
    expect(extractAnswer(reply, PLACES)).toBe(label);
  });

  test("stays where another is then denied", () => {
    expect(extractAnswer("The answer is C. The answer is not B.", PLACES)).toBe("C");
    expect(extractAnswer("The answer is C. The answer can't be C.", PLACES)).toBeNull();
  });

  test("is recognised by its value", () => {
    expect(extractAnswer("The answer is \\boxed{\\frac{3}{4}}.", LENGTHS)).toBe("C");
    expect(extractAnswer("The answer is 3 kilometres.", LENGTHS)).toBe("A");
    expect(extractAnswer("The answer is $1,584.", LENGTHS)).toBe("D");
    expect(extractAnswer("The answer is 5.", LENGTHS)).toBeNull();
  });

  test("is not recognised by a value that is lost where the option says that it is won", () => {
    const changes = asked("2% Profit", "3% Profit", "2% Loss", "3% Loss", "4% Loss");
    expect(extractAnswer("The answer is 4% profit.", changes)).toBeNull();
    expect(extractAnswer("The answer is a loss of 4%.", changes)).toBe("E");
    expect(extractAnswer("The answer is 4%.", changes)).toBe("E");
  });

  test("is recognised by its text although others contain or resemble it", () => {
    const accounts = asked("bank", "bank account", "account");
    expect(extractAnswer("The answer is the bank account.", accounts)).toBe("B");
    expect(extractAnswer("The answer is: C) They would be writing a story.", SENTENCES)).toBe("C");
    expect(extractAnswer("The answer is they would not be writing a story.", SENTENCES)).toBe("D");
    expect(extractAnswer("The answer is: None of the above choices.", SENTENCES)).toBe("B");
    expect(extractAnswer("The answer is 4 pi cm.", asked("2π cm", "4π cm"))).toBe("B");
    expect(extractAnswer("The answer is $4\\pi$ cm.", asked("2 pi cm", "4 pi cm"))).toBe("B");
  });

  test("is recognised by a text with a comma in it, and where its text is the label of another", () => {
    const colours = asked("red, blue", "red", "blue");
    expect(extractAnswer("The answer is red, blue because both are there.", colours)).toBe("A");
    const languages = asked("Java", "C", "Python");
    expect(extractAnswer("The answer is B C because it is fast.", languages)).toBe("B");
  });

  test("is none where two texts are named", () => {
    const numbers = asked("5", "10");
    expect(extractAnswer("The answer is 5 or 10.", numbers)).toBeNull();
    expect(extractAnswer("The answer is 5.", numbers)).toBe("A");
  });

  test("may be the one option that none of the others is right, in other words than its own", () => {
    expect(extractAnswer("The answer is none of the above.", SENTENCES)).toBe("B");
    expect(extractAnswer("The answer is none of the above.", asked("5", "10", "None of these"))).toBe("C");
    const both = asked("5", "None of these", "None of the above");
    expect(extractAnswer("The answer is none of these.", both)).toBe("B");
  });

  test("may be an option that says that there is no answer", () => {
    const open = asked("5", "10", "cannot be determined");
    expect(extractAnswer("The answer cannot be determined.", open)).toBe("C");
    expect(extractAnswer("The answer cannot be determined.", PLACES)).toBeNull();
    expect(extractAnswer("不可知论", asked("有神论", "不可知论"))).toBe("B");
  });
});

describe("a choice without a marker", () => {
  test.each([
    ["B", "B"],
    ["(b)", "B"],
    ["B) library", "B"],
    ["Library", "B"],
    ["B. It is quiet there.", "B"],
    ["Option B is correct.", "B"],
    ["They are quiet.\n\nB) library", "B"],
    ["People read there.\nTherefore, they go to the library.", "B"],
    ["People read there.\nSo the most likely place is the library.", "B"],
    ["People read there.\nTherefore, option B.", "B"],
    ["He would go to the library.", "B"],
    ["B. The others are unlikely.", "B"],
    ["B) The others are unlikely.", "B"],
    ["(B) The others are impossible.", "B"],
    ["Therefore, staying at home is impossible, so he would go to the library.", "B"],
    ["The correct answer is B, option A is wrong.", "B"],
    ["The answer is C, and option A is incorrect.", "C"],
    ["The library is best because elsewhere reading is impossible.", "B"],
    ["（Ｂ）", "B"],
  ])("%j concludes with %s", (reply, label) => {
    expect(extractAnswer(reply, PLACES)).toBe(label);
  });

  test("may be an option that is called what rules out others", () => {
    expect(extractAnswer("The statement is false.", asked("true", "false"))).toBe("B");
  });

  test.each([
    ["an article", "A museum, I think."],
    ["a list of the options", "A) bank\nB) library\nC) department store"],
    ["a list that breaks off", "A) bank: no.\n\nB) library: People read there. It"],
    ["two labels", "The answer is A and B."],
    ["two labels with texts", "The answer is (A) or (B)."],
    ["two labels and their texts", "The answer is A) bank and B) library."],
    ["a list of labels and their texts", "The answer is A) bank, B) library."],
    ["two labels and numbers", "The answer is A) 1,000 and B) 2,000."],
    ["two labels and texts with brackets", "The answer is A) salt (NaCl) and B) sugar."],
    ["two labels and their texts behind a comma", "The answer is A) bank, and B) library."],
    ["two labels behind a Chinese comma", "答案是B，C。"],
    ["three labels behind Chinese commas", "答案是（A），（B）和（C）"],
    ["two labels with a Chinese “or”", "答案是 B 或 C。"],
    ["two labels with a Chinese “and”", "答案是【B】和【C】。"],
    ["two labels with a Chinese “or” behind a comma", "答案是 B，或 C。"],
    ["two labels with a Chinese “and” behind a Chinese comma", "答案是 B，和 C。"],
    ["two labels with a Chinese “and” behind a comma", "答案是 B, 和 C。"],
    ["two labels named options", "The answer is option A or option B."],
    ["two labels named options without a marker", "option B and option C"],
    ["two small labels in brackets", "The answer is (b) or (c)."],
    ["two small labels in brackets without a marker", "(b) or (c)"],
    ["two small labels with brackets behind them", "b) and c)."],
    ["two labels with “and/or”", "The answer is B and/or C."],
    ["two labels with “or maybe”", "The answer is B or maybe C."],
    ["two labels with “and also”", "The answer is B and also C."],
    ["two labels with “as well as”", "The answer is B as well as C."],
    ["two labels side by side", "The answer is B C."],
    ["two labels with a semicolon", "The answer is B; C."],
    ["two labels of full width", "答案是Ｂ，Ｃ。"],
    ["two texts", "So it is the bank or the library."],
    ["two texts behind a marker", "The answer is the bank or the library."],
    ["two texts behind a heading", "Answer: bank and library"],
    ["two texts with “as well as”", "The answer is the bank as well as the library."],
    ["two texts, one in brackets", "The answer is the bank (or the library)."],
    ["two labels and their texts, one in brackets", "The answer is A) bank (or B) library)."],
    ["a list of texts", "The answer is the bank, library or mall."],
    ["a denial", "So it is not the library."],
    ["an option ruled out", "Option C is incorrect."],
    ["an option that is false", "B is false."],
    ["an option that can be excluded", "B can be excluded."],
    ["an option that makes no sense", "C makes no sense."],
    ["an unlikely option", "The library seems unlikely."],
    ["a refusal", "The answer is none of these."],
    ["an unfinished marker", "Therefore, the answer is \\boxed"],
    ["the blank of the prompt", "The answer is X."],
    ["a blank in brackets", "The answer is [letter]."],
    ["a letter of no option in brackets", "The answer is [X]."],
    ["an unknown label", "The answer is F."],
    ["a question", "Would it be the library?"],
    ["talk in between", "A library is quiet.\nThe bank is not."],
  ])("%s is no answer", (_, reply) => {
    expect(extractAnswer(reply, PLACES)).toBeNull();
  });
});
