import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { catalogFile, modelCard } from "./card.ts";
import type { CatalogEntry, ModelCard } from "./card.ts";

export { PRACTICE } from "../contract/limits.ts";

/** Folder of the models that come with the project: the packaged app says where it is, else it lies beside the source. */
export function builtInFolder(environment = process.env): string {
  const { COUNTERPOINT_MODELS: given } = environment;
  return given === undefined || given === ""
    ? fileURLToPath(new URL("../../models", import.meta.url))
    : given;
}

/** Folder of the embedder that comes with the project. */
export function embedderFolder(): string {
  return join(builtInFolder(), "embedder");
}

/** Path of the practice model's file. */
export function practicePath(): string {
  return join(builtInFolder(), "practice", "practice.gguf");
}

/** The practice model's card. */
export async function practiceCard(): Promise<ModelCard> {
  return read("practice/card.json", modelCard);
}

/** The models worth having that the project knows, in the order in which they are shown. */
export async function readCatalog(): Promise<readonly CatalogEntry[]> {
  return (await read("catalog.json", catalogFile)).models;
}

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(join(builtInFolder(), path), "utf8")));
}
