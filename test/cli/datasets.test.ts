import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { DatasetPreview } from "../../engine/contract/datasets.ts";
import { counterpoint } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

const FIXTURES = fileURLToPath(new URL("../fixtures/datasets/", import.meta.url));

async function preview(...args: readonly string[]) {
  return counterpoint(["datasets", "preview", ...args], { home: await temporaryFolder() });
}

describe("datasets preview", () => {
  it("shows what a file holds, and its bad lines", async () => {
    const { code, stdout } = await preview(`${FIXTURES}bird.json`, "--limit", "1");
    expect(code).toBe(0);
    for (const part of ["bird", "2 sql", "1 simple, 1 challenging", "zoo", "line 3", "young refers to"])
      expect(stdout).toContain(part);
    expect(stdout).not.toContain("Who feeds the lions?");
  });

  it("cuts a question after 300 characters, the ellipsis among them", async () => {
    const path = join(await temporaryFolder(), "long.jsonl");
    const asked = { question: "x".repeat(301), answer: "1", answerType: "number" };
    await writeFile(path, JSON.stringify({ id: "long", dataset: "sums", ...asked }));
    expect((await preview(path)).stdout).toContain(`\n  ${"x".repeat(299)}…\n`);
  });

  it("reads the columns that are named", async () => {
    const named = ["--columns", "question=body,answer=gold answer", "--json"];
    const { code, stdout } = await preview(`${FIXTURES}own-names.parquet`, ...named);
    expect(code).toBe(0);
    const found = JSON.parse(stdout) as DatasetPreview;
    expect(found).toMatchObject({ questions: 3, form: "counterpoint", first: [{ gold: "8" }, {}, {}] });
  });

  it("says which columns to name where objects are in another form", async () => {
    const path = join(await temporaryFolder(), "x.jsonl");
    await writeFile(path, '{"input":"How many?","target":"12"}\n');
    const { code, stderr } = await preview(path);
    expect(code).toBe(1);
    expect(stderr).toContain("Try --columns question=input,answer=target.");
  });

  it("ends with 1 if nothing can be read, and with 2 for wrong use", async () => {
    const path = join(await temporaryFolder(), "x.jsonl");
    await writeFile(path, "no JSON\n");
    const nothing = await preview(path);
    expect(nothing.code).toBe(1);
    expect(nothing.stdout).toContain("not valid JSON");
    expect(nothing.stderr).toContain("x.jsonl holds no question that can be used.");
    expect((await preview(path, "--json")).code).toBe(1);
    expect((await preview()).code).toBe(2);
    expect((await preview(path, "--limit", "-1")).code).toBe(2);
    expect((await preview(path, "--columns", "x")).code).toBe(2);
  });
});
