import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { DataPreview } from "../../../renderer/views/evaluate/data/data-preview.tsx";
import { preview } from "../support/dataset-preview.ts";
import { markupOf } from "../support/shown-words.ts";

await startLanguages("en");

const withBadLines = {
  ...preview,
  badLines: [{ line: 3, problem: '"answer" is empty' }],
  moreBadLines: 3,
};

test("the bad lines of a file are told with those that are not listed, to who sees them and to who hears them", () => {
  const markup = markupOf(createElement(DataPreview, { preview: withBadLines }));

  expect(markup).toContain('aria-label="4 lines cannot be used"');
  expect(markup).toContain("4 lines cannot be used</strong>");
});
