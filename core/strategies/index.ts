import { ContractError } from "../errors.ts";
import { nearestNames } from "../nearest.ts";
import { dialogue } from "./dialogue.ts";
import { io } from "./io.ts";
import { mcf } from "./mcf.ts";
import { selfConsistency } from "./self-consistency.ts";
import type { Strategy } from "./strategy.ts";
import { zeroShotCot } from "./zero-shot-cot.ts";

/** Every method, in the order in which it is offered. */
export const STRATEGIES: readonly Strategy[] = [io, zeroShotCot, selfConsistency, dialogue, mcf];

/** @throws ContractError that suggests the nearest id */
export function findStrategy(id: string): Strategy {
  const found = STRATEGIES.find((strategy) => strategy.id === id);
  if (found !== undefined) return found;
  const ids = STRATEGIES.map((strategy) => strategy.id);
  const [nearest] = nearestNames(id, ids);
  const suggestion = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  throw new ContractError(`There is no strategy "${id}".${suggestion} There are: ${ids.join(", ")}.`, {
    strategy: id,
  });
}
