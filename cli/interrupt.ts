import { isatty } from "node:tty";

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

/**
 * Whether this process writes to a terminal, so that a hang-up (SIGHUP) says that it was closed. Under nohup it does not, though
 * it may still read from one; that nohup has the signal ignored cannot be seen, since Node takes it back when it starts.
 * @param isTerminal whether an open file is one, by its number
 */
export function writesToTerminal(isTerminal: (file: number) => boolean = isatty): boolean {
  return [1, 2].some((file) => isTerminal(file));
}
