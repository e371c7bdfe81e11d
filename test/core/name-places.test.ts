import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitting, fittingLabel, labelParts, placeNames, widthOf } from "../../core/name-places.ts";

const ROOM = { left: 0, right: 400, top: 0, bottom: 200 };

function named(name: string, x: number, y = 100) {
  return { name, x, y };
}

describe("a text that has little room", () => {
  test("stays as it is where it fits, and is cut off with a sign where it does not", () => {
    expect(fitting("short", 200)).toBe("short");
    expect(fitting("a very long name of a method", 60)).toMatch(/^a very.*…$/);
  });

  test.each([fitting, fittingLabel])("is never wider than its room, except for one character", (fit) => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 30, max: 300 }), (text, room) => {
        const fitted = fit(text, room);
        expect(widthOf(fitted) <= room || Array.from(fitted).length <= 2).toBe(true);
      }),
    );
  });
});

describe("a label of settings that has little room", () => {
  test("stays as it is where it fits", () => {
    expect(fittingLabel("mcf · agents=3, seed=1", 190)).toBe("mcf · agents=3, seed=1");
  });

  test("is cut in the longest names that have a value first", () => {
    expect(fittingLabel("mad · Agents N 3 · Temperature T 0.4", 220)).toBe(
      "mad · Agents N 3 · Temperatur… 0.4",
    );
    expect(fittingLabel("Self-consistency · Agents N 3", 170)).toBe("Self-consistency · N 3");
  });

  test("has the symbols of settings in place of names too short to be known again", () => {
    expect(fittingLabel("自洽投票 · 智能体数 N 3 · 温度 T 0.4", 175)).toBe("自洽投票 · N 3 · 温度 T 0.4");
    expect(fittingLabel("mcf · Turns 3 · Semantic term 0.4", 150)).toBe("mcf · Tur… 3 · Sem… 0.4");
  });

  test("tells models apart, which have no value, before the names of settings", () => {
    const of = (size: string) =>
      fittingLabel(`qwen2.5-coder-${size}-instruct, agents 3, temperature 0.4`, 250);
    expect(of("0.5b")).toBe("qwen2.5-coder-0.5b-instr…, a… 3, t… 0.4");
    expect(of("1.5b")).not.toBe(of("0.5b"));
  });

  test("takes a longer word at the end for no value", () => {
    expect(fittingLabel("Tit for tat 0: agree on every point · Agents N 3", 190)).toBe(
      "Tit for tat 0: agree o… · N 3",
    );
  });

  test("keeps the values behind its names, as the window and as files write them", () => {
    const words = "Self-consistency · Agents N 3 · Temperature T 0.4";

    expect(fittingLabel(words, 190)).toBe("Self-consisten… · N 3 · T 0.4");
    expect(fittingLabel("mcf · agents=3, temperature=0.4", 150)).toBe("mcf · age…=3, tem…=0.4");
  });

  test("is cut at its end where its values alone have no room", () => {
    expect(fittingLabel("a 1 · b 2 · c 3", 40)).toBe("a 1 ·…");
  });

  test("loses nothing when it is divided", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", " ", "=", " · ", ", ", "\n", "0.4", "…")), (signs) => {
        const label = signs.join("");
        const parts = labelParts(label).map(({ name, rest }) => name + rest);
        expect(parts.join("")).toBe(label);
      }),
    );
  });
});

describe("the names of points", () => {
  test("stand above their points to the right, at the edge to the left", () => {
    const points = [named("first", 10), named("last", 390)];

    expect(placeNames(points, points, ROOM)).toEqual([
      { name: "first", x: 10, y: 90 },
      { name: "last", x: 390 - widthOf("last"), y: 90 },
    ]);
  });

  test("go round what would be covered: the marks of other points too, and names before them", () => {
    const point = named("name", 100);
    const marks = [point, { x: 110, y: 85 }];

    expect(placeNames([point], marks, ROOM)).toEqual([{ name: "name", x: 100 - widthOf("name"), y: 90 }]);
    const [best, next] = placeNames([point, named("other", 112)], [], ROOM);
    expect(best).toMatchObject({ name: "name", x: 100, y: 90 });
    expect(next).toMatchObject({ name: "other", x: 119 });
  });

  test("are left out where there is no room, those of the most important points last", () => {
    const points = [named("the best", 100), named("the worst", 100)];
    const narrow = { left: 95, right: 160, top: 80, bottom: 108 };

    expect(placeNames(points, points, narrow).map(({ name }) => name)).toEqual(["the best"]);
  });
});
