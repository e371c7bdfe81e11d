import { extractAnswer } from "../../../../core/answer.ts";
import { madJudgePrompts } from "../../../../core/prompts/mad-judge.ts";
import { textWithin } from "../../../../core/structured.ts";
import { LETTER_BREAK, withoutLetterBreaks } from "../letter-break.ts";
import { MAX_TOKENS } from "../max-tokens.ts";
import { compared, ownAnswer } from "./comparison.ts";
import type { Asked, Part } from "./part.ts";

/**
 * The moderator of a debate. Its report is a JSON object, with the fields in the order in which `mad-judge` asks for them, and
 * without spaces, which a grammar allows. Who errs finds both sides doubtful, so that the debate goes on.
 */
export const moderate: Part = {
  template: madJudgePrompts.sets.terse.moderator,
  reply(asked) {
    const { problem, shown } = asked;
    const sides = speechesOf(shown("debate")).map(({ id, text }) => ({
      id,
      ...compared(problem, extractAnswer(text, problem.question)),
    }));
    const supported = sides.find(({ same }) => same);
    return report({
      reason: reasonFor(sides, asked),
      answer: ownAnswer(problem),
      side: supported?.id ?? "neither",
      preference: supported === undefined ? "no" : "yes",
    });
  },
  mistake: () =>
    report({ reason: "both answers are doubtful", answer: "", side: "neither", preference: "no" }),
};

interface Report {
  readonly reason: string;
  readonly answer: string;
  readonly side: string;
  readonly preference: "yes" | "no";
}

function report({ reason, answer, side, preference }: Report): string {
  return JSON.stringify({ reason, answer, side, preference }).replaceAll(ESCAPED_BREAK, LETTER_BREAK);
}

/** JSON has no plain form of it; it is no part of the text. */
const ESCAPED_BREAK = JSON.stringify(LETTER_BREAK).slice(1, -1);

const SPEAKER = /^(?:(Affirmative|Negative)|Debater (\d+)):$/gm;

/** The speeches of a round with what a verdict calls their speakers: numbers where there are more than two. */
function speechesOf(debate: string): readonly { readonly id: string; readonly text: string }[] {
  const speakers = [...debate.matchAll(SPEAKER)];
  return speakers.map(([heading, side, number], index) => {
    const start = (speakers[index]?.index ?? 0) + heading.length;
    const name = side?.toLowerCase() ?? "";
    return {
      id: speakers.length > 2 ? (number ?? SEATS[name] ?? "") : name,
      text: debate.slice(start, speakers[index + 1]?.index).trim(),
    };
  });
}

const SEATS: Readonly<Record<string, string>> = { affirmative: "1", negative: "2" };

/** Characters that `mad-judge` leaves for the reason, of which a cut one would make no verdict. */
const LONGEST_REASON = textWithin(MAX_TOKENS, 0.8).maxLength;

/**
 * The solution in one line and the comparison with each side. What is too long leaves out how its equations come about, and then
 * its first steps.
 */
function reasonFor(
  sides: readonly { readonly id: string; readonly line: string }[],
  { problem }: Asked,
): string {
  const comparisons = sides.map(({ id, line }) => `${id}: ${line}`);
  const { lines } = problem.right;
  const shorter = lines.map((_, index) => lines.slice(index).map(inBrief));
  const reasons = [lines, ...shorter, []].map((steps) => inOneLine([...steps, ...comparisons]));
  return reasons.find((reason) => withoutLetterBreaks(reason).length <= LONGEST_REASON) ?? "";
}

function inOneLine(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\.$/, "")).join("; ");
}

/** `58+67=110+15=125` as `58+67=125`. */
function inBrief(line: string): string {
  return line.replace(/^([^=]+)=.*=/, "$1=");
}
