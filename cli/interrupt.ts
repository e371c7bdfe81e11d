/** One press of Ctrl+C may come twice: from the terminal, and from npm, which passes on what it was sent. */
const SAME_PRESS_MILLISECONDS = 500;

/**
 * Whether an interrupt is a second press of Ctrl+C, after which nothing is waited for any more.
 * @param first when the first interrupt came, in milliseconds
 * @param now when this one came, on the same clock
 */
export function isPressedAgain(first: number, now: number): boolean {
  return now - first > SAME_PRESS_MILLISECONDS;
}
