import type { PresetStance, Turn } from "../../events.ts";
import type { ChatMessage } from "../../model.ts";
import { debateMessages, debateText, shownAnswer } from "../../prompts/cfmad.ts";
import type { Wording } from "../../prompts/prompt.ts";
import type { Question } from "../../question.ts";
import { recordPosition } from "../shared/positions.ts";
import { readOutcome, type StanceOutcome } from "./stance-outcome.ts";
import { oppositeOf } from "./stances.ts";
import type { StrategyContext } from "../strategy.ts";

/** The debate about one stance as far as it has come. */
export interface StanceDebate {
  /** Its answer is null only if its abduction was to name one and did not. */
  readonly stance: PresetStance;
  /** Everything said so far, as the critic, the debater and the judge see it. */
  readonly text: string;
  /** What the stance's agent said last. */
  readonly lastWords: string;
  /** The answer that it argued for or gave last; a rebuttal does not change it. */
  readonly held: string | null;
  /** What became of the stance when its agent was last asked to defend it; null before that. */
  readonly outcome: StanceOutcome | null;
}

/** A debate that has its abduction only. */
export function openDebate(
  stance: PresetStance,
  abduction: Turn,
  question: Question,
  wording: Wording,
): StanceDebate {
  const values = { answer: shownAnswer(stance.answer, question, wording), text: abduction.text };
  const text = debateText("opening", question, wording, values);
  return { stance, text, lastWords: abduction.text, held: stance.answer, outcome: null };
}

/** Counterfactual debate (CFMAD, §3.2): in every round a critic attacks the stance and its agent refutes the critic. */
export async function crossExamine(
  opened: StanceDebate,
  rounds: number,
  question: Question,
  context: StrategyContext,
): Promise<StanceDebate> {
  const { wording } = context;
  const { stance, answer } = opened.stance;
  const opposite = oppositeOf(answer, question) ?? "";
  let debate = opened;
  for (let round = 1; round <= rounds; round++) {
    const claim = debate.text;
    const attack = debateMessages("critic", question, wording, { claim, opposite });
    const critic = await context.say("critic", `stance-${stance}/critic-${round}`, attack);

    const defence = debateMessages("rebuttal", question, wording, { claim, critic: critic.text });
    const rebuttal = await context.say("debater", `stance-${stance}/rebuttal-${round}`, defence);
    const outcome = await readOutcome(rebuttal, opened.stance, question, context);

    const text = claim + debateText("criticism", question, wording, { text: critic.text });
    debate = { ...withReply({ ...debate, text }, rebuttal, question, wording), outcome };
  }
  return debate;
}

/** Ablation: in place of the debate, one reflection of the agent on its own abduction. */
export async function reflect(
  debate: StanceDebate,
  question: Question,
  context: StrategyContext,
): Promise<StanceDebate> {
  const messages = debateMessages("reflection", question, context.wording, { claim: debate.text });
  const turn = await context.say("debater", `stance-${debate.stance.stance}/reflection`, messages);
  const outcome = await readOutcome(turn, debate.stance, question, context);
  return { ...withReply(debate, turn, question, context.wording), outcome };
}

/** Ablation: one round of plain debate, in which every agent sees the others' last words and answers again. */
export function updateAll(
  debates: readonly StanceDebate[],
  round: number,
  question: Question,
  context: StrategyContext,
): Promise<readonly StanceDebate[]> {
  return Promise.all(
    debates.map(async (debate) => {
      const others = debates.filter((other) => other !== debate);
      const turn = await context.say(
        "debater",
        `round-${round}/stance-${debate.stance.stance}`,
        updateMessages(debate, others, question, context.wording),
      );
      const held = recordPosition(context, turn, question, debate.held);
      return { ...withReply(debate, turn, question, context.wording), held };
    }),
  );
}

function updateMessages(
  { lastWords }: StanceDebate,
  others: readonly StanceDebate[],
  question: Question,
  wording: Wording,
): readonly ChatMessage[] {
  const shown = others.map((other, index) =>
    debateText("otherAgent", question, wording, { number: String(index + 2), text: other.lastWords }),
  );
  return debateMessages("update", question, wording, { own: lastWords, others: shown.join("") });
}

function withReply(debate: StanceDebate, turn: Turn, question: Question, wording: Wording): StanceDebate {
  const text = debate.text + debateText("reply", question, wording, { text: turn.text });
  return { ...debate, text, lastWords: turn.text };
}
