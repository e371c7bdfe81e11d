import { ContractError } from "../errors.ts";

/**
 * Holm's step-down correction of several p-values: an adjusted value below 5 % may be called significant, and the chance
 * that any of them is so by accident stays below 5 %.
 * Source: Holm 1979, "A simple sequentially rejective multiple test procedure".
 * @param pValues 0–1, in any order
 * @returns adjusted p-values, 0–1, in the given order
 * @throws ContractError for a value that is no p-value
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const wrong = pValues.find((p) => !(p >= 0 && p <= 1));
  if (wrong !== undefined)
    throw new ContractError(`${wrong} is no p-value: give numbers from 0 to 1.`, { value: wrong });
  const ascending = pValues.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p);
  const adjusted = [...pValues];
  let highest = 0;
  ascending.forEach(({ p, index }, rank) => {
    highest = Math.max(highest, Math.min(1, (pValues.length - rank) * p));
    adjusted[index] = highest;
  });
  return adjusted;
}
