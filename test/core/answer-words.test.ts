import { describe, expect, test } from "vitest";
import { canonicalAnswer, extractAnswer, readsAsNoAnswer } from "../../core/answer.ts";
import type { AnswerType, Question } from "../../core/question.ts";

function asked(answerType: AnswerType): Question {
  return { id: "q", text: "What?", answerType, choices: [] };
}

describe("a string", () => {
  test.each([
    ['The answer is "aeoy".', "aeoy"],
    ["The answer is aeoy.", "aeoy"],
    ["The answer is **aeoy**.", "aeoy"],
    ["Therefore, the final answer is \\(\\boxed{aeoy}\\).", "aeoy"],
    ['Final answer: "aeoy"\n\nSo, the final answer is: "aeoy"', "aeoy"],
    ['The answer is "aeoy" because the words are "Ada Joe Leo Amy".', "aeoy"],
    ['The answer is the letters of "Ada Joe" together, which gives "ae".', "ae"],
    ["The answer is St. Paul.", "St. Paul"],
    ["The answer is J.R.R. Tolkien.", "J.R.R. Tolkien"],
    ["The answer is U.S. Virgin Islands.", "U.S. Virgin Islands"],
    ["The answer is the U.S. It is large.", "the U.S"],
    ["The answer is Washington, D.C. Its streets were planned.", "Washington, D.C"],
    ["The answer is right triangle.", "right triangle"],
    ["The answer is Right.", "Right"],
    ["The answer is Above and Beyond.", "Above and Beyond"],
    ["The answer is Warsaw.\n\nExplanation of the answer: Based on the text, she was born there.", "Warsaw"],
    ["The answer is Mt. Everest.", "Mt. Everest"],
    ["The answer is Warner Bros. Pictures.", "Warner Bros. Pictures"],
    ["The answer is Warner Bros. The film came in 2001.", "Warner Bros"],
    ["The answer is Kill Bill: Vol. 1.", "Kill Bill: Vol. 1"],
    ["The answer is Panic! at the Disco.", "Panic! at the Disco"],
    ["The answer is Oklahoma! It is a musical.", "Oklahoma!"],
    ["The answer is Oklahoma! by Rodgers and Hammerstein.", "Oklahoma!"],
    [
      "The answer is Paris! it is the capital, and has been so for longer than anyone there can say.",
      "Paris!",
    ],
    ['The answer is Dwayne "The Rock" Johnson.', 'Dwayne "The Rock" Johnson'],
    ['The answer is "Weird Al" Yankovic, since he sang it.', '"Weird Al" Yankovic'],
    ["The answer is “Weird Al” Yankovic.", "“Weird Al” Yankovic"],
    ['The answer is "nk" The last letters are joined.', "nk"],
    ['The answer is "nk" Therefore, nk is right.', "nk"],
    ['The answer is The "Titanic" James Cameron made.', "Titanic"],
    ['The answer is the film "Titanic" James Cameron made.', "Titanic"],
    ["The answer is [-2,7].", "[-2,7]"],
    ["The answer is [1912].", "1912"],
    ["The answer is [18 dollars].", "18 dollars"],
    ["The answer is The Eiffel Tower, since it is in Paris.", "The Eiffel Tower"],
    ["The answer is Paris as it is the capital.", "Paris"],
    ["The answer is As Good as It Gets.", "As Good as It Gets"],
    ["The answer is It Can't Happen Here.", "It Can't Happen Here"],
    ["The answer is I Don't Know How She Does It.", "I Don't Know How She Does It"],
    ["The answer is Clear Lake.", "Clear Lake"],
    ['The answer is "n" + "k" = "nk".', "nk"],
    ['The answer is "nk", not "kn".', "nk"],
    ["The answer is:\n\naeoy", "aeoy"],
    ['The answer is "nk".\n\n#### Explanation\nThe last letters are joined.', "nk"],
    ['The answer is "nk".\n\nHere is how I got the answer:\n- The last letter of "Tim" is "m".', "nk"],
    ['The answer is "nk".\n\nLet\'s check the answer: both letters are there.', "nk"],
    ['The answer is "nk".\n\nThe answer is:\n\n1. Take the last letters of each word.', "nk"],
    ['The answer is "nk".\n\nThe answer is:\n\n1. The last letter of "Tim" is "m".', "nk"],
    ["The answer is:\n\n7-Eleven", "7-Eleven"],
    ['The last letters are joined.\n#### "nk"', "nk"],
    ['The answer is "nk".\n\n#### "Tim"\nIts last letter is m.', "nk"],
    ["The answer is “1:1”.", "1:1"],
    ['The answer is "mk". This answer is formed by joining "m" and "k".', "mk"],
    ['This answer is "mk".', "mk"],
    ["aeoy", "aeoy"],
    ['"aeoy".', "aeoy"],
    ["The Eiffel Tower", "The Eiffel Tower"],
    ["答案是“aeoy”。", "aeoy"],
    ["The answer is Paris, not London.", "Paris"],
    ["Paris, not London", "Paris"],
    ["The answer is To be, not to seem.", "To be, not to seem"],
    ["The answer to which letters are last is nk.", "nk"],
    ["The answer to who sang it is What Is Love.", "What Is Love"],
    ["The answer is still nk.", "nk"],
    ["The answer is therefore Paris, not London.", "Paris"],
    ["The answer is Still Alice.", "Still Alice"],
    ["The answer is still life.", "still life"],
    ["Not Fade Away", "Not Fade Away"],
    ["I'm Sorry", "I'm Sorry"],
    ["答案是不可知论。", "不可知论"],
    ["不确定性原理", "不确定性原理"],
    ["The answer is 北京，因为它是首都。", "北京"],
    ["答案是因为爱情。", "因为爱情"],
    ["艾菲尔铁塔。", "艾菲尔铁塔"],
  ])("%j gives %j", (reply, answer) => {
    expect(extractAnswer(reply, asked("string"))).toBe(answer);
  });

  test.each([
    ["a placeholder", "The answer is X."],
    ["a quoted placeholder", 'The answer is "…".'],
    ["a blank in brackets", "The answer is [answer]."],
    ["a blank with a number", "The answer is [your answer in 1 word]."],
    ["a blank that begins with a number", "The answer is [3-digit number]."],
    ["a refusal", "The answer is not given."],
    ["a refusal in a clause", "The answer is that it cannot be determined."],
    ["a refusal that speaks of the question", "The answer is: this can’t be exactly known from the text."],
    ["a lack of information", "The answer is that there is not enough information."],
    ["an inability", "The answer is unable to be determined."],
    ["an admission", "The answer is I don't know."],
    ["an admission with its reason", 'The answer is "I do not know" because the text ends there.'],
    ["a doubt", "The answer is I am not sure, since it is not said."],
    ["a silence", "The answer is I cannot say"],
    ["a refusal behind an adverb", "The answer is still unknown."],
    ["an admission without a marker", "I don't know."],
    ["a lack of knowledge without a marker", "Unknown."],
    ["nothing without a marker", "None."],
    ["an apology without a marker", "I'm sorry, I can't help."],
    ["a Chinese refusal", "答案是不能判断真实性。"],
    ["a Chinese refusal without a marker", "不确定。"],
    ["a Chinese admission", "The answer is 我不知道。"],
    ["a Chinese inability", "答案是我们无法确定。"],
    ["a Chinese admission without a marker", "我不知道。"],
    ["a Chinese sentence", "这座城市位于法国北部的塞纳河畔。"],
    ["a remark on the answer", "I hope that the answer is correct."],
    ["an explanation", "To find the last letters, we look at each of the words in turn."],
    ["several lines", "Ada: a\nJoe: e"],
    ["a question", "Which letters?"],
    ["a list of pieces", 'The answer is "i", "t", "e".'],
    ["a choice of pieces", 'The answer is "it" or "te".'],
    ["an unfinished marker", "The answer is"],
    ["an unfinished box", "The answer is \\boxed{aeo"],
  ])("%s is no answer", (_, reply) => {
    expect(extractAnswer(reply, asked("string"))).toBeNull();
  });
});

