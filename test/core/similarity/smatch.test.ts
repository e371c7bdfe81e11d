import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import { matchedTriples, smatch, upperBound } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels, triplesOf } from "../../../core/similarity/triples.ts";
import { anyGraph, compare, compareTexts, GOLDEN_PAIRS, renamed } from "./graphs.ts";

interface EdgeCase {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  /** What the common Python implementation counts: matched triples, those of a, those of b. */
  readonly reference: readonly [number, number, number];
}

const EDGE_CASES = JSON.parse(
  readFileSync(new URL("../../fixtures/smatch-edge.json", import.meta.url), "utf8"),
) as readonly EdgeCase[];

/** Where we count otherwise than the Python implementation, and why. */
const KNOWN_DIFFERENCES: Readonly<Record<string, { counts: readonly number[]; why: string }>> = {
  "attr const -of dropped by ref": {
    counts: [3, 3, 3],
    why: "it drops a constant behind an inverse role; a constant cannot be a source, so the attribute stays as it is",
  },
  "mod const dropped by ref": {
    counts: [3, 3, 3],
    why: "it drops a constant behind mod, which it would turn round; the attribute stays as it is",
  },
  "duplicate relation": {
    counts: [4, 4, 4],
    why: "it counts a triple that is written twice several times, and so more matches than triples; a graph is a set",
  },
  "quoted with space": {
    counts: [4, 5, 5],
    why: "it reads a string to its first space, so that New York and New Delhi are the same",
  },
  alignments: {
    counts: [2, 2, 2],
    why: "it takes alignments to words as part of the concept; they are none of the meaning",
  },
};

/** The most triples that any alignment matches, by trying each. */
function mostMatched(left: AmrGraph, right: AmrGraph): number {
  const ids = right.nodes.map(({ id }) => id);
  const tryFrom = (node: number, free: readonly string[], alignment: readonly [string, string][]): number => {
    const id = left.nodes[node]?.id;
    if (id === undefined)
      return matchedTriples(left, right, { alignment }).left.filter(({ matched }) => matched).length;
    const skipped = tryFrom(node + 1, free, alignment);
    const aligned = free.map((other) =>
      tryFrom(
        node + 1,
        free.filter((it) => it !== other),
        [...alignment, [id, other]],
      ),
    );
    return Math.max(skipped, ...aligned);
  };
  return tryFrom(0, ids, []);
}

/** A graph in which every node is like every other, so that labels bound nothing. */
function ring(length: number, skip: number): AmrGraph {
  const id = (node: number): string => `n${node % length}`;
  const nodes = Array.from({ length }, (_, node) => ({ id: id(node), concept: "x" }));
  return {
    top: "n0",
    nodes,
    edges: nodes.flatMap((_, node) =>
      [1, skip].map((step) => ({ source: id(node), role: "op1", target: id(node + step), toNode: true })),
    ),
  };
}

describe("smatch by exact search", () => {
  test.each(GOLDEN_PAIRS.map((pair, number) => ({ number, ...pair })))(
    "matches $matched of $left and $right triples of golden pair $number, as was proved",
    ({ a, b, matched, left, right, f1 }) => {
      const found = compareTexts(a, b);
      expect(found).toMatchObject({ matched, left, right, exact: true, bound: matched });
      expect(found.f1).toBeCloseTo(f1, 5);
    },
  );

  test.each(EDGE_CASES)(
    "counts as the Python implementation, or knows why not: $name",
    ({ name, a, b, reference }) => {
      const { matched, left, right, exact } = compareTexts(a, b);
      const known = KNOWN_DIFFERENCES[name];
      expect([matched, left, right]).toEqual(known?.counts ?? reference);
      if (known !== undefined) expect(known.counts).not.toEqual(reference);
      expect(exact).toBe(true);
    },
  );

  test("finds what trying every alignment finds, and matches the triples that it says", () => {
    fc.assert(
      fc.property(anyGraph(4), anyGraph(5), (left, right) => {
        const found = compare(left, right);
        expect(found).toMatchObject({ matched: mostMatched(left, right), exact: true });
        const triples = matchedTriples(left, right, found);
        for (const side of [triples.left, triples.right])
          expect(side.filter(({ matched }) => matched)).toHaveLength(found.matched);
      }),
      { numRuns: 400 },
    );
  });

  test("says how much it may have missed where its limit of nodes comes first", () => {
    const hard = [ring(8, 2), ring(8, 3)] as const;
    const cut = compare(...hard, { nodeLimit: 3, restarts: 0 });
    const whole = compare(...hard);
    expect(cut.exact).toBe(false);
    expect(cut.bound).toBeGreaterThan(cut.matched);
    expect(whole).toMatchObject({ exact: true, bound: whole.matched });
    expect(whole.matched).toBeGreaterThanOrEqual(cut.matched);
    expect(whole.matched).toBeLessThanOrEqual(cut.bound);
  });
});

