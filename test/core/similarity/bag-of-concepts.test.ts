import { expect, test } from "vitest";
import { bagOfConcepts } from "../../../core/similarity/bag-of-concepts.ts";
import { compare } from "./graphs.ts";

const WORDS = ["ana", "compra", "cinco", "manzanas"];

function nearness(...words: readonly string[]): number {
  return compare(bagOfConcepts(WORDS), bagOfConcepts(words)).f1;
}

test("a bag is nearer to one with the same words in other places than to one as long with others", () =>
  expect(nearness("compra", "cinco", "manzanas", "hoy")).toBeGreaterThan(
    nearness("marie", "mange", "deux", "pommes"),
  ));

test("the order of its concepts does not count", () => expect(nearness(...WORDS.toReversed())).toBe(1));

test("of more than 60 concepts it keeps the last, each once", () => {
  const words = Array.from({ length: 70 }, (_, index) => `w${index}`);
  const { nodes } = bagOfConcepts([...words, ...words]);
  expect(nodes.map(({ concept }) => concept)).toEqual(["and", ...words.slice(-60)]);
});
