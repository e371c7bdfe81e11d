/**
 * A difference of shares in whole percentage points with its sign: `+6`, `−5`, `0`. Half a point is rounded up in size, of a
 * loss as of a gain.
 * @param share −1 to 1
 */
export function signedPoints(share: number): string {
  // 100 × 0.575 is 57.49999999999999.
  const points = Math.round(Number((100 * Math.abs(share)).toFixed(6)));
  if (points === 0) return "0";
  return share > 0 ? `+${points}` : `−${points}`;
}

/** A number of weights as models are named: `1.5B`, `494M`, `0.5M`. @param parameters a plain count */
export function modelSize(parameters: number): string {
  return parameters >= 0.95e9 ? `${rounded(parameters / 1e9)}B` : `${rounded(parameters / 1e6)}M`;
}

/** How many times as large a model is, to two digits: `3.1`, `0.32`, `18`. */
export function sizeRatio(ratio: number): string {
  return ratio >= 10 ? String(Math.round(ratio)) : String(Number(ratio.toPrecision(2)));
}

function rounded(value: number): string {
  return value >= 10 ? String(Math.round(value)) : String(Number(value.toFixed(1)));
}
