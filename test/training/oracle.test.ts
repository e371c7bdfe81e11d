import { describe, expect, it } from "vitest";
import { extractAnswer, extractMarkedAnswer, sameAnswer } from "../../core/answer.ts";
import type { ChatMessage } from "../../core/model.ts";
import { debateMessages } from "../../core/prompts/cfmad.ts";
import {
  assistantMessages,
  finalMessages,
  helpfulStance,
  saysTaskDone,
  specifyMessages,
  userMessages,
  type Exchange,
} from "../../core/prompts/dialogue.ts";
import { answerAlone } from "../../core/prompts/io.ts";
import { readVerdict, validateMessages } from "../../core/prompts/ma-tot.ts";
import { madJudgePrompts } from "../../core/prompts/mad-judge.ts";
import { majorityMessages } from "../../core/prompts/mad.ts";
import { adversarialStance } from "../../core/prompts/mcf.ts";
import { readBestLetter } from "../../core/prompts/place-letter.ts";
import { fillPrompt } from "../../core/prompts/prompt.ts";
import { questionValues } from "../../core/prompts/question-text.ts";
import { selfReflectionPrompts } from "../../core/prompts/self-reflection.ts";
import { readBestChoice, voteMessages } from "../../core/prompts/tot.ts";
import { randomNumbers } from "../../core/random.ts";
import { stepByStep } from "../../core/strategies/zero-shot-cot.ts";
import { LETTER_BREAK } from "../../models/training/generator/letter-break.ts";
import { createOracle, partOf } from "../../models/training/generator/oracle/oracle.ts";
import { PARTS } from "../../models/training/generator/oracle/parts.ts";
import type { Problem } from "../../models/training/generator/problem.ts";
import { heard, solutionHeard, TERSE } from "./support/asking.ts";
import { applesProblem, choiceProblem, coinProblem, lettersProblem, PROBLEMS } from "./support/problems.ts";

const RIGHT = "58+67=110+15=125\n125-30=95\nThe answer is 95.";
const WRONG = "58+67=110+15=125\n125+30=100+50+5=150+5=155\nThe answer is 155.";
const { question } = applesProblem;

const ofAll = (test: (problem: Problem) => void) =>
  it.each(PROBLEMS.map((problem) => [problem.family, problem] as const))(
    "for problems of the kind %s",
    (_family, problem) => test(problem),
  );

function isRight(text: string, problem: Problem): boolean {
  const answer = extractAnswer(text, problem.question);
  return answer !== null && sameAnswer(answer, problem.right.answer, problem.question.answerType);
}

/** A right solution, the misleading one, and a mistake. */
function solutionsTo(problem: Problem): readonly string[] {
  return [problem.right, problem.misled, problem.mistaken(randomNumbers(1))].map((worked) =>
    solutionHeard(worked, problem),
  );
}

describe("a solver", () => {
  it("writes the lines of the solution, then the answer", () => {
    expect(heard(applesProblem, stepByStep(question, TERSE))).toBe(RIGHT);
  });

  it("gives the answer alone where that is asked", () => {
    expect(heard(applesProblem, answerAlone(question, TERSE))).toBe("The answer is 95.");
  });

  it("breaks the letters of a string apart, so that each is a token", () => {
    const oracle = createOracle(lettersProblem, { seed: 1 });
    const messages = stepByStep(lettersProblem.question, TERSE);
    const { text } = oracle({ path: "reason", messages });
    expect(text.split("\n").at(-1)).toBe(`The answer is n${LETTER_BREAK}b.`);
  });

  it("who errs gives another answer, which nobody is to learn", () => {
    const oracle = createOracle(applesProblem, { seed: 1, errors: { solve: 1 } });
    const messages = stepByStep(question, TERSE);
    const { text, learn } = oracle({ path: "reason", messages });
    expect(learn).toBe(false);
    expect(isRight(text, applesProblem)).toBe(false);
  });

  it("errs at one path and not at another, by the seed", () => {
    const saidWith = (seed: number) => {
      const oracle = createOracle(applesProblem, { seed, errors: { solve: 0.5 } });
      const messages = stepByStep(question, TERSE);
      return Array.from({ length: 20 }, (_, index) => oracle({ path: `sample-${index}`, messages }));
    };
    expect(new Set(saidWith(1).map(({ learn }) => learn))).toEqual(new Set([true, false]));
    expect(saidWith(1)).toEqual(saidWith(1));
    expect(saidWith(1)).not.toEqual(saidWith(2));
  });

  it("who errs says what the practice model wrote wrongly, else a mistake of the program", () => {
    const chains = [RIGHT, "58-30=28\nThe answer is 28."];
    const settings = { errors: { solve: 1 }, chains };
    expect(heard(applesProblem, stepByStep(question, TERSE), settings)).toBe(chains[1]);
    const right = { ...settings, chains: [RIGHT] };
    expect(isRight(heard(applesProblem, stepByStep(question, TERSE), right), applesProblem)).toBe(false);
  });
});

