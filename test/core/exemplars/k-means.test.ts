import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kMeans, mostCentral } from "../../../core/exemplars/k-means.ts";

const points = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
  minLength: 1,
  maxLength: 40,
});
const k = fc.integer({ min: 1, max: 8 });
const seed = fc.nat();

const vectors = (pairs: readonly (readonly number[])[]) => pairs.map((pair) => Float32Array.from(pair));
const distance = (left: ArrayLike<number>, right: ArrayLike<number>) =>
  Array.from(left).reduce((sum, value, axis) => sum + (value - (right[axis] ?? 0)) ** 2, 0);

describe("k-means", () => {
  it("puts every point into exactly one cluster, the nearest", () => {
    fc.assert(
      fc.property(points, k, seed, (pairs, count, from) => {
        const all = vectors(pairs);
        const clusters = kMeans(all, count, from);
        const members = clusters.flatMap((cluster) => cluster.members);
        expect(members.toSorted((a, b) => a - b)).toEqual(all.map((_, index) => index));
        for (const { centre, members: own } of clusters) {
          for (const index of own) {
            const point = all[index] ?? [];
            const least = Math.min(...clusters.map((other) => distance(point, other.centre)));
            expect(distance(point, centre)).toBeLessThanOrEqual(least + 1e-9);
          }
        }
      }),
    );
  });

  it("leaves no cluster empty, and makes k of them as far as there are distinct points", () => {
    fc.assert(
      fc.property(points, k, seed, (pairs, count, from) => {
        const clusters = kMeans(vectors(pairs), count, from);
        expect(clusters).toHaveLength(Math.min(count, new Set(pairs.map(String)).size));
        for (const { members } of clusters) expect(members).not.toEqual([]);
      }),
    );
  });

  it("gives the same clusters for the same seed", () => {
    fc.assert(
      fc.property(points, k, seed, (pairs, count, from) => {
        expect(kMeans(vectors(pairs), count, from)).toEqual(kMeans(vectors(pairs), count, from));
      }),
    );
  });

  it("finds groups that lie far apart, whatever the seed", () => {
    const far = vectors([
      [0, 0],
      [0, 1],
      [100, 0],
      [100, 1],
      [0, 100],
      [1, 100],
    ]);
    fc.assert(
      fc.property(seed, (from) => {
        const groups = kMeans(far, 3, from).map(({ members }) => members.join());
        expect(groups.toSorted()).toEqual(["0,1", "2,3", "4,5"]);
      }),
    );
  });

  it("takes the mean of a cluster as its centre", () => {
    const [cluster] = kMeans(
      vectors([
        [0, 2],
        [4, 4],
      ]),
      1,
      1,
    );
    expect([...(cluster?.centre ?? [])]).toEqual([2, 3]);
  });

  it("has no clusters without points or without a number of them", () => {
    expect(kMeans([], 3, 1)).toEqual([]);
    expect(kMeans(vectors([[1, 2]]), 0, 1)).toEqual([]);
  });
});

describe("the most central point", () => {
  it("is the one nearest to the centre, the first of equally near ones", () => {
    const all = vectors([[9], [3], [1], [2], [3]]);
    const centre = Float64Array.from([2.9]);
    expect(mostCentral({ centre, members: [1, 2, 3, 4] }, all)).toBe(1);
  });

  it("is none of a cluster without points", () => {
    expect(mostCentral({ centre: Float64Array.from([0]), members: [] }, [])).toBeUndefined();
  });
});