describe("smatch with a number of triples that must match at least", () => {
  test("is exact where they do, and else says that they do not", () => {
    for (const { a, b, matched } of GOLDEN_PAIRS.slice(0, 60)) {
      expect(compareTexts(a, b, { above: matched })).toMatchObject({ matched, exact: true });
      const failed = compareTexts(a, b, { above: matched + 1 });
      expect(failed.bound).toBe(matched);
      expect(failed.matched).toBeLessThanOrEqual(matched);
    }
  });

  test("does not search what cannot reach it", () => {
    const hard = [ring(12, 3), ring(12, 5)] as const;
    const { bound } = compare(...hard, { nodeLimit: 0 });
    expect(compare(...hard, { above: bound + 1, nodeLimit: 0 })).toEqual(
      compare(...hard, { search: "climb", restarts: 0 }),
    );
  });
});

describe("smatch by hill climbing", () => {
  test("never matches more than the best alignment, whose number is within its bound", () => {
    let reached = 0;
    for (const { a, b, matched } of GOLDEN_PAIRS) {
      const found = compareTexts(a, b, { search: "climb" });
      expect(found.matched).toBeLessThanOrEqual(matched);
      expect(found.bound).toBeGreaterThanOrEqual(matched);
      expect(found.exact).toBe(found.bound === found.matched);
      reached += found.matched === matched ? 1 : 0;
    }
    expect(reached).toBeGreaterThanOrEqual(190);
  });

  test("is the same each time, and no worse with more restarts", () => {
    for (const { a, b } of GOLDEN_PAIRS.slice(0, 40)) {
      const [none, few, many] = [0, 8, 16].map(
        (restarts) => compareTexts(a, b, { search: "climb", restarts }).matched,
      );
      expect(few).toBeGreaterThanOrEqual(none ?? Infinity);
      expect(many).toBeGreaterThanOrEqual(few ?? Infinity);
      expect(compareTexts(a, b, { search: "climb", restarts: 8 }).matched).toBe(few);
    }
  });
});

