import { taskText } from "../../../core/experience/task-text.ts";
import { figuresOf, type QuestionFigures } from "../../../core/evaluation/figures.ts";
import type { ErrorRecord } from "../../../core/errors.ts";
import type { RunManifest, Turn } from "../../../core/events.ts";
import { isIncomplete, type ChatMessage } from "../../../core/model.ts";
import { isCompared, isScored } from "../../../core/scoring/score.ts";
import { goldOf, type QuestionTranscript } from "../../../core/transcript.ts";
import { finishedTurns, modelOf } from "../turns.ts";
import { usageBy, usageOf } from "./usage.ts";

/** A question that came to its end as Inspect's EvalSample. */
export function sampleOf(question: QuestionTranscript, manifest: RunManifest): object {
  const { id, asked, result, known, error, started, finished } = question;
  const figures = figuresOf(question);
  const turns = finishedTurns(question);
  const last = turns.at(-1);
  const { difficulty } = result ?? known ?? {};
  return {
    id,
    epoch: 1,
    input: inputOf(question),
    choices: asked.choices.length === 0 ? null : asked.choices.map(({ text }) => text),
    target: goldOf(question) ?? "",
    messages: turns.flatMap((turn) => messagesOf(turn, manifest)),
    output: last === undefined ? {} : outputOf(last, manifest),
    scores: figures === undefined ? {} : scoresOf(question, figures),
    metadata: {
      answer_type: asked.answerType,
      ...(difficulty !== undefined && { difficulty }),
      ...(asked.database !== undefined && { database: asked.database.name }),
      agreement: result?.agreement ?? null,
      observations: question.observations,
    },
    model_usage: usageBy(turns, (turn) => modelOf(turn, manifest)),
    role_usage: usageBy(turns, ({ role }) => role),
    started_at: new Date(started).toISOString(),
    completed_at: finished === null ? null : new Date(finished).toISOString(),
    total_time: figures?.seconds ?? null,
    error: error && errorOf(error),
    turn_count: turns.length,
  };
}

/** The question with its passage; its choices have a field of their own. */
function inputOf({ asked }: QuestionTranscript): string {
  return taskText({ ...asked, choices: [] });
}

/** A turn as it was: what the agent was shown, and its reply. Which agent it was stands in the metadata of each message. */
function messagesOf(turn: Turn, manifest: RunManifest): readonly object[] {
  const metadata = { path: turn.path, role: turn.role };
  return [
    ...turn.messages.map((message: ChatMessage) => ({ ...message, source: "input", metadata })),
    { ...replyOf(turn, manifest), metadata: { ...metadata, ended: turn.ended, seconds: turn.seconds } },
  ];
}

function replyOf(turn: Turn, manifest: RunManifest) {
  const { text, reasoning } = turn;
  const content =
    reasoning === null
      ? text
      : [
          { type: "reasoning", reasoning },
          { type: "text", text },
        ];
  return { role: "assistant", content, source: "generate", model: modelOf(turn, manifest) };
}

/** Inspect's ModelOutput: the last turn. */
function outputOf(turn: Turn, manifest: RunManifest): object {
  return {
    model: modelOf(turn, manifest),
    choices: [{ message: replyOf(turn, manifest), stop_reason: isIncomplete(turn) ? "max_tokens" : "stop" }],
    completion: turn.text,
    usage: usageOf(turn.tokens),
    time: turn.seconds,
  };
}

/** What Inspect calls the scores, by the name of the scorer. */
export const SCORERS = { compared: "correct", scored: "chrf" } as const;

/** Whether a right answer is known: to a question that a person just asked there is none. */
export function hasGold(question: QuestionTranscript): boolean {
  return goldOf(question) !== null;
}

/** `C` or `I`, a failed question too, or the number of a translation. Exemplars have no part in any score. */
function scoresOf(question: QuestionTranscript, figures: QuestionFigures): object {
  const { asked, result, error } = question;
  if (asked.exemplar || !hasGold(question)) return {};
  const answer = result?.answer ?? null;
  const explanation = error?.message ?? (answer === null ? "unanswered" : null);
  const shared = { answer, explanation };
  if (isScored(asked.answerType)) return { [SCORERS.scored]: { value: figures.score ?? 0, ...shared } };
  if (!isCompared(asked.answerType)) return {};
  return { [SCORERS.compared]: { value: figures.correct ? "C" : "I", ...shared } };
}

/** Inspect's EvalError; we keep no traces of the stack. */
export function errorOf({ message }: ErrorRecord): object {
  return { message, traceback: "", traceback_ansi: "" };
}
