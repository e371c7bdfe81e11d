import { createElement, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import type { Observation } from "../../../core/events.ts";
import type { Question } from "../../../core/question.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { AnswerCount } from "../../../renderer/components/transcript/pictures/answer-count.tsx";
import { DebateColumns } from "../../../renderer/components/transcript/pictures/debate-columns.tsx";
import type { PictureProps } from "../../../renderer/components/transcript/pictures/picture.tsx";
import { ReviewMatrix } from "../../../renderer/components/transcript/pictures/review-matrix.tsx";
import { StanceColumns } from "../../../renderer/components/transcript/pictures/stance-columns.tsx";
import { TurnCell } from "../../../renderer/components/transcript/pictures/turn-cell.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { asked, position, said, seen, transcript, writing } from "./transcripts.ts";

await startLanguages("en");

function shown(Drawn: (props: PictureProps) => ReactNode, question: QuestionTranscript): string {
  const props: PictureProps = { question, live: true, steady: false };
  return shownWords(createElement(Drawn, props));
}

const verdict: Observation & { readonly kind: "judged" } = {
  kind: "judged",
  by: "moderator",
  preference: true,
  side: "2",
  answer: "8",
  reason: "It answers the objection.",
  readable: true,
};

describe("the picture of a debate", () => {
  const turns = [
    said("round-1/affirmative", "affirmative"),
    said("round-1/negative", "negative"),
    said("round-1/moderator", "moderator"),
    said("round-2/affirmative", "affirmative"),
    writing("round-2/negative", "negative"),
  ];
  const positions = [
    position(1, "round-1/affirmative", "7"),
    position(2, "round-1/negative", null),
    position(4, "round-2/affirmative", "8", true),
  ];

  test("says of every turn who speaks, what it holds and whether that has changed", () => {
    const words = shown(DebateColumns, transcript({ turns, observations: positions }));

    expect(words).toContain("|Round 1|+|Affirmative side|7|−|Negative side|No answer|");
    expect(words).toContain("|Round 2|+|Affirmative side|8|was 7|");
  });

  test("says of the moderator whom it prefers, the answer and why", () => {
    const observations = [...positions, seen(3, "round-1/moderator", verdict)];
    const words = shown(DebateColumns, transcript({ turns, observations }));

    expect(words).toContain("|M|Moderator|Prefers: Negative side|8|It answers the objection.|");
  });

  test("says that a verdict cannot be read", () => {
    const unreadable = { ...verdict, readable: false, preference: null, answer: null, reason: "" };
    const observations = [seen(3, "round-1/moderator", unreadable)];

    expect(shown(DebateColumns, transcript({ turns, observations }))).toContain(
      "|Moderator|Not readable: counts as no preference|",
    );
  });

  test("says how the debate ended, and what the judge decides", () => {
    const judge = [
      ...turns.slice(0, 3),
      said("judge-candidates", "judge", "7 and 8"),
      said("judge-answer", "judge"),
    ];
    const observations = [
      seen(3, "round-1", { kind: "debate-ended", round: 1, why: "rounds" }),
      seen(5, "judge-answer", { ...verdict, by: "judge", preference: null, side: "affirmative" }),
    ] as const;
    const words = shown(DebateColumns, transcript({ turns: judge, observations }));

    expect(words).toContain("|End|Ended after the last round, 1|J|Candidates|7 and 8|J|Verdict|");
    expect(words).toContain("|Decides: Affirmative side|8|");
  });
});

describe("the picture of stances", () => {
  const turns = [
    said("stance-1/abduction", "debater", "Seven, as three and four are seven."),
    said("stance-1/critic-1", "critic", "It is eight."),
    said("stance-1/rebuttal-1", "debater", "The answer is 8."),
    said("judge", "judge"),
  ];
  const set = seen(0, "stances", {
    kind: "stances-set",
    stances: [
      { stance: 1, answer: "7", from: "both-answers" },
      { stance: 2, answer: null, from: "another" },
    ],
  });

  test("says of every stance its answer, where it comes from, what is said, and what becomes of it", () => {
    const read = { kind: "stance-read", stance: 1, outcome: "changed", answer: "8" } as const;
    const observations = [set, seen(3, "stance-1/rebuttal-1", read)];
    const words = shown(StanceColumns, transcript({ turns, observations }));

    expect(words).toContain(
      "|Stance 1|7|one of both answers|1|Abduction|Seven, as three and four are seven.|",
    );
    expect(words).toContain("|1|Objection 1|It is eight.|1|Rebuttal 1|The answer is 8.|changed to 8|");
    expect(words).toContain("|Stance 2|another answer|its abduction names it|");
  });

  test("says of a stance that is changed without a word to what only that it is", () => {
    const read = { kind: "stance-read", stance: 1, outcome: "changed", answer: null } as const;
    const observations = [set, seen(3, "stance-1/rebuttal-1", read)];
    const words = shown(StanceColumns, transcript({ turns, observations }));

    expect(words).toContain("|Rebuttal 1|The answer is 8.|changed|");
  });

  test("marks the stance that the judge decides for", () => {
    const judged = { ...verdict, by: "judge", preference: null, side: "1" } as const;
    const words = shown(StanceColumns, transcript({ turns, observations: [set, seen(4, "judge", judged)] }));

    expect(words).toContain("|Stance 1|the judge&#x27;s choice|");
    expect(words).toContain("|J|Judge|Decides: Stance 1|");
  });

  test("says that there are none yet", () => {
    expect(shown(StanceColumns, transcript({ turns: [writing("sample-1", "solver")] }))).toContain(
      "|The stances are not set yet.|",
    );
  });
});

describe("the picture of a peer review", () => {
  test("says how sure each reviewer is of each solution, and what became of the answers", () => {
    const turns = [
      said("agent-1", "solver"),
      said("agent-2", "solver"),
      said("review-2-of-1", "reviewer"),
      said("review-1-of-2", "reviewer"),
      said("revised-1", "solver"),
    ];
    const words = shown(
      ReviewMatrix,
      transcript({
        turns,
        observations: [
          position(2, "agent-1", "7"),
          position(2, "agent-2", "8"),
          seen(4, "review-2-of-1", { kind: "reviewed", reviewer: 2, author: 1, confidence: 6 }),
          seen(4, "review-1-of-2", { kind: "reviewed", reviewer: 1, author: 2, confidence: null }),
          position(5, "revised-1", "7", false),
          seen(5, "vote", {
            kind: "answers-counted",
            votes: [{ answer: "7", agents: [1] }],
            unanswered: [2],
          }),
        ],
      }),
    );

    expect(words).toContain("|First answer|1|Solver 1|7|2|Solver 2|8|");
    expect(words).toContain("|Reviewer 2 of solution 1: 6 / 10|");
    expect(words).toContain("|Reviewer 1 of solution 2: none named|");
    expect(words).toContain("|Sum|6|–|");
    expect(words).toContain("|Revised answer|1|Solver 1|7|kept|");
    expect(words).toContain("|Votes|7|1 of 2|1|No answer|1 of 2|2|");
  });

  test("says that nobody reviews a solution of its own", () => {
    const question = transcript({ turns: [said("agent-1", "solver"), said("agent-2", "solver")] });
    const markup = markupOf(createElement(ReviewMatrix, { question, live: true, steady: false }));

    expect(markup).toContain('<span role="img" aria-label="its own">');
  });
});

describe("the answer that a method came to", () => {
  const city: Question = { ...asked, answerType: "string" };

  test("is marked in a turn that writes it otherwise, and in no other", () => {
    const marked = (answer: string) => {
      const stand = { turn: said("agent-1", "solver"), answer, changed: null, before: undefined };
      const named = { name: "Solver 1", asked: city, final: "Paris", live: false };
      return shownWords(createElement(TurnCell, { stand, ...named }));
    };

    expect(marked("PARIS")).toContain("|The answer in the end|");
    expect(marked("Rome")).not.toContain("|The answer in the end|");
  });

  test("is marked in a count of votes that writes it otherwise", () => {
    const votes = [
      { answer: "PARIS", agents: [1, 2] },
      { answer: "Rome", agents: [3] },
    ];
    const counted = { kind: "answers-counted", votes, unanswered: [] } as const;
    const words = shownWords(createElement(AnswerCount, { counted, asked: city, final: "Paris" }));

    expect(words.match(/\|The answer in the end\|\w+/g)).toEqual(["|The answer in the end|PARIS"]);
  });
});
