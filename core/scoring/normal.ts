/** Coefficients from the highest power down. */
type Polynomial = readonly number[];

/** Wichura's rational approximations, their digits as a double holds them: in the middle, in the tails, and far out in the tails. */
const MIDDLE: readonly [Polynomial, Polynomial] = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
    1971.5909503065513, 133.14166789178438, 3.3871328727963665,
  ],
  [
    5226.495278852546, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
    687.1870074920579, 42.31333070160091, 1,
  ],
];
const TAIL: readonly [Polynomial, Polynomial] = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
];
const FAR_TAIL: readonly [Polynomial, Polynomial] = [
  [
    2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124,
    0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  [
    2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133,
    0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
  ],
];

/**
 * The quantile of the standard normal distribution, to about 1e-16 of its value.
 * Source: M. J. Wichura, "Algorithm AS 241", Applied Statistics 37 (1988), PPND16.
 * @param p probability, 0–1
 * @returns z with P(Z ≤ z) = p; ±Infinity at the ends, NaN outside
 */
export function normalQuantile(p: number): number {
  if (p === 0) return -Infinity;
  if (p === 1) return Infinity;
  const centred = p - 0.5;
  if (Math.abs(centred) <= 0.425) return centred * ratio(MIDDLE, 0.180625 - centred ** 2);
  const distance = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  const size = distance <= 5 ? ratio(TAIL, distance - 1.6) : ratio(FAR_TAIL, distance - 5);
  return Math.sign(centred) * size;
}

function ratio([numerator, denominator]: readonly [Polynomial, Polynomial], x: number): number {
  return horner(numerator, x) / horner(denominator, x);
}

function horner(polynomial: Polynomial, x: number): number {
  return polynomial.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
