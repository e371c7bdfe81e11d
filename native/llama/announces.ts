import { splitReasoning } from "../../core/answer.ts";
import { withoutCode } from "../../core/answer/plain.ts";
import type { ReplyEnd } from "../../core/model.ts";
import { SAYS_SOMETHING } from "./reply.ts";

/** A mark right behind the words: what the reply says with them is what it was asked to write, not its answer. */
const QUOTED = /^["'”’»`]/;
/** A line or a sentence that is not the last: the full stop at the very end of "12." may be that of 12.5. */
const WHOLE = /\n|[.!?]["'”’»)*_]{0,3}\s|[。！？]/;

/**
 * Whether a reply says these words itself, in capitals or not, outside of its reasoning block and of program code. In quotation
 * marks that end with them they do not count: a small model likes to repeat the request.
 * @param ended `length` if it was cut off: what stands behind the words must then be whole
 */
export function announces(reply: string, words: string, ended: ReplyEnd = "stop"): boolean {
  return behind(reply, words).some((rest) => !QUOTED.test(rest) && (ended === "stop" || isWhole(rest)));
}

/**
 * What a reply that was cut off within its announcement says of its answer so far, in small letters; perhaps nothing.
 * @returns undefined if it says the words last in quotation marks, or not at all, or if the answer behind them is whole
 */
export function begunAnnouncement(reply: string, words: string): string | undefined {
  const last = behind(reply, words).at(-1);
  return last === undefined || QUOTED.test(last) || isWhole(last) ? undefined : last;
}

/** What follows each place at which a reply says these words, up to the next. */
function behind(reply: string, words: string): readonly string[] {
  const said = withoutCode(splitReasoning(reply).text).toLowerCase();
  return said.split(words.trim().toLowerCase()).slice(1);
}

function isWhole(announced: string): boolean {
  const start = announced.search(SAYS_SOMETHING);
  return start !== -1 && WHOLE.test(announced.slice(start));
}
