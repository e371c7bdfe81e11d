import { describe, expect, it } from "vitest";
import { cachedFileBytes } from "../../../native/llama/memory.ts";

describe("the cached files of a container", () => {
  it("are its active and its inactive ones", () => {
    const statistics = "anon 900\nfile 800\ninactive_anon 50\ninactive_file 300\nactive_file 400\n";
    expect(cachedFileBytes(statistics)).toBe(700);
  });

  it("are none where nothing is said of them", () => {
    expect(cachedFileBytes("anon 900\n")).toBe(0);
  });
});
