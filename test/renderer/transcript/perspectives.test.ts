import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { NO_TOKENS } from "../../../core/model.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { contrastOf } from "../../../renderer/components/transcript/pictures/perspectives.ts";
import { Perspectives } from "../../../renderer/components/transcript/pictures/perspectives.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { asked, said, seen, transcript, writing } from "./transcripts.ts";

await startLanguages("en");

const read = seen(1, "perspectives", {
  kind: "parts-read",
  what: "perspectives",
  parts: ["Backwards", "By units", "Step by step"],
  builtIn: 2,
});
const written = said("perspectives", "solver", "### Backwards @@@");
const answers = [
  said("answer-1", "solver", "The answer is 7."),
  said("answer-2", "solver", "The answer is 8."),
  writing("answer-3", "solver", "The answer is 7"),
];

describe("self-contrast", () => {
  test("begins with the call that writes the perspectives", () => {
    const contrast = contrastOf(transcript({ turns: [written] }));

    expect(contrast).toMatchObject({
      written: { path: "perspectives" },
      perspectives: [],
      differences: null,
    });
  });

  test("has each perspective with its answer, and says which are built in", () => {
    const { perspectives } = contrastOf(transcript({ turns: [written, ...answers], observations: [read] }));

    expect(perspectives.map(({ description, builtIn, answer }) => [description, builtIn, answer])).toEqual([
      ["Backwards", false, "7"],
      ["By units", true, "8"],
      ["Step by step", true, null],
    ]);
  });

  test("ends with the differences and the answer that settles them", () => {
    const contrast = contrastOf(
      transcript({
        turns: [
          written,
          ...answers,
          said("contrast", "critic", "They differ."),
          said("reflect", "solver", "The answer is 8."),
        ],
        observations: [read],
      }),
    );

    expect(contrast).toMatchObject({
      differences: { path: "contrast" },
      reflection: { path: "reflect" },
      answer: "8",
    });
    expect(contrast.perspectives.map(({ agrees }) => agrees)).toEqual([false, true, false]);
  });

  test("says that a perspective agrees that writes the same answer otherwise", () => {
    const cities = ["Paris", "PARIS", "Rome"].map((city, index) =>
      said(`answer-${index + 1}`, "solver", `The answer is ${city}.`),
    );
    const { perspectives } = contrastOf(
      transcript({
        asked: { ...asked, answerType: "string" },
        turns: [written, ...cities],
        result: { answer: "Paris", agreement: null, calls: 4, tokens: NO_TOKENS, seconds: 1, correct: null },
      }),
    );

    expect(perspectives.map(({ agrees }) => agrees)).toEqual([true, true, false]);
  });

  test("says of no perspective that it agrees before there is an answer to agree with", () => {
    const { perspectives } = contrastOf(transcript({ turns: [written, ...answers], observations: [read] }));

    expect(perspectives.map(({ agrees }) => agrees)).toEqual([null, null, null]);
  });
});

describe("the picture of self-contrast", () => {
  function shown(...turns: readonly TurnTranscript[]): string {
    const question = transcript({ turns, observations: turns.length > 1 ? [read] : [] });
    return shownWords(createElement(Perspectives, { question, live: true, steady: false }));
  }

  test("says what is written before the perspectives are known", () => {
    expect(shown(written)).toContain("|Perspectives|### Backwards @@@|");
  });

  test("says of every perspective what it is, whether it is built in, and its answer", () => {
    expect(shown(written, ...answers)).toContain(
      "|Perspective 1|Backwards|7|Perspective 2|built in|By units|8|" +
        "Perspective 3|built in|Step by step|waiting for its first word|",
    );
  });

  test("says what differs, the answer that settles it, and which perspectives have it", () => {
    const contrast = said("contrast", "critic", "They differ.");
    const words = shown(written, ...answers, contrast, said("reflect", "solver", "The answer is 8."));

    expect(words).toContain("|Perspective 1|Backwards|7|");
    expect(words).toContain("|Perspective 2|built in|as the final answer|By units|8|");
    expect(words).toContain("|Differences and checklist|They differ.|Final answer|8|");
  });
});
