import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../support/folder.ts";

const EMBEDS = `
  import { loadEmbedder } from "${new URL("../../../native/onnx/index.ts", import.meta.url).href}";
  const embedder = await loadEmbedder(${JSON.stringify(fileURLToPath(new URL("../../../models/embedder", import.meta.url)))});
  await embedder.embed(["a word"], "start");
  await embedder.dispose();`;

it("the runtime keeps no identifier of the machine and no queue of events to be sent", async () => {
  const home = await temporaryFolder();
  // In continuous integration the library is silent of itself, so it must not know of it here.
  const silent = { CI: undefined, GITHUB_ACTIONS: undefined };
  const env = { ...process.env, ...silent, HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", EMBEDS], { env });
  expect(await readdir(home, { recursive: true })).toEqual([]);
});
