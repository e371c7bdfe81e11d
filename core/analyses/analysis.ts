import type { RunManifest } from "../events.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import type { Question } from "../question.ts";
import type { Cell } from "../sweep/cell.ts";
import type { QuestionTranscript } from "../transcript.ts";

/** What a table or figure of the papers is called here. */
export const ANALYSIS_KINDS = [
  "accuracy",
  "repeats",
  "methods",
  "grid",
  "option",
  "terms",
  "stages",
  "filtering",
  "learning",
  "trajectories",
  "calibration",
  "samples",
  "costs",
  "stances",
  "overconfidence",
  "rounds",
  "tit-for-tat",
  "break",
  "wins",
  "tokens",
] as const;
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];

/** A stored run as an analysis sees it. */
export interface AnalysedRun {
  readonly run: string;
  readonly manifest: RunManifest;
  /** Of the questions that came to their end, in the order in which they were started; exemplars too. */
  readonly rows: readonly QuestionRow[];
  /** Set for the run of a sweep's cell. */
  readonly cell: Cell | null;
  /** 0-based. */
  readonly repeat: number;
  /** Its sweep stopped its cell, or that failed: it has answered too few questions to stand beside the others. */
  readonly givenUp?: true;
  /** The questions that have a row, as they were asked; they are read far sooner than transcripts. */
  asked(): Iterable<Question>;
  /** Its questions with all turns and observations, read one after the other. */
  transcripts(): Iterable<QuestionTranscript>;
}

export type Share = number;
export type Interval = readonly [low: number, high: number];

/**
 * How the values of a column are written: shares as percentages, chrF (0–1 here too) as a number of 0–100, p-values to three
 * places.
 */
export type ColumnForm = "text" | "count" | "share" | "chrf" | "interval" | "number" | "p";

/** A column, by the id that its words are found by (analyses/words.ts); data such as a method's id stands as it is. */
export interface AnalysisColumn {
  readonly id: string;
  readonly form: ColumnForm;
}

export type AnalysisValue = string | number | boolean | Interval | null;

export interface AnalysisTable {
  /** Its words are found by this. */
  readonly id: string;
  readonly columns: readonly AnalysisColumn[];
  readonly rows: readonly (readonly AnalysisValue[])[];
}

/** A value with its 95 % interval, where there is one. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval | null;
}

/** What answers are worth: the share that is right, chrF where all are translations, or of some the one and of some the other. */
export type WorthId = "accuracy" | "chrf" | "worth";

/**
 * What is drawn. Everything that is drawn stands in a table too. `share`: 0–1, written as percentages. `worth`: set where
 * that is what is drawn; chrF is written as in a column.
 */
export type AnalysisChart =
  | {
      readonly type: "heatmap";
      readonly id: string;
      readonly worth?: WorthId;
      readonly x: { readonly name: string; readonly values: readonly string[] };
      readonly y: { readonly name: string; readonly values: readonly string[] };
      readonly cells: readonly ({ readonly x: number; readonly y: number } & Estimate)[];
    }
  /** Estimates side by side, with their intervals. */
  | {
      readonly type: "intervals";
      readonly id: string;
      readonly worth?: WorthId;
      readonly form: "share" | "number";
      readonly items: readonly ({ readonly label: string } & Estimate)[];
    }
  | {
      readonly type: "lines";
      readonly id: string;
      readonly worth?: WorthId;
      readonly x: { readonly name: string };
      readonly form: "share" | "number";
      readonly series: readonly {
        readonly name: string;
        readonly points: readonly ({ readonly x: number } & Estimate)[];
      }[];
      /** Drawn as level lines. */
      readonly references: readonly { readonly name: string; readonly value: number }[];
      /** Set where the intervals are drawn as a band along the line, and not each by itself. */
      readonly bands?: true;
    }
  | {
      readonly type: "scatter";
      readonly id: string;
      readonly worth?: WorthId;
      readonly x: { readonly name: string };
      readonly form: "share" | "number";
      readonly points: readonly ({ readonly label: string; readonly x: number } & Estimate)[];
      /** Indices of the points of the Pareto line, in its order. */
      readonly front: readonly number[];
    }
  /** Parts that sum to a whole, one bar an item. */
  | {
      readonly type: "parts";
      readonly id: string;
      readonly items: readonly {
        readonly label: string;
        readonly parts: readonly { readonly name: string; readonly share: Share }[];
      }[];
    }
  /** One bar a value, in a colour of two. */
  | {
      readonly type: "bars";
      readonly id: string;
      readonly x: { readonly name: string };
      readonly bars: readonly {
        readonly label: string;
        readonly value: number;
        /** Null: neither right nor wrong. */
        readonly right: boolean | null;
      }[];
    };

/** A sentence, by the id that its words are found by, with the values that stand in it. */
export interface AnalysisNote {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What stored runs show of one question that one asks of them. */
export interface Analysis {
  readonly kind: AnalysisKind;
  readonly runs: readonly string[];
  readonly tables: readonly AnalysisTable[];
  readonly charts: readonly AnalysisChart[];
  readonly notes: readonly AnalysisNote[];
}
