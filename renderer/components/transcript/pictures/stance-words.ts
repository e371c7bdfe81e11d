import type { TFunction } from "i18next";
import type { Question } from "../../../../core/question.ts";
import { agentName } from "../agent-badge.tsx";
import { shownAnswer } from "../answer-words.ts";
import type { Seen } from "../observations.ts";
import { turnPlace } from "../turn-place.ts";
import { anotherAnswer, partName, roundName, stanceName } from "../words.ts";
import type { StanceTurn } from "./stances.ts";

/** The stance that a verdict is for. */
export function sideOf(side: string, t: TFunction): string {
  return stanceName(Number(side), t);
}

/** A stance's answer, or what stands for one that is not named yet. */
export function presetWords(answer: string | null, asked: Question, t: TFunction): string {
  return shownAnswer(answer, asked, anotherAnswer(t));
}

/** `kept`, `changed to …`, `unclear`; `changed` where the rebuttal does not say to what. */
export function outcomeWords(
  { outcome, answer }: Seen<"stance-read">,
  asked: Question,
  t: TFunction,
): string {
  if (outcome === "changed" && answer === null) return t("transcript.stances.outcome.changedOnly");
  return t(`transcript.stances.outcome.${outcome}`, {
    answer: shownAnswer(answer, asked, t("common.unanswered")),
  });
}

/** `Abduction`, `Objection 1`, in the ablation `Round 2`. */
export function turnName({ turn }: StanceTurn, t: TFunction): string {
  const { round, step, agent } = turnPlace(turn.path);
  if (round !== null) return roundName(round, t);
  return partName(step, t) || agentName(turn.role, agent, t);
}

/** `Sample 2`. */
export function sampleName(path: string, t: TFunction): string {
  const { step, agent } = turnPlace(path);
  const name = partName(step, t);
  return agent === null ? name : t("transcript.numbered", { name, number: agent });
}
