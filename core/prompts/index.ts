import type { PromptSetName } from "../model.ts";
import { adaptivePrompts } from "./adaptive.ts";
import { cfmadPrompts } from "./cfmad.ts";
import { dialoguePrompts } from "./dialogue.ts";
import { dupPrompts } from "./dup.ts";
import { experiencePrompts } from "./experience.ts";
import { fewShotPrompts } from "./few-shot.ts";
import { ioPrompts } from "./io.ts";
import { leastToMostPrompts } from "./least-to-most.ts";
import { maTotPrompts } from "./ma-tot.ts";
import { madJudgePrompts } from "./mad-judge.ts";
import { madPrompts } from "./mad.ts";
import { manualCotPrompts } from "./manual-cot.ts";
import { mcfPrompts } from "./mcf.ts";
import { parserPrompts } from "./parser.ts";
import { peerReviewPrompts } from "./peer-review.ts";
import { planAndSolvePrompts } from "./plan-and-solve.ts";
import { programOfThoughtsPrompts } from "./program-of-thoughts.ts";
import { rolePlayPrompts } from "./role-play.ts";
import { selfContrastPrompts } from "./self-contrast.ts";
import { selfReflectionPrompts } from "./self-reflection.ts";
import { totPrompts } from "./tot.ts";
import { zeroShotCotPrompts } from "./zero-shot-cot.ts";
import type { PromptEdit, PromptFile } from "./prompt.ts";

/** Every prompt file, by id. */
export const PROMPTS: ReadonlyMap<string, PromptFile> = new Map(
  [
    adaptivePrompts,
    cfmadPrompts,
    dialoguePrompts,
    dupPrompts,
    experiencePrompts,
    fewShotPrompts,
    ioPrompts,
    leastToMostPrompts,
    maTotPrompts,
    madPrompts,
    madJudgePrompts,
    manualCotPrompts,
    mcfPrompts,
    parserPrompts,
    peerReviewPrompts,
    planAndSolvePrompts,
    programOfThoughtsPrompts,
    rolePlayPrompts,
    selfContrastPrompts,
    selfReflectionPrompts,
    totPrompts,
    zeroShotCotPrompts,
  ].map((file): [string, PromptFile] => [file.id, file]),
);

/** Stands in a version of a prompt before that of a person's own wording. */
const WORDED_BY = ", worded by ";

/** Versions of the prompts that a run uses, e.g. `{"mcf": "standard-1"}`; part of its manifest. */
export function promptVersions(
  ids: readonly string[],
  set: PromptSetName,
  edits: ReadonlyMap<string, PromptEdit> = new Map(),
): Record<string, string> {
  return Object.fromEntries(
    ids.map((id) => {
      const edit = edits.get(id);
      const version = `${set}-${PROMPTS.get(id)?.version ?? 0}`;
      return [id, edit === undefined ? version : `${version}${WORDED_BY}${edit.version}`];
    }),
  );
}

/** Whether a person worded the prompts with this version. @param version one of a manifest's `promptVersions` */
export function isWorded(version: string): boolean {
  return version.includes(WORDED_BY);
}
