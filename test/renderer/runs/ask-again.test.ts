import { describe, expect, test } from "vitest";
import { choicesAgain } from "../../../renderer/views/runs/ask-again.ts";

const manifest = { strategy: "mcf", options: { agents: 4 }, seed: 7, maxTokens: 256 };

describe("what a question is asked again with", () => {
  const keeps = (kept: boolean, keep: boolean) =>
    choicesAgain(manifest, kept, { model: "practice", keep }).keep;

  test("is what it was asked with, on the model that is chosen now", () => {
    expect(choicesAgain(manifest, true, { model: "practice", keep: true })).toEqual({
      ...manifest,
      model: "practice",
      keep: true,
    });
  });

  test("does not turn keeping on where new runs are not kept", () => {
    expect(keeps(true, false)).toBe(false);
  });

  test("does not keep what was not kept", () => {
    expect(keeps(false, true)).toBe(false);
  });
});
