import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withPersonalFolder } from "../../../engine/contract/personal-folder.ts";

describe("the person's own folder", () => {
  it.each([
    ["~", join("/home/anna", "")],
    ["~/x/y.jsonl", join("/home/anna", "x/y.jsonl")],
    [String.raw`~\x`, join("/home/anna", "x")],
  ])("is meant by the beginning of %s", (path, expected) => {
    expect(withPersonalFolder(path, "/home/anna")).toBe(expected);
  });

  it.each(["x/~", "./~", "~anna/x", "~x", "/x", ""])("is not meant by %o", (path) => {
    expect(withPersonalFolder(path, "/home/anna")).toBe(path);
  });

  it("is that of whoever runs this, unless told otherwise", () => {
    expect(withPersonalFolder("~/x")).toBe(join(homedir(), "x"));
  });
});
