import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isHome } from "../../../engine/storage/database.ts";
import { rowWords } from "./commands.ts";
import type { KeptRun } from "./kept.ts";
import { findRuns, openHome, storedRuns, type FoundRuns } from "./stored.ts";
import { withoutFirst, type WantedRun } from "./wanted.ts";

export interface MeasureOptions {
  readonly home: string;
  /** Folder of the data files. */
  readonly data: string;
  /** Folder of the databases, for rows that need them. */
  readonly databases?: string | undefined;
  /** Paths of models by their ids; the others are named by their ids. */
  readonly models: ReadonlyMap<string, string>;
  /** Rows of which a run is kept already (kept-files.ts): they are not made again. */
  readonly kept: ReadonlySet<WantedRun>;
  /** The kept runs of which only the first questions were answered: the rest is asked. */
  readonly beginnings: ReadonlyMap<WantedRun, KeptRun>;
  /** Replies generated at once, and threads of the CPU; left out, as many as usual. */
  readonly speed: Readonly<Partial<Record<"sequences" | "threads", string | undefined>>>;
  /** Says what would be done, and does nothing. */
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
}

/** What a measurement works with. */
export interface MeasureTools {
  /** Carries out `counterpoint` with these words; its exit code. */
  readonly counterpoint: (words: readonly string[]) => Promise<number>;
  readonly say: (line: string) => void;
}

/** What is to be done for a row: nothing, or a command. */
export type Step = { readonly because: string } | { readonly words: readonly string[] };

/**
 * Makes the runs that are not there yet, one after the other in the plan's order; what was begun is gone on with.
 * @returns the names of the rows whose command failed
 * @throws StorageError if the home cannot be read
 */
export async function measure(
  rows: readonly WantedRun[],
  options: MeasureOptions,
  { counterpoint, say }: MeasureTools,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const wanted of rows) {
    if (options.signal.aborted) break;
    const step = await stepFor(wanted, options);
    if ("because" in step) {
      say(`${wanted.name}: ${step.because}`);
      continue;
    }
    say(`${wanted.name}: counterpoint ${step.words.join(" ")}`);
    if (!options.dryRun && (await counterpoint(step.words)) !== 0) failed.push(wanted.name);
  }
  return failed;
}

/** Where a run of the whole row was begun here, that one; else what the kept beginning has left. */
async function stepFor(wanted: WantedRun, options: MeasureOptions): Promise<Step> {
  const { home, data, beginnings } = options;
  const found = foundIn(home, wanted);
  const beginning = beginnings.get(wanted);
  if (beginning === undefined || found.finished !== undefined || found.unfinished !== undefined)
    return nextStep(wanted, found, options);
  const rest = withoutFirst(wanted, beginning.questions.length);
  const folder = join(home, "rest", wanted.name);
  const step = nextStep(rest, foundIn(home, rest), { ...options, data: folder });
  if (!options.dryRun && "words" in step)
    await writeRest(join(data, wanted.file), join(folder, wanted.file), beginning);
  return step;
}

/** Writes the lines of a data file whose questions were not answered. @throws Error if the file is another one */
async function writeRest(from: string, to: string, { questions, manifest }: KeptRun): Promise<void> {
  const text = await readFile(from, "utf8");
  const sha256 = createHash("sha256").update(text).digest("hex");
  if (sha256 !== manifest.data?.sha256)
    throw new Error(
      `${from} is not the file on which the kept run was begun: its rest would be other questions.`,
    );
  const answered = new Set(questions.map(({ id }) => id));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const left = lines.filter((line) => !answered.has((JSON.parse(line) as { readonly id: string }).id));
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, `${left.join("\n")}\n`);
}

/** What a row still needs. */
export function nextStep(
  wanted: WantedRun,
  { finished, unfinished }: FoundRuns,
  {
    home,
    data,
    databases,
    models,
    kept,
    speed,
  }: Pick<MeasureOptions, "home" | "data" | "databases" | "models" | "kept" | "speed">,
): Step {
  if (finished !== undefined) return { because: `is there, ${finished.run}` };
  if (unfinished?.state === "running") return { because: `goes on elsewhere, ${unfinished.run}` };
  if (unfinished !== undefined) return { words: ["runs", "resume", unfinished.run, "--home", home] };
  if (kept.has(wanted)) return { because: "is kept; --again makes it here too" };
  if (wanted.group.databases && databases === undefined)
    return { because: "left out, it needs --databases DIR" };
  const places = {
    data: join(data, wanted.file),
    model: models.get(wanted.model.id) ?? wanted.model.id,
    databases: databases ?? "",
  };
  const flags = Object.entries(speed).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return { words: [...rowWords(wanted, places), ...flags, "--home", home] };
}

/** The home is opened anew for every row, since what is measured writes into it. */
function foundIn(home: string, wanted: WantedRun): FoundRuns {
  if (!isHome(home)) return {};
  const store = openHome(home);
  try {
    return findRuns(wanted, storedRuns(store));
  } finally {
    store.close();
  }
}
