import type { TFunction } from "i18next";
import type { Observation, Role, ScoredCandidate } from "../../../core/events.ts";
import type { ObservationTranscript, QuestionTranscript } from "../../../core/transcript.ts";
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
  return joined([
    roundName(round, t),
    level === null ? "" : t("transcript.rounds.level", { number: level }),
  ]);
}

/** What stands over a step's turns: where in the method it is and who has the word. */
export function stepName({ key, round, level, role, turns, adversaries }: Step, t: TFunction): string {
  if (key === "final") return t("transcript.finalCall");
  const who = t(`transcript.roles.${role}`, { defaultValue: role });
  const agents = turns.length - adversaries;
  const words = agents > 1 ? t("transcript.several", { who, count: agents }) : who;
  const beside = agents > 0 && adversaries > 0 ? t("transcript.beside") : "";
  return joined([placeName({ round, level }, t), partName(key, t), words, beside]);
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

/** What was seen after a step's turns, as a sentence. */
export function seenWords({ path, observation }: ObservationTranscript, { role }: Step, t: TFunction): string {
  return observationWords(observation, agentName(role, turnPlace(path).agent, t), t);
}

/** An observation as a sentence. @param who the agent at whose turn it was made */
export function observationWords(observation: Observation, who: string, t: TFunction): string {
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
            from: t(`transcript.from.${observation.from.replaceAll(/[^a-z]+/gi, "-")}`, {
              defaultValue: observation.from,
            }),
          });
    case "position":
      return positionWords(observation, who, t);
    case "stances-set":
      return t("transcript.seen.stances", {
        stances: observation.stances
          .map(({ stance, answer }) => `${stance}: ${answer === null ? anotherAnswer(t) : shorten(answer)}`)
          .join(" · "),
      });
    case "stance-read":
      return t(`transcript.seen.stance.${observation.outcome}`, {
        stance: observation.stance,
        answer: answerOrNone(observation.answer, t),
      });
    case "judged":
      return judgedWords(observation, t);
    case "debate-ended":
      return t(`transcript.seen.debateEnded.${observation.why}`, { round: observation.round });
    case "reviewed":
      return observation.confidence === null
        ? t("transcript.seen.reviewedOnly", observation)
        : t("transcript.seen.reviewed", { ...observation, confidence: observation.confidence });
    case "thoughts-voted":
      return t("transcript.seen.thoughts", { level: observation.level, kept: observation.kept.join(", ") });
    case "validated":
      return t(`transcript.seen.validated.${validity(observation.valid)}`, {
        reasoner: observation.reasoner,
        answer: answerOrNone(observation.answer, t),
      });
    case "round-ended":
      return roundEndedWords(observation, t);
    case "query-run":
      return observation.result.kind === "rows"
        ? t("transcript.seen.query.rows", { who, count: observation.result.count })
        : t(`transcript.seen.query.${observation.result.problem}`, { who, message: observation.result.message });
    case "queries-compared":
      return t(observation.equal ? "transcript.seen.queriesEqual" : "transcript.seen.queriesDiffer");
    case "escalated":
      return t("transcript.seen.escalated.said", {
        why: t(`transcript.seen.escalated.why.${observation.reason}`, { count: observation.samples }),
        next: t(`transcript.seen.escalated.to.${observation.to}`),
      });
    case "parts-read":
      return t(`transcript.seen.parts.${observation.what}`, {
        count: observation.parts.length,
        parts: observation.parts.map((part) => shorten(part)).join(" · "),
      });
    case "exemplars-shown":
      return t(`transcript.seen.exemplars.${observation.source}`, { count: observation.exemplars.length });
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

type Kind<Name extends Observation["kind"]> = Observation & { readonly kind: Name };

function positionWords({ answer, changed }: Kind<"position">, who: string, t: TFunction): string {
  if (answer === null) return t("transcript.seen.position.none", { who });
  const said = changed === null ? "first" : changed ? "changed" : "kept";
  return t(`transcript.seen.position.${said}`, { who, answer: shorten(answer) });
}

function judgedWords(observation: Kind<"judged">, t: TFunction): string {
  const { by, preference, side, answer, readable } = observation;
  const who = t(`transcript.roles.${by}`);
  if (!readable) return t("transcript.seen.judged.unreadable", { who });
  if (preference === false) return t("transcript.seen.judged.noPreference", { who });
  const words = answerOrNone(answer, t);
  return side === null
    ? t("transcript.seen.judged.answer", { who, answer: words })
    : t("transcript.seen.judged.side", { who, side: sideName(by, side, t), answer: words });
}

function roundEndedWords({ round, consensus, abstained }: Kind<"round-ended">, t: TFunction): string {
  return consensus === null
    ? t("transcript.seen.roundEnded.open", { round, count: abstained.length })
    : t("transcript.seen.roundEnded.consensus", { round, answer: shorten(consensus) });
}

/** The side that a verdict supports: `Affirmative side`, `Debater 3`, `Stance 2`. */
export function sideName(by: Role, side: string, t: TFunction): string {
  const number = Number(side);
  if (!Number.isInteger(number)) return t(`transcript.roles.${side}`, { defaultValue: side });
  return by === "judge" ? stanceName(number, t) : agentName("debater", number, t);
}

/** `Stance 2`. */
export function stanceName(stance: number, t: TFunction): string {
  return t("transcript.numbered", { name: t("transcript.stances.stance"), number: stance });
}

/** What stands for the answer of a stance that names none before its abduction. */
export function anotherAnswer(t: TFunction): string {
  return t("transcript.stances.anotherAnswer");
}

function answerOrNone(answer: string | null, t: TFunction): string {
  return answer === null ? t("common.unanswered") : shorten(answer);
}

/** A validator's reply without its marker counts as invalid, and is said to have none. */
function validity(valid: boolean | null): "valid" | "invalid" | "unmarked" {
  if (valid === null) return "unmarked";
  return valid ? "valid" : "invalid";
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
