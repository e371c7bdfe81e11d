import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { ContractError } from "../../core/errors.ts";
import { inspectGguf } from "../../native/llama/gguf.ts";
import { inTurn } from "../storage/in-turn.ts";
import { readJsonFile, writeJsonFile } from "../storage/json-file.ts";
import { PRACTICE, readCatalog } from "./built-in.ts";
import { modelsFolder } from "./folder.ts";

const addedModel = z.strictObject({ name: z.string(), path: z.string() });
const addedFile = z.strictObject({ models: z.array(addedModel) });

/** A model file that the person named and that stays where it lies. */
export type AddedModel = z.infer<typeof addedModel>;

/** The added models, in the order in which they were added. @throws StorageError */
export async function readAdded(home: string): Promise<readonly AddedModel[]> {
  return (await readJsonFile(addedPath(home), addedFile))?.models ?? [];
}

/**
 * Records a model file where it lies, under a name by which it can be used. Adding a file again renames it.
 * @param name by default the file's name without `.gguf`
 * @throws ModelLoadError if it is no usable model; ContractError if the name is not possible or taken; StorageError
 */
export async function addModel(path: string, home: string, name?: string): Promise<AddedModel> {
  const model = { name: name ?? defaultName(path), path: resolve(path) };
  await inspectGguf(model.path);
  const reserved = [PRACTICE, ...(await readCatalog()).map(({ id }) => id)];
  await inTurn(addedPath(home), async () => {
    const others = (await readAdded(home)).filter((added) => added.path !== model.path);
    checkName(model.name, [...reserved, ...others.map((added) => added.name)]);
    await writeJsonFile(addedPath(home), { models: [...others, model] });
  });
  return model;
}

function addedPath(home: string): string {
  return join(modelsFolder(home), "added.json");
}

function defaultName(path: string): string {
  return basename(path)
    .replace(/\.gguf$/i, "")
    .replace(/[^\w.:+-]/g, "-");
}

function checkName(name: string, taken: readonly string[]): void {
  if (!/^\w[\w.:+-]{0,99}$/.test(name)) {
    throw new ContractError(
      `A model cannot be called "${name}". Use up to 100 letters, digits and the characters . : + - _.`,
      { name },
    );
  }
  if (taken.includes(name)) {
    throw new ContractError(`There is a model "${name}" already. Give this one another name.`, { name });
  }
}
