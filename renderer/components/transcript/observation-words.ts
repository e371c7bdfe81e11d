import type { TFunction } from "i18next";
import type { Observation } from "../../../core/events.ts";
import type { ObservationTranscript } from "../../../core/transcript.ts";
import { neededWords } from "../experience-words.ts";
import { agentName } from "./agent-badge.tsx";
import { validityOf, type Seen } from "./observations.ts";
import { NO_OPTIONS } from "./pictures/run-options.ts";
import type { Step } from "./steps.ts";
import { turnPlace } from "./turn-place.ts";
import { anotherAnswer, figure, shorten } from "./words.ts";

/** What was seen after a step's turns, as a sentence. @param options of the run, which say what a limit was */
export function seenWords(
  { path, observation }: ObservationTranscript,
  { role }: Step,
  t: TFunction,
  options = NO_OPTIONS,
): string {
  return observationWords(observation, agentName(role, turnPlace(path).agent, t), t, options);
}

/**
 * An observation as a sentence.
 * @param who the agent at whose turn it was made
 * @param options of the run, which say what a limit was
 */
export function observationWords(
  observation: Observation,
  who: string,
  t: TFunction,
  options = NO_OPTIONS,
): string {
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
      if (observation.role === "reasoner") return t("transcript.seen.droppedAttempt");
      return observation.role === "solver" || observation.role === "negative"
        ? t("transcript.seen.droppedExemplars", { count: observation.turns })
        : t("transcript.seen.dropped", { count: observation.turns });
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
          .map(({ stance, answer }) =>
            t("common.named", {
              name: stance,
              value: answer === null ? anotherAnswer(t) : shorten(answer),
            }),
          )
          .join(" · "),
      });
    case "stance-read":
      return stanceReadWords(observation, t);
    case "judged":
      return judgedWords(observation, t);
    case "debate-ended":
      return t(`transcript.seen.debateEnded.${observation.why}`, { round: observation.round });
    case "reviewed":
      return observation.confidence === null
        ? t("transcript.seen.reviewedOnly", observation)
        : t("transcript.seen.reviewed", { ...observation, confidence: observation.confidence });
    case "thoughts-voted":
      return t("transcript.seen.thoughts", {
        level: observation.level,
        kept: observation.kept.join(t("common.listSeparator")),
      });
    case "validated":
      return t(`transcript.seen.validated.${validityOf(observation)}`, {
        reasoner: observation.reasoner,
        answer: answerOrNone(observation.answer, t),
      });
    case "round-ended":
      return roundEndedWords(observation, t);
    case "query-run":
      return observation.result.kind === "rows"
        ? t("transcript.seen.query.rows", { who, count: observation.result.count })
        : t(`transcript.seen.query.${observation.result.problem}`, {
            who,
            message: observation.result.message,
          });
    case "program-run":
      return observation.result === null
        ? t("transcript.seen.programFails", { who })
        : t("transcript.seen.programRun", { who, answer: observation.result });
    case "query-mended":
      return t("transcript.seen.queryMended", { who });
    case "queries-compared":
      return t(observation.equal ? "transcript.seen.queriesEqual" : "transcript.seen.queriesDiffer");
    case "escalated":
      return t("transcript.seen.escalated.said", {
        why: t(`transcript.seen.escalated.why.${observation.reason}`, { count: observation.samples }),
        next: t(`transcript.seen.escalated.to.${observation.to}`),
      });
    case "experience-retrieved":
      return retrievedWords(observation, t, options);
    case "experience-judged":
      return t(`transcript.seen.solution.${solutionVerdict(observation)}`);
    case "trajectories-scored":
      return trajectoriesWords(observation, t);
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

/** What the engine has written of an observation's sentence, in English; "" where all of it is the page's own. */
export function engineWords(observation: Observation): string {
  if (observation.kind === "query-run" && observation.result.kind === "problem")
    return observation.result.message;
  return observation.kind === "warning" ? observation.message : "";
}

