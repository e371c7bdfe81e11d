import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readLines } from "../../models/training/trainer/json-lines.ts";
import { temporaryFolder } from "../support/folder.ts";

const Line = z.object({ problem: z.int() });

async function valuesOf(content: string): Promise<unknown[]> {
  const path = join(await temporaryFolder(), "lines.jsonl");
  await writeFile(path, content);
  const values: unknown[] = [];
  for await (const value of readLines(path, Line)) values.push(value);
  return values;
}

describe("a file of JSON lines", () => {
  it("is read line by line, without the fields that nobody asked for", async () => {
    expect(await valuesOf('{"problem": 3, "more": 1}\n{"problem": 4}\n')).toEqual([
      { problem: 3 },
      { problem: 4 },
    ]);
  });

  it("is refused with the number of a line that is no JSON", async () => {
    await expect(valuesOf('{"problem": 3}\nproblem 4\n')).rejects.toThrow("line 2: it is no JSON");
  });

  it("is refused with the name of a field that is missing", async () => {
    await expect(valuesOf('{"seed": 3}\n')).rejects.toThrow(/line 1: [^]*problem/u);
  });
});
