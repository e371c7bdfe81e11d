import { describe, expect, it } from "vitest";
import { nearestNames } from "../../core/nearest.ts";

describe("nearestNames", () => {
  it("puts the name with the fewest differing letters first", () => {
    expect(nearestNames("mcd", ["mad", "mcf", "tot"])).toEqual(["mad", "mcf"]);
  });

  it("counts two swapped neighbours as one slip", () => {
    expect(nearestNames("mfc", ["mad", "mcf"])).toEqual(["mcf"]);
  });

  it("takes a beginning for a name", () => {
    expect(nearestNames("self", ["io", "self-consistency"])).toEqual(["self-consistency"]);
  });

  it("ignores case", () => {
    expect(nearestNames("MCF", ["mcf"])).toEqual(["mcf"]);
  });

  it("finds nothing near a name of another kind", () => {
    expect(nearestNames("banana", ["io", "mcf"])).toEqual([]);
  });
});