describe.each(["climb", "exact"] as const)("smatch (%s)", (search) => {
  const graph = anyGraph(8);

  test("gives two graphs the same numbers in either order", () => {
    const swapped = ({ a, b }: { a: AmrGraph; b: AmrGraph }): void => {
      const there = compare(a, b, { search });
      const back = compare(b, a, { search });
      const turned = back.alignment.map(([left, right]) => [right, left]);
      expect({ ...back, left: back.right, right: back.left, alignment: turned }).toEqual({ ...there });
    };
    for (const { a, b } of GOLDEN_PAIRS) swapped({ a: parsePenman(a), b: parsePenman(b) });
    fc.assert(fc.property(fc.record({ a: graph, b: graph }), swapped), { numRuns: 500 });
  });

  test("does not depend on what else the labels were made for", () => {
    const used = createLabels();
    for (const { b } of GOLDEN_PAIRS.toReversed()) compileTriples(parsePenman(b), used);
    for (const { a, b } of GOLDEN_PAIRS) {
      const [left, right] = [parsePenman(a), parsePenman(b)];
      const found = smatch(compileTriples(left, used), compileTriples(right, used), { search });
      expect(found).toEqual(compare(left, right, { search }));
    }
  });

  test("of a graph with itself is 1, whatever its variables are called", () => {
    const itself = (one: AmrGraph): void => {
      const found = compare(
        one,
        renamed(one, (id) => `other-${id}`),
        { search },
      );
      expect(found).toMatchObject({ f1: 1, exact: true, matched: triplesOf(one).length });
    };
    for (const { a } of GOLDEN_PAIRS) itself(parsePenman(a));
    fc.assert(fc.property(graph, itself), { numRuns: 500 });
  });

  test("does not depend on what variables are called", () => {
    fc.assert(
      fc.property(graph, graph, (left, right) => {
        const { alignment, ...numbers } = compare(left, right, { search });
        const other = compare(
          renamed(left, (id) => `z-${id}`),
          renamed(right, (id) => `a-${id}`),
          { search },
        );
        expect(other).toEqual({ ...numbers, alignment: alignment.map(([l, r]) => [`z-${l}`, `a-${r}`]) });
      }),
      { numRuns: 500 },
    );
  });
});

test("a graph whose nodes and edges stand in another order is the same to an exact search", () => {
  fc.assert(
    fc.property(anyGraph(8), (graph) => {
      const turned = { ...graph, nodes: graph.nodes.toReversed(), edges: graph.edges.toReversed() };
      expect(compare(graph, turned)).toMatchObject({ f1: 1, exact: true });
    }),
    { numRuns: 500 },
  );
});

test("large graphs of one concept and one role are compared within the limits of a search", () => {
  const [left, right] = [ring(300, 7), ring(299, 5)];
  const { matched, bound, exact } = compare(left, right);
  expect(exact).toBe(matched === bound);
  expect(bound).toBeLessThanOrEqual(triplesOf(right).length);
  expect(matched).toBeGreaterThan(299);
});

describe("the upper bound by labels", () => {
  test("is never below what matches", () => {
    fc.assert(
      fc.property(anyGraph(6), anyGraph(6), (left, right) => {
        const labels = createLabels();
        const [a, b] = [compileTriples(left, labels), compileTriples(right, labels)];
        expect(upperBound(a, b)).toBeGreaterThanOrEqual(smatch(a, b, { search: "exact" }).matched);
        expect(upperBound(a, b)).toBe(upperBound(b, a));
        expect(upperBound(a, a)).toBe(a.size);
      }),
      { numRuns: 500 },
    );
  });

  test("counts each label as often as both graphs have it", () => {
    const labels = createLabels();
    const setOf = (penman: string) => compileTriples(parsePenman(penman), labels);
    const left = setOf("(a / and :op1 (b / boy :quant 5) :op1 (c / boy) :op2 (d / boy))");
    const right = setOf("(a / or :op1 (b / boy :quant 6) :op3 (c / boy))");
    // The top, two boys and one op1.
    expect(upperBound(left, right)).toBe(4);
  });
});

describe("the matched triples of two graphs", () => {
  test("are marked on both sides", () => {
    const left = parsePenman("(w / want-01 :ARG0 (b / boy) :ARG1 (g / go-02 :ARG0 b :polarity -))");
    const right = parsePenman("(x / want-01 :ARG0 (y / girl) :ARG1 (z / go-02 :ARG0 y :time (n / now)))");
    const { left: ofLeft, right: ofRight } = matchedTriples(left, right, compare(left, right));
    const missed = (triples: typeof ofLeft) =>
      triples
        .filter(({ matched }) => !matched)
        .map(({ source, role, target }) => `${role}(${source}, ${target})`);
    expect(missed(ofLeft)).toEqual(["instance(b, boy)", "polarity(g, -)"]);
    expect(missed(ofRight)).toEqual(["instance(y, girl)", "instance(n, now)", "time(z, n)"]);
    expect(ofLeft[0]).toEqual({ kind: "top", source: "w", role: "top", target: "top", matched: true });
  });
});
