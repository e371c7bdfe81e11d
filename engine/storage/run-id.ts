import { randomInt } from "node:crypto";

/** Crockford's base 32: no letter that is mistaken for another or for a digit. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_DIGITS = 9;
const RANDOM_DIGITS = 4;

/**
 * A name for a run: 9 digits of time, which last until the year 3084 and sort as the runs started, and 4 random ones.
 * @param time milliseconds since 1970
 */
export function newRunId(time: number): string {
  return encode(time, TIME_DIGITS) + encode(randomInt(32 ** RANDOM_DIGITS), RANDOM_DIGITS);
}

function encode(value: number, digits: number): string {
  let text = "";
  for (let rest = Math.floor(value); text.length < digits; rest = Math.floor(rest / 32)) {
    text = DIGITS.charAt(rest % 32) + text;
  }
  return text;
}
