import { expect, it } from "vitest";
import { withLocalEngine } from "../../cli/local-engine.ts";
import { openRunStore } from "../../engine/storage/run-store.ts";
import { fill, storeIn } from "../engine/storage/stored-runs.ts";
import { temporaryFolder } from "../support/folder.ts";

it("a command that only reads leaves erasing to who holds the home", async () => {
  const home = await temporaryFolder();
  const store = openRunStore(home);
  fill(store, "r", []);
  store.hide("r", 1);
  store.close();
  expect(await withLocalEngine(home, (client) => client.runs.list())).toEqual([]);
  expect(storeIn(home).events("r")).toHaveLength(1);
});
