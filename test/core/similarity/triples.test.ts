import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import { compileTriples, createLabels, triplesOf } from "../../../core/similarity/triples.ts";

/** `role(source, target)` of each triple, sorted. */
function said(penman: string): readonly string[] {
  return triplesOf(parsePenman(penman))
    .map(({ source, role, target }) => `${role}(${source}, ${target})`)
    .sort();
}

describe("the triples of a graph", () => {
  test("are instances, attributes, relations and the top with a constant", () => {
    expect(triplesOf(parsePenman('(n / name :op1 "New York" :part (b / boy))'))).toEqual([
      { kind: "top", source: "n", role: "top", target: "top" },
      { kind: "instance", source: "n", role: "instance", target: "name" },
      { kind: "instance", source: "b", role: "instance", target: "boy" },
      { kind: "attribute", source: "n", role: "op1", target: "new york" },
      { kind: "relation", source: "n", role: "part", target: "b" },
    ]);
  });

  test.each([
    ["(a / x :ARG0-of (b / y))", "arg0(b, a)"],
    ["(a / x :consist-of (b / y))", "consist-of(a, b)"],
    ["(a / x :prep-out-of (b / y))", "prep-out-of(a, b)"],
    ["(a / x :prep-on-behalf-of (b / y))", "prep-on-behalf-of(a, b)"],
    ["(a / x :consist-of-of (b / y))", "consist-of(b, a)"],
    ["(a / x :mod (b / y))", "domain(b, a)"],
    ["(a / x :domain (b / y))", "domain(a, b)"],
    ["(a / x :domain-of (b / y))", "domain(b, a)"],
    ["(a / x :mod-of (b / y))", "domain(a, b)"],
    ["(a / x :ARG0-of a :ARG1 (b / y))", "arg0(a, a)"],
  ])("of %s have the relation %s", (penman, relation) => {
    expect(said(penman)).toContain(relation);
  });

  test("keep the role of a constant as it is", () => {
    expect(said("(a / x :mod 5 :ARG1-of 7)")).toEqual([
      "arg1-of(a, 7)",
      "instance(a, x)",
      "mod(a, 5)",
      "top(a, top)",
    ]);
  });

  test("are each there once", () => {
    expect(said("(a / x :op1 (b / y) :op1 b :OP1 b :op1-of b :op1-of b :quant 5 :quant 5)")).toEqual([
      "instance(a, x)",
      "instance(b, y)",
      "op1(a, b)",
      "op1(b, a)",
      "quant(a, 5)",
      "top(a, top)",
    ]);
  });

  test("are in lower case, without quotes, escapes and underscores at the end", () => {
    expect(said('(a / "Big_Boy__" :Op1 "Tom \\"T\\" \\\\" :op2_ _ :op3 "_")')).toEqual([
      "instance(a, big_boy)",
      'op1(a, tom "t" \\)',
      "op2(a, )",
      "op3(a, )",
      "top(a, top)",
    ]);
  });

  test("cannot be had of a graph that names a node it has not", () => {
    const edge = { source: "a", role: "op1", target: "b", toNode: true };
    const graph: AmrGraph = { top: "a", nodes: [{ id: "a", concept: "x" }], edges: [edge] };
    for (const broken of [
      graph,
      { ...graph, top: "c", edges: [] },
      { ...graph, edges: [{ ...edge, source: "b", target: "a" }] },
    ])
      expect(() => compileTriples(broken, createLabels())).toThrow(ContractError);
  });
});

describe("a compiled triple set", () => {
  test("has as many triples as the graph, and a key that does not depend on variables or labels", () => {
    const labels = createLabels();
    const boy = compileTriples(parsePenman("(g / go-02 :ARG0 (b / boy) :polarity -)"), labels);
    const renamed = compileTriples(parsePenman("(x / go-02 :ARG0 (y / boy) :polarity -)"), createLabels());
    const turned = compileTriples(parsePenman("(b / boy :ARG0-of (g / go-02 :polarity -))"), labels);
    expect([boy.size, renamed.size, turned.size]).toEqual([5, 5, 5]);
    expect(renamed.key).toBe(boy.key);
    expect(turned.key).not.toBe(boy.key);
  });
});
