import type { ErrorRecord } from "./errors.ts";
import type { ChatMessage, ModelInfo, PromptSetName, ReplyEnd, Sampling, TokenCounts } from "./model.ts";
import type { Retrieval } from "./experience/repository.ts";
import type { Question } from "./question.ts";
import type { ShownResult } from "./sql.ts";

/** What an agent is in a method: the field's words, as the papers use them. */
export const ROLES = [
  "solver",
  "critic",
  "task-specifier",
  "user",
  "assistant",
  "adversarial-user",
  "adversarial-assistant",
  "debater",
  "affirmative",
  "negative",
  "moderator",
  "reviewer",
  "judge",
  "reasoner",
  "voter",
  "validator",
  "parser",
] as const;

export type Role = (typeof ROLES)[number];

/** Where the answer of a question is read from. What is stored may name places of earlier versions. */
export const ANSWER_PLACES = [
  "last solution",
  "final call",
  "judge",
  "votes",
  "preferred side",
  "last answers",
  "query that gives more than the chosen one",
  "the only stance that was kept",
  "the first stance",
  "abduction",
  "revision",
  "first reasoning",
  "reflection",
  "majority of the three answers",
  "most frequent valid answer",
  "most frequent answer, none valid",
] as const;

export type AnswerPlace = (typeof ANSWER_PLACES)[number];

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
  /** It ended without announcing its answer, and was asked for it within the same call. */
  readonly closed?: true;
  /** It was cut off at its largest length before it was asked for its answer. */
  readonly cutOff?: true;
  readonly sampling: Sampling;
  readonly tokens: TokenCounts;
  readonly seconds: number;
}

/** Why a candidate of a filtering step cannot be passed on. */
export type Unusable = "empty" | "cut-off" | "task-done-only";

/**
 * How MCF chooses a candidate: the one least like the adversarial reply (eq. 11), the one most like its peers, or the one
 * with the greatest difference of both.
 */
export const CANDIDATE_SELECTIONS = ["adversary", "peers", "contrast"] as const;
export type CandidateSelection = (typeof CANDIDATE_SELECTIONS)[number];

/** One candidate of a filtering step of MCF with the terms that it is chosen by (eq. 8–10). */
export interface ScoredCandidate {
  /** 1-based number of the instance. */
  readonly agent: number;
  readonly unusable: Unusable | null;
  /** Terms that are switched on; empty if the candidate was not scored. */
  readonly terms: Readonly<Partial<Record<"semantic" | "historical" | "graph", number>>>;
  /**
   * Sum of the terms, D; null where there are none. Against the adversarial reply the smallest is chosen, otherwise the
   * greatest.
   */
  readonly total: number | null;
}

/** Votes for one answer. */
export interface Vote {
  readonly answer: string;
  /** 1-based numbers of the agents that gave it. */
  readonly agents: readonly number[];
}

