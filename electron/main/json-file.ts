import { readFileSync, writeFileSync } from "node:fs";

/** Reads what was kept; undefined if that cannot be read. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Keeps a small value. What cannot be written is not worth troubling anybody. */
export function keepJson(path: string, value: unknown): void {
  try {
    writeFileSync(path, JSON.stringify(value));
  } catch {
    return;
  }
}
