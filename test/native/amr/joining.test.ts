import { expect, test } from "vitest";
import { joinWords } from "../../../native/amr/reading/joining.ts";

/** What becomes of words and signs that stand without blanks. */
function joined(...forms: readonly string[]): readonly string[] {
  const tokens = forms.map((form) => ({ form, lemma: form.toLowerCase(), value: null }));
  return joinWords(tokens.map((token) => ({ ...token, tag: "X", spaced: false }))).map(({ form }) => form);
}

test.each(['"', ")", "…"])("a hyphen behind %s joins nothing", (sign) =>
  expect(joined("log", sign, "-", "in")).toEqual(["log", sign, "-", "in"]),
);

test.each(["log", "U.S.", "Figure1"])("a hyphen behind %s makes one word", (word) =>
  expect(joined(word, "-", "based")).toEqual([`${word}-based`]),
);
