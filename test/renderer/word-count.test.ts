import { describe, expect, test } from "vitest";
import { wordCount } from "../../renderer/components/word-count.ts";

describe("the words of a text", () => {
  test("are what stands between spaces and signs", () => {
    expect(wordCount("Ann has 3 pens; Bo hasn't any.")).toBe(7);
    expect(wordCount("  one\n\ntwo  ")).toBe(2);
  });

  test("are counted in Chinese, which has no spaces", () => {
    expect(wordCount("我们每天早上去学校上课。")).toBeGreaterThan(4);
  });

  test("are none in a text of signs and white space alone", () => {
    expect(wordCount("")).toBe(0);
    expect(wordCount(" … \n")).toBe(0);
  });
});
