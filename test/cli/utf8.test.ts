import { describe, expect, it } from "vitest";
import { UsageError } from "../../cli/usage-error.ts";
import { utf8 } from "../../cli/utf8.ts";

describe("a file that is read as text", () => {
  it("is UTF-8, with or without a byte order mark", () => {
    expect(utf8(Buffer.from("\uFEFFcafé"), "a.txt")).toBe("café");
    expect(utf8(Buffer.from("café"), "a.txt")).toBe("café");
  });

  it("is refused by its name if it is not", () => {
    const latin1 = Buffer.from("café", "latin1");
    expect(() => utf8(latin1, "a.txt")).toThrow(UsageError);
    expect(() => utf8(latin1, "a.txt")).toThrow('The file "a.txt" is not UTF-8 text.');
  });
});
