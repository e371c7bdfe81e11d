import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** Reads what was kept; undefined if that cannot be read. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Keeps a small value, else what was kept before. What cannot be written is not worth troubling anybody. */
export function keepJson(path: string, value: unknown): void {
  const beside = `${path}.tmp`;
  try {
    writeFileSync(beside, JSON.stringify(value), { flush: true });
    renameSync(beside, path);
  } catch {
    return;
  }
}
