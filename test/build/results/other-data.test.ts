import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { otherData } from "../../bench/results/other-data.ts";
import { temporaryFolder } from "../../support/folder.ts";

/** A folder with one data file of two questions, b before a. */
async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "pens.test.jsonl"), "b\na\n");
  return folder;
}

const keptOn = (...texts: readonly string[]) =>
  new Map(
    texts.map((text) => {
      const sha256 = createHash("sha256").update(text).digest("hex");
      const data = { file: "pens.test.jsonl", sha256, questions: 2, skippedLines: [] };
      return [{ file: "pens.test.jsonl" }, { manifest: { data } }];
    }),
  );

describe("data files that kept runs were not made on", () => {
  it("are named when their questions stand in another order", async () => {
    expect(await otherData(keptOn("a\nb\n"), await dataFolder())).toEqual(["pens.test.jsonl"]);
  });

  it("are none where one of the runs was made on the same file", async () => {
    expect(await otherData(keptOn("a\nb\n", "b\na\n"), await dataFolder())).toEqual([]);
  });

  it("are none where a file is not there, or nothing is kept", async () => {
    expect(await otherData(keptOn("a\nb\n"), join(await dataFolder(), "elsewhere"))).toEqual([]);
    expect(await otherData(new Map(), await dataFolder())).toEqual([]);
  });
});