describe("an adversary", () => {
  const another = (problem: Problem) => debateMessages("another", problem.question, TERSE, {});

  describe("never gives the right answer, and always the same", () => {
    ofAll((problem) => {
      const said = [1, 2, 3].map((seed) => heard(problem, another(problem), { seed }));
      expect(new Set(said).size).toBe(1);
      expect(said.some((text) => isRight(text, problem))).toBe(false);
    });
  });

  it("swaps the last operation of a calculation", () => {
    expect(heard(applesProblem, another(applesProblem))).toBe(WRONG);
  });
});

describe("a validator", () => {
  const validate = (problem: Problem, chain: string) =>
    heard(problem, validateMessages(problem.question, chain, TERSE));

  it("solves the problem, compares, and then calls a right solution valid", () => {
    expect(validate(applesProblem, RIGHT)).toBe(
      "58+67=110+15=125\n125-30=95\n95 vs 95: same.\nReasoning is Valid",
    );
  });

  it("calls a wrong solution invalid, and says what is right", () => {
    expect(validate(applesProblem, WRONG).split("\n").slice(-2)).toEqual([
      "95 vs 155: different.",
      "Reasoning is Invalid: the answer should be 95.",
    ]);
  });

  it("calls a solution without an answer invalid", () => {
    expect(validate(applesProblem, "58+67")).toContain("95 vs none: different.\nReasoning is Invalid");
  });

  it("takes the last answer of several attempts", () => {
    expect(readVerdict(validate(applesProblem, `${WRONG}\n${RIGHT}`))).toBe(true);
    expect(readVerdict(validate(applesProblem, `${RIGHT}\n${WRONG}`))).toBe(false);
  });

  describe("is right about right and wrong solutions", () => {
    ofAll((problem) => {
      const verdicts = solutionsTo(problem).map((chain) => readVerdict(validate(problem, chain)));
      expect(verdicts).toEqual([true, false, false]);
    });
  });
});

describe("a critic", () => {
  const feedback = (solution: string) =>
    heard(
      applesProblem,
      fillPrompt(selfReflectionPrompts.sets.terse.feedback, { ...questionValues(question, TERSE), solution }),
    );
  const lastLine = (text: string) => text.split("\n").at(-1);

  it("ends with feedback in one line, which alone is passed on in peer reviews", () => {
    expect(lastLine(feedback(RIGHT))).toBe("Feedback: correct.");
    expect(lastLine(feedback(WRONG))).toBe("Feedback: wrong, the answer should be 95.");
  });

  it("compares the answers of several solutions", () => {
    expect(feedback(`${RIGHT}\n${WRONG}\n${RIGHT}`).split("\n").slice(2)).toEqual([
      "95 vs 95: same.",
      "95 vs 155: different.",
      "95 vs 95: same.",
      "Feedback: wrong, the answer should be 95.",
    ]);
  });

  it("says of a claim whether it is right", () => {
    const criticise = (claim: string) =>
      heard(applesProblem, debateMessages("critic", question, TERSE, { claim, opposite: "" }));
    expect(lastLine(criticise(RIGHT))).toBe("The claim is right.");
    expect(lastLine(criticise(WRONG))).toBe("The claim is wrong: the answer is 95.");
  });
});

