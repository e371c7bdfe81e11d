import type { TFunction } from "i18next";
import type { Observation, ScoredCandidate } from "../../../core/events.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { agentName } from "./agent-badge.tsx";
import type { ReplayStop } from "./replay.ts";
import type { Step } from "./steps.ts";
import { turnPlace, type TurnPlace } from "./turn-place.ts";

/** `Turn 2`, `Round 1`; nothing outside of any. */
export function roundName(round: TurnPlace["round"], t: TFunction): string {
  return round === null ? "" : t(`transcript.rounds.${round.kind}`, { number: round.number });
}

/** What stands over a step's turns: the round and who has the word. */
export function stepName({ key, round, role, turns, adversaries }: Step, t: TFunction): string {
  if (key === "final") return t("transcript.finalCall");
  const who = t(`transcript.roles.${role}`, { defaultValue: role });
  const agents = turns.length - adversaries;
  const words = agents > 1 ? t("transcript.several", { who, count: agents }) : who;
  const beside = agents > 0 && adversaries > 0 ? t("transcript.beside") : "";
  return [roundName(round, t), words, beside].filter((part) => part !== "").join(" · ");
}

/** What is written over a step: nothing over a single turn, which says itself whose it is, but where a round begins. */
export function stepHeading(step: Step, before: Step | undefined, t: TFunction): string {
  if (step.turns.length > 1 || step.key === "final") return stepName(step, t);
  const begins = step.round?.number !== before?.round?.number || step.round?.kind !== before?.round?.kind;
  return begins ? roundName(step.round, t) : "";
}

/** What a replay shows last, in words. */
export function stopName(question: QuestionTranscript, stop: ReplayStop | undefined, t: TFunction): string {
  if (stop === undefined) return t("transcript.replay.start");
  if (stop.kind === "turn") {
    const turn = question.turns[stop.index];
    if (turn === undefined) return "";
    const { round, agent } = turnPlace(turn.path);
    const name = agentName(turn.role, agent, t);
    return round === null ? name : `${roundName(round, t)} · ${name}`;
  }
  const seen = question.observations[stop.index];
  return seen === undefined ? "" : t(`transcript.observed.${seen.observation.kind}`);
}

/** An observation as a sentence. */
export function observationWords(observation: Observation, t: TFunction): string {
  switch (observation.kind) {
    case "answers-counted": {
      const [first] = observation.votes;
      return first === undefined
        ? t("transcript.seen.noVotes")
        : t("transcript.seen.counted", { answer: shorten(first.answer), count: first.agents.length });
    }
    case "filtered":
      return filteredWords(observation, t);
    case "task-done":
      return t(observation.ended ? "transcript.seen.done" : "transcript.seen.notDone", {
        said: observation.saidBy,
        users: observation.users,
      });
    case "history-dropped":
      return t("transcript.seen.dropped", { count: observation.turns });
    case "answer-read":
      return observation.answer === null
        ? t("transcript.seen.unread")
        : t("transcript.seen.read", {
            answer: shorten(observation.answer),
            from: t(`transcript.from.${observation.from.replaceAll(" ", "-")}`, {
              defaultValue: observation.from,
            }),
          });
    case "warning":
      return observation.message;
  }
}

function filteredWords(observation: Observation & { readonly kind: "filtered" }, t: TFunction): string {
  const { chosen, unfiltered, role } = observation;
  const agent = agentName(role, chosen, t);
  if (unfiltered !== null) return t(`transcript.seen.unfiltered.${unfiltered}`, { agent });
  const total = observation.candidates.find((candidate) => candidate.agent === chosen)?.total;
  return t("transcript.seen.filtered", { agent, total: score(total ?? null) });
}

/** Why a candidate was left out. */
export function unusableWords(unusable: ScoredCandidate["unusable"], t: TFunction): string {
  return unusable === null ? "" : t(`transcript.unusable.${unusable}`);
}

/** A similarity with two decimals; `–` where there is none. */
export function score(value: number | null): string {
  return value === null ? "–" : value.toFixed(2);
}

const SHORT = 60;

/** A text on one line. */
export function shorten(text: string, most = SHORT): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
