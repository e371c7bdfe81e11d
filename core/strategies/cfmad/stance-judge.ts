import type { ChatMessage } from "../../model.ts";
import { debateMessages, debateText, shownAnswer } from "../../prompts/cfmad.ts";
import { placeLetter } from "../../prompts/place-letter.ts";
import type { Question } from "../../question.ts";
import type { StanceDebate } from "./stance-debate.ts";
import type { StrategyContext } from "../strategy.ts";
import { readVerdict } from "../shared/verdict.ts";

/**
 * A third-party judge sees all debates and decides (CFMAD, §3.2). Its answer counts even if it is no stance's. Without one
 * the only stance that was kept wins, else the first stance with an answer.
 * @param debates in the order in which the judge sees them
 */
export async function judgeDebates(
  debates: readonly StanceDebate[],
  question: Question,
  context: StrategyContext,
): Promise<string | null> {
  const reply = await context.say("judge", "judge", judgeMessages(debates, question, context));
  const answers = debates.map(({ stance }) => stance.answer);
  const { answer, place } = await readVerdict(reply, answers, question, context);
  const side = place === null ? undefined : debates[place - 1]?.stance.stance;
  context.record("judge", {
    kind: "judged",
    by: "judge",
    preference: null,
    side: side === undefined ? null : String(side),
    answer,
    reason: reply.text,
    readable: answer !== null,
  });
  return answer ?? answerWithoutVerdict(debates, context);
}

function answerWithoutVerdict(debates: readonly StanceDebate[], context: StrategyContext): string | null {
  const [kept, ...furtherKept] = debates.filter(
    ({ outcome, stance }) => outcome === "kept" && stance.answer !== null,
  );
  const isOnlyKept = kept !== undefined && furtherKept.length === 0;
  const answer = isOnlyKept ? kept.stance.answer : firstAnswer(debates);
  const from = isOnlyKept ? "the only stance that was kept" : "the first stance";
  context.record("answer", { kind: "answer-read", from, answer });
  return answer;
}

function firstAnswer(debates: readonly StanceDebate[]): string | null {
  const answered = debates.map(({ stance }) => stance).filter(({ answer }) => answer !== null);
  return answered.sort((left, right) => left.stance - right.stance)[0]?.answer ?? null;
}

function judgeMessages(
  debates: readonly StanceDebate[],
  question: Question,
  { wording }: StrategyContext,
): readonly ChatMessage[] {
  const shown = debates.map(({ stance, text }, index) =>
    debateText("debate", question, wording, {
      number: String(index + 1),
      letter: placeLetter(index + 1),
      answer: shownAnswer(stance.answer, question, wording),
      debate: text,
    }),
  );
  return debateMessages("judge", question, wording, { debates: shown.join("") });
}
