import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { counterpoint } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";
import type { ProgramEnd } from "../support/programs.ts";

const GOLDEN = fileURLToPath(new URL("../fixtures/smatch-golden.jsonl", import.meta.url));
const BOY = "(g / go-02 :ARG0 (b / boy))";
const GIRL = "(x / go-02 :ARG0 (y / girl))";

/** Runs `similarity` on a file with these lines. */
async function similarity(lines: readonly unknown[], ...args: readonly string[]): Promise<ProgramEnd> {
  const home = await temporaryFolder();
  const path = join(home, "pairs.jsonl");
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  await writeFile(path, `${texts.join("\n")}\n`);
  return counterpoint(["similarity", "--pairs", path, ...args], { home });
}

describe("similarity", () => {
  it("prints what each pair shares, in the file's order, with the fields that scripts depend on", async () => {
    const { code, stdout } = await similarity(
      [{ a: BOY, b: GIRL }, "", { a: GIRL, b: GIRL, id: 7 }],
      "--json",
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { matched: 3, left: 4, right: 4, f1: 0.75, exact: true },
      { matched: 4, left: 4, right: 4, f1: 1, exact: true },
    ]);
  });

  it("prints a table for people", async () => {
    const { code, stdout } = await similarity([{ a: BOY, b: GIRL }]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      "pair  matched  triples of a  triples of b  F1      exact\n1     3        4             4             0.7500  yes\n",
    );
  });

  it("scores all golden pairs exactly", async () => {
    const { stdout } = await counterpoint(["similarity", "--pairs", GOLDEN, "--json"], {
      home: await temporaryFolder(),
    });
    const scores = JSON.parse(stdout) as readonly { exact: boolean }[];
    expect(scores).toHaveLength(200);
    expect(scores.every(({ exact }) => exact)).toBe(true);
  });

  it("says of every line that cannot be used what is wrong, and ends with 1", async () => {
    const { code, stdout } = await similarity(
      [{ a: BOY, b: GIRL }, { a: "(g / go-02", b: GIRL }, "no JSON", { a: BOY }, [BOY, GIRL]],
      "--json",
    );
    expect(code).toBe(1);
    const { error } = JSON.parse(stdout) as { error: { code: string; details: { lines: string[] } } };
    expect(error.code).toBe("dataset");
    expect(error.details.lines).toEqual([
      'line 2: "a": The meaning graph cannot be read at line 1, column 11: a role or a closing bracket was expected. Correct the text there.',
      expect.stringContaining("line 3: not valid JSON"),
      'line 4: "b" is no text',
      'line 5: "a" is no text',
    ]);
  });

  it("lists only the first of many lines that cannot be used", async () => {
    const { code, stderr } = await similarity(Array.from({ length: 25 }, () => ({})));
    expect(code).toBe(1);
    expect(stderr).toContain("pairs.jsonl has 25 lines that cannot be used:");
    expect(stderr).toContain("line 20: ");
    expect(stderr).not.toContain("line 21: ");
    expect(stderr).toContain("… and 5 more");
  });

  it("refuses an empty file, a missing one, and one with too many pairs", async () => {
    const empty = await similarity([]);
    expect(empty).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("pairs.jsonl is empty") as string,
    });
    const many = await similarity(Array.from({ length: 10_001 }, () => ({ a: "(a)", b: "(a)" })));
    expect(many).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("more than 10000 pairs") as string,
    });
    const home = await temporaryFolder();
    const missing = await counterpoint(["similarity", "--pairs", join(home, "none.jsonl")], { home });
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining("cannot be read") as string });
  });

  it("ends with 2 for wrong use", async () => {
    const home = await temporaryFolder();
    for (const args of [[], ["--pairs"], ["--pairs", GOLDEN, "--pair", "x"], [GOLDEN]]) {
      const { code, stderr } = await counterpoint(["similarity", ...args], { home });
      expect(code, stderr).toBe(2);
    }
  });
});
