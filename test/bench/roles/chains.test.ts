import { describe, expect, it } from "vitest";
import { question21, replyWith } from "./cases.ts";
import { balanced, firstOfEach, labelled, mixedOf, pairsOf, type Chain } from "./chains.ts";

const [p, q] = [question21("p"), question21("q")];

/** Question, sample and whether it is right. */
function outline(chains: readonly Chain[]): readonly string[] {
  return chains.map(
    ({ question, sample, correct }) => `${question.id} ${sample} ${correct ? "right" : "wrong"}`,
  );
}

describe("the solver's chains", () => {
  it("are labelled by the right answers of their questions, samples of the same number together", () => {
    const replies = [
      replyWith("21", "p"),
      replyWith("20", "p", 1),
      replyWith("3", "q"),
      replyWith("21", "q", 1),
    ];
    expect(outline(labelled(replies, [p, q]))).toEqual(["p 0 right", "q 0 wrong", "p 1 wrong", "q 1 right"]);
  });

  it("leave out replies to questions that are not asked for", () => {
    expect(outline(labelled([replyWith("21", "p"), replyWith("21", "q")], [q]))).toEqual(["q 0 right"]);
  });
});

describe("a balanced set", () => {
  it("has as many wrong chains as right ones", () => {
    const replies = [
      replyWith("21", "p"),
      replyWith("21", "p", 1),
      replyWith("4", "p", 2),
      replyWith("21", "q"),
    ];
    expect(outline(balanced(labelled(replies, [p, q]), 40))).toEqual(["p 0 right", "p 2 wrong"]);
  });

  it("has no more of each than asked for", () => {
    const replies = [0, 1, 2, 3].map((sample) => replyWith(sample < 2 ? "21" : "5", "p", sample));
    expect(outline(balanced(labelled(replies, [p]), 1))).toEqual(["p 0 right", "p 2 wrong"]);
  });

  it("takes the same words of one question once", () => {
    const text = "The answer is 21.";
    const replies = [
      replyWith("21", "p", 0, { text }),
      replyWith("21", "p", 1, { text }),
      replyWith("5", "p", 2),
      replyWith("6", "p", 3),
    ];
    expect(outline(balanced(labelled(replies, [p]), 40))).toEqual(["p 0 right", "p 2 wrong"]);
  });

  it("holds no unanswered chain", () => {
    const replies = [replyWith("21", "p"), replyWith("", "p", 1, { text: "I do not know." })];
    expect(balanced(labelled(replies, [p]), 40)).toEqual([]);
  });
});

describe("right and wrong chains of one question", () => {
  const replies = [
    replyWith("21", "p"),
    replyWith("21", "p", 1),
    replyWith("20", "p", 2),
    replyWith("9", "q"),
  ];
  const chains = labelled(replies, [p, q]);

  it("pair where there are both", () => {
    expect(pairsOf(chains).map(({ right, wrong }) => outline([right, wrong]))).toEqual([
      ["p 0 right", "p 2 wrong"],
    ]);
  });

  it("are taken as first answers also where there is only one kind", () => {
    expect(outline(firstOfEach(chains))).toEqual(["p 0 right", "p 2 wrong", "q 0 wrong"]);
  });
});

describe("questions with right and wrong chains", () => {
  it("come with all their chains that hold an answer", () => {
    const replies = [
      replyWith("21", "p"),
      replyWith("20", "p", 1),
      replyWith("21", "p", 2),
      replyWith("", "p", 3, { text: "I do not know." }),
      replyWith("21", "q"),
      replyWith("", "q", 1, { text: "I do not know." }),
    ];
    expect(mixedOf(labelled(replies, [p, q])).map(({ chains }) => outline(chains))).toEqual([
      ["p 0 right", "p 1 wrong", "p 2 right"],
    ]);
  });
});
