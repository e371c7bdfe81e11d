import { deriveSeed } from "../seed.ts";

/** A point or a centre; all have the same length. */
type Vector = Float32Array | Float64Array;

/** Points that lie nearest to one centre. */
export interface Cluster {
  readonly centre: Float64Array;
  /** Indices of its points, ascending. */
  readonly members: readonly number[];
}

const MAX_ITERATIONS = 100;

/**
 * Clusters by k-means: seeds by k-means++ (Arthur and Vassilvitskii 2007), then Lloyd's iterations until nothing changes,
 * at most 100. A centre that loses all its points moves to the point furthest from the others. The same points, k and
 * seed always give the same clusters.
 * @param points vectors of one length; Euclidean distance, which orders vectors of length one as their cosine does
 * @param k number of clusters; fewer if there are fewer distinct points
 */
export function kMeans(points: readonly Vector[], k: number, seed: number): readonly Cluster[] {
  const count = Math.min(k, new Set(points.map((point) => point.join(" "))).size);
  if (count < 1) return [];
  let centres = seededCentres(points, count, seed);
  let nearest = points.map((point) => nearestIndex(point, centres));
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const moved = movedCentres(points, nearest, count);
    const next = points.map((point) => nearestIndex(point, moved));
    const stable = next.every((cluster, index) => cluster === nearest[index]);
    [centres, nearest] = [moved, next];
    if (stable) break;
  }
  return centres.map((centre, cluster) => ({ centre, members: indicesOf(nearest, cluster) }));
}

/** The index of the point of a cluster that lies nearest to its centre, the lowest of equally near ones. */
export function mostCentral({ centre, members }: Cluster, points: readonly Vector[]): number | undefined {
  return members[nearestIndex(centre, pick(points, members))];
}

/** k-means++: each further centre is a point, drawn with a probability in proportion to its squared distance. */
function seededCentres(points: readonly Vector[], count: number, seed: number): Float64Array[] {
  const centres: Float64Array[] = [];
  while (centres.length < count) {
    const weights = points.map((point) => (centres.length === 0 ? 1 : distanceToNearest(point, centres)));
    const share = deriveSeed(seed, "k-means", String(centres.length + 1)) / 2 ** 32;
    centres.push(Float64Array.from(points[drawn(weights, share)] ?? []));
  }
  return centres;
}

/** The index at which the running sum of the weights passes a share, 0–1, of their total; its weight is never 0. */
function drawn(weights: readonly number[], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    last = index;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}

/** The mean of every cluster that has points, and the furthest points for those that have none. */
function movedCentres(points: readonly Vector[], nearest: readonly number[], count: number): Float64Array[] {
  const centres = Array.from({ length: count }, (_, cluster) => pick(points, indicesOf(nearest, cluster)))
    .filter((members) => members.length > 0)
    .map(meanOf);
  while (centres.length < count) {
    centres.push(Float64Array.from(furthestOf(points, centres)));
  }
  return centres;
}

function furthestOf(points: readonly Vector[], centres: readonly Vector[]): Vector {
  let furthest: Vector = new Float64Array();
  let most = -Infinity;
  for (const point of points) {
    const distance = distanceToNearest(point, centres);
    if (distance > most) [furthest, most] = [point, distance];
  }
  return furthest;
}

function meanOf(points: readonly Vector[]): Float64Array {
  const mean = new Float64Array(points[0]?.length ?? 0);
  for (const point of points) point.forEach((value, axis) => (mean[axis] = (mean[axis] ?? 0) + value));
  return mean.map((sum) => sum / points.length);
}

/** The lowest index of the vectors that lie nearest to a point. */
function nearestIndex(point: Vector, vectors: readonly Vector[]): number {
  let best = 0;
  let least = Infinity;
  for (const [index, vector] of vectors.entries()) {
    const distance = squaredDistance(point, vector);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function distanceToNearest(point: Vector, centres: readonly Vector[]): number {
  return Math.min(...centres.map((centre) => squaredDistance(point, centre)));
}

function squaredDistance(left: Vector, right: Vector): number {
  let sum = 0;
  for (let axis = 0; axis < left.length; axis++) sum += ((left[axis] ?? 0) - (right[axis] ?? 0)) ** 2;
  return sum;
}

function pick(points: readonly Vector[], indices: readonly number[]): Vector[] {
  return indices.flatMap((index) => points[index] ?? []);
}

function indicesOf(nearest: readonly number[], cluster: number): number[] {
  return nearest.flatMap((each, index) => (each === cluster ? [index] : []));
}
