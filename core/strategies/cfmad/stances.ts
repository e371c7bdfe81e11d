import { extractAnswer } from "../../answer.ts";
import type { PresetStance } from "../../events.ts";
import type { AnswerType, Question } from "../../question.ts";
import { deriveSeed } from "../../seed.ts";
import { takeSamples } from "../shared/samples.ts";
import type { StrategyContext } from "../strategy.ts";
import { countAnswers } from "../shared/votes.ts";

/** How many chains of thought are sampled to find the stances of a question that is not binary (CFMAD, B.2). */
export const STANCE_SAMPLES = 3;

/** How stances are chosen. */
export interface StanceOptions {
  /** Number of stances k; a binary question always has two. */
  readonly stances: number;
  /** Where the second stance of a choice comes from: `runner-up` of the samples, or always `random`. */
  readonly secondStance: string;
}

type Found = Omit<PresetStance, "stance">;

const BOTH_ANSWERS: Readonly<Partial<Record<AnswerType, readonly [string, string]>>> = {
  yesno: ["yes", "no"],
  truefalse: ["true", "false"],
};

/** The other answer of a binary question; undefined for other types. */
export function oppositeOf(answer: string | null, { answerType }: Question): string | undefined {
  return BOTH_ANSWERS[answerType]?.find((other) => other !== answer);
}

/**
 * Presets the stances of a counterfactual debate (CFMAD, §3.1 and B.2; docs/methods.md): both answers of a binary
 * question, without a call; the majority of three samples and further options of a choice; the samples' distinct answers
 * otherwise. If no sample has an answer, the options of a choice are drawn, and an open question gets two stances
 * without an answer, of which the first abduction names the most plausible answer and the second another one.
 */
export async function presetStances(
  question: Question,
  options: StanceOptions,
  context: StrategyContext,
): Promise<readonly PresetStance[]> {
  const both = BOTH_ANSWERS[question.answerType];
  const found = both?.map((answer): Found => ({ answer, from: "both-answers" }));
  const chosen = found ?? (await sampledStances(question, options, context));
  const stances = chosen.map((stance, index) => ({ stance: index + 1, ...stance }));
  context.record("stances", { kind: "stances-set", stances });
  return stances;
}

async function sampledStances(
  question: Question,
  options: StanceOptions,
  context: StrategyContext,
): Promise<readonly Found[]> {
  const samples = await takeSamples(STANCE_SAMPLES, question, context);
  const answers = samples.map(({ text, ended }) => extractAnswer(text, question, ended));
  const { votes, unanswered } = await countAnswers(answers, question, context);
  context.record("samples", { kind: "answers-counted", votes, unanswered });
  const ranked = votes.map(({ answer }) => answer);
  if (question.answerType === "choice") return choiceStances(ranked, question, options, context.seed);
  return openStances(ranked, options.stances);
}

/**
 * Stances of a multiple-choice question: the samples' labels by their votes, then labels drawn from the others.
 * @param ranked labels that the samples gave, most votes first
 */
export function choiceStances(
  ranked: readonly string[],
  { id, choices }: Pick<Question, "id" | "choices">,
  { stances, secondStance }: StanceOptions,
  seed: number,
): readonly Found[] {
  const voted = ranked
    .slice(0, secondStance === "random" ? 1 : stances)
    .map((answer, index): Found => ({ answer, from: index === 0 ? "majority" : "runner-up" }));
  const others = choices.map(({ label }) => label).filter((label) => !voted.some((v) => v.answer === label));
  const drawn = shuffled(others, seed, id).slice(0, stances - voted.length);
  return [...voted, ...drawn.map((answer): Found => ({ answer, from: "drawn" }))];
}

/**
 * Stances of an open question: the samples' distinct answers, and "another answer" up to two stances.
 * @param ranked answers that the samples gave, most votes first
 */
export function openStances(ranked: readonly string[], stances: number): readonly Found[] {
  const given = ranked.slice(0, stances).map((answer): Found => ({ answer, from: "sample" }));
  const missing = Math.max(0, 2 - given.length);
  return [...given, ...Array.from({ length: missing }, (): Found => ({ answer: null, from: "another" }))];
}

/** Labels in an order that the run's seed and the question fix. */
function shuffled(labels: readonly string[], seed: number, question: string): readonly string[] {
  return labels
    .map((label) => ({ label, key: deriveSeed(seed, question, "stance", label) }))
    .sort((left, right) => left.key - right.key)
    .map(({ label }) => label);
}
