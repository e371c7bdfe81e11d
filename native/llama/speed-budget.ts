/** How often something is measured, and on how many tokens. */
export interface Repetitions {
  readonly tokens: number;
  readonly times: number;
}

/** Of a few short repetitions the median is told: one that something else disturbed does not count. */
const MOST_TIMES = 3;

const PROMPT = { fewestTokens: 16, enoughTokens: 128, mostTokens: 192 };
const REPLY = { fewestTokens: 6, mostTokens: 128 };

/** Long enough for a steady figure, in seconds. */
const ENOUGH_SECONDS = 1.5;

/** Numbers of replies at which the speed is measured: the powers of two up to 32 that the context has room for. */
export function replyCounts(sequences: number): readonly number[] {
  return [1, 2, 4, 8, 16, 32].filter((replies) => replies <= sequences);
}

/**
 * How to measure the evaluation of a prompt: rather once on enough tokens than several times on few, since the first
 * tokens of a prompt are not the speed of the rest.
 * @param seconds that it may take in all
 * @param perToken seconds, as far as is known
 * @param room tokens that fit the context
 * @returns `times` is 0 if even the least does not fit into the time
 */
export function promptRepetitions(seconds: number, perToken: number, room: number): Repetitions {
  const times = within(1, Math.floor(seconds / perToken / PROMPT.enoughTokens), MOST_TIMES);
  const most = Math.min(PROMPT.mostTokens, room);
  const tokens = within(Math.min(PROMPT.fewestTokens, most), Math.floor(seconds / perToken / times), most);
  return { tokens, times: tokens * perToken > seconds ? 0 : times };
}

/**
 * How to measure the generation of several replies, each time once for one token and once for more.
 * @param room tokens that fit the context after the prompt
 * @returns `times` is 0 if even the least does not fit into the time
 */
export function replyRepetitions({ share, left, start, step }: ReplyTimes, room: number): Repetitions {
  const most = Math.min(REPLY.mostTokens, room);
  const seconds = Math.min(share / MOST_TIMES - 2 * start, ENOUGH_SECONDS);
  const tokens = within(Math.min(REPLY.fewestTokens, most), Math.floor(seconds / step), most);
  const each = 2 * start + tokens * step;
  if (each > left) return { tokens, times: 0 };
  return { tokens, times: within(1, Math.floor(share / each), MOST_TIMES) };
}

/** Seconds of the measurement of so many replies at once. */
export interface ReplyTimes {
  /** That it should take in all, and that it may take. */
  readonly share: number;
  readonly left: number;
  /** Until every reply has its first token, at most. */
  readonly start: number;
  /** Of each further token of all replies, at most. */
  readonly step: number;
}

/** The middle value, or the mean of the two in the middle. @throws RangeError for no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("No values have no median.");
  return (lower + upper) / 2;
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
