import { describe, expect, test } from "vitest";
import { placeNames, widthOf } from "../../core/name-places.ts";

const ROOM = { left: 0, right: 400, top: 0, bottom: 200 };

function named(name: string, x: number, y = 100) {
  return { name, x, y };
}

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
