import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { splitPart } from "../../../native/llama/gguf-split.ts";

describe("the parts of a split model", () => {
  it("are named from one of them", () => {
    const paths = [1, 2, 3].map((part) => join("models", `m-0000${part}-of-00003.gguf`));
    expect(splitPart(paths[1] ?? "")).toEqual({ part: 2, count: 3, paths });
  });

  it.each([
    "m.gguf",
    "m-00001-of-00003.bin",
    "m-00000-of-00003.gguf",
    "m-00004-of-00003.gguf",
    "m-00001-of-00003.GGUF",
  ])("are not named by %s", (name) => {
    expect(splitPart(name)).toBeUndefined();
  });
});
