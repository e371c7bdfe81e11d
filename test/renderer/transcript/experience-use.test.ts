import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { Observation, RunManifest } from "../../../core/events.ts";
import {
  JudgedSolution,
  RetrievedExperience,
} from "../../../renderer/components/transcript/experience-use.tsx";
import { RunOptions } from "../../../renderer/components/transcript/pictures/run-options.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { anExperience } from "../support/experiences.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { seen, transcript } from "./transcripts.ts";

await startLanguages("en");

const retrieved = {
  kind: "experience-retrieved",
  repository: "default",
  stored: 41,
  outcome: "found",
  z: -0.4,
  nearest: { experience: anExperience(), similarity: { semantic: 0.75, graph: 0.5, total: 1.25 } },
} as const;
const judged = {
  kind: "experience-judged",
  good: true,
  reason: "Every step follows.",
  readable: true,
  stored: "e2",
} as const;

function asked(...observations: readonly Observation[]) {
  return transcript({ observations: observations.map((observation) => seen(0, "", observation)) });
}

function retrievedWords(observation: Observation, options: RunManifest["options"] = {}): string {
  const question = asked(observation);
  return shownWords(
    createElement(
      RunOptions,
      { value: { lambda: 1.5, outlierTest: "below", ...options } },
      createElement(RetrievedExperience, { question, reached: question }),
    ),
  );
}

describe("the experience of a question", () => {
  test("says what was asked, how unusual it is, and which experience was used", () => {
    const words = retrievedWords(retrieved);

    expect(words).toContain(
      "|An experience was used|Repository “default” · 41 stored · z₀ −0.40 · λ 1.5 · Below −λ|",
    );
    expect(words).toContain("|Asked for: a task like “How many pens are there?”|");
    expect(words).toContain(
      "|How many pens are left?|Similarity 1.25: cosine 0.75 + graphs 0.50 · Answer: 7|",
    );
    expect(words).toContain("|Its solution|");
    expect(words).not.toContain("Most similar, but not used");
  });

  test("names the most similar one where it was refused", () => {
    const words = retrievedWords({ ...retrieved, outcome: "outlier", z: -2 });

    expect(words).toContain("|Nothing used: the task is an outlier|");
    expect(words).toContain("|Most similar, but not used|How many pens are left?|");
  });

  test("says nothing of a test that was not made", () => {
    const words = retrievedWords({ ...retrieved, outcome: "too-few", stored: 3, z: null, nearest: null });

    expect(words).toContain("|Nothing used: too few are stored|Repository “default” · 3 stored|");
  });

  test("says how many experiences the run needs where they are too few", () => {
    const few = { ...retrieved, outcome: "too-few", stored: 3, z: null, nearest: null } as const;

    expect(retrievedWords(few, { minimum: 20 })).toContain(
      "|Nothing used: too few are stored|Repository “default” · 3 stored, 20 needed (option “Least stored, l”)|",
    );
  });

  test("keeps its room while a replay has not come to it", () => {
    const drawn = markupOf(
      createElement(RetrievedExperience, { question: asked(retrieved), reached: asked() }),
    );

    expect(drawn).toContain("data-ahead");
  });

  test("is nothing where no repository was asked", () => {
    expect(markupOf(createElement(RetrievedExperience, { question: asked(), reached: asked() }))).toBe("");
  });
});

describe("the verdict on a solution", () => {
  const words = (...observations: readonly Observation[]) => {
    const question = asked(...observations);
    return shownWords(createElement(JudgedSolution, { question, reached: question }));
  };

  test("says that it is stored, with a way to it, and why", () => {
    expect(words(retrieved, judged)).toContain(
      "|Found good|stored as an experience|Show it under Experience|Every step follows.|",
    );
  });

  test("says that it is not stored", () => {
    expect(words({ ...judged, good: false, stored: null })).toContain("|Not found good|not stored|");
    expect(words({ ...judged, good: false, readable: false, stored: null })).toContain(
      "|The verdict cannot be read|not stored|",
    );
  });
});
