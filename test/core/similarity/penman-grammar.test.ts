import { describe, expect, it } from "vitest";
import { PENMAN_GRAMMAR } from "../../../core/similarity/penman-grammar.ts";

const RULE = /^([a-z\d-]+) ::= (.+)$/;

describe("the grammar of PENMAN", () => {
  const rules = PENMAN_GRAMMAR.split("\n").map((line) => RULE.exec(line));

  it("is one rule a line, every name of which is a rule", () => {
    const names = rules.map((rule) => rule?.[1]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    for (const rule of rules) {
      const words = (rule?.[2] ?? "").replace(/"(?:[^"\\]|\\.)*"|\[(?:[^\]\\]|\\.)*\]/g, " ");
      for (const [name] of words.matchAll(/[a-z][a-z\d-]*/g)) expect(names).toContain(name);
    }
  });

  it("bounds everything that repeats, so that a graph has an end", () => {
    for (const rule of rules) {
      const outside = (rule?.[2] ?? "").replace(/"(?:[^"\\]|\\.)*"|\[(?:[^\]\\]|\\.)*\]/g, " ");
      expect(outside).not.toMatch(/[*+]|\{\d+,\}/);
    }
  });
});
