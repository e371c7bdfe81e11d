import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { readAnalysed } from "../../../engine/analyses/read.ts";
import { createLibrary } from "../../../engine/live/library.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { openRunStore } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

it("of a sweep the runs that answered something are analysed, and the rows of each are read once", async () => {
  const home = await temporaryFolder();
  const model = modelDouble(() => "1");
  const engine = await engineOn(model, { home });
  const { run, cells } = await engine.sweep({ data: await sums(2), grid: { agents: [1, 2] } });
  await engine.close();
  const [answered = "", silent = ""] = cells.flatMap(({ repeats }) => repeats.map((repeat) => repeat.run));
  const database = new DatabaseSync(databasePath(home));
  database.prepare("DELETE FROM questions WHERE run = ?").run(silent);
  database.close();

  const store = openRunStore(home);
  onTestFinished(() => store.close());
  const rows = vi.spyOn(store, "rows");
  const analysed = readAnalysed(createLibrary(store, store), [run]);
  expect(analysed.map((each) => each.run)).toEqual([answered]);
  expect(rows.mock.calls).toEqual([[answered], [silent]]);
});
