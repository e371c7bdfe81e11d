import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createDatabaseService } from "../../../engine/databases/service.ts";
import { createDatasetService } from "../../../engine/datasets/service.ts";
import type { OpenedDatabase } from "../../../native/sql/index.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { until } from "../../support/wait.ts";

const OPENED: OpenedDatabase = {
  name: "pets.sqlite",
  schema: "",
  tables: [],
  sha256: "",
  bytes: 0,
  notes: [],
  run: () => Promise.reject(new Error("No query is run.")),
  close: () => Promise.resolve(),
};

/** The copies in a home, also those that are not written yet. */
function copiesIn(home: string): readonly string[] {
  const folder = join(home, "datasets");
  return existsSync(folder) ? readdirSync(folder) : [];
}

it("a dropped database is kept also where other copies are erased while its own is written", async () => {
  const home = await temporaryFolder();
  const databases = createDatabaseService({ home, open: () => Promise.resolve(OPENED) });
  const base64 = Buffer.alloc(20_000_000).toString("base64");
  const { data } = await databases.preview({ name: "pets.sqlite", base64 });
  const keeping = databases.keep(data);
  await until(() => copiesIn(home).length > 0, nextTurn);

  await Promise.all([keeping, createDatasetService({ home }).forgetAllBut([data])]);

  expect(copiesIn(home)).toEqual([expect.stringMatching(/-pets\.sqlite$/)]);
});
