import { describe, expect, test } from "vitest";
import { meantOptions } from "../../core/meant-options.ts";

const data = { file: "pets.jsonl", sha256: "abc", questions: 2, skippedLines: [] };
const options = { agents: 3, sqlCompare: "multiset" };

describe("how results of queries are compared", () => {
  test("is not told of a run without a database, where nobody set it", () => {
    expect(meantOptions({ options, data })).toEqual({ agents: 3 });
    expect(meantOptions({ options, data: null })).toEqual({ agents: 3 });
  });

  test("is told of a run on databases, and wherever somebody set it", () => {
    const databases = { "pets.sqlite": "def" };
    const bySets = { ...options, sqlCompare: "set" };

    expect(meantOptions({ options, data: { ...data, databases } })).toEqual(options);
    expect(meantOptions({ options: bySets, data: null })).toEqual(bySets);
  });
});
