import { describe, expect, it } from "vitest";
import { canonicalAnswer, extractAnswer, sameAnswer } from "../../core/answer.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { STRATEGIES } from "../../core/strategies/index.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { LETTER_BREAK, withoutLetterBreaks } from "../../models/training/generator/letter-break.ts";
import { createOracle, type Errors } from "../../models/training/generator/oracle/oracle.ts";
import { play, type Sample } from "../../models/training/generator/play.ts";
import type { Problem } from "../../models/training/generator/problem.ts";
import { scriptedContext } from "../support/scripted-context.ts";
import { applesProblem, lettersProblem, PROBLEMS } from "./support/problems.ts";

/** Every method with every problem that it takes. */
const GAMES: readonly (readonly [string, string, Strategy, Problem])[] = PROBLEMS.flatMap((problem) =>
  STRATEGIES.filter(({ answerTypes }) => answerTypes.includes(problem.question.answerType)).map(
    (strategy) => [strategy.id, problem.question.answerType, strategy, problem] as const,
  ),
);

const ALL_ERR: Errors = {
  solve: 0.5,
  "solve-again": 0.5,
  finish: 0.5,
  disagree: 0.5,
  moderate: 0.5,
  revise: 0.5,
};

/** A solved problem of the same type, as Auto-CoT shows it. */
function exemplarsFor({ question, right }: Problem): readonly Exemplar[] {
  return [
    { question: { ...question, text: "Another question?" }, answer: right.answer, reasoning: "So it is." },
  ];
}

describe("a game in which nobody errs", () => {
  it.each(GAMES)("of %s comes to the right %s", async (_id, _type, { id }, problem) => {
    const { outcome, samples } = await play(problem, {
      strategy: id,
      seed: 1,
      exemplars: exemplarsFor(problem),
    });
    expect(outcome.answer ?? "").toBe(canonicalAnswer(problem.right.answer, problem.question));
    expect(samples.every(({ learn }) => learn)).toBe(true);
    expect(samples).not.toEqual([]);
  });
});

describe("every reply can be read by the strategy that asked for it", () => {
  it.each(GAMES)("in %s about a %s, whoever errs", async (_id, _type, strategy, problem) => {
    for (const seed of [1, 2, 3]) {
      const oracle = createOracle(problem, { seed, errors: ALL_ERR });
      const context = scriptedContext((call) => withoutLetterBreaks(oracle(call).text), {
        prompts: "terse",
        exemplars: exemplarsFor(problem),
      });
      await strategy.run(problem.question, resolveOptions(strategy.id, strategy.options, {}), context);
      expect(context.observations.filter(cannotBeRead)).toEqual([]);
    }
  });

  function cannotBeRead(seen: ReturnType<typeof scriptedContext>["observations"][number]): boolean {
    switch (seen.kind) {
      case "judged":
        return !seen.readable;
      case "validated":
        return seen.valid === null;
      case "stance-read":
        return seen.outcome === "unclear";
      case "thoughts-voted":
        return seen.unreadable.length > 0;
      case "answers-counted":
        return seen.unanswered.length > 0;
      case "position":
        return seen.answer === null;
      default:
        return false;
    }
  }
});

describe("the samples of a game", () => {
  it("hold what the app sends, word for word, and what is said to it", async () => {
    const { samples } = await play(applesProblem, { strategy: "zero-shot-cot", seed: 1 });
    const { text } = applesProblem.question;
    expect(samples).toEqual([
      {
        part: "solve",
        role: "solver",
        path: "reason",
        messages: [
          { role: "system", content: "You are a solver." },
          { role: "user", content: `${text}\nThink step by step.` },
        ],
        reply: "58+67=110+15=125\n125-30=95\nThe answer is 95.",
        learn: true,
      },
    ]);
  });

  it("have each prompt once, with the reply that is to be learnt", async () => {
    const { samples } = await play(applesProblem, {
      strategy: "self-consistency",
      options: { agents: 16 },
      errors: { solve: 0.5 },
      seed: 1,
    });
    expect(samples.map(({ learn, reply }) => [learn, extractAnswer(reply, applesProblem.question)])).toEqual([
      [true, "95"],
    ]);
  });

  it("keep letter breaks in replies, and have none in prompts", async () => {
    const { samples } = await play(lettersProblem, { strategy: "self-reflection", seed: 1 });
    expect(samples.every(({ reply }) => reply.includes(LETTER_BREAK))).toBe(true);
    expect(JSON.stringify(samples.map(({ messages }) => messages))).not.toContain(
      JSON.stringify(LETTER_BREAK).slice(1, -1),
    );
  });

  it("of those who err are not to be learnt, and what others make of them is", async () => {
    const { samples } = await play(applesProblem, {
      strategy: "self-reflection",
      errors: { solve: 1 },
      seed: 1,
    });
    expect(samples.map(({ part, learn }) => [part, learn])).toEqual([
      ["solve", false],
      ["give-feedback", true],
      ["revise", true],
    ]);
  });

  it("show the practice model's own chains to those who examine solutions", async () => {
    const chains = ["58+30=88\nThe answer is 88."];
    const { samples } = await play(applesProblem, {
      strategy: "self-reflection",
      errors: { solve: 1 },
      chains,
      seed: 1,
    });
    const feedback = samples.find(({ part }) => part === "give-feedback");
    expect(feedback?.messages.at(-1)?.content).toContain(chains[0]);
    expect(feedback?.reply).toContain("95 vs 88: different.\nFeedback: wrong");
  });

  it.each(GAMES)(
    "of %s about a %s are never learnt where they are wrong on purpose",
    async (_id, _type, { id }, problem) => {
      const { samples } = await play(problem, {
        strategy: id,
        errors: ALL_ERR,
        seed: 7,
        exemplars: exemplarsFor(problem),
      });
      const solvers: readonly Sample["part"][] = [
        "solve",
        "solve-again",
        "finish",
        "revise",
        "conclude",
        "answer",
      ];
      for (const { part, learn, reply } of samples) {
        if (!learn || !solvers.includes(part)) continue;
        const answer = extractAnswer(withoutLetterBreaks(reply), problem.question) ?? "";
        expect([part, sameAnswer(answer, problem.right.answer, problem.question.answerType)]).toEqual([
          part,
          true,
        ]);
      }
    },
  );
});

it("the same game gives the same samples", async () => {
  const game = { strategy: "mad-judge", errors: ALL_ERR, seed: 3 } as const;
  expect(await play(applesProblem, game)).toEqual(await play(applesProblem, game));
});

it("an option that a strategy does not have is refused", async () => {
  await expect(play(applesProblem, { strategy: "mad", options: { jury: 3 }, seed: 1 })).rejects.toThrow(
    '"mad" has no option "jury"',
  );
});
