import { extractAnswer } from "../answer.ts";
import { trimOf } from "../answer/prose.ts";
import type { Turn } from "../events.ts";
import type { Question } from "../question.ts";
import type { Exemplar } from "./exemplar.ts";

/** Where a line announces the answer. */
const ANNOUNCES =
  /(?:(?:so|therefore|thus|hence),? )?(?:the |my )?(?:(?:final|correct|right|best) )?(?<!\w)answer(?: is\b| ?[:：])|\\boxed|^ *####/i;
/** What may be left of markup around an answer that was taken away. */
const LEFT_OVER = " \t\r\n#$*([\\";

/**
 * An exemplar from a model's reply to its question (Zhang et al. 2022, Auto-CoT): the reasoning before the line that
 * announces the answer, and the answer itself.
 * @returns null if the reply gives no answer
 */
export function writtenExemplar(question: Question, reply: Pick<Turn, "text" | "ended">): Exemplar | null {
  const answer = extractAnswer(reply.text, question, reply.ended);
  if (answer === null) return null;
  if (question.answerType === "text") return { question, ...lastLineApart(answer) };
  const isQuery = question.answerType === "sql";
  const reasoning = isQuery ? beforeQuery(reply.text, answer) : reply.text;
  return { question, answer, reasoning: withoutAnnouncement(reasoning) };
}

/** A reasoning without the last place that announces its answer, and what comes after it. */
export function withoutAnnouncement(reasoning: string): string {
  const lines = reasoning.split("\n");
  const last = lines.findLastIndex((line) => ANNOUNCES.test(line));
  if (last === -1) return reasoning.trim();
  const line = lines[last] ?? "";
  const before = line.slice(0, line.search(ANNOUNCES));
  return trimOf([...lines.slice(0, last), before].join("\n"), LEFT_OVER, "end").trim();
}

/** Prose has no marker: its last line stands for the answer. */
function lastLineApart(text: string): { readonly answer: string; readonly reasoning: string } {
  const lines = text.split("\n");
  return { answer: lines.at(-1) ?? text, reasoning: lines.slice(0, -1).join("\n").trim() };
}

function beforeQuery(text: string, query: string): string {
  return text.slice(0, text.lastIndexOf(query)).replace(/```[^`\n]*\n?$/, "");
}
