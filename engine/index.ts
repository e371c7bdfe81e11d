export { openEngine, type Engine, type EngineOptions } from "./engine.ts";
export type { EvalReport } from "../core/evaluation/evaluate.ts";
export type { AskReport, ListedRunState, RunDetails, RunListing, RunSummary } from "./contract/reports.ts";
export { MAX_TEXT } from "./contract/fields.ts";
export { AskRequest, EvalRequest, parseRuntimeSettings } from "./contract/requests.ts";
export type { RunEstimate } from "./contract/estimates.ts";
export type { LoadedEmbedder, LoadedModel } from "./runs/loaders.ts";
export type { Listener } from "./runs/recorder.ts";
