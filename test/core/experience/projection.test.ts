import { describe, expect, it } from "vitest";
import { principalAxes, project, type Projection } from "../../../core/experience/projection.ts";

const vectors = (...rows: number[][]): Float32Array[] => rows.map((row) => Float32Array.from(row));

function axesOf(points: readonly Float32Array[]): Projection {
  const projection = principalAxes(points);
  if (projection === null) throw new Error("there is no vector");
  return projection;
}

/** Spread by 4, 2 and 0.5 along the axes of a coordinate system that is turned within the first two dimensions. */
const TURNED = [-1, 0, 1].flatMap((a) =>
  [-1, 0, 1].flatMap((b) =>
    [-1, 1].map((c) =>
      Float32Array.from([0.6 * 4 * a - 0.8 * 2 * b + 5, 0.8 * 4 * a + 0.6 * 2 * b, 0.5 * c]),
    ),
  ),
);

describe("the principal axes", () => {
  it("are the directions of the most variance, at right angles", () => {
    const { axes, mean } = axesOf(TURNED);
    expect([...mean]).toEqual([expect.closeTo(5, 5), expect.closeTo(0, 5), 0]);
    expect([...axes[0]]).toEqual([expect.closeTo(0.6, 4), expect.closeTo(0.8, 4), expect.closeTo(0, 4)]);
    expect([...axes[1]]).toEqual([expect.closeTo(0.8, 4), expect.closeTo(-0.6, 4), expect.closeTo(0, 4)]);
  });

  it("say which share of the variance each shows", () => {
    const { variance } = axesOf(TURNED);
    const total = (2 / 3) * 16 + (2 / 3) * 4 + 0.25;
    expect(variance).toEqual([
      expect.closeTo(((2 / 3) * 16) / total, 5),
      expect.closeTo(((2 / 3) * 4) / total, 5),
    ]);
  });

  it("are the same for the same vectors in the same order", () => {
    expect(principalAxes(TURNED)).toEqual(principalAxes(TURNED));
  });

  it("point to where their largest component is positive, whatever the vectors' signs", () => {
    const { axes } = axesOf(TURNED.map((vector) => vector.map((value) => -value)));
    expect(axes[0][1]).toBeCloseTo(0.8, 4);
    expect(axes[1][0]).toBeCloseTo(0.8, 4);
  });

  it("are none without vectors", () => {
    expect(principalAxes([])).toBeNull();
  });
});

describe("a vector's place", () => {
  it("lies between −1 and 1, and both ends are not further out than needed", () => {
    const projection = axesOf(TURNED);
    const places = TURNED.map((vector) => project(vector, projection));
    for (const axis of ["x", "y"] as const) {
      const furthest = Math.max(...places.map((place) => Math.abs(place[axis])));
      expect(furthest).toBeCloseTo(1, 6);
    }
  });

  it("is the edge for one that lies beyond all others", () => {
    expect(project(Float32Array.from([50, 90, 0]), axesOf(TURNED))).toEqual({ x: 1, y: -1 });
  });

  it("is the middle where the vectors do not differ", () => {
    for (const points of [vectors([1, 0]), vectors([0.6, 0.8], [0.6, 0.8])]) {
      const projection = axesOf(points);
      expect(projection.variance).toEqual([0, 0]);
      expect(project(Float32Array.from([0, 1]), projection)).toEqual({ x: 0, y: 0 });
    }
  });

  it("is on the first axis only where two vectors differ in one direction", () => {
    const points = vectors([1, 0, 0], [0, 1, 0]);
    const projection = axesOf(points);
    const [first, second] = points.map((point) => project(point, projection));
    expect([first?.x, second?.x].toSorted()).toEqual([-1, 1]);
    expect([first?.y, second?.y]).toEqual([0, 0]);
    expect(projection.variance).toEqual([expect.closeTo(1, 6), 0]);
  });
});
