import { ContractError } from "../errors.ts";
import { nearestNames } from "../nearest.ts";
import { adaptive } from "./adaptive.ts";
import { autoCot } from "./auto-cot.ts";
import { cfmad } from "./cfmad.ts";
import { dialogue } from "./dialogue.ts";
import { dup } from "./dup.ts";
import { fewShot } from "./few-shot.ts";
import { io } from "./io.ts";
import { leastToMost } from "./least-to-most.ts";
import { maTot } from "./ma-tot.ts";
import { madJudge } from "./mad-judge.ts";
import { mad } from "./mad.ts";
import { manualCot } from "./manual-cot.ts";
import { mcf } from "./mcf.ts";
import { peerReview } from "./peer-review.ts";
import { planAndSolve } from "./plan-and-solve.ts";
import { programOfThoughts } from "./program-of-thoughts.ts";
import { rolePlay } from "./role-play.ts";
import { selfConsistency } from "./self-consistency.ts";
import { selfContrast } from "./self-contrast.ts";
import { selfReflection } from "./self-reflection.ts";
import { tot } from "./tot.ts";
import { zeroShotCot } from "./zero-shot-cot.ts";
import type { Strategy } from "./strategy.ts";

/** Every method, in the order in which it is offered. */
export const STRATEGIES: readonly Strategy[] = [
  io,
  zeroShotCot,
  fewShot,
  manualCot,
  autoCot,
  leastToMost,
  planAndSolve,
  programOfThoughts,
  rolePlay,
  dup,
  selfConsistency,
  selfReflection,
  selfContrast,
  tot,
  dialogue,
  mcf,
  mad,
  madJudge,
  peerReview,
  cfmad,
  maTot,
  adaptive,
];

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
