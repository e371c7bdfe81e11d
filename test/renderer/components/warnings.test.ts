import { createElement } from "react";
import { expect, test } from "vitest";
import { Warnings } from "../../../renderer/components/warnings.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";

await startLanguages("en");

const words = (warnings: readonly string[]) => shownWords(createElement(Warnings, { warnings }));

test("each warning of a run has a line of its own", () => {
  expect(words(["Mind this.", "And that."])).toBe("|Warnings|Mind this.|And that.|");
});

test("where there is no warning, nothing speaks of any", () => {
  expect(words([])).not.toContain("Warnings");
});

test("warnings are read out in English, which they are in, whatever the page is in", () => {
  expect(markupOf(createElement(Warnings, { warnings: ["Mind this."] }))).toContain(
    '<li lang="en">Mind this.</li>',
  );
});
