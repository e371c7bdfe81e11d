import { extractAnswer } from "../../answer.ts";
import type { PresetStance, Turn } from "../../events.ts";
import type { ChatMessage } from "../../model.ts";
import { debateMessages, debateText, shownAnswer } from "../../prompts/cfmad.ts";
import type { Question } from "../../question.ts";
import { shownResult } from "../../sql.ts";
import { holdersOf } from "../shared/holders.ts";
import { openDebate, type StanceDebate } from "./stance-debate.ts";
import type { StrategyContext } from "../strategy.ts";

/**
 * Abductions: for every stance an agent argues why its answer is correct (CFMAD, §3.1), all issued together. A stance
 * without an answer gets the one that its abduction names, unless another stance has it already.
 */
export async function argueStances(
  stances: readonly PresetStance[],
  question: Question,
  context: StrategyContext,
): Promise<readonly StanceDebate[]> {
  const prepared = await Promise.all(
    stances.map(async (stance) => ({ stance, trouble: await runQuery(stance, question, context) })),
  );
  const argued = await Promise.all(
    prepared.map(async ({ stance, trouble }) => {
      const messages = abductionMessages(stance, stances[0]?.answer ?? null, trouble, question, context);
      return { stance, turn: await context.say("debater", pathOf(stance), messages) };
    }),
  );
  const taken = stances.map(({ answer }) => answer);
  const debates: StanceDebate[] = [];
  for (const { stance, turn } of argued) {
    const named =
      stance.answer === null ? await withNamedAnswer(stance, turn, taken, question, context) : stance;
    taken.push(named.answer);
    debates.push(openDebate(named, turn, question, context.wording));
  }
  return debates;
}

function pathOf({ stance }: PresetStance): string {
  return `stance-${stance}/abduction`;
}

/** What an abduction is asked: to argue for the answer, or to find the most plausible or another one. */
function abductionMessages(
  { stance, answer }: PresetStance,
  first: string | null,
  trouble: string,
  question: Question,
  { wording }: StrategyContext,
): readonly ChatMessage[] {
  if (answer !== null) {
    const values = { answer: shownAnswer(answer, question, wording), trouble };
    return debateMessages("abduction", question, wording, values);
  }
  if (stance === 1) return debateMessages("plausible", question, wording, {});
  return debateMessages("another", question, wording, {
    answer: first ?? "the first one that comes to mind",
  });
}

async function withNamedAnswer(
  stance: PresetStance,
  { path, text, ended }: Turn,
  taken: readonly (string | null)[],
  question: Question,
  context: StrategyContext,
): Promise<PresetStance> {
  const answer = extractAnswer(text, question, ended);
  const holders = await holdersOf(answer, taken, question, context);
  const named = { ...stance, answer: holders.length === 0 ? answer : null };
  context.record(path, { kind: "answer-read", from: "abduction", answer: named.answer });
  await runQuery(named, question, context);
  return named;
}

/**
 * Executes the query of a stance and records what it gives.
 * @returns what its abduction is told: why the query fails, or nothing
 */
async function runQuery(stance: PresetStance, question: Question, context: StrategyContext): Promise<string> {
  const { answer: query } = stance;
  if (question.answerType !== "sql" || query === null) return "";
  const result = await context.database?.run(query);
  if (result === undefined) return "";
  context.record(pathOf(stance), { kind: "query-run", query, result: shownResult(result) });
  if (result.kind === "rows") return "";
  return debateText("trouble", question, context.wording, { message: result.message });
}
