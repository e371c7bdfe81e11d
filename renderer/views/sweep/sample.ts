import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { PRACTICE } from "../../../engine/contract/limits.ts";
import type { SweepRequest } from "../../../engine/contract/requests.ts";

/** Questions of the sample that each cell answers: enough to tell the ends of the grid apart, and over in a minute. */
const QUESTIONS = 20;

/** N × T of self-consistency on the questions and the model that come with Counterpoint. */
export function sampleSweep(
  { data }: Pick<DatasetPreview, "data">,
  { keep, runtime }: Required<Pick<SweepRequest, "keep" | "runtime">>,
): SweepRequest {
  return {
    data,
    keep,
    runtime,
    limit: QUESTIONS,
    methods: [{ strategy: "self-consistency", options: {} }],
    models: [PRACTICE],
    grid: { agents: [2, 3, 4, 6], temperature: [0.1, 0.4, 0.8, 1] },
  };
}