describe("a debater", () => {
  const stance = (problem: Problem, answer: string, settings = {}) =>
    heard(problem, debateMessages("abduction", problem.question, TERSE, { answer, trouble: "" }), settings);

  describe("argues for the answer that it is given, right or wrong", () => {
    ofAll((problem) => {
      const { question: asked, right, misled } = problem;
      for (const { answer } of [right, misled]) {
        expect(extractMarkedAnswer(stance(problem, answer), asked)).toBe(answer);
      }
    });
  });

  it("argues for a mistake with the solution that led to it", () => {
    const oracle = createOracle(applesProblem, {
      seed: 1,
      errors: { solve: 1 },
      chains: ["58-30=28\nThe answer is 28."],
    });
    const say = (messages: readonly ChatMessage[]) => oracle({ path: "call", messages }).text;
    say(stepByStep(question, TERSE));
    expect(say(debateMessages("abduction", question, TERSE, { answer: "28", trouble: "" }))).toContain(
      "58-30=28",
    );
  });

  it("argues for an option that nobody found with a mistake that comes to it", () => {
    expect(stance(choiceProblem, "B")).toBe("58+67=110+15=125 apples\n125 is (B).\nThe answer is B.");
  });

  it("argues for an option that no mistake comes to, which nobody is to learn", () => {
    const choices = [...choiceProblem.question.choices, { label: "D", text: "96" }];
    const problem = { ...choiceProblem, question: { ...choiceProblem.question, choices } };
    const oracle = createOracle(problem, { seed: 1 });
    const argue = (answer: string) =>
      oracle({
        path: "call",
        messages: debateMessages("abduction", problem.question, TERSE, { answer, trouble: "" }),
      });
    expect(extractMarkedAnswer(argue("D").text, problem.question)).toBe("D");
    expect(argue("D").learn).toBe(false);
    expect(argue("B").learn).toBe(true);
  });

  it("keeps a right answer and changes a wrong one", () => {
    const rebut = (claim: string) =>
      heard(applesProblem, debateMessages("rebuttal", question, TERSE, { claim, critic: "…" }));
    expect(rebut(RIGHT)).toContain("95 vs 95: same.\nI keep my answer. The answer is 95.");
    expect(rebut(WRONG)).toContain("95 vs 155: different.\nI change my answer. The answer is 95.");
  });
});

describe("the sides of a debate", () => {
  const affirm = (base: string) =>
    heard(
      applesProblem,
      fillPrompt(madJudgePrompts.sets.terse.affirmative, { ...questionValues(question, TERSE), base }),
    );
  const oppose = (problem: Problem, latest: string) =>
    heard(
      problem,
      fillPrompt(madJudgePrompts.sets.terse.negative, { ...questionValues(problem.question, TERSE), latest }),
    );

  it("the affirmative one defends the base answer", () => {
    expect(affirm("155")).toBe(WRONG);
  });

  it("the affirmative one meets a base answer that says nothing with the right solution", () => {
    expect(affirm("58 apples and so on")).toBe(RIGHT);
  });

  describe("the negative one gives another answer, and the right one to a wrong speech", () => {
    ofAll((problem) => {
      const replies = solutionsTo(problem).map((latest) => oppose(problem, latest));
      expect(replies.every((reply) => reply.startsWith("I disagree.\n"))).toBe(true);
      expect(replies.map((reply) => isRight(reply, problem))).toEqual([false, true, true]);
    });
  });
});