test.each([
  "The answer is Lyon. The claim that the answer is Paris is incorrect.",
  "The answer is Lyon. I disagree that the answer is Paris.",
  "The answer is Lyon. Agent 2 says that the answer is Paris.",
])("an announcement that the reply denies or reports is not its own: %j", (reply) => {
  expect(extractAnswer(reply, asked("string"))).toBe("Lyon");
});

test("a string from both of whose ends a mark was taken gets none of them back", () => {
  expect(canonicalAnswer('"5" nail"', asked("string"))).toBe('5" nail');
});

describe("a string that reads as if there were no answer", () => {
  test.each([
    "none",
    "right",
    "below",
    "Unknown",
    '"unclear"',
    "Missing link",
    "not given",
    "cannot be determined",
    "that it cannot be determined",
    "unanswerable",
    "insufficient information",
    "I'm not sure",
  ])("%s is not read from a reply that announces it", (answer) => {
    expect(readsAsNoAnswer(answer, "string")).toBe(true);
    expect(extractAnswer(`The answer is ${answer}.`, asked("string"))).toBeNull();
  });

  test.each(["nobody", "Nonesuch", "Notting Hill", "Canberra", "unable to fly"])("%s is none", (answer) => {
    expect(readsAsNoAnswer(answer, "string")).toBe(false);
    expect(extractAnswer(`The answer is ${answer}.`, asked("string"))).toBe(answer);
  });

  test("may be an option, a number or prose", () => {
    for (const type of ["choice", "number", "text", "translation"] as const)
      expect(readsAsNoAnswer("none", type)).toBe(false);
  });
});

