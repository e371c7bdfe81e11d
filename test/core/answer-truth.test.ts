import { describe, expect, test } from "vitest";
import { extractAnswer } from "../../core/answer.ts";
import type { AnswerType, Question } from "../../core/question.ts";

function asked(answerType: AnswerType): Question {
  return { id: "q", text: "Is it?", answerType, choices: [] };
}

describe("yes or no", () => {
  test.each([
    ["Yes", "yes"],
    ["no.", "no"],
    ["**No**", "no"],
    ["The answer is yes.", "yes"],
    ["the answer is No, because it was flipped", "no"],
    ["The answer is **Yes**.", "yes"],
    ["The answer is [Yes].", "yes"],
    ["The answer is [YES].", "yes"],
    ["Therefore, the answer is [no].", "no"],
    ["Therefore, the answer is \\boxed{\\text{Yes}}.", "yes"],
    ['The answer to the question "Can it win? " is: Yes.', "yes"],
    ["Yes, it is close. The answer is the answer is yes.", "yes"],
    ["Yes.\nPenguins have feathers.", "yes"],
    ["Yes, the coin is. But then the answer is no.", "no"],
    ["No, the coin is still heads up.", "no"],
    ["It was flipped once.\nSo, no.", "no"],
    ["It was flipped twice.\n\nTherefore, yes, it is heads up.", "yes"],
    ["It was flipped twice.\n\nYes", "yes"],
    ["Answer: No", "no"],
    ["The answer is True.", "yes"],
    ["The answer is no due to the lack of evidence.", "no"],
    ["The answer is no based on what is known.", "no"],
    ["The answer is no and it stays so.", "no"],
    ["The answer is no so the coin is tails up.", "no"],
    ["The answer is no given the facts.", "no"],
    ["the answer is:\n\n**The answer is no. The answer is not yes.**", "no"],
    ["The answer is not no.", "yes"],
    ["答案是：是", "yes"],
    ["答案是不是", "no"],
    ["答案是不，硬币没有翻。", "no"],
    ["答案是对，因为硬币翻了两次。", "yes"],
    ["答案是正确的。", "yes"],
    ["答案是不同意。", "no"],
    ["The answer is ‘yes’.", "yes"],
    ["答案是「是」。", "yes"],
    ["答案是（是）。", "yes"],
    ["答案是【是】", "yes"],
    ["The answer to whether it is true that pigs fly is no.", "no"],
    ["The answer to whether the coin is heads up is no.", "no"],
    ["The answer to whether she has enough is no and the rest is missing.", "no"],
    ["The answer to whether it would sink is likely no as it is less dense than water.", "no"],
    ["The answer to whether it floats is definitely yes and this is because it is light.", "yes"],
    ["The answer to whether the claim is true according to the passage is no.", "no"],
    ["The answer is clearly no.", "no"],
    ["The answer is still yes, since it was flipped twice.", "yes"],
    ["It was flipped twice.\nTherefore, most likely yes.", "yes"],
  ])("%j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, asked("yesno"))).toBe(answer);
  });

  test.each([
    ["The answer is no. I do not think that the answer is yes.", "no"],
    ["The answer is no. The affirmative side argues that the answer is yes.", "no"],
    ["The statement that the answer is yes is incorrect.", "no"],
    ["I don't believe the answer is yes.", null],
  ])("an announcement that the reply denies or reports is not its own: %j gives %j", (reply, answer) => {
    expect(extractAnswer(reply, asked("yesno"))).toBe(answer);
  });

  test.each([
    ["Yes, at first it seems so.\nTherefore, no."],
    ["The answer is yes or no."],
    ["The answer is [yes or no]."],
    ["Yes/no questions are hard."],
    ["No one knows."],
    ["No information is given about the coin."],
    ["The answer is no in-depth study."],
    ["The answer is no given fact."],
    ["The answer is clearly no simple matter."],
    ["The answer is not clear."],
    ["The answer is not yes or no."],
    ["The answer is yes. The answer is not given."],
    ["The answer is nothing."],
    ["No-one knows."],
    ["A no-brainer."],
    ["The answer is no-one can tell."],
    ["The answer is yes-no."],
    ["The answer to whether the coin is heads up is unclear."],
    ["The coin is heads up after"],
    ["Yesterday the coin was flipped."],
    ["Let's see whether the answer is yes."],
    ["The answer is X."],
    ["答案是不一定。"],
    ["不好说。"],
    ["不可知。"],
    ["答案是不可知论。"],
    ["对于这个问题，还需要更多信息。"],
    ["对不起，我无法回答。"],
    ["硬币翻了两次。\n不过这不影响结果。"],
    ["是因为硬币翻了两次。"],
    ["正确的做法是再翻一次。"],
  ])("%j has no answer", (reply) => {
    expect(extractAnswer(reply, asked("yesno"))).toBeNull();
  });
});

describe("true or false", () => {
  test.each([
    ["True", "true"],
    ["The answer is false.", "false"],
    ["The answer is: \\boxed{True}", "true"],
    ["The answer is not true.", "false"],
    ["The answer isn't false.", "true"],
    ["The answer is [True].", "true"],
    ["#### False", "false"],
    ["The claim is true.", "true"],
    ["The claim is false.\n\nThe passage does not mention her.", "false"],
    ["The claim is not true.", "false"],
    ["The claim that the film was released in 2005 is true. It was based on a book.", "true"],
    ["3. Therefore, the claim is true.\n\nThe answer is: X", "true"],
    ["The claim is true at first sight. Therefore, the claim is false.", "false"],
    ["The statement is incorrect.", "false"],
    ["The answer is yes, the claim is supported.", "true"],
    ["答案是：错误", "false"],
    ["False. There is no evidence that the claim is true.", "false"],
    ["The claim is false. The passage gives no reason to believe that the claim is true.", "false"],
    ["The passage does not mention it, so the claim is false.", "false"],
    ["There is no doubt that the claim is true.", "true"],
    ["There is no reason to doubt the claim is true.", "true"],
    ["This is enough to prove that the claim is true.", "true"],
    ["The passage does not show the claim, so it is false.", "false"],
    ["The answer to whether the claim is true is false.", "false"],
    ["The answer to whether the claim is true based on the given passage is false.", "false"],
    ["The answer to whether it is right is false based on the passage as it is about Rome.", "false"],
  ])("%j gives %s", (reply, answer) => {
    expect(extractAnswer(reply, asked("truefalse"))).toBe(answer);
  });

  test.each([
    ["We must determine whether the claim is true."],
    ["Is the claim true or false?"],
    ["The claim is true or false."],
    ["The claim that this is true is hard to check."],
    ["The passage says that she was born in"],
    ["The claim is partly about true events."],
    ["The passage names another year, so I do not think that the claim is correct."],
    ["I don't think that the claim is correct."],
    ["The passage does not prove the claim is true."],
    ["We cannot say the claim is true."],
    ["There is insufficient evidence to conclude that the claim is true."],
    ["There is not enough information to say the claim is true."],
    ["To verify that the claim is true, we read the passage. It names another person."],
  ])("%j has no answer", (reply) => {
    expect(extractAnswer(reply, asked("truefalse"))).toBeNull();
  });
});
