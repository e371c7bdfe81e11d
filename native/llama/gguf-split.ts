import { basename, dirname, join } from "node:path";

/** Name of one part of a model that is published in several files: `NAME-00001-of-00003.gguf`. llama.cpp takes no other. */
const PART = /^(?<stem>.+)-(?<part>\d{5})-of-(?<count>\d{5})\.gguf$/;

/** Where a file stands among the parts of a split model; `part` counts from 1. */
export interface SplitPart {
  readonly part: number;
  readonly count: number;
  /** Paths of all parts in order, this one included. */
  readonly paths: readonly string[];
}

/** Reads a split model's parts from the name of one of them; undefined for any other name. */
export function splitPart(path: string): SplitPart | undefined {
  const groups = PART.exec(basename(path))?.groups;
  if (groups === undefined) return undefined;
  const { stem = "", part = "", count = "" } = groups;
  const total = Number(count);
  if (total < 1 || Number(part) < 1 || Number(part) > total) return undefined;
  const paths = Array.from({ length: total }, (_, index) =>
    join(dirname(path), `${stem}-${String(index + 1).padStart(5, "0")}-of-${count}.gguf`),
  );
  return { part: Number(part), count: total, paths };
}
