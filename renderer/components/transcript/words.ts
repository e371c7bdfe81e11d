import type { TFunction } from "i18next";
import type { ScoredCandidate } from "../../../core/events.ts";
import { shortened } from "../../../core/short-text.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../core/transcript.ts";
import { agentName } from "./agent-badge.tsx";
import type { ReplayStop } from "./replay.ts";
import type { Step } from "./steps.ts";
import { stepPart, turnPlace, type TurnPlace } from "./turn-place.ts";

/** `Turn 2`, `Round 1`; nothing outside of any. */
export function roundName(round: TurnPlace["round"], t: TFunction): string {
  return round === null ? "" : t(`transcript.rounds.${round.kind}`, { number: round.number });
}

/** `Round 1 · Level 2`; nothing outside of any. */
function placeName({ round, level }: Pick<TurnPlace, "round" | "level">, t: TFunction): string {
  return joined([roundName(round, t), level === null ? "" : t("transcript.rounds.level", { number: level })]);
}

/** What stands over a step's turns: where in the method it is and who has the word. */
export function stepName({ key, round, level, role, turns, adversaries }: Step, t: TFunction): string {
  if (key === "final") return t("transcript.finalCall");
  const who = t(`transcript.roles.${role}`, { defaultValue: role });
  const agents = turns.length - adversaries;
  const words = agents > 1 ? t("transcript.several", { who, count: agents }) : who;
  const beside = agents > 0 && adversaries > 0 ? t("transcript.beside") : "";
  return joined([placeName({ round, level }, t), branchName(key, t), partName(key, t), words, beside]);
}

/** `after 1.2`: the branch that a step of a tree goes on from; nothing where there are no branches. */
function branchName(step: string, t: TFunction): string {
  const [, path] = /(?:^|\/)after-([\d.]+)\//.exec(step) ?? [];
  return path === undefined ? "" : t("transcript.rounds.after", { path });
}

/** What is done in a step, where the role does not say it: `Rebuttal 1`, `Thought 3`; else nothing. */
export function partName(step: string, t: TFunction): string {
  const { name, number } = stepPart(step);
  const words = t(`transcript.parts.${name}`, { defaultValue: "" });
  return words === "" || number === null ? words : t("transcript.numbered", { name: words, number });
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}

/** What is written over a step: nothing over a single turn, which says itself whose it is, but where a round begins. */
export function stepHeading(step: Step, before: Step | undefined, t: TFunction): string {
  if (step.turns.length > 1 || step.key === "final") return stepName(step, t);
  const name = placeName(step, t);
  const begins = before === undefined || name !== placeName(before, t);
  return joined([begins ? name : "", partName(step.key, t)]);
}

/** What a replay shows last, in words. */
export function stopName(question: QuestionTranscript, stop: ReplayStop | undefined, t: TFunction): string {
  if (stop === undefined) return t("transcript.replay.start");
  if (stop.kind === "turn") {
    const turn = question.turns[stop.index];
    if (turn === undefined) return "";
    const place = turnPlace(turn.path);
    return joined([placeName(place, t), agentName(turn.role, place.agent, t)]);
  }
  const seen = question.observations[stop.index];
  return seen === undefined ? "" : t(`transcript.observed.${seen.observation.kind}`);
}

/** `Stance 2`. */
export function stanceName(stance: number, t: TFunction): string {
  return t("transcript.numbered", { name: t("transcript.stances.stance"), number: stance });
}

/** What stands for the answer of a stance that names none before its abduction. */
export function anotherAnswer(t: TFunction): string {
  return t("transcript.stances.anotherAnswer");
}

/** Why a candidate was left out. */
export function unusableWords(unusable: ScoredCandidate["unusable"], t: TFunction): string {
  return unusable === null ? "" : t(`transcript.unusable.${unusable}`);
}

/** A similarity with two decimals and a true minus sign; `–` where there is none. */
export function figure(value: number | null): string {
  const words = value?.toFixed(2) ?? "–";
  return words === "-0.00" ? "0.00" : words.replace("-", "−");
}

const SHORT = 60;

/** A text on one line, cut to so many characters. */
export function shorten(text: string, most = SHORT): string {
  return shortened(text, most);
}

/** What a turn says, shortened; nothing as long as it writes. @param most characters */
export function saidWords(turn: TurnTranscript | null, most: number): string {
  return shorten(turn?.finished?.text ?? "", most);
}
