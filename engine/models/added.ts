import { basename, resolve } from "node:path";
import { ContractError } from "../../core/errors.ts";
import { inspectGguf } from "../../native/llama/gguf.ts";
import { inTurn } from "../storage/in-turn.ts";
import { addedPath, readAdded, writeAdded, type AddedModel } from "./added-file.ts";
import { PRACTICE, readCatalog } from "./built-in.ts";
import { listModels, type LookupOptions } from "./list.ts";

/** Longest default name, in characters; a number behind it has room in a name of 100. */
const MAX_DEFAULT_NAME = 90;

/**
 * Records a model file where it lies, under a name by which it can be used. Adding a file again renames it.
 * @param name by default the file's name without `.gguf`, with a number behind it if another model has that
 * @throws ModelLoadError if it is no usable model; ContractError if the name is not possible or taken; StorageError
 */
export async function addModel(
  path: string,
  home: string,
  name?: string,
  lookup?: LookupOptions,
): Promise<AddedModel> {
  const file = resolve(path);
  await inspectGguf(file);
  return inTurn(addedPath(home), async () => {
    const taken = await namesOfOthers(file, home, lookup);
    const model = { name: name ?? freeName(defaultName(file), taken), path: file };
    checkName(model.name, taken);
    const others = (await readAdded(home)).filter((added) => added.path !== file);
    await writeAdded(home, [...others, model]);
    return model;
  });
}

/** Names that other files go by or will: a run that is asked for one of them must not get this file. */
async function namesOfOthers(
  file: string,
  home: string,
  lookup: LookupOptions = {},
): Promise<ReadonlySet<string>> {
  const catalog = lookup.catalog ?? (await readCatalog());
  const models = await listModels(home, { ...lookup, catalog });
  const others = models.filter(({ path }) => path !== file);
  return new Set([PRACTICE, ...catalog.map(({ id }) => id), ...others.map(({ name }) => name)]);
}

/** The name of a file as letters of any script, digits and the signs that a name may have. */
function defaultName(file: string): string {
  const stem = basename(file)
    .replace(/\.gguf$/i, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_.:+-]/gu, "-")
    .replace(/^[^\p{L}\p{N}_]+/u, "");
  const name = Array.from(stem).slice(0, MAX_DEFAULT_NAME).join("");
  return name === "" ? "model" : name;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  return name;
}

function checkName(name: string, taken: ReadonlySet<string>): void {
  if (!/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:+-]{0,99}$/u.test(name)) {
    throw new ContractError(
      `A model cannot be called "${name}". Use up to 100 letters, digits and the characters . : + - _, and begin with ` +
        "a letter or a digit.",
      { name },
    );
  }
  if (taken.has(name)) {
    throw new ContractError(`There is a model "${name}" already. Give this one another name.`, { name });
  }
}
