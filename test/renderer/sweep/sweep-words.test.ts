import { describe, expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { axisWords, cellWords, valueWords, wordsOfCells } from "../../../renderer/views/sweep/sweep-words.ts";

const { t } = await startLanguages("en");

describe("a cell in words", () => {
  test("is what tells it from the others", () => {
    const settings = { strategy: "self-consistency", model: "practice", agents: 3, guard: true };

    expect(cellWords({ strategy: "self-consistency", settings }, t)).toBe(
      "Self-consistency · practice · Agents N 3 · Guard against a right adversary yes",
    );
  });

  test("is its method where nothing is varied", () => {
    expect(cellWords({ strategy: "io", settings: {} }, t)).toBe("Input–output prompting");
  });

  test("is the same when many are put into words", () => {
    const words = wordsOfCells(t);
    const cells = [2, 3, 2].map((agents) => ({ strategy: "io", settings: { agents } }));

    expect(cells.map(words)).toEqual(["Agents N 2", "Agents N 3", "Agents N 2"]);
  });
});

describe("an axis in words", () => {
  test("has names for method and model, and the labels of options", () => {
    expect(["strategy", "model", "agents"].map((name) => axisWords(name, t))).toEqual([
      "Method",
      "Model",
      "Agents N",
    ]);
  });

  test("has a dash where a cell's method has no such option", () => {
    expect(valueWords("agents", null, t)).toBe("–");
  });
});
