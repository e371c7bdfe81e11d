import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { otherData } from "../../bench/results/other-data.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "other-data-"));
  await writeFile(join(folder, "pens.test.jsonl"), "b\na\n");
});
afterEach(() => rm(folder, { recursive: true }));

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
    expect(await otherData(keptOn("a\nb\n"), folder)).toEqual(["pens.test.jsonl"]);
  });

  it("are none where one of the runs was made on the same file", async () => {
    expect(await otherData(keptOn("a\nb\n", "b\na\n"), folder)).toEqual([]);
  });

  it("are none where a file is not there, or nothing is kept", async () => {
    expect(await otherData(keptOn("a\nb\n"), join(folder, "elsewhere"))).toEqual([]);
    expect(await otherData(new Map(), folder)).toEqual([]);
  });
});
