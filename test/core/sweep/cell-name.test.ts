import { describe, expect, test } from "vitest";
import { cellName } from "../../../core/sweep/cell.ts";

const METHOD = { strategy: "self-consistency", model: "practice" };

describe("the name of a cell", () => {
  test("says what tells it from the others", () => {
    expect(cellName({ ...METHOD, settings: { agents: 3, temperature: 0.8 } })).toBe(
      "agents 3, temperature 0.8",
    );
  });

  test("says methods and models as they are", () => {
    const settings = { strategy: "self-consistency", model: "practice", agents: 3 };
    expect(cellName({ ...METHOD, settings })).toBe("self-consistency, practice, agents 3");
  });

  test("is its method on its model where nothing tells it from others", () => {
    expect(cellName({ ...METHOD, settings: {} })).toBe("self-consistency on practice");
  });
});