function filteredWords(observation: Seen<"filtered">, t: TFunction): string {
  const { candidates, chosen, unfiltered, role, select = "adversary", graphsFailed = false } = observation;
  const agent = agentName(role, chosen, t);
  if (unfiltered !== null) return t(`transcript.seen.unfiltered.${unfiltered}`, { agent });
  const total = candidates.find((candidate) => candidate.agent === chosen)?.total ?? null;
  const words = t(`transcript.seen.filtered.${select}`, { agent, total: figure(total) });
  return graphsFailed ? t("transcript.seen.graphsFailed", { words }) : words;
}

function trajectoriesWords(
  { paths, chosen, graphsFailed }: Seen<"trajectories-scored">,
  t: TFunction,
): string {
  const { total = null, answer = null } = paths.find(({ path }) => path === chosen) ?? {};
  const words = t("transcript.seen.trajectories", {
    count: paths.length,
    path: chosen,
    total: figure(total),
    answer: answerOrNone(answer, t),
  });
  return graphsFailed ? t("transcript.seen.graphsFailedInTree", { words }) : words;
}

function retrievedWords(
  { outcome, nearest, stored, z }: Seen<"experience-retrieved">,
  t: TFunction,
  { minimum }: typeof NO_OPTIONS,
): string {
  if (outcome === "too-few" && minimum !== undefined)
    return t("transcript.seen.retrieved.needed", { needed: neededWords(stored, minimum, t) });
  return t(`transcript.seen.retrieved.${outcome}`, {
    count: stored,
    z: figure(z),
    task: shorten(nearest?.experience.task ?? ""),
    similarity: figure(nearest?.similarity.total ?? null),
  });
}

/** What a feedback judge's verdict came to. */
export function solutionVerdict({
  readable,
  good,
  stored,
}: Seen<"experience-judged">): "stored" | "good" | "bad" | "unreadable" {
  if (!readable) return "unreadable";
  if (!good) return "bad";
  return stored === null ? "good" : "stored";
}

function positionWords({ answer, changed }: Seen<"position">, who: string, t: TFunction): string {
  if (answer === null) return t("transcript.seen.position.none", { who });
  const said = changed === null ? "first" : changed ? "changed" : "kept";
  return t(`transcript.seen.position.${said}`, { who, answer: shorten(answer) });
}

function stanceReadWords({ stance, outcome, answer }: Seen<"stance-read">, t: TFunction): string {
  if (outcome === "changed" && answer === null) return t("transcript.seen.stance.changedOnly", { stance });
  return t(`transcript.seen.stance.${outcome}`, { stance, answer: answerOrNone(answer, t) });
}

function judgedWords(observation: Seen<"judged">, t: TFunction): string {
  const { by, preference, side, answer, readable } = observation;
  const who = t(`transcript.roles.${by}`);
  if (!readable) return t("transcript.seen.judged.unreadable", { who });
  if (preference === false) return t("transcript.seen.judged.noPreference", { who });
  const words = answerOrNone(answer, t);
  return side === null
    ? t("transcript.seen.judged.answer", { who, answer: words })
    : t("transcript.seen.judged.side", { who, side: sideName(side, t), answer: words });
}

function roundEndedWords({ round, consensus, abstained }: Seen<"round-ended">, t: TFunction): string {
  return consensus === null
    ? t("transcript.seen.roundEnded.open", { round, count: abstained.length })
    : t("transcript.seen.roundEnded.consensus", { round, answer: shorten(consensus) });
}

/** The side that a verdict supports: `Affirmative side`; a number says nothing of what the sides are in a method. */
export function sideName(side: string, t: TFunction): string {
  return Number.isInteger(Number(side))
    ? t("transcript.side", { number: Number(side) })
    : t(`transcript.roles.${side}`, { defaultValue: side });
}

function answerOrNone(answer: string | null, t: TFunction): string {
  return answer === null ? t("common.unanswered") : shorten(answer);
}
