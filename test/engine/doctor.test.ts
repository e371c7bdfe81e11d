import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { CancelledError } from "../../core/errors.ts";
import { describeMemory, describeStore, examine } from "../../engine/doctor.ts";
import { databasePath } from "../../engine/storage/database.ts";
import { temporaryFolder } from "../support/folder.ts";

// 700 MB that nothing uses, and 2.4 GB of cached files within the limit of a container.
vi.mock(import("../../native/llama/memory.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  freeRam: () => Promise.resolve(3.1e9),
}));

it("the memory that is said to be free is what models may take", async () => {
  expect(await describeMemory()).toMatch(/; 3\.1 of \d+\.\d GB of memory free$/);
});

it("an examination that is cancelled ends with the check at hand", async () => {
  const home = join(await temporaryFolder(), "home");
  const stop = new AbortController();
  const examination = examine(home, stop.signal);
  stop.abort();
  await expect(examination).rejects.toBeInstanceOf(CancelledError);
  expect(existsSync(home)).toBe(false);
});

it("a damaged store is told with what SQLite found and what to do", async () => {
  const home = await temporaryFolder();
  await writeFile(databasePath(home), "This is a text, and quite long enough to be a page.".repeat(20));
  await expect(describeStore(home)).rejects.toThrow(
    /is damaged\. Copy it to a safe place, .* SQLite found: file is not a database\.$/,
  );
});
