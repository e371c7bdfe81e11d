import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PenmanError } from "../../../core/errors.ts";
import { GRAPH_LIMITS } from "../../../core/similarity/graph-limits.ts";
import { formatPenman, parsePenman } from "../../../core/similarity/penman.ts";
import { keyOf, triplesOf } from "../../../core/similarity/triples.ts";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { anyGraph, GOLDEN_PAIRS } from "./graphs.ts";

const BOY = `# ::snt The boy wants to go.
(w~e.2 / want-01~e.2 :ARG0~e.0 (b / boy~e.1)
    # a comment within
    :ARG1 (g / go-02 :ARG0 b))`;

/** What a graph says, in any order. */
function meaning(graph: AmrGraph): readonly string[] {
  return triplesOf(graph).map(keyOf).sort();
}

function errorOf(text: string): PenmanError {
  try {
    parsePenman(text);
  } catch (error) {
    if (error instanceof PenmanError) return error;
    throw error;
  }
  throw new Error(`${text.slice(0, 100)} was read without an error.`);
}

/** A chain of so many nodes, each within the brackets of the one before. */
function chain(nodes: number): string {
  return `${Array.from({ length: nodes }, (_, node) => `(n${node} / x`).join(" :ARG0 ")}${")".repeat(nodes)}`;
}

describe("reading PENMAN", () => {
  test("gives nodes and edges in their order, without comments and alignments", () => {
    expect(parsePenman(BOY)).toEqual({
      top: "w",
      nodes: [
        { id: "w", concept: "want-01" },
        { id: "b", concept: "boy" },
        { id: "g", concept: "go-02" },
      ],
      edges: [
        { source: "w", role: "ARG0", target: "b", toNode: true },
        { source: "w", role: "ARG1", target: "g", toNode: true },
        { source: "g", role: "ARG0", target: "b", toNode: true },
      ],
    });
  });

  test.each([
    ['"New York"', '"New York"'],
    ['"say \\"(no)\\" :op1 ~e.1"', '"say \\"(no)\\" :op1 ~e.1"'],
    ['"12:30"', '"12:30"'],
    ["12:30", "12:30"],
    ["1/2", "1/2"],
    ["-", "-"],
    ["a~b", "a~b"],
    ["5~e.3,4", "5"],
    ['"Tom"~e.3', '"Tom"'],
    ["#1", "#1"],
  ])("keeps the constant %s whole", (written, constant) => {
    expect(parsePenman(`(n / name :op1 ${written})`).edges).toEqual([
      { source: "n", role: "op1", target: constant, toNode: false },
    ]);
  });

  test("tells a variable that is defined further on from a constant", () => {
    const { edges } = parsePenman("(a / and :op1 b :op2 (b / boy) :op3 c)");
    expect(edges.map(({ target, toNode }) => [target, toNode])).toEqual([
      ["b", true],
      ["b", true],
      ["c", false],
    ]);
  });

  test("does without spaces where brackets and slashes part what is written", () => {
    expect(parsePenman("(w/want-01 :ARG0(b/boy))")).toEqual(parsePenman("(w / want-01 :ARG0 (b / boy))"));
  });

  test("tolerates a role without a target and a node without a concept", () => {
    expect(parsePenman("(a / and :op1 :op2 (b) :op3)")).toEqual({
      top: "a",
      nodes: [
        { id: "a", concept: "and" },
        { id: "b", concept: "" },
      ],
      edges: [{ source: "a", role: "op2", target: "b", toNode: true }],
    });
  });

  test.each([
    ["", { position: 0, line: 1, column: 1 }, "an opening bracket was expected"],
    ["(", { position: 1, line: 1, column: 2 }, "a variable was expected"],
    [
      "(a / and\n  :op1 (b / boy)",
      { position: 25, line: 2, column: 17 },
      "a role or a closing bracket was expected",
    ],
    [
      "(a / and boy)",
      { position: 9, line: 1, column: 10 },
      'a role or a closing bracket was expected. Correct the text at "boy)"',
    ],
    ["(a / and))", { position: 9, line: 1, column: 10 }, "the end of the text was expected"],
    ["(a / and)\n(b / boy)", { position: 10, line: 2, column: 1 }, "the end of the text was expected"],
    ["(a / and\n\t:op1 (a / boy))", { position: 16, line: 2, column: 8 }, "the variable a is defined twice"],
    ['(a / "and)', { position: 5, line: 1, column: 6 }, "a string has no closing quote"],
  ])("says where %j is wrong, and what is", (text, place, problem) => {
    const error = errorOf(text);
    expect(error.details).toEqual(place);
    expect(error.message).toContain(`at line ${place.line}, column ${place.column}: `);
    expect(error.message).toContain(problem);
  });

  test("refuses what is too deep, too large or too long, and reads what is just within the limits", () => {
    const { nodes, edges, characters } = GRAPH_LIMITS;
    expect(parsePenman(chain(nodes)).nodes).toHaveLength(nodes);
    expect(errorOf(chain(nodes + 1)).message).toContain("more than 1000 nodes");
    expect(errorOf(chain(10_000)).message).toContain("more than 1000 nodes");
    expect(errorOf("(".repeat(characters)).message).toContain("a variable was expected");
    expect(parsePenman(`(a / b${" :op 1".repeat(edges)})`).edges).toHaveLength(edges);
    expect(errorOf(`(a / b${" :op 1".repeat(edges + 1)})`).message).toContain("more than 3000 edges");
    expect(parsePenman(`(a / b)${" ".repeat(characters - 7)}`).top).toBe("a");
    expect(errorOf(`(a / b)${" ".repeat(characters - 6)}`).message).toContain(
      "longer than 1000000 characters",
    );
  });

  test.each(["~", "~1/", "\\", '\\"', '"', "#\n", "\n#", " ", ":", ":r ", "/", "(a ", ")"])(
    "ends soon with a text that repeats %j",
    (part) => {
      const many = part.repeat(Math.floor((GRAPH_LIMITS.characters - 10) / part.length));
      for (const text of [many, `(a / ${many}`, `(a / "${many}`, `(a / b :c ${many})`]) {
        try {
          expect(parsePenman(text).top).toBe("a");
        } catch (error) {
          expect(error).toBeInstanceOf(PenmanError);
        }
      }
    },
  );

  test("reads what looks like an alignment behind an opening bracket as a variable, on the same line or the next", () => {
    for (const gap of ["", " ", "\n"]) {
      const graph = parsePenman(`(${gap}~e.1b / boy)`);
      expect(graph.nodes).toEqual([{ id: "~e.1b", concept: "boy" }]);
      expect(meaning(parsePenman(formatPenman(graph)))).toEqual(meaning(graph));
    }
  });

  test("ends with a graph or a typed error, whatever the text", () => {
    const golden = fc.constantFrom(...GOLDEN_PAIRS.flatMap(({ a, b }) => [a, b]));
    const piece = fc.oneof(
      fc.constantFrom(...'( ) / : " \\ ~ ~e.1 # - :ARG0 :op1-of n0 (n0 \n'.split(" "), " ", '"a b"'),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    );
    const change = fc.record({
      at: fc.nat(),
      removed: fc.nat({ max: 12 }),
      inserted: fc.array(piece, { maxLength: 3 }),
    });
    const malformed = fc
      .tuple(golden, fc.array(change, { minLength: 1, maxLength: 5 }))
      .map(([text, changes]) =>
        changes.reduce((changed, { at, removed, inserted }) => {
          const from = at % (changed.length + 1);
          return changed.slice(0, from) + inserted.join("") + changed.slice(from + removed);
        }, text),
      );
    const madeUp = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
    let errors = 0;
    const graphOf = (text: string): AmrGraph | null => {
      try {
        return parsePenman(text);
      } catch (error) {
        expect(error).toBeInstanceOf(PenmanError);
        errors++;
        return null;
      }
    };
    fc.assert(
      fc.property(fc.oneof(malformed, madeUp), (text) => {
        const graph = graphOf(text);
        if (graph !== null) expect(meaning(parsePenman(formatPenman(graph)))).toEqual(meaning(graph));
      }),
      { numRuns: 10_000 },
    );
    expect(errors).toBeGreaterThan(5_000);
  });
});

describe("writing PENMAN", () => {
  test("gives a node a line, where it is mentioned first, and its variable from then on", () => {
    expect(formatPenman(parsePenman(BOY))).toBe(
      "(w / want-01\n      :ARG0 (b / boy)\n      :ARG1 (g / go-02\n            :ARG0 b))",
    );
  });

  test("reaches what only points at the rest through inverse roles", () => {
    const graph: AmrGraph = {
      top: "b",
      nodes: [
        { id: "b", concept: "boy" },
        { id: "g", concept: "go-02" },
        { id: "s", concept: "small" },
      ],
      edges: [
        { source: "g", role: "ARG0", target: "b", toNode: true },
        { source: "s", role: "domain", target: "b", toNode: true },
      ],
    };
    expect(formatPenman(graph)).toBe("(b / boy\n      :ARG0-of (g / go-02)\n      :mod (s / small))");
  });

  test("puts quotes around what would be read as something else", () => {
    const constants = ["two words", 'a "b"', "b", "c~1", ":x", "", "5"];
    const graph: AmrGraph = {
      top: "b",
      nodes: [{ id: "b", concept: "(boy)" }],
      edges: constants.map((target) => ({ source: "b", role: "op1", target, toNode: false })),
    };
    expect(parsePenman(formatPenman(graph))).toEqual({
      top: "b",
      nodes: [{ id: "b", concept: '"(boy)"' }],
      edges: ['"two words"', '"a \\"b\\""', '"b"', '"c~1"', '":x"', '""', "5"].map((target) => ({
        ...{ source: "b", role: "op1", target, toNode: false },
      })),
    });
  });

  test("keeps the meaning of any graph", () => {
    fc.assert(
      fc.property(anyGraph(9), (graph) => {
        expect(meaning(parsePenman(formatPenman(graph)))).toEqual(meaning(graph));
      }),
      { numRuns: 3_000 },
    );
  });

  test("gives back what was read, of the deepest graph too", () => {
    for (const text of [chain(GRAPH_LIMITS.nodes), ...GOLDEN_PAIRS.map(({ a }) => a)]) {
      const graph = parsePenman(text);
      expect(meaning(parsePenman(formatPenman(graph)))).toEqual(meaning(graph));
    }
  });

  test.each([
    [
      "a part without connection",
      { top: "a", ids: ["a", "b"], role: "op1" },
      'the node "b" is not connected',
    ],
    ["an id with a space", { top: "a b", ids: ["a b"], role: "op1" }, 'the id "a b"'],
    ["a role with a bracket", { top: "a", ids: ["a"], role: "op(1" }, 'the role "op(1"'],
    [
      "too many nodes",
      { top: "n0", ids: Array.from({ length: 1001 }, (_, n) => `n${n}`), role: "op1" },
      "more than 1000 nodes",
    ],
  ])("refuses %s", (_, { top, ids, role }, problem) => {
    const graph: AmrGraph = {
      top,
      nodes: ids.map((id) => ({ id, concept: "x" })),
      edges: [{ source: top, role, target: "1", toNode: false }],
    };
    expect(() => formatPenman(graph)).toThrow(PenmanError);
    expect(() => formatPenman(graph)).toThrow(problem);
  });
});
