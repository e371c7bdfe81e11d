export { openEngine, type Engine, type EngineOptions } from "./engine.ts";
export type { EvalReport } from "../core/evaluation/evaluate.ts";
export type { AskReport, RunDetails, RunSummary } from "./contract/reports.ts";
export { EvalRequest, parseRuntimeSettings } from "./contract/requests.ts";
export type { CostBasis, RunEstimate } from "./contract/estimates.ts";
export type { LoadedModel } from "./runs/loaders.ts";
export type { Listener } from "./runs/recorder.ts";