/** How many agents voted in a count, those without an answer too. */
export function votersIn({
  votes,
  unanswered,
}: {
  readonly votes: readonly Vote[];
  readonly unanswered: readonly number[];
}): number {
  return votes.reduce((sum, { agents }) => sum + agents.length, unanswered.length);
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
      /** What the terms compare with; absent in runs of before: the adversarial reply. */
      readonly select?: CandidateSelection;
      /**
       * Why the step was not filtered and the first usable candidate was passed on, or the first of the majority where the
       * adversarial reply gives the majority's answer; null if it was filtered. `too-few-candidates`: of fewer than three usable
       * ones none is most like its peers; `only-candidate`: no other one is usable; `no-term`: a graph failed, and no other term is
       * on. Runs of before have null for these three.
       */
      readonly unfiltered:
        | "adversary-empty"
        | "adversary-cut-off"
        | "adversary-agrees"
        | "too-few-candidates"
        | "only-candidate"
        | "no-term"
        | "no-usable-candidate"
        | null;
      /** A meaning graph failed, so the step was scored without that term. */
      readonly graphsFailed?: true;
      /** The adversarial instance declined to mislead, as far as its wording shows. */
      readonly adversaryRefused: boolean;
    }
  | { readonly kind: "task-done"; readonly saidBy: number; readonly users: number; readonly ended: boolean }
  | { readonly kind: "history-dropped"; readonly role: Role; readonly turns: number }
  | { readonly kind: "answer-read"; readonly from: AnswerPlace; readonly answer: string | null }
  /** What an agent holds after the turn at this path; `changed` is null where it spoke for the first time. */
  | { readonly kind: "position"; readonly answer: string | null; readonly changed: boolean | null }
  /** The stances that a counterfactual debate presets (CFMAD, §3.1). */
  | { readonly kind: "stances-set"; readonly stances: readonly PresetStance[] }
  /** What became of a stance in a rebuttal: `unclear` if its reply names no answer. */
  | {
      readonly kind: "stance-read";
      readonly stance: number;
      readonly outcome: "kept" | "changed" | "unclear";
      readonly answer: string | null;
    }
  | {
      readonly kind: "judged";
      readonly by: "moderator" | "judge";
      /** Whether there is a clear preference; null where that is not asked. */
      readonly preference: boolean | null;
      /** The supported side, e.g. `affirmative`, or a debater's or stance's number; null for none. */
      readonly side: string | null;
      readonly answer: string | null;
      readonly reason: string;
      /** False if the reply could not be read as a verdict. */
      readonly readable: boolean;
    }
  | {
      readonly kind: "debate-ended";
      readonly round: number;
      readonly why: "preference" | "equal-results" | "rounds";
    }
  | {
      readonly kind: "reviewed";
      readonly reviewer: number;
      readonly author: number;
      /** 1–10; null if the review says none. */
      readonly confidence: number | null;
    }
  | {
      readonly kind: "thoughts-voted";
      /** 1-based depth in the tree. */
      readonly level: number;
      /** By ascending number of the thought; those without votes too. */
      readonly votes: readonly { readonly thought: number; readonly voters: readonly number[] }[];
      /** Voters whose vote could not be read. */
      readonly unreadable: readonly number[];
      /** Thoughts that are kept, the best first. */
      readonly kept: readonly number[];
    }
  /** `valid` is null if the validator's reply has no marker, which counts as invalid. */
  | {
      readonly kind: "validated";
      readonly reasoner: number;
      readonly valid: boolean | null;
      readonly answer: string | null;
    }
  | {
      readonly kind: "round-ended";
      readonly round: number;
      /** Votes of the valid chains. */
      readonly votes: readonly Vote[];
      readonly abstained: readonly number[];
      readonly consensus: string | null;
    }
  /** A query of the turn at this path was executed on the question's database. */
  | { readonly kind: "query-run"; readonly query: string; readonly result: ShownResult }
  /** Wrong names in the query of the turn at this path were corrected by the schema; so it runs. */
  | { readonly kind: "query-mended"; readonly query: string }
  /** The program of the turn at this path was computed; null where it cannot be. */
  | { readonly kind: "program-run"; readonly result: string | null }
  /** Whether the queries of two turns give the same, non-empty result. */
  | {
      readonly kind: "queries-compared";
      readonly left: string;
      readonly right: string;
      readonly equal: boolean;
    }
  | {
      readonly kind: "escalated";
      /** What is done next, or `settled` if nothing more is. */
      readonly to: "more-samples" | "examination" | "settled";
      /** `recomputed`: a reasoning and a program come to the same; `overflow`: the examination does not fit the context. */
      readonly reason: "agreed" | "recomputed" | "majority-safe" | "disagreement" | "budget" | "overflow";
      /** Reasonings so far. */
      readonly samples: number;
      /** Tokens generated for this question so far. */
      readonly generated: number;
    }
  /** What the experience repository said to the task (MCF, Algorithm 1). */
  | ({ readonly kind: "experience-retrieved"; readonly repository: string } & Retrieval)
  /** The feedback judge's verdict on the whole solution; stored if it is good. */
  | {
      readonly kind: "experience-judged";
      readonly good: boolean;
      readonly reason: string;
      /** False if the reply could not be read as a verdict; nothing is stored then. */
      readonly readable: boolean;
      /** Id of the experience; null if nothing was stored. */
      readonly stored: string | null;
    }
  /** Every branch of MCF's tree of candidates was followed to its end (fig. 1). */
  | {
      readonly kind: "trajectories-scored";
      /** In the order of the tree. */
      readonly paths: readonly Trajectory[];
      /** Path of the trajectory whose answer is taken. */
      readonly chosen: string;
      /** The candidates of every step, by the step's path, e.g. `level-2/after-1/user`. */
      readonly steps: readonly { readonly path: string; readonly candidates: readonly ScoredCandidate[] }[];
      /** A meaning graph failed, so that term is in no sum. */
      readonly graphsFailed?: true;
    }
  /** Parts that a reply was split into; `builtIn` of them, the last ones, come with Counterpoint. */
  | {
      readonly kind: "parts-read";
      readonly what: "sub-questions" | "perspectives";
      readonly parts: readonly string[];
      readonly builtIn: number;
    }
  | {
      readonly kind: "exemplars-shown";
      readonly source: "built-in" | "file" | "dataset";
      readonly exemplars: readonly string[];
    }
  | { readonly kind: "warning"; readonly message: string };

