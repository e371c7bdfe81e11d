import type { DataManifest, RunManifest } from "../../core/events.ts";
import type { AnswerType } from "../../core/question.ts";
import type { ValidRunRequest } from "../contract/requests.ts";
import type { ExemplarFile } from "../datasets/exemplars.ts";
import type { RunModels } from "./models.ts";

/** What is known once model and data are there. */
export interface RunPlan {
  readonly kind: RunManifest["kind"];
  /** By what a person recognises the run. */
  readonly title: string;
  readonly request: ValidRunRequest;
  readonly models: RunModels;
  /** Exemplars from a person's file. */
  readonly exemplars: ExemplarFile | null;
  readonly answerTypes: readonly AnswerType[];
  readonly concurrency: number;
  readonly data: DataManifest | null;
  /** What a person should know of the data, in words. */
  readonly notes: readonly string[];
}