describe("a translation", () => {
  test.each([
    ["He left early.", "He left early."],
    ['"He left early."', "He left early."],
    ["```\nHe left early.\n```", "He left early."],
    ['The answer is "He left early."', "He left early."],
    ["The answer is: He left. Then she did.", "He left. Then she did."],
    ['Therefore, the English translation is:\n"He left early."', "He left early."],
    ['The translation of "他早走了" into English is: "He left early."', "He left early."],
    ["Translation: He left early.", "He left early."],
    ["Here it is in English:\n\nHe left early.", "He left early."],
    ['The translation is: "He left early", which means that he did not stay.', "He left early"],
    ['The answer is "Come in," she said.', '"Come in," she said.'],
    ['The answer is The film "Titanic" is popular.', 'The film "Titanic" is popular.'],
    ['The answer is He asked me, "Are you ready?"', 'He asked me, "Are you ready?"'],
    ["The answer is Not everyone likes it.", "Not everyone likes it."],
    ["The answer is Could you tell me the way?", "Could you tell me the way?"],
    ["The answer is None of them came.", "None of them came."],
    ["The answer is Right now it is raining.", "Right now it is raining."],
    ["The translation is as follows:\nHe left early.", "He left early."],
    ["Here is how the sentence is translated: He left early.", "He left early."],
    ["Here is how the sentence is translated to English: He left early.", "He left early."],
    ['The answer is "He left."\n\nExplanation of the translation: 走 means to leave.', "He left."],
    ['The answer is "He left."\n\nHere is how each part is translated:\n- 他: he', "He left."],
    ["The answer is He left early.\n\nThis translation is accurate and natural.", "He left early."],
    ["答案是 He left early.\n\n这个翻译是准确的。", "He left early."],
    ['The answer is: X\n\nThis English translation is: "He left early."', "He left early."],
    ['The translation of 他 is "he".\n\nThis translates to English: "He left early."', "He left early."],
  ])("%j gives %j", (reply, answer) => {
    expect(extractAnswer(reply, asked("translation"))).toBe(answer);
  });

  test.each([
    "The answer cannot be translated.",
    "The answer is: not available.",
    "The translation could not be given.",
    "I cannot translate this.",
    "I'm sorry, but I can't translate that.",
  ])("is not %j", (reply) => {
    expect(extractAnswer(reply, asked("translation"))).toBeNull();
  });

  test("is not the blank of the prompt", () => {
    expect(extractAnswer("The answer is X.", asked("translation"))).toBeNull();
  });
});
