import type { ScoreRequest, Scoring } from "../../../core/model.ts";
import type { Wording } from "../../../core/prompts/prompt.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import type { SimilarityMeans } from "../../../core/strategies/mcf/terms.ts";
import type { Chain } from "./chains.ts";
import type { Cost } from "./cost.ts";
import type { Figures } from "./figures.ts";
import type { Played, Task } from "./play.ts";

/** What a check is made on. */
export interface Material {
  readonly questions: readonly DatasetQuestion[];
  /** The solver's chains of these questions. */
  readonly chains: readonly Chain[];
  /** What compares texts. */
  readonly means: SimilarityMeans;
  /** Carries tasks out, several at a time. @returns in their order */
  readonly play: <T extends Task>(tasks: readonly T[]) => Promise<readonly Played<T>[]>;
  /** How the methods' prompts are worded for the model. */
  readonly wording: Wording;
  /** Asks how probable given replies are, several requests at a time. @returns in their order */
  readonly score: (requests: readonly ScoreRequest[]) => Promise<readonly Scoring[]>;
}

/** How well a role is played. */
export interface Measured {
  readonly figures: Figures;
  readonly cost: Cost;
}

/** The check of one role. */
export interface Check {
  /** Ids of the methods in which the role is measured. */
  readonly strategies: readonly string[];
  readonly measure: (material: Material) => Promise<Measured>;
}