describe("the moderator", () => {
  const moderate = (problem: Problem, debate: string, settings = {}) =>
    heard(
      problem,
      fillPrompt(madJudgePrompts.sets.terse.moderator, {
        ...questionValues(problem.question, TERSE),
        debate,
      }),
      settings,
    );

  it("gives its reason before the answer, the side and its preference", () => {
    expect(moderate(applesProblem, `Affirmative:\n${WRONG}\nNegative:\nI disagree.\n${RIGHT}\n`)).toBe(
      JSON.stringify({
        reason: "58+67=110+15=125; 125-30=95; affirmative: 95 vs 155: different; negative: 95 vs 95: same",
        answer: "95",
        side: "negative",
        preference: "yes",
      }),
    );
  });

  it("calls the sides by numbers where there are three", () => {
    const debate = `Affirmative:\n${WRONG}\nNegative:\n${WRONG}\nDebater 3:\n${RIGHT}\n`;
    expect(JSON.parse(moderate(applesProblem, debate))).toMatchObject({ side: "3", preference: "yes" });
  });

  it("prefers nobody where all are wrong", () => {
    const debate = `Affirmative:\n${WRONG}\nNegative:\n${WRONG}\n`;
    expect(JSON.parse(moderate(applesProblem, debate))).toMatchObject({
      answer: "95",
      side: "neither",
      preference: "no",
    });
  });

  it("leaves the debate open where it errs", () => {
    const debate = `Affirmative:\n${WRONG}\nNegative:\n${RIGHT}\n`;
    const report = JSON.parse(moderate(applesProblem, debate, { errors: { moderate: 1 } })) as unknown;
    expect(report).toMatchObject({ answer: "", side: "neither", preference: "no" });
  });

  it("shortens a long reason, so that it is not cut", () => {
    const line = "345-178=345-100-70-8=245-70-8=175-8=167 apples in all of the large baskets";
    const lines = Array.from({ length: 8 }, () => line);
    const long = { ...applesProblem, right: { ...applesProblem.right, lines } };
    const report = JSON.parse(moderate(long, `Affirmative:\n${WRONG}\nNegative:\n${RIGHT}\n`)) as {
      readonly reason: string;
    };
    expect(report.reason.length).toBeLessThan(314);
    expect(report.reason).toMatch(/^345-178=167 apples/);
    expect(report.reason).toMatch(/negative: 95 vs 95: same$/);
  });

  describe("writes JSON that can be read without a grammar", () => {
    ofAll((problem) => {
      const [right = "", wrong = ""] = solutionsTo(problem);
      const report = moderate(problem, `Affirmative:\n${wrong}\nNegative:\n${right}\n`);
      expect(JSON.parse(report)).toMatchObject({
        answer: problem.right.answer,
        side: "negative",
        preference: "yes",
      });
    });
  });
});

describe("a judge", () => {
  const judge = (problem: Problem, debates: string) =>
    heard(problem, debateMessages("judge", problem.question, TERSE, { debates }));

  it("compares every answer and then names the letter of the right one", () => {
    expect(judge(applesProblem, "A: 155\nB: 95\n")).toBe(
      "58+67=110+15=125\n125-30=95\nA: 95 vs 155: different.\nB: 95 vs 95: same.\nThe best answer is B.",
    );
  });

  it("gives its own answer where nobody's is right", () => {
    const reply = judge(applesProblem, "A: 155\nB: none\n");
    expect(readBestLetter(reply, 2)).toBe(null);
    expect(extractAnswer(reply, question)).toBe("95");
  });

  it("passes over what the sides said", () => {
    const reply = judge(applesProblem, `A: 155\n${WRONG}\nCritic:\n95 vs 155: different.\nB: 95\n${RIGHT}\n`);
    expect(reply.split("\n").slice(2, -1)).toEqual(["A: 95 vs 155: different.", "B: 95 vs 95: same."]);
  });

  it("tells the letter of a side from that of an option", () => {
    expect(judge(choiceProblem, "A: B\nB: C\n")).toContain("B: C vs C: same.\nThe best answer is B.");
  });

  it("states the majority, of a tie the first", () => {
    const majority = (answers: readonly string[]) =>
      heard(applesProblem, majorityMessages(question, answers, TERSE));
    expect(majority(["155", "95", "95"])).toBe("155: 1. 95: 2.\nThe answer is 95.");
    expect(majority(["155", "95"])).toBe("155: 1. 95: 1.\nThe answer is 155.");
    expect(extractAnswer(majority([]), question)).toBe(null);
  });

  it("votes for the first right choice, and for the first of all where none is right", () => {
    const vote = (states: readonly string[][]) => heard(applesProblem, voteMessages(question, states, TERSE));
    expect(readBestChoice(vote([[WRONG], [RIGHT], [RIGHT]]), 3)).toBe(2);
    expect(readBestChoice(vote([[WRONG], [WRONG]]), 2)).toBe(1);
    expect(
      vote([
        [WRONG, WRONG],
        [WRONG, RIGHT],
      ])
        .split("\n")
        .slice(2),
    ).toEqual(["1: 95 vs 155: different.", "2: 95 vs 95: same.", "The best choice is 2."]);
  });
});

