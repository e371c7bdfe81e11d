import { oc, type } from "@orpc/contract";
import { z } from "zod";
import type { Experience } from "../../core/experience/experience.ts";
import {
  DEFAULT_REPOSITORY,
  type EmptiedRepository,
  type ImportReport,
  type RepositoryListing,
  type RepositoryMap,
  type RepositoryStats,
  type RetrievalProbe,
  type TextComparison,
} from "./experience.ts";
import type { ExportedFile } from "./exported-file.ts";
import { name, nothing, text, wholeNumber } from "./fields.ts";
import { MAX_IMPORT_BYTES } from "./limits.ts";

const aNamedRepository = { repository: name("The repository") };
const aRepository = { repository: name("The repository").default(DEFAULT_REPOSITORY) };
const aQuestion = { run: name("The run"), question: name("The question") };
const anExperience = z.strictObject({ id: name("The experience") });

/** What may be asked of experience repositories. One that is emptied has to be named. */
export const experienceContract = {
  repositories: oc.output(type<readonly RepositoryListing[]>()),
  /**
   * All, the newest first. With `search`, which is words, those most like them in meaning, at most
   * MAX_EXPERIENCES_FOUND, the most alike first.
   */
  list: oc
    .input(z.strictObject({ ...aRepository, search: text("The search").optional() }))
    .output(type<readonly Experience[]>()),
  /** The experience that a question of a run became; null if it became none. */
  ofQuestion: oc.input(z.strictObject({ ...aRepository, ...aQuestion })).output(type<Experience | null>()),
  /** Stores the solution of a question that the person finds good. */
  add: oc.input(z.strictObject({ ...aRepository, ...aQuestion })).output(type<Experience>()),
  /** It can be restored until the time to undo is over. */
  remove: oc.input(anExperience).output(type<{ readonly undoMilliseconds: number }>()),
  restore: oc.input(anExperience).output(nothing),
  /** Takes all experiences out of a repository. Until the time to undo is over they can be restored together. */
  removeAll: oc
    .input(z.strictObject(aNamedRepository))
    .output(type<EmptiedRepository & { readonly undoMilliseconds: number }>()),
  /** `since`: what `removeAll` gave. */
  restoreAll: oc
    .input(
      z.strictObject({
        ...aNamedRepository,
        since: wholeNumber("The time of the removal", 1, Number.MAX_SAFE_INTEGER),
      }),
    )
    .output(nothing),
  stats: oc.input(z.strictObject(aRepository)).output(type<RepositoryStats>()),
  map: oc.input(z.strictObject(aRepository)).output(type<RepositoryMap>()),
  /** What the repository would say to a task; nothing is stored. */
  probe: oc.input(z.strictObject({ ...aRepository, task: text("The task") })).output(type<RetrievalProbe>()),
  /** The similarity of two texts taken apart. */
  compare: oc
    .input(z.strictObject({ left: text("The first text"), right: text("The second text") }))
    .output(type<TextComparison>()),
  export: oc.input(z.strictObject(aRepository)).output(type<ExportedFile>()),
  /** `text`: what `export` gave. */
  import: oc
    .input(
      z.strictObject({
        ...aRepository,
        text: z.string().max(MAX_IMPORT_BYTES, { error: "The file is larger than 60 MB." }),
      }),
    )
    .output(type<ImportReport>()),
};
