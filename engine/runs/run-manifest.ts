import { promptVersions } from "../../core/prompts/index.ts";
import type { PromptEdit } from "../../core/prompts/prompt.ts";
import type { RunManifest } from "../../core/events.ts";
import type { ExperienceRepository } from "../../core/experience/repository.ts";
import { describeMachine, installedVersions } from "./machine.ts";
import type { Method } from "./method.ts";
import type { RunPlan } from "./plan.ts";
import { parserName, type TextTools } from "./text-tools.ts";

/** Everything that fixes what a run computes. @param edits a person's own wordings of the method's prompts */
export function makeManifest(
  method: Method,
  plan: RunPlan,
  tools: TextTools,
  repository: ExperienceRepository | null,
  edits: ReadonlyMap<string, PromptEdit>,
): RunManifest {
  const { strategy, options } = method;
  const { kind, models, request, concurrency, data, exemplars } = plan;
  const { model } = models;
  const agents = Object.entries(models.agents).map(([role, own]) => [role, own.info] as const);
  const promptSet = request.promptSet ?? model.info.prompts;
  return {
    kind,
    strategy: strategy.id,
    options,
    promptSet,
    promptVersions: promptVersions(strategy.promptIds, promptSet, edits),
    seed: request.seed,
    maxTokens: request.maxTokens,
    concurrency,
    model: model.info,
    ...(agents.length > 0 && { agents: Object.fromEntries(agents) }),
    ...(exemplars && { exemplars: { file: exemplars.file, sha256: exemplars.sha256 } }),
    embedder: tools.embedder?.name ?? null,
    parser: parserName(method, tools, models),
    ...(repository && { experience: repository.name }),
    data,
    versions: installedVersions(),
    machine: describeMachine(),
  };
}
