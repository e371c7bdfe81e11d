/** Two axes on which vectors are shown as points of a square. */
export interface Projection {
  /** The vectors' centre. */
  readonly mean: Float64Array;
  /** Of length one and at right angles; zero where the vectors do not differ any more. */
  readonly axes: readonly [Float64Array, Float64Array];
  /** The largest distance from the centre along each axis; it becomes 1. */
  readonly reach: readonly [number, number];
  /** Share of the vectors' variance along each axis, 0–1. */
  readonly variance: readonly [number, number];
}

/** Nearly equal variances converge slowly; either of two such axes is as good a picture. */
const ITERATIONS = 50;
/** Squared distance between two steps' axes. */
const CONVERGED = 1e-10;
/** What rounding leaves of no difference at all: a squared distance, for vectors of length one. */
const NO_DIFFERENCE = 1e-12;

/**
 * The first two principal axes of vectors of one length, by power iteration on their covariance, which is never written
 * out: O(n·d) a step. The same vectors always give the same axes; the largest component of an axis is positive.
 * @returns null for no vectors
 */
export function principalAxes(vectors: readonly Float32Array[]): Projection | null {
  const [first] = vectors;
  if (first === undefined) return null;
  const mean = meanOf(vectors, first.length);
  const centred = vectors.map((vector) => Float64Array.from(vector, (value, i) => value - (mean[i] ?? 0)));
  const total = sum(centred, (vector) => dot(vector, vector));
  const one = principalAxis(centred, []);
  const two = principalAxis(centred, [one]);
  const along = (axis: Float64Array): Float64Array =>
    Float64Array.from(centred, (vector) => dot(vector, axis));
  const [xs, ys] = [along(one), along(two)];
  const share = (places: Float64Array): number => (total > 0 ? dot(places, places) / total : 0);
  return {
    mean,
    axes: [one, two],
    reach: [reachOf(xs), reachOf(ys)],
    variance: [share(xs), share(ys)],
  };
}

/** The point of a vector on the axes, each −1 to 1; one that lies beyond the others is put on the edge. */
export function project(
  vector: Float32Array,
  projection: Projection,
): { readonly x: number; readonly y: number } {
  const { mean, axes, reach } = projection;
  const centred = Float64Array.from(vector, (value, index) => value - (mean[index] ?? 0));
  const place = (axis: 0 | 1): number =>
    reach[axis] > 0 ? Math.max(-1, Math.min(1, dot(centred, axes[axis]) / reach[axis])) : 0;
  return { x: place(0), y: place(1) };
}

/** The direction of most variance at right angles to the others; zero if there is none. */
function principalAxis(centred: readonly Float64Array[], others: readonly Float64Array[]): Float64Array {
  let axis = startingDirection(centred, others);
  if (dot(axis, axis) < NO_DIFFERENCE) return new Float64Array(axis.length);
  axis = unitVector(axis);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const next = unitVector(withoutParts(timesCovariance(centred, axis), others));
    const moved = sum(next, (value, index) => (value - (axis[index] ?? 0)) ** 2);
    axis = next;
    if (moved < CONVERGED) break;
  }
  return withFixedSign(axis);
}

/** The vector that lies furthest from the centre: it has a part of some axis with variance. */
function startingDirection(centred: readonly Float64Array[], others: readonly Float64Array[]): Float64Array {
  let furthest: Float64Array = new Float64Array(centred[0]?.length ?? 0);
  for (const vector of centred) {
    const rest = withoutParts(vector, others);
    if (dot(rest, rest) > dot(furthest, furthest)) furthest = rest;
  }
  return furthest;
}

/** XᵀXv, row by row. */
function timesCovariance(centred: readonly Float64Array[], axis: Float64Array): Float64Array {
  const result = new Float64Array(axis.length);
  for (const vector of centred) {
    const place = dot(vector, axis);
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) + place * (vector[i] ?? 0);
  }
  return result;
}

function unitVector(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}

function withoutParts(vector: Float64Array, axes: readonly Float64Array[]): Float64Array {
  const rest = Float64Array.from(vector);
  for (const axis of axes) {
    const part = dot(rest, axis);
    for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] ?? 0) - part * (axis[i] ?? 0);
  }
  return rest;
}

/** An axis has no direction of its own; a picture needs one. */
function withFixedSign(axis: Float64Array): Float64Array {
  let largest = 0;
  for (const value of axis) if (Math.abs(value) > Math.abs(largest)) largest = value;
  return largest < 0 ? axis.map((value) => -value) : axis;
}

function meanOf(vectors: readonly Float32Array[], dimensions: number): Float64Array {
  const mean = new Float64Array(dimensions);
  for (const vector of vectors)
    for (let i = 0; i < dimensions; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0);
  return mean.map((value) => value / vectors.length);
}

function reachOf(places: Float64Array): number {
  return places.reduce((most, place) => Math.max(most, Math.abs(place)), 0);
}

type Vector = Float32Array | Float64Array;

function dot(left: Vector, right: Vector): number {
  let result = 0;
  for (let i = 0; i < left.length; i++) result += (left[i] ?? 0) * (right[i] ?? 0);
  return result;
}

function sum<Item>(items: Iterable<Item>, valueOf: (item: Item, index: number) => number): number {
  let result = 0;
  let index = 0;
  for (const item of items) result += valueOf(item, index++);
  return result;
}
