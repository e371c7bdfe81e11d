import fc from "fast-check";
import { expect, test } from "vitest";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { formatPenman, parsePenman } from "../../../core/similarity/penman.ts";
import { smatch } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";
import { createAmrLite } from "../../../native/amr/index.ts";
import { parse } from "./amr-lite.ts";

const WORDS = (
  "Tom she the a each how many which who what did does is are has to by of in than that if because and or not left more 3 12 -5 $5 1/2 " +
  "half apples box dog Berlin tall taller give gave eaten add minus = + - * ( ) , . ? ' \" : 20% been can there total first"
).split(" ");

/** Words in any order, which is harder on the rules than letters in any order. */
const wordSalad = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(" "));
const SIGNS_AND_WORDS = "\" ' ( ) : , - + = in to of by than the log page has Tom 5 $5 20%".split(" ");
/** Signs that stand at words and at each other without a blank between them. */
const signSalad = fc
  .array(fc.tuple(fc.constantFrom(...SIGNS_AND_WORDS), fc.constantFrom("", " ")), { maxLength: 20 })
  .map((pairs) => pairs.flat().join(""));
const anyText = fc.oneof(
  wordSalad,
  signSalad,
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ maxLength: 200 }),
);

function reachedFrom({ top, edges }: AmrGraph): ReadonlySet<string> {
  const reached = new Set([top]);
  for (const id of reached) {
    for (const { source, target, toNode } of edges) {
      if (toNode && source === id) reached.add(target);
      if (toNode && target === id) reached.add(source);
    }
  }
  return reached;
}

test("any text gives a connected graph whose top is one of its nodes", () =>
  fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { graph } = await parse(text);
      const ids = graph.nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...reachedFrom(graph)].toSorted()).toEqual(ids.toSorted());
    }),
    { numRuns: 500 },
  ));

test("the graph of any text is the same after writing and reading it as PENMAN", () =>
  fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { graph } = await parse(text);
      const labels = createLabels();
      const again = compileTriples(parsePenman(formatPenman(graph)), labels);
      const result = smatch(compileTriples(graph, labels), again);
      expect(result.f1).toBe(1);
    }),
    { numRuns: 500 },
  ));

test("the same text gives the same graph, whatever was read before", () =>
  fc.assert(
    fc.asyncProperty(wordSalad, async (text) => {
      expect(await createAmrLite().parse(text)).toEqual(await parse(text));
    }),
    { numRuns: 20 },
  ));

test.each([
  ["a megabyte of brackets", "(".repeat(1_000_000)],
  ["one word without end", "a".repeat(1_000_000)],
  ["unpaired surrogates", "\ud800 The dog \udc00 barks."],
  ["signs of PENMAN", 'The dog / eats "a ( bone" :ARG0 ~e.1 \\" ) now.'],
  ["a hyphen behind a quotation mark", 'The "log"-in page shows 5 items.'],
  ["a hyphen behind a bracket", "The (log)-in page shows 5 items."],
  ["a calculation without end", "5 + ".repeat(3000)],
  ["brackets that never close", "((5 + ".repeat(800)],
])("%s gives a bounded graph", async (_, text) => {
  const { graph } = await parse(text);
  expect(graph.nodes.length).toBeLessThanOrEqual(300);
  expect(parsePenman(formatPenman(graph)).nodes).toHaveLength(graph.nodes.length);
});
