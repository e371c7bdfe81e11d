import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new empty folder that is removed when the running test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "counterpoint-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
