import { expect, it } from "vitest";
import { comparedForPaper } from "../../../engine/analyses/methods-text.ts";
import { analysedRun, modelInfo, rowsOf, type GivenRun } from "../../support/analysed-runs.ts";

it("a comparison for a paper names models and files without the folders where they lie", () => {
  const manifest = {
    model: modelInfo("/home/ann/x.gguf"),
    exemplars: { file: "/home/ann/e.jsonl", sha256: "feedc0ffee00" },
  };
  const given: readonly GivenRun[] = [
    { run: "one", rows: rowsOf("+-"), manifest },
    { run: "two", strategy: "mad", rows: rowsOf("-+"), manifest },
  ];
  const { markdown, latex } = comparedForPaper(given.map(analysedRun), { budget: false });
  for (const text of [markdown, latex]) {
    expect(text).toContain("x.gguf");
    expect(text).toContain("e.jsonl");
    expect(text).not.toMatch(/home|\bann\b/);
  }
});
