import { describe, expect, it } from "vitest";
import { announces, begunAnnouncement } from "../../../native/llama/announces.ts";

const WORDS = "\n\nThe best choice is";

describe("a reply that should end with some words", () => {
  it.each([
    ["says them", "Both add up.\nThe best choice is 2."],
    ["says them in capitals", "THE BEST CHOICE IS 1"],
    ["says them in bold", "**The best choice is** 1"],
    ["says them with its answer in quotation marks", 'The best choice is "1".'],
    [
      "says them after it has quoted them",
      'I end with "The best choice is" and a number.\nThe best choice is 2',
    ],
    ["says them in a block that is no program", "```\nThe best choice is 2\n```"],
    ["says them behind a program", "```python\na = 2\n```\nThe best choice is 2"],
    ["says them of the option X", "The best choice is X."],
    ["gives its answer with how it was found", "The best choice is given by 1 + 1 = 2."],
    ["remarks on the answer that it has given", "The best choice is 2. The best choice is clear."],
    ["agrees with what it reports", "Agent 2 says that the best choice is 2, and I agree."],
    ["leaves no doubt", "There is no doubt that the best choice is 2."],
  ])("has them if it %s", (_how, reply) => {
    expect(announces(reply, WORDS)).toBe(true);
  });

  it.each([
    ["says nothing of the kind", "Both add up."],
    ["repeats what it was asked to write", 'Compare them, then a line: "The best choice is" and its number.'],
    ["repeats it in other quotation marks", "a line “The best choice is” and its number"],
    ["says them within a program alone", '```python\nprint("The best choice is:", best)\n```\nSo it is.'],
    ["says them within its reasoning alone", "<think>The best choice is 1, or not?</think>Both add up."],
    ["asks whether they are so", "I check whether the best choice is 2. Both add up."],
    ["says them in a condition", "If the best choice is 2, both add up."],
    ["fills in no answer", "The best choice is [your choice]."],
    ["only remarks on the answer", "Both add up. So the best choice is correct."],
    ["only says that the answer is not wrong", "So the best choice is not wrong."],
    ["denies them", "I do not think that the best choice is 2."],
    ["disagrees with them", "I disagree that the best choice is 2."],
    ["calls them wrong", "The claim that the best choice is 2 is wrong."],
    ["reports them of another", "Both add up. Agent 2 says that the best choice is 2."],
  ])("lacks them if it %s", (_how, reply) => {
    expect(announces(reply, WORDS)).toBe(false);
  });
});

it("a reply that repeats the blank of its prompt lacks the words that it should end with", () => {
  const prompt = "Compare them, then a line: The best choice is X";
  expect(announces("Both add up.\nThe best choice is X.", WORDS, "stop", prompt)).toBe(false);
  expect(announces("The best choice is X, where X is 2.", WORDS, "stop", prompt)).toBe(true);
});

describe("a reply that was cut off", () => {
  it.each([
    ["in a later line", "The best choice is 2\nSince"],
    ["in a later sentence", "The best choice is **2.** Since"],
    ["right behind a Chinese full stop", "The best choice is 二。"],
    ["in a later announcement", "The best choice is 2\nOnce more: the best choice is"],
  ])("has its announcement if it ends %s", (_where, reply) => {
    expect(announces(reply, WORDS, "length")).toBe(true);
  });

  it.each([
    ["behind the words", "Both add up. The best choice is"],
    ["behind the words and a line break", "The best choice is:\n\n"],
    ["in the answer", "The best choice is 1"],
    ["behind what may be a decimal point", "The best choice is 12."],
    ["in a number with a decimal point", "The best choice is 12.5"],
  ])("lacks its announcement if it ends %s", (_where, reply) => {
    expect(announces(reply, WORDS, "length")).toBe(false);
  });

  it.each([
    ["a part of its answer", "Both add up. The best choice is 1", " 1"],
    ["nothing of it yet", "The best choice is:\n\n", ":"],
    ["its answer for the second time", "The best choice is 2, so the best choice is", ""],
    ["what may be its blank or its answer", "The best choice is X", " X"],
  ])("has begun its announcement if it says %s", (_what, reply, begun) => {
    expect(begunAnnouncement(reply, WORDS)).toBe(begun);
  });

  it.each([
    ["says nothing of the kind", "Both add up. The best"],
    ["has quoted its words since", 'So the best choice is this. Then "The best choice is" and its number'],
    ["has gone on to another line", "The best choice is 2\nSince"],
    ["has said them in a condition since", "The best choice is 2 if the best choice is"],
  ])("has begun no announcement if it %s", (_what, reply) => {
    expect(begunAnnouncement(reply, WORDS)).toBeUndefined();
  });
});