/** One way through a tree of candidates. */
export interface Trajectory {
  /** Numbers of the instances that were followed, e.g. `1.2.2`. */
  readonly path: string;
  /** Sum of D over its steps; null if none of them has a D. */
  readonly total: number | null;
  /** Of its last solution; null if that names none. */
  readonly answer: string | null;
}

/** One preset stance, and how it was found. */
export interface PresetStance {
  /** 1-based. */
  readonly stance: number;
  /** Null for "another answer", which its abduction names. */
  readonly answer: string | null;
  readonly from: "both-answers" | "majority" | "runner-up" | "drawn" | "sample" | "another";
}

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
  /** Models of roles that have one of their own. */
  readonly agents?: Readonly<Partial<Record<Role, ModelInfo>>>;
  /** The file with exemplars, if one was given. */
  readonly exemplars?: { readonly file: string; readonly sha256: string };
  readonly embedder: string | null;
  /** Parser of meaning graphs; absent or null where none is used. */
  readonly parser?: string | null;
  /** Name of the experience repository; absent where none is used. */
  readonly experience?: string;
  readonly data: DataManifest | null;
  readonly versions: Readonly<Record<string, string>>;
  readonly machine: string;
}

export interface DataManifest {
  readonly file: string;
  readonly sha256: string;
  readonly questions: number;
  /** Lines of the file that were looked at, as a limit counts them; absent in runs of versions that did not keep it. */
  readonly lines?: number;
  readonly skippedLines: readonly number[];
  /** Columns that were named, by our fields; absent where none were, and in runs of versions that did not keep them. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The file beside it with further right answers. */
  readonly extras?: { readonly file: string; readonly sha256: string };
  /** SHA-256 of the databases that its questions are about, by file name. */
  readonly databases?: Readonly<Record<string, string>>;
}

export type OptionValue = string | number | boolean;

/** What the data says of a question beside its text. No agent ever sees it. */
export interface KnownAnswer {
  /** The right answer. */
  readonly gold?: string;
  /** Further answers that count as right; absent where there are none, and in runs of versions that did not keep them. */
  readonly accepted?: readonly string[];
  readonly difficulty?: string;
}

/** What is stored of a question that was answered. */
export interface QuestionResult extends Outcome, KnownAnswer {
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Replies that were cut off at their largest length; absent in runs of versions that did not count them. */
  readonly cutOff?: number;
  readonly seconds: number;
  /** Null in `ask`, where nothing is known to be right. */
  readonly correct: boolean | null;
  /** How near to the right answer it is, 0–100, for answers that are neither right nor wrong: chrF of a translation. */
  readonly score?: number;
  /** What the answer gives, and what the right query gives where there is one, for answers of type `sql`. */
  readonly results?: { readonly gold?: ShownResult; readonly answer: ShownResult | null };
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
  | { readonly type: "question-failed"; readonly error: ErrorRecord; readonly known?: KnownAnswer }
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
