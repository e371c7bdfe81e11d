import type { Observation, Role, Turn } from "../../../core/events.ts";
import { NO_TOKENS } from "../../../core/model.ts";
import type { Question } from "../../../core/question.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../core/transcript.ts";

const sampling = { temperature: 1, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 64, stop: [] };

export const asked: Question = {
  id: "q",
  text: "How many pens are there?",
  answerType: "number",
  choices: [],
};

/** A finished turn. @param more of it, where that matters */
export function said(
  path: string,
  role: Role,
  text = "",
  ended: Turn["ended"] = "stop",
  more: Partial<Turn> = {},
): TurnTranscript {
  const turn: Turn = {
    path,
    role,
    messages: [],
    text,
    reasoning: null,
    ended,
    sampling,
    tokens: NO_TOKENS,
    seconds: 1,
    ...more,
  };
  return { path, role, sampling, liveText: "", finished: turn };
}

/** A turn that is being written. */
export function writing(path: string, role: Role, liveText = ""): TurnTranscript {
  return { path, role, sampling, liveText, finished: null };
}

export function seen(after: number, path: string, observation: Observation) {
  return { after, path, observation };
}

/** What an agent holds after a turn. @param changed left out where it speaks for the first time */
export function position(after: number, path: string, answer: string | null, changed: boolean | null = null) {
  return seen(after, path, { kind: "position", answer, changed });
}

export function transcript(parts: Partial<QuestionTranscript>): QuestionTranscript {
  return {
    id: "q",
    asked,
    state: "done",
    turns: [],
    observations: [],
    result: null,
    error: null,
    calls: 0,
    tokens: NO_TOKENS,
    started: 0,
    finished: null,
    activeFrom: 0,
    activeTo: null,
    ...parts,
  };
}
