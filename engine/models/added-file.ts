import { join } from "node:path";
import { z } from "zod";
import { readJsonFile, writeJsonFile } from "../storage/json-file.ts";
import { modelsFolder } from "./folder.ts";

const addedModel = z.strictObject({ name: z.string(), path: z.string() });
const addedFile = z.strictObject({ models: z.array(addedModel) });

/** A model file that the person named and that stays where it lies. */
export type AddedModel = z.infer<typeof addedModel>;

/** The added models, in the order in which they were added. @throws StorageError */
export async function readAdded(home: string): Promise<readonly AddedModel[]> {
  return (await readJsonFile(addedPath(home), addedFile))?.models ?? [];
}

/** @throws StorageError */
export async function writeAdded(home: string, models: readonly AddedModel[]): Promise<void> {
  await writeJsonFile(addedPath(home), { models });
}

/** The file in which they stand. */
export function addedPath(home: string): string {
  return join(modelsFolder(home), "added.json");
}
