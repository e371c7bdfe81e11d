import { join } from "node:path";
import { rowWords } from "./commands.ts";
import { findRuns, isHome, openHome, storedRuns, type FoundRuns } from "./stored.ts";
import type { WantedRun } from "./wanted.ts";

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
    const step = nextStep(wanted, foundIn(options.home, wanted), options);
    if ("because" in step) {
      say(`${wanted.name}: ${step.because}`);
      continue;
    }
    say(`${wanted.name}: counterpoint ${step.words.join(" ")}`);
    if (!options.dryRun && (await counterpoint(step.words)) !== 0) failed.push(wanted.name);
  }
  return failed;
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