describe("a dialogue", () => {
  const task = { question, specification: "", similar: null };
  const first: Exchange = { instruction: "Compute 58+67.", solution: "58+67=110+15=125" };
  const second: Exchange = { instruction: "Compute 125-30.", solution: "125-30=95" };
  const helpful = helpfulStance(question, TERSE);
  const misleading = adversarialStance(question, TERSE);
  const user = (history: readonly Exchange[], stance = helpful) =>
    heard(applesProblem, userMessages(task, history, stance, TERSE));
  const assistant = (instruction: string, stance = helpful, history: readonly Exchange[] = []) =>
    heard(applesProblem, assistantMessages(task, history, instruction, stance, TERSE));

  it("begins with what is asked, the numbers, and the form of the answer", () => {
    expect(heard(applesProblem, specifyMessages(question, TERSE))).toBe(
      "Task: How many apples are left?\nNumbers: 58, 67, 30.\nDone when the answer is one number.",
    );
    expect(heard(coinProblem, specifyMessages(coinProblem.question, TERSE))).toBe(
      "Task: Is the coin still heads up?\nNumbers: none.\nDone when the answer is yes or no.",
    );
  });

  it("names parts of a whole as fractions", () => {
    const text = "Ann drank 0.6666666666666666 of a bottle and 0.25 of another. How much is that?";
    const parts = { ...applesProblem, question: { ...question, text } };
    expect(heard(parts, specifyMessages(parts.question, TERSE))).toContain("\nNumbers: 2/3, 0.25.\n");
  });

  it("the User gives one instruction after another, then says that the task is done", () => {
    expect(user([])).toBe("Compute 58+67.");
    expect(user([first])).toBe("Compute 125-30.");
    expect(saysTaskDone(user([first, second]))).toBe(true);
  });

  it("the User gives an instruction that a misleading one stood in for", () => {
    expect(user([{ instruction: "Compute 67-58.", solution: "67-58=9" }])).toBe("Compute 58+67.");
  });

  it("the User repeats an instruction that the solution needs twice", () => {
    const twice = { ...applesProblem, instructions: ["Compute 2*3.", "Compute 2*3."] };
    const messages = userMessages(task, [{ instruction: "Compute 2*3.", solution: "2*3=6" }], helpful, TERSE);
    expect(heard(twice, messages)).toBe("Compute 2*3.");
  });

  it("the Assistant does what it is told, also what misleads", () => {
    expect(assistant("Compute 58+67.")).toBe("58+67=110+15=125");
    expect(assistant("Compute 125-30.", helpful, [first])).toBe("125-30=95");
    expect(assistant("Compute 67-58.")).toBe("67-58=67-50-8=17-8=9");
  });

  it("the Assistant solves the whole task where that is its instruction, and at the end", () => {
    expect(assistant("Task: How many apples are left?\nNumbers: 58, 67, 30.")).toBe(RIGHT);
    expect(heard(applesProblem, finalMessages(task, [first, second], TERSE))).toBe(RIGHT);
  });

  it("the adversarial User swaps the operation of the next step", () => {
    expect(user([], misleading)).toBe("Compute 67-58.");
    expect(user([first], misleading)).toBe("Compute 125+30.");
  });

  describe("the adversarial Assistant does no step right", () => {
    ofAll((problem) => {
      const asked = { ...task, question: problem.question };
      const stance = adversarialStance(problem.question, TERSE);
      for (const [index, instruction] of problem.instructions.entries()) {
        const done = heard(problem, assistantMessages(asked, [], instruction, stance, TERSE));
        expect(done).not.toBe(solutionHeard(problem.right, problem).split("\n")[index]);
        expect(isRight(done, problem)).toBe(false);
      }
    });
  });
});

describe("the oracle", () => {
  it("tells every part by its prompt", () => {
    const found = Object.values(PARTS).map(({ template }) => {
      const values = Object.fromEntries(
        [...template.user.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, `some ${name}\n`]),
      );
      return partOf(fillPrompt(template, values));
    });
    expect(found).toEqual(Object.keys(PARTS));
  });

  it("refuses a prompt that the practice model does not know", () => {
    const messages: ChatMessage[] = [
      { role: "system", content: "You are a poet." },
      { role: "user", content: `${question.text}\nRhyme.` },
    ];
    expect(() => heard(applesProblem, messages)).toThrow(
      'No part is asked for by "Rhyme." after "You are a poet."',
    );
  });

  it("refuses a prompt about another question", () => {
    const messages = stepByStep(coinProblem.question, TERSE);
    expect(() => heard(applesProblem, messages)).toThrow("asks another question than");
  });
});
