import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { SolverReply } from "./chains.ts";
import type { CorpusStore } from "./corpus.ts";
import type { PromptStamp } from "./manifest.ts";

/** What a corpus was made with; replies of other settings do not go together. */
export interface CorpusSettings {
  /** SHA-256 of the model file. */
  readonly model: string;
  /** SHA-256 of the data file. */
  readonly data: string;
  readonly samples: number;
  readonly seed: number;
  readonly maxTokens: number;
}

interface CorpusFile {
  readonly settings: CorpusSettings;
  /** The solver's prompts with which it was begun. */
  readonly prompt: PromptStamp;
  readonly replies: readonly SolverReply[];
}

/** A corpus that is kept. */
export interface KeptCorpus extends CorpusStore {
  readonly prompt: PromptStamp;
}

/**
 * A corpus that lives in a file, which is written if it is not there. A corpus of other prompts is read as it is, so that
 * two wordings of the checks' roles can be measured on the same chains.
 * @param path undefined keeps nothing
 * @throws Error if the file was made with other settings
 */
export function openCorpus(
  path: string | undefined,
  settings: CorpusSettings,
  current: PromptStamp,
): KeptCorpus {
  const kept = path === undefined ? undefined : readCorpus(path, settings);
  const prompt = kept?.prompt ?? current;
  return {
    prompt,
    replies: kept?.replies ?? [],
    save: (replies) => path !== undefined && writeCorpus(path, { settings, prompt, replies }),
  };
}

function readCorpus(path: string, settings: CorpusSettings): CorpusFile | undefined {
  const text = textOf(path);
  if (text === undefined) return undefined;
  // Only this module writes the file.
  const file = JSON.parse(text) as CorpusFile;
  const [made, wanted] = [file.settings, settings].map((each) => JSON.stringify(each));
  if (made !== wanted) {
    throw new Error(`${path} was made with ${made}, not ${wanted}. Name another file, or delete it.`);
  }
  return file;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The file is there whole or as it was before, however the process ends. */
function writeCorpus(path: string, file: CorpusFile): void {
  const beside = `${path}.new`;
  writeFileSync(beside, `${JSON.stringify(file)}\n`);
  renameSync(beside, path);
}
