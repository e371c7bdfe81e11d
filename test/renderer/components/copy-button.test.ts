import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { CopyButton } from "../../../renderer/components/copy-button.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

test("a text that takes work is not made before it is copied", () => {
  const text = vi.fn(() => "a long table");

  expect(shownWords(createElement(CopyButton, { text, name: "Costs" }))).toContain("|Copy: Costs|");
  expect(text).not.toHaveBeenCalled();
});
