import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the page asks the browser not to translate what is in it, nor to check or continue what is written", async () => {
  const page = await readFile(new URL("../../renderer/index.html", import.meta.url), "utf8");

  expect(page).toMatch(/<html [^>]*translate="no"/);
  expect(page).toContain('<meta name="google" content="notranslate" />');
  expect(page).toMatch(/<body [^>]*spellcheck="false"/);
  expect(page).toMatch(/<body [^>]*writingsuggestions="false"/);
});
