import { describe, expect, test } from "vitest";
import { mostVoted, tallyOf } from "../../../renderer/components/transcript/tally.ts";
import { asked, said, seen, transcript, writing } from "./transcripts.ts";

describe("the votes", () => {
  test("are counted as replies finish, by their agents' own numbers", () => {
    const tally = tallyOf(
      transcript({
        turns: [
          writing("solver-1", "solver", "The answer is 9"),
          said("solver-2", "solver", "The answer is 7."),
          said("solver-3", "solver", "I do not know."),
          said("solver-4", "solver", "The answer is 8."),
          said("solver-5", "solver", "The answer is 7.0"),
        ],
      }),
    );

    expect(tally).toEqual({
      votes: [
        { answer: "7", agents: [2, 5] },
        { answer: "8", agents: [4] },
      ],
      unanswered: [3],
      voters: 5,
      counted: false,
    });
  });

  test("leave programs to the method, which computes them", () => {
    const { votes, unanswered } = tallyOf(
      transcript({
        turns: [said("sample-1", "solver", "The answer is 8."), said("program-1", "solver", "print(8)")],
      }),
    );

    expect(votes).toEqual([{ answer: "8", agents: [1] }]);
    expect(unanswered).toEqual([]);
  });

  test("keep their places while more come in", () => {
    const turns = [
      said("solver-1", "solver", "The answer is 8."),
      said("solver-2", "solver", "The answer is 7."),
      said("solver-3", "solver", "The answer is 7."),
    ];
    const order = (count: number, steady: boolean) =>
      mostVoted(tallyOf(transcript({ turns: turns.slice(0, count) })), 8, steady).votes.map(
        ({ answer }) => answer,
      );

    expect(order(2, true)).toEqual(["8", "7"]);
    expect(order(3, true)).toEqual(["8", "7"]);
    expect(order(3, false)).toEqual(["7", "8"]);
  });

  test("show the answers with most of them, and count the others", () => {
    const votes = [3, 1, 2].map((size, index) => ({
      answer: String(index),
      agents: Array.from({ length: size }, (_, agent) => 10 * index + agent),
    }));

    expect(mostVoted({ votes, unanswered: [], voters: 6, counted: true }, 1, false)).toEqual({
      votes: votes.slice(0, 1),
      others: { answers: 2, votes: 3 },
    });
  });

  test("are the method's own once it has counted", () => {
    const votes = [{ answer: "7", agents: [1] }];
    const tally = tallyOf(
      transcript({
        turns: [said("solver-1", "solver", "The answer is 8.")],
        observations: [seen(1, "vote", { kind: "answers-counted", votes, unanswered: [] })],
      }),
    );

    expect(tally).toEqual({ votes, unanswered: [], voters: 1, counted: true });
  });

  test("of free prose wait for the method's count", () => {
    const tally = tallyOf(
      transcript({
        asked: { ...asked, answerType: "text" },
        turns: [said("solver-1", "solver", "Blue, mostly.")],
      }),
    );

    expect(tally).toEqual({ votes: [], unanswered: [], voters: 1, counted: false });
  });
});
