import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DatasetError } from "../../../core/errors.ts";
import { readExemplars } from "../../../engine/datasets/exemplars.ts";
import { temporaryFolder } from "../../support/folder.ts";

const GOOD = { question: "How much is 1 + 1?", answer: "2", answerType: "number" };

async function fileOf(...lines: readonly unknown[]): Promise<string> {
  const path = join(await temporaryFolder(), "shown.jsonl");
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  await writeFile(path, texts.map((text) => `${text}\n`).join(""));
  return path;
}

async function refusal(path: string): Promise<DatasetError> {
  const error: unknown = await readExemplars(path).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatasetError);
  return error as DatasetError;
}

describe("a file of exemplars", () => {
  it("is read with questions, answers and reasoning", async () => {
    const choices = [
      { label: "A", text: "one" },
      { label: "B", text: "two" },
    ];
    const path = await fileOf(
      { ...GOOD, id: "mine", dataset: "sums", reasoning: "1 and 1 more make 2." },
      { question: "Which?", answer: "B", answerType: "choice", choices, context: "A passage." },
    );
    expect((await readExemplars(path)).exemplars).toEqual([
      {
        question: { id: "mine", text: "How much is 1 + 1?", answerType: "number", choices: [] },
        answer: "2",
        reasoning: "1 and 1 more make 2.",
      },
      {
        question: { id: "exemplar-2", text: "Which?", answerType: "choice", choices, context: "A passage." },
        answer: "B",
      },
    ]);
  });

  it("keeps the name of the database that a question is about", async () => {
    const query = { question: "Which pets?", answer: "SELECT 1", answerType: "sql", database: "pets" };
    const [exemplar] = (await readExemplars(await fileOf(query))).exemplars;
    expect(exemplar).toMatchObject({ database: "pets", answer: "SELECT 1" });
    expect(exemplar?.question).not.toHaveProperty("database");
  });

  it("is named with its SHA-256", async () => {
    const path = await fileOf(GOOD);
    const sha256 = createHash("sha256")
      .update(`${JSON.stringify(GOOD)}\n`)
      .digest("hex");
    expect(await readExemplars(path)).toMatchObject({ file: "shown.jsonl", sha256 });
  });

  it("may have blank lines, and null for what a line may leave out", async () => {
    const path = await fileOf("", { ...GOOD, id: null, reasoning: null }, "  ", GOOD);
    const { exemplars } = await readExemplars(path);
    expect(exemplars.map(({ question }) => question.id)).toEqual(["exemplar-1", "exemplar-2"]);
    expect(exemplars[0]).not.toHaveProperty("reasoning");
  });

  it("has its reasoning without the line that announces the answer", async () => {
    const path = await fileOf({ ...GOOD, reasoning: "1 and 1 more make 2.\nThe answer is 2." });
    expect((await readExemplars(path)).exemplars[0]?.reasoning).toBe("1 and 1 more make 2.");
  });

  it("is refused with the numbers of its bad lines", async () => {
    const path = await fileOf(
      GOOD,
      "{",
      "",
      "[1]",
      { ...GOOD, answer: "many" },
      { ...GOOD, reasoning: 5 },
      { ...GOOD, reasoning: " " },
      { answer: "2", answerType: "number" },
    );
    const { message } = await refusal(path);
    expect(message).toContain("shown.jsonl has 6 lines that cannot be used");
    expect(message).toMatch(/line 2: not valid JSON/);
    expect(message).toContain("line 4: not a JSON object");
    expect(message).toContain('line 5: "answer" is "many"');
    expect(message).toContain('line 6: "reasoning" is not a text');
    expect(message).toContain('line 7: "reasoning" is not a text');
    expect(message).toContain('line 8: "question" is missing');
  });

  it("is refused when it is not UTF-8", async () => {
    const path = join(await temporaryFolder(), "shown.jsonl");
    await writeFile(path, Uint8Array.of(0xff, 0xfe, 0x41, 0x0a));
    expect((await refusal(path)).message).toContain("line 1: not UTF-8 text");
  });

  it("is refused when it is empty", async () => {
    expect((await refusal(await fileOf(""))).message).toContain("is empty");
  });

  it("holds at most 100 exemplars", async () => {
    const hundred = Array.from({ length: 100 }, () => GOOD);
    expect((await readExemplars(await fileOf(...hundred))).exemplars).toHaveLength(100);
    expect((await refusal(await fileOf(...hundred, GOOD))).message).toContain("has 101 exemplars");
  });

  it("holds at most 4 MB", async () => {
    const long = { ...GOOD, context: "x".repeat(4 * 2 ** 20) };
    expect((await refusal(await fileOf(long))).message).toContain("larger than 4 MB");
  });

  it("must be there and be a file", async () => {
    const folder = await temporaryFolder();
    expect((await refusal(join(folder, "none.jsonl"))).message).toContain("There is no file");
    expect((await refusal(folder)).message).toContain("cannot be read");
  });
});
