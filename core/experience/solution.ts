import { extractAnswer, sameAnswer } from "../answer.ts";
import type { Observation, Role, Turn } from "../events.ts";
import { historyText, withoutTaskDone, type Exchange } from "../prompts/dialogue.ts";
import type { Question } from "../question.ts";
import type { QuestionTranscript } from "../transcript.ts";

/** What an experience keeps of a solved question. */
export interface Solution {
  readonly process: string;
  readonly answer: string;
}

/**
 * How a question was solved, by whichever method. Of a dialogue it is M, the instructions and solutions that were passed on;
 * of any other method the text of the last turn that holds the answer, also where only its program or its corrected query does;
 * a judge's only if it is nobody else's, and never that of an adversarial instance.
 * @returns null if the question has no answer, or nothing that was said holds it
 */
export function solutionOf({ asked, turns, observations, result }: QuestionTranscript): Solution | null {
  const answer = result?.answer ?? null;
  if (answer === null) return null;
  const finished = turns.flatMap((turn) => (turn.finished === null ? [] : [turn.finished]));
  const seen = observations.map(({ path, observation }) => ({ path, observation }));
  const process = dialogueOf(finished, seen) || lastHolding(answer, asked, finished, seen);
  return process === "" ? null : { process, answer };
}

/** What a dialogue came to: M as text; the reply of the final call where nothing was passed on before it. */
export function processText(history: readonly Exchange[], final: string | null): string {
  return historyText(history).trimEnd() || (final ?? "");
}

interface Seen {
  readonly path: string;
  readonly observation: Observation;
}

/** M as text; empty for methods that are no dialogues. */
function dialogueOf(turns: readonly Turn[], seen: readonly Seen[]): string {
  const exchanges: Exchange[] = [];
  for (let turn = 1; ; turn++) {
    const instruction = passedOn(`turn-${turn}/user`, turns, seen);
    const solution = passedOn(`turn-${turn}/assistant`, turns, seen);
    if (instruction === null || solution === null) break;
    exchanges.push({ instruction, solution });
  }
  return processText(exchanges, null);
}

/** What was passed on of a step: the chosen candidate's text, or that of the only agent; null if there was no such step. */
function passedOn(path: string, turns: readonly Turn[], seen: readonly Seen[]): string | null {
  const filtered = seen.flatMap((each) =>
    each.path === path && each.observation.kind === "filtered" ? [each.observation] : [],
  );
  const chosen = filtered.at(-1)?.chosen;
  const turn = turns.find((each) => each.path === (chosen === undefined ? path : `${path}-${chosen}`));
  return turn === undefined ? null : withoutTaskDone(turn.text);
}

/** Roles that speak about the work of others. */
const OBSERVERS: readonly Role[] = [
  "judge",
  "moderator",
  "voter",
  "validator",
  "reviewer",
  "critic",
  "parser",
];

/** Roles that are told to mislead, so that what they say is no solution even where it holds the answer. */
const MISLEADING: readonly Role[] = ["adversarial-user", "adversarial-assistant"];

function lastHolding(
  answer: string,
  question: Question,
  turns: readonly Turn[],
  seen: readonly Seen[],
): string {
  const holding = turns.filter(
    (turn) =>
      !MISLEADING.includes(turn.role) &&
      heldBy(turn, question, seen).some((held) => isSame(held, answer, question)),
  );
  const own = holding.filter(({ role }) => !OBSERVERS.includes(role));
  return (own.at(-1) ?? holding.at(-1))?.text ?? "";
}

/** What a turn answers: what its program comes to, or its query with corrected names; else what it says. */
function heldBy({ path, text, ended }: Turn, question: Question, seen: readonly Seen[]): readonly string[] {
  const workedOut = seen.flatMap((each) => (each.path === path ? (workedOutIn(each.observation) ?? []) : []));
  const said = workedOut.length > 0 ? null : extractAnswer(text, question, ended);
  return said === null ? workedOut : [said];
}

function workedOutIn(observation: Observation): string | null {
  if (observation.kind === "program-run") return observation.result;
  // A moderator's report is JSON, which holds the answer in a field.
  if (observation.kind === "judged") return observation.by === "moderator" ? observation.answer : null;
  return observation.kind === "query-mended" ? observation.query : null;
}

function isSame(left: string, right: string, { answerType }: Question): boolean {
  return answerType === "sql" ? left === right : sameAnswer(left, right, answerType);
}
