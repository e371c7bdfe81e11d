import { describe, expect, test } from "vitest";
import { formatPlace, parsePlace, viewAlone } from "../../../renderer/state/navigation.ts";

describe("the address", () => {
  test("of a sweep's cell names the sweep, the cell's run and a question of it", () => {
    const place = { ...viewAlone("evaluate"), run: "s", cell: "r", question: "q/1" };

    expect(formatPlace(place)).toBe("#/evaluate/s/cell/r/q%2F1");
    expect(parsePlace("#/evaluate/s/cell/r/q%2F1")).toEqual(place);
    expect(parsePlace("#/evaluate/s/cell/r")).toEqual({ ...place, question: null });
  });

  test("takes a question that is called as the sign of a cell for a question", () => {
    expect(parsePlace("#/evaluate/r/cell")).toEqual({ ...viewAlone("evaluate"), run: "r", question: "cell" });
  });

  test("of runs that are set side by side names them in their order", () => {
    const place = { ...viewAlone("runs"), compared: ["b", "a", "c"] };

    expect(formatPlace(place)).toBe("#/runs/compare/b/a/c");
    expect(parsePlace("#/runs/compare/b/a/c")).toEqual(place);
    expect(parsePlace("#/runs/compare/")).toEqual(viewAlone("runs"));
  });
});
