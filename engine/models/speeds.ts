import { join } from "node:path";
import { z } from "zod";
import { StorageError } from "../../core/errors.ts";
import { DEVICES, type RuntimeSettings } from "../../core/runtime.ts";
import { describeMachine, installedVersions } from "../runs/machine.ts";
import { inTurn } from "../storage/in-turn.ts";
import { readJsonFile, writeJsonFile } from "../storage/json-file.ts";
import { modelsFolder } from "./folder.ts";

const MAX_KEPT = 200;

const positive = z.number().positive();
const count = z.int().nonnegative().max(1_000_000);
const sentence = z.string().max(1000);

/** The settings on which the speed of a model depends; what is left out was left to the program. */
const speedSettings = z.strictObject({
  device: z.enum(DEVICES).optional(),
  gpuLayers: z.union([z.literal("all"), count]).optional(),
  flashAttention: z.boolean().optional(),
  kvCache: z.enum(["f16", "q8_0"]).optional(),
  threads: count.optional(),
});

const keptSpeed = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** As the model was called; for people. */
  model: sentence,
  /** ISO 8601, UTC. */
  measured: z.iso.datetime(),
  machine: sentence,
  /** Version of the library that computes. */
  libraryVersion: z.string().max(100),
  settings: speedSettings,
  runtime: z.strictObject({
    scheduler: z.enum(["step-loop", "library"]),
    device: z.enum(DEVICES),
    gpuLayers: count,
    threads: count,
  }),
  promptTokensPerSecond: positive,
  /** Tokens a second of so many replies in all, by ascending number of replies. */
  decode: z
    .array(z.strictObject({ replies: count.min(1), tokensPerSecond: positive }))
    .min(1)
    .max(100),
});

const speedsFile = z.strictObject({ speeds: z.array(z.unknown()).max(MAX_KEPT) });

/** How fast a model was on a machine, as it is kept. */
export type KeptSpeed = z.infer<typeof keptSpeed>;
export type SpeedSettings = z.infer<typeof speedSettings>;

/** What a speed is true of, beside the model. */
export interface SpeedPlace {
  readonly machine: string;
  readonly libraryVersion: string;
  readonly settings: SpeedSettings;
}

export interface KeptSpeeds {
  /** Oldest first. */
  readonly speeds: readonly KeptSpeed[];
  /** What of the file cannot be used; null if all is well. */
  readonly problem: string | null;
}

/** This machine with its library, under settings as a person gives them. */
export function thisPlace(settings: RuntimeSettings = {}): SpeedPlace {
  return {
    machine: describeMachine(),
    libraryVersion: installedVersions()["node-llama-cpp"] ?? "unknown",
    settings: speedSettingsOf(settings),
  };
}

/** The speeds that are kept in a home: those of its file that can be used, none of a file that cannot. */
export async function readSpeeds(home: string): Promise<KeptSpeeds> {
  const path = speedsPath(home);
  try {
    const kept = (await readJsonFile(path, speedsFile))?.speeds ?? [];
    const speeds = kept.flatMap((one) => keptSpeed.safeParse(one).data ?? []);
    const bad = kept.length - speeds.length;
    const problem = `Of the speeds in "${path}", ${bad} of ${kept.length} cannot be used; measure again what is missing.`;
    return { speeds, problem: bad === 0 ? null : problem };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return { speeds: [], problem: `"${path}" cannot be used; the speeds in it are lost.` };
  }
}

/**
 * Keeps a speed in place of an older one of the same model, machine and settings; of too many the oldest are dropped.
 * @returns what was wrong with the file before, or null
 * @throws StorageError if it cannot be written
 */
export async function keepSpeed(home: string, speed: KeptSpeed): Promise<string | null> {
  return inTurn(speedsPath(home), async () => {
    const { speeds, problem } = await readSpeeds(home);
    const others = speeds.filter((kept) => !isOfSame(kept, speed));
    await writeJsonFile(speedsPath(home), { speeds: [...others, speed].slice(-MAX_KEPT) });
    return problem;
  });
}

/** The newest speed of a model that holds in this place: of another machine, library or settings none does. */
export function speedOf(
  speeds: readonly KeptSpeed[],
  sha256: string,
  place: SpeedPlace,
): KeptSpeed | undefined {
  return speeds.findLast(
    (kept) =>
      kept.sha256 === sha256 &&
      kept.machine === place.machine &&
      kept.libraryVersion === place.libraryVersion &&
      alike(kept.settings, place.settings),
  );
}

function speedsPath(home: string): string {
  return join(modelsFolder(home), "speeds.json");
}

/** The settings of a person on which the speed of a model depends. */
export function speedSettingsOf({
  device,
  gpuLayers,
  flashAttention,
  kvCache,
  threads,
}: RuntimeSettings): SpeedSettings {
  return {
    ...(device !== undefined && device !== "auto" && { device }),
    ...(gpuLayers !== undefined && gpuLayers !== "auto" && { gpuLayers }),
    ...(flashAttention !== undefined && flashAttention !== "auto" && { flashAttention }),
    ...(kvCache !== undefined && kvCache !== "auto" && { kvCache }),
    ...(threads !== undefined && { threads }),
  };
}

/** Whether two are of the same model, machine and settings. */
function isOfSame(left: KeptSpeed, right: KeptSpeed): boolean {
  return (
    left.sha256 === right.sha256 && left.machine === right.machine && alike(left.settings, right.settings)
  );
}

function alike(left: SpeedSettings, right: SpeedSettings): boolean {
  return (
    left.device === right.device &&
    left.gpuLayers === right.gpuLayers &&
    left.flashAttention === right.flashAttention &&
    left.kvCache === right.kvCache &&
    left.threads === right.threads
  );
}
