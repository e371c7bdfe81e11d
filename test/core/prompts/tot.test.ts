import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { readBestChoice, voteMessages } from "../../../core/prompts/tot.ts";
import { numberQuestion } from "../../support/questions.ts";

describe("readBestChoice", () => {
  it.each([
    ["The best choice is 2", 2],
    ["Both are good.\nThe best choice is **2**.", 2],
    ["the best choice is: choice 3", 3],
    ["The best choice is Choice (1)", 1],
    ["The best choice is choice number 2.", 2],
    ["The best choice is Debate 2.", 2],
    ["The best choice is Solution 1, whose steps hold.", 1],
    ["**The best choice is:** 4", 4],
    ["Best choice: 5", 5],
    ["The best choice is 2.0, the right one.", 2],
    ['The best choice is "2".', 2],
    ["The best choice is $\\boxed{2}$", 2],
    ["The best choice is\n3", 3],
    ["The best choice is option #2 because it is right.", 2],
    ["The best choice is 2, because choice 1 is wrong.", 2],
    ["The best choice is 2 with its clear steps.", 2],
    ["The best choice is 2 to go on from.", 2],
    ["The best choice is 1 at this point.", 1],
    ["The best choice is 3 over 1.", 3],
    ["The best choice is 2 therefore.", 2],
    ["The best choice is choice 2 Tom has five.", 2],
    ["The best choice is 2\nTom has five.", 2],
    ["The best choice is ２。", 2],
    ["The best choice is \u0662.", 2],
  ])("reads %j", (vote, choice) => {
    expect(readBestChoice(vote, 5)).toBe(choice);
  });

  it.each([
    ["an empty vote", ""],
    ["a vote without the marker", "I like choice 2."],
    ["a number out of range", "The best choice is 6"],
    ["zero", "The best choice is 0"],
    ["several choices", "The best choice is 1 or 2."],
    ["a range of choices", "The best choice is 1 to 3."],
    ["several choices by their names", "The best choice is choice 1 and choice 2."],
    ["several choices by name and number", "The best choice is choice number 1 or choice number 2."],
    ["an answer instead of a number", "The best choice is 21.5 pens"],
    ["a number of things", "The best choice is \\(\\boxed{5}\\) extra apples."],
    ["a refusal", "The best choice is not 2."],
    ["a vote that is cut off at the marker", "The best choice is"],
  ])("reads nothing from %s", (_what, vote) => {
    expect(readBestChoice(vote, 5)).toBeNull();
  });

  it("goes by the last marker, even if that one cannot be read", () => {
    expect(readBestChoice("The best choice is 1? No. The best choice is 2.", 3)).toBe(2);
    expect(readBestChoice("The best choice is 1. Or the best choice is 9.", 3)).toBeNull();
  });

  it("reads every number that there is, after any text, and no other", () => {
    const sizes = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 99 }), fc.string(), (choices, chosen, before) => {
        const vote = `${before.replace(/[`\\{}<]/g, "")}\nThe best choice is ${chosen}.`;
        expect(readBestChoice(vote, choices)).toBe(chosen >= 1 && chosen <= choices ? chosen : null);
      }),
    );
  });
});

describe("voteMessages", () => {
  const content = (states: readonly (readonly string[])[], set: "standard" | "terse" = "standard") =>
    voteMessages(numberQuestion({ text: "How many?" }), states, wordingOf(set)).at(-1)?.content ?? "";

  it("shows the question and the candidates, numbered from 1", () => {
    expect(content([["first"], ["second"]])).toMatch(
      /^How many\?\n\nChoice 1:\nfirst\n\nChoice 2:\nsecond\n\nWhich/,
    );
  });

  it("shows what all candidates go on from once, before them", () => {
    const shown = content([
      ["start", "left"],
      ["start", "right"],
    ]);
    expect(shown).toContain("Thoughts so far:\nstart\n\nChoice 1:\nleft\n\nChoice 2:\nright\n\n");
  });

  it("shows the whole of candidates that go on from different thoughts", () => {
    const shown = content([
      ["one", "left"],
      ["two", "right"],
    ]);
    expect(shown).toContain("Choice 1:\none\n\nleft\n\nChoice 2:\ntwo\n\nright\n\n");
  });

  it("shows each of identical candidates, and names an empty one", () => {
    expect(content([["same"], ["same"], [""]])).toContain(
      "Choice 1:\nsame\n\nChoice 2:\nsame\n\nChoice 3:\n(empty)",
    );
  });

  it("writes candidates on one line each for the practice model", () => {
    expect(content([["1+1=2\nThe answer is 2."], ["2"]], "terse")).toBe(
      "How many?\nSteps:\nnone\nChoice 1: 1+1=2; The answer is 2.\nChoice 2: 2\nVote.",
    );
  });
});
