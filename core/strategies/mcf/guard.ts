import { extractAnswer, extractMarkedAnswer } from "../../answer.ts";
import type { Turn } from "../../events.ts";
import type { Question } from "../../question.ts";
import type { Guard } from "./filtering.ts";
import { holdersOf } from "../shared/holders.ts";
import type { CountingMeans } from "../shared/votes.ts";

/**
 * A guard of filtering (ours; docs/methods.md): an adversarial reply whose answer more than half of the candidates give too
 * misleads nobody, and being unlike it says nothing. An Assistant's reply holds an answer where one can be read; a User's,
 * which only plans, where one is marked. Free prose is never compared, since one step of a dialogue is not an answer.
 */
export function answerGuard(
  role: "user" | "assistant",
  question: Question,
  means: CountingMeans,
): Guard | null {
  if (question.answerType === "text") return null;
  const read = role === "user" ? extractMarkedAnswer : extractAnswer;
  const answerOf = ({ text, ended }: Turn): string | null => read(text, question, ended);
  return async (adversary, pool) => {
    const misleading = answerOf(adversary);
    if (misleading === null) return null;
    const answers = pool.map(({ turn }) => answerOf(turn));
    const agreeing = await holdersOf(misleading, answers, question, means);
    const [first] = agreeing;
    return first !== undefined && agreeing.length * 2 > pool.length ? (pool[first - 1] ?? null) : null;
  };
}
