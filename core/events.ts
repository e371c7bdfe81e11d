import type { ErrorRecord } from "./errors.ts";
import type { ChatMessage, ModelInfo, PromptSetName, ReplyEnd, Sampling, TokenCounts } from "./model.ts";
import type { Question } from "./question.ts";

/** What an agent is in a method: the field's words, as METHODS and the papers use them. */
export const ROLES = [
  "solver",
  "task-specifier",
  "user",
  "assistant",
  "adversarial-user",
  "adversarial-assistant",
] as const;

export type Role = (typeof ROLES)[number];

/** One finished call of an agent. */
export interface Turn {
  /** Names this turn within its question, e.g. `turn-2/user-1`; also the source of its seed. */
  readonly path: string;
  readonly role: Role;
  readonly messages: readonly ChatMessage[];
  /** The reply without its reasoning block, trimmed. This alone is passed on and searched for an answer. */
  readonly text: string;
  /** The model's `<think>` block, or null. */
  readonly reasoning: string | null;
  readonly ended: ReplyEnd;
  readonly sampling: Sampling;
  readonly tokens: TokenCounts;
  readonly seconds: number;
}

/** Why a candidate of a filtering step cannot be passed on. */
export type Unusable = "empty" | "cut-off" | "task-done-only";

/** One candidate of a filtering step of MCF with the terms of its similarity to the adversarial reply (000, eq. 8–10). */
export interface ScoredCandidate {
  /** 1-based number of the instance. */
  readonly agent: number;
  readonly unusable: Unusable | null;
  /** Terms that are switched on; empty if the step was not filtered or the candidate left out. */
  readonly terms: Readonly<Partial<Record<"semantic" | "historical" | "graph", number>>>;
  /** Sum of the terms, D; null where there are none. */
  readonly total: number | null;
}

/** Votes for one answer. */
export interface Vote {
  readonly answer: string;
  /** 1-based numbers of the agents that gave it. */
  readonly agents: readonly number[];
}

/** What a strategy saw or decided between calls. */
export type Observation =
  | {
      readonly kind: "answers-counted";
      readonly votes: readonly Vote[];
      readonly unanswered: readonly number[];
    }
  | {
      readonly kind: "filtered";
      readonly role: "user" | "assistant";
      readonly candidates: readonly ScoredCandidate[];
      /** 1-based number of the instance whose reply is passed on. */
      readonly chosen: number;
      /** Why the step was not filtered and the first usable candidate was passed on; null if it was filtered. */
      readonly unfiltered: "adversary-empty" | "adversary-cut-off" | "no-usable-candidate" | null;
      /** The adversarial instance declined to mislead, as far as its wording shows. */
      readonly adversaryRefused: boolean;
    }
  | { readonly kind: "task-done"; readonly saidBy: number; readonly users: number; readonly ended: boolean }
  | { readonly kind: "history-dropped"; readonly role: Role; readonly turns: number }
  | { readonly kind: "answer-read"; readonly from: string; readonly answer: string | null }
  | { readonly kind: "warning"; readonly message: string };

/** What a strategy concludes. */
export interface Outcome {
  /** Canonical form of the answer (answer.ts), or null: unanswered. */
  readonly answer: string | null;
  /** Share of the votes that the answer got, 0–1; null where nobody votes. */
  readonly agreement: number | null;
}

/** Everything that fixes what a run computes. */
export interface RunManifest {
  readonly kind: "ask" | "eval";
  readonly strategy: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly promptSet: PromptSetName;
  readonly promptVersions: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly maxTokens: number;
  readonly concurrency: number;
  readonly model: ModelInfo;
  readonly embedder: string | null;
  readonly data: DataManifest | null;
  readonly versions: Readonly<Record<string, string>>;
  readonly machine: string;
}

export interface DataManifest {
  readonly file: string;
  readonly sha256: string;
  readonly questions: number;
  readonly skippedLines: readonly number[];
}

export type OptionValue = string | number | boolean;

/** What is stored of a question that was answered. */
export interface QuestionResult extends Outcome {
  readonly calls: number;
  readonly tokens: TokenCounts;
  readonly seconds: number;
  /** Null in `ask`, where nothing is known to be right. */
  readonly correct: boolean | null;
  /** The right answer, where the data says it. No agent ever sees it. */
  readonly gold?: string;
}

export type RunState = "running" | "paused" | "done" | "cancelled" | "failed";

/** The body of an event, by its type. */
export type EventBody =
  | { readonly type: "run-started"; readonly manifest: RunManifest }
  | { readonly type: "question-started"; readonly asked: Question }
  | { readonly type: "turn-started"; readonly path: string; readonly role: Role; readonly sampling: Sampling }
  | { readonly type: "turn-text"; readonly path: string; readonly text: string }
  | { readonly type: "turn-finished"; readonly path: string; readonly turn: Turn }
  | { readonly type: "observed"; readonly path: string; readonly observation: Observation }
  | { readonly type: "question-finished"; readonly result: QuestionResult }
  | { readonly type: "question-failed"; readonly error: ErrorRecord }
  /** It stands still until it is gone on with. */
  | { readonly type: "run-paused" }
  /** It goes on, with what was finished before; also after it was interrupted. */
  | { readonly type: "run-resumed" }
  | {
      readonly type: "run-finished";
      readonly state: Exclude<RunState, "running" | "paused">;
      readonly error: ErrorRecord | null;
    };

/** One event of a run. `seq` counts from 0 without gaps, over all questions; `turn-text` has none and is not stored. */
export type RunEvent = EventBody & {
  readonly run: string;
  readonly seq: number | null;
  /** Id of the question, or null for events of the run itself. */
  readonly question: string | null;
  /** Milliseconds since 1970. */
  readonly time: number;
};
