import type { PromptSetName } from "../model.ts";
import { dialoguePrompts } from "./dialogue.ts";
import { ioPrompts } from "./io.ts";
import { mcfPrompts } from "./mcf.ts";
import type { PromptEdit, PromptFile } from "./prompt.ts";
import { zeroShotCotPrompts } from "./zero-shot-cot.ts";

/** Every prompt file, by id. */
export const PROMPTS: ReadonlyMap<string, PromptFile> = new Map(
  [ioPrompts, zeroShotCotPrompts, dialoguePrompts, mcfPrompts].map((file) => [file.id, file]),
);

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
      return [id, edit === undefined ? version : `${version}, worded by ${edit.version}`];
    }),
  );
}
