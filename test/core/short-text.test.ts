import { describe, expect, it } from "vitest";
import { beginning, ending, oneLine, shortened } from "../../core/short-text.ts";

it("a text of several lines stands on one", () => {
  expect(oneLine(" one\r\n two\t three\n")).toBe("one two three");
});

describe("a text that is shortened", () => {
  it("stays as it is if it just fits", () => {
    expect(shortened("one\ntwo", 7)).toBe("one two");
  });

  it("is as long as is allowed, with the ellipsis", () => {
    expect(shortened("12345678", 7)).toBe("123456…");
  });

  it("ends with no half of a character", () => {
    expect(shortened("12345😀8", 7)).toBe("12345…");
  });

  it("has no space before the ellipsis", () => {
    expect(shortened("one two three", 9)).toBe("one two…");
  });
});

it("the beginning and the end of a text have no half of a character at the cut", () => {
  expect(beginning("12345😀8", 6)).toBe("12345");
  expect(beginning("12345😀8", 7)).toBe("12345😀");
  expect(ending("1😀345678", 7)).toBe("345678");
  expect(ending("1😀345678", 8)).toBe("😀345678");
});
