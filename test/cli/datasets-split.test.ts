import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { counterpoint } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

// Their SHA-256 begin with c, 1, b, 2, 5 and 0: the second, the fourth and the last are of the development split.
const IDS = ["q1", "q4", "q2", "q5", "q3", "q7"];

let folder = "";

beforeEach(async () => {
  folder = await temporaryFolder();
});

/** A data file of these lines. */
async function dataFile(lines: readonly string[], name = "sums.jsonl"): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join("\n"));
  return path;
}

function line(id: string): string {
  return JSON.stringify({
    id,
    dataset: "sums",
    question: `What is ${id}?`,
    answer: "1",
    answerType: "number",
  });
}

function split(path: string, ...flags: readonly string[]) {
  return counterpoint(["datasets", "split", path, "--out", join(folder, "out"), ...flags], { home: folder });
}

async function linesOf(name: string): Promise<readonly string[]> {
  return (await readFile(join(folder, "out", name), "utf8")).trimEnd().split("\n");
}

describe("datasets split", () => {
  it("copies each line into the split that the hash of its id says, in the order of the file", async () => {
    const odd = line("q2").replace("{", '{ "more": [1,  2], ');
    const path = await dataFile([line("q1"), line("q4"), "", line("q5"), odd, line("q3"), line("q7")]);
    const { code, stdout } = await split(path, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      order: "file",
      development: { path: join(folder, "out", "sums.development.jsonl"), questions: 3 },
      test: { path: join(folder, "out", "sums.test.jsonl"), questions: 3 },
    });
    expect(await linesOf("sums.development.jsonl")).toEqual([line("q4"), line("q5"), line("q7")]);
    expect(await linesOf("sums.test.jsonl")).toEqual([line("q1"), odd, line("q3")]);
  });

  it("lists the lines by their hash if it is asked to", async () => {
    expect((await split(await dataFile(IDS.map(line)), "--order", "hash")).code).toBe(0);
    expect(await linesOf("sums.development.jsonl")).toEqual([line("q7"), line("q4"), line("q5")]);
  });

  it("goes by the text where the data gives no id, so that a question's place in the file does not matter", async () => {
    const gsm8k = (question: string) => JSON.stringify({ question, answer: "1 + 1 = 2 #### 2" });
    const lines = IDS.map(gsm8k);
    await split(await dataFile(lines, "there.jsonl"));
    await split(await dataFile(lines.toReversed(), "back.jsonl"));
    expect(await linesOf("there.development.jsonl")).toEqual([gsm8k("q4"), gsm8k("q5"), gsm8k("q7")]);
    expect((await linesOf("back.development.jsonl")).toReversed()).toEqual(
      await linesOf("there.development.jsonl"),
    );
  });

  it("may be repeated, but overwrites no file that holds something else", async () => {
    const path = await dataFile(IDS.map(line));
    expect((await split(path)).code).toBe(0);
    expect((await split(path)).code).toBe(0);
    await dataFile([...IDS, "q6"].map(line));
    const { code, stderr } = await split(path);
    expect(code).toBe(1);
    expect(stderr).toMatch(/sums\.\w+\.jsonl is there already .* --out/);
    expect(await linesOf("sums.development.jsonl")).toHaveLength(3);
  });

  it("makes files and a folder like any others of the person's", async () => {
    const path = await dataFile(IDS.map(line));
    await mkdir(join(folder, "plain"));
    await split(path);
    const modeOf = async (...names: string[]) => (await stat(join(folder, ...names))).mode;
    expect(await modeOf("out", "sums.test.jsonl")).toBe(await modeOf("sums.jsonl"));
    expect(await modeOf("out")).toBe(await modeOf("plain"));
  });

  it("names a line that cannot be used, and writes nothing", async () => {
    const { code, stderr } = await split(await dataFile([line("q1"), '{"id": "q2"}']));
    expect(code).toBe(1);
    expect(stderr).toContain('line 2: "question" is missing');
    await expect(linesOf("sums.test.jsonl")).rejects.toThrow("ENOENT");
  });

  it("refuses a second line with the id of another, as an evaluation does, and writes nothing", async () => {
    const { code, stderr } = await split(await dataFile([line("q1"), "", line("q4"), line("q1")]));
    expect(code).toBe(1);
    expect(stderr).toContain('line 4: the id "q1" is already on line 1');
    await expect(linesOf("sums.test.jsonl")).rejects.toThrow("ENOENT");
  });

  it("refuses a file without a line, and writes nothing", async () => {
    const { code, stderr } = await split(await dataFile(["", ""]));
    expect(code).toBe(1);
    expect(stderr).toContain("sums.jsonl is empty");
    await expect(linesOf("sums.test.jsonl")).rejects.toThrow("ENOENT");
  });

  it("splits nothing but JSONL, and says so", async () => {
    const { code, stderr } = await split(await dataFile(["question,answer", "q1,1"], "sums.csv"));
    expect(code).toBe(1);
    expect(stderr).toContain("Save it as JSONL");
    expect((await split(join(folder, "none.jsonl"))).stderr).toContain("cannot be read");
  });

  it("needs a file and a folder", async () => {
    expect((await counterpoint(["datasets", "split", "x.jsonl"], { home: folder })).code).toBe(2);
    expect((await split("x.jsonl", "--order", "random")).code).toBe(2);
  });
});
