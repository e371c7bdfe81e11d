import { ContractError } from "../../core/errors.ts";
import type { Role } from "../../core/events.ts";
import type { LanguageModel } from "../../core/model.ts";
import type { ModelOutlook } from "../../core/strategies/strategy.ts";
import type { ValidRunRequest } from "../contract/requests.ts";
import { modelOf, type Agents } from "./calls.ts";
import type { ModelShelf } from "./model-shelf.ts";

/** The models of a run: that of all roles, and those of roles that have one of their own. */
export interface RunModels {
  readonly model: LanguageModel;
  readonly agents: Agents;
}

/** Whether roles have models of their own: neither their speed nor what they take is known. */
export function isMixed({ agents }: Pick<ValidRunRequest, "agents">): boolean {
  return Object.keys(agents).length > 0;
}

/** The model with the prompts of the request; undefined where roles have models of their own. */
export function askedModel(
  request: Pick<ValidRunRequest, "agents" | "promptSet">,
  { parameters, prompts }: ModelOutlook,
): ModelOutlook | undefined {
  return isMixed(request) ? undefined : { parameters, prompts: request.promptSet ?? prompts };
}

/** Each model once. */
export function modelsOf({ model, agents }: RunModels): readonly LanguageModel[] {
  return [...new Set([model, ...Object.values(agents)])];
}

/**
 * Replies that may be as long as the whole context leave no room for a prompt: every call of such a role would fail.
 * @param roles those of the method
 * @throws ContractError with both numbers
 */
export function requireRoomForPrompts(models: RunModels, roles: readonly Role[], maxTokens: number): void {
  const full = roles
    .map((role) => modelOf(role, models).info)
    .find(({ contextTokens }) => contextTokens <= maxTokens);
  if (full === undefined) return;
  const { name, contextTokens } = full;
  throw new ContractError(
    `A reply may take ${maxTokens} tokens, and the context of ${name} holds ${contextTokens} for prompt and reply ` +
      "together: every call would fail. Lower --max-tokens, or give the model a longer context (--context-tokens, or in " +
      "Settings), if it was trained on more and memory allows it.",
    { maxTokens, contextTokens },
  );
}

/**
 * Lends all models that a request names for the time of the work; the same reference is the same model.
 * @throws as ModelShelf.use
 */
export async function useModels<Result>(
  request: Pick<ValidRunRequest, "model" | "agents" | "runtime">,
  shelf: ModelShelf,
  signal: AbortSignal,
  work: (models: RunModels) => Promise<Result>,
): Promise<Result> {
  const { runtime } = request;
  const roles = Object.entries(request.agents) as readonly (readonly [Role, string])[];
  const lend = (left: readonly (readonly [Role, string])[], models: RunModels): Promise<Result> => {
    const [next, ...others] = left;
    if (next === undefined) return work(models);
    const [role, reference] = next;
    return shelf.use({ reference, runtime }, signal, (own) =>
      lend(others, { ...models, agents: { ...models.agents, [role]: own } }),
    );
  };
  return shelf.use({ reference: request.model, runtime }, signal, (model) =>
    lend(roles, { model, agents: {} }),
  );
}
