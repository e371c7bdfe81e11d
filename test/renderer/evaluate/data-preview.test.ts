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

test("what the engine says of a file and of its bad lines is read out in English, whatever the page is in", () => {
  const markup = markupOf(
    createElement(DataPreview, { preview: { ...withBadLines, notes: ["Read as GSM8K."] } }),
  );

  expect(markup).toMatch(/<p[^>]* lang="en"><svg[^]*?<\/svg>Read as GSM8K\.<\/p>/);
  expect(markup).toContain('<span lang="en">&quot;answer&quot; is empty</span>');
});
