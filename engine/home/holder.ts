import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeJsonFile } from "../storage/json-file.ts";

/** A window lasts until a person closes it; a terminal's engine lasts as long as its command. */
export type HolderKind = "window" | "terminal";

const Holder = z.object({
  pid: z.int(),
  kind: z.enum(["window", "terminal"]),
  version: z.string(),
  /** Path of the door's socket, or name of its pipe. */
  address: z.string(),
  /** What who comes to the door has to show. */
  token: z.string(),
});

/** What the process that holds a home leaves beside the lock, so that others of the same person find it. */
export type Holder = z.infer<typeof Holder>;

/** @throws StorageError */
export async function writeHolder(home: string, holder: Holder): Promise<void> {
  await writeJsonFile(pathIn(home), holder);
}

/**
 * What is written of the holder. It says nothing of whether it lives: one that was killed leaves it behind.
 * @returns null if nothing is there that this person can read
 */
export async function readHolder(home: string): Promise<Holder | null> {
  try {
    return Holder.parse(JSON.parse(await readFile(pathIn(home), "utf8")));
  } catch {
    return null;
  }
}

/** Only who holds the home may do this. */
export async function removeHolder(home: string): Promise<void> {
  await rm(pathIn(home), { force: true });
}

function pathIn(home: string): string {
  return join(home, "engine.json");
}
