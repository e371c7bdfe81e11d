import { splitReasoning } from "../../core/answer.ts";
import { isNotOwn, isReported } from "../../core/answer/markers.ts";
import { withoutCode } from "../../core/answer/plain.ts";
import { commentsOnAnswer, isPlaceholder, trimOf } from "../../core/answer/prose.ts";
import { readsAsRemark } from "../../core/answer/read-words.ts";
import type { ReplyEnd } from "../../core/model.ts";
import { SAYS_SOMETHING } from "./reply.ts";

/** A mark right behind the words: what the reply says with them is what it was asked to write, not its answer. */
const QUOTED = /^["'”’»`]/;
/** A line or a sentence that is not the last: the full stop at the very end of "12." may be that of 12.5. */
const WHOLE = /\n|[.!?]["'”’»)*_]{0,3}\s|[。！？]/;
/** No name or sentence, which have a capital, and no number: "correct, as was shown", but not "given by 3 * 4 = 12". */
const MAY_REMARK = /^\p{Ll}\P{N}*$/u;
/** A line that holds an answer, or a blank for one. */
const SPEAKS = /[\p{L}\p{N}…_?]/u;

/**
 * Whether a reply says these words itself, in capitals or not, outside of its reasoning block and of program code. In
 * quotation marks that end with them they do not count: a small model likes to repeat the request. Nor do they in a
 * condition, of another's answer or of one that the reply denies, nor before a blank or a remark on the answer.
 * @param ended `length` if it was cut off: what stands behind the words must then be whole
 * @param prompt what was asked, which tells whether X is its blank; it may also be the label of an option
 */
export function announces(reply: string, words: string, ended: ReplyEnd = "stop", prompt = ""): boolean {
  const isBlankX = prompt.includes(`${words.trim()} X`);
  return behind(reply, words).some(
    (rest) => rest !== null && (ended === "stop" || isWhole(rest)) && !saysNothing(rest, isBlankX),
  );
}

/**
 * What a reply that was cut off within its announcement says of its answer so far; perhaps nothing.
 * @returns undefined if it says the words last in quotation marks, in a condition or of another's answer, or not at all, or
 *   if the answer behind them is whole
 */
export function begunAnnouncement(reply: string, words: string): string | undefined {
  const last = behind(reply, words).at(-1) ?? null;
  return last === null || isWhole(last) ? undefined : last;
}

/** What follows these words wherever a reply says them, up to the next; null where they announce nothing. */
function behind(reply: string, words: string): readonly (string | null)[] {
  const anyCase = new RegExp(words.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
  const parts = withoutCode(splitReasoning(reply).text).split(anyCase);
  return parts.slice(1).map((rest, index) => {
    const before = parts[index] ?? "";
    return QUOTED.test(rest) || isNotOwn(before, rest) || isReported(before, rest) ? null : rest;
  });
}

function isWhole(announced: string): boolean {
  const start = announced.search(SAYS_SOMETHING);
  return start !== -1 && WHOLE.test(announced.slice(start));
}

/** Whether only a blank is announced, or a remark on the answer, neither of which is read as one. */
function saysNothing(announced: string, isBlankX: boolean): boolean {
  const line = trimOf(announced.split("\n").find((each) => SPEAKS.test(each)) ?? "", " *#:：=>");
  const isBlank = isPlaceholder(line) && (isBlankX || !line.includes("X"));
  const isRemark = MAY_REMARK.test(line) && readsAsRemark(line);
  return isBlank || isRemark || commentsOnAnswer(line);
}
