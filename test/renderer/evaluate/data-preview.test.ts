import { createElement } from "react";
import { expect, test } from "vitest";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { DataPreview } from "../../../renderer/views/evaluate/data/data-preview.tsx";
import { markupOf } from "../support/shown-words.ts";

await startLanguages("en");

const preview: DatasetPreview = {
  data: "imported:abc",
  name: "trivia.csv",
  sha256: "abc",
  form: "counterpoint",
  columns: [],
  questions: 40,
  badLines: [{ line: 3, problem: '"answer" is empty' }],
  moreBadLines: 3,
  notes: [],
  answerTypes: { number: 40 },
  difficulties: {},
  databases: [],
  extras: null,
  first: [],
};

test("the bad lines of a file are told with those that are not listed, to who sees them and to who hears them", () => {
  const markup = markupOf(createElement(DataPreview, { preview }));

  expect(markup).toContain('aria-label="4 lines cannot be used"');
  expect(markup).toContain("4 lines cannot be used</strong>");
});
