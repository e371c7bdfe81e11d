import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { ExperienceFigures, ExperienceTenth } from "../../../core/evaluation/evaluate.ts";
import { widthOf } from "../../../core/name-places.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { ExperienceCurve } from "../../../renderer/views/evaluate/results/experience-curve.tsx";
import { markupOf, shownWords } from "../support/shown-words.ts";

await startLanguages("en");

const tenth: ExperienceTenth = { from: 1, to: 2, questions: 2, compared: 2, correct: 1, retrieved: 0 };
const figures: ExperienceFigures = {
  repository: "run-1",
  retrieved: 1,
  outliers: 0,
  nothingSimilar: 0,
  tooFew: 2,
  judged: 3,
  stored: 2,
  unreadable: 0,
  tenths: [tenth, { ...tenth, from: 3, to: 3, questions: 1, compared: 0, correct: 0, retrieved: 1 }],
};
const curve = createElement(ExperienceCurve, { figures });

describe("the learning curve", () => {
  test("says what became of the questions", () => {
    expect(shownWords(curve)).toContain(
      "Repository “run-1” · experience used 1 · outliers 0 · nothing similar 0 · too few stored 2 · judged 3 · stored 2 · verdict not readable 0",
    );
  });

  test("has separators in large counts", () => {
    const many = createElement(ExperienceCurve, { figures: { ...figures, retrieved: 1500 } });

    expect(shownWords(many)).toContain("experience used 1,500 · ");
  });

  test("has a place for every tenth, and no column where nothing is right or wrong", () => {
    expect(shownWords(curve)).toContain("|1–2|3|");
    expect(markupOf(curve).match(/<rect/g)).toHaveLength(1);
    expect(markupOf(curve).match(/<circle/g)).toHaveLength(2);
  });

  test("keeps the names of tenths of a thousand questions apart", () => {
    const tenths = [1188, 1320].map((from) => ({ ...tenth, from, to: from + 131 }));
    const markup = markupOf(createElement(ExperienceCurve, { figures: { ...figures, tenths } }));
    const names = markup.matchAll(/<text[^>]* x="([\d.]+)"[^>]*>\d+–\d+</g);
    const [first = 0, second = 0] = [...names].map(([, x]) => Number(x));

    expect(second - first).toBeGreaterThan(widthOf("1188–1319"));
  });
});
