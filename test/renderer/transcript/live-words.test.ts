import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { LiveTurns, TurnWords } from "../../../renderer/components/transcript/live-words.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { said, writing } from "./transcripts.ts";

await startLanguages("en");

const COUNTED = Array.from({ length: 60 }, (_, index) => index + 1).join(" ");

/** Of a turn, in a picture that has room for 19 characters of what is finished. */
function shown(turn: TurnTranscript, live = true): string {
  const words = createElement(TurnWords, { turn, live, most: 19 });
  return shownWords(createElement("p", null, createElement(LiveTurns, { value: [turn] }, words)));
}

describe("what a turn says on a line of a picture", () => {
  test("are its first words once it is finished", () => {
    expect(shown(said("solver-1", "solver", COUNTED))).toContain("|1 2 3 4 5 6 7 8 9…|");
  });

  test("are its last words as long as it is written", () => {
    expect(shown(writing("solver-1", "solver", "3 + 4"))).toContain("|3 + 4|");
    expect(shown(writing("solver-1", "solver", COUNTED))).toMatch(/\|…[\d ]{74} 59 60\|/);
  });

  test("are those of its reasoning as long as there are no others", () => {
    expect(shown(writing("solver-1", "solver", "<think>Three and"))).toContain("|Three and|");
  });

  test("are that it waits, or was never finished, where there are none", () => {
    expect(shown(writing("solver-1", "solver"))).toContain("|waiting for its first word|");
    expect(shown(writing("solver-1", "solver", "3 + 4"), false)).toContain("|not finished|");
  });
});
