import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { catalogFile, modelCard } from "./card.ts";
import type { CatalogEntry, ModelCard } from "./card.ts";

/** Reference of the model that comes with the project, and the default everywhere. */
export const PRACTICE = "practice";

const MODELS_FOLDER = new URL("../../models/", import.meta.url);

/** Path of a file of the project's own models folder. */
function packaged(path: string): string {
  return fileURLToPath(new URL(path, MODELS_FOLDER));
}

/** Path of the practice model's file. */
export function practicePath(): string {
  return packaged("practice/practice.gguf");
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
  return schema.parse(JSON.parse(await readFile(packaged(path), "utf8")));
}
