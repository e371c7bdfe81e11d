import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { DatasetQuestion } from "../../core/question.ts";
import { readDataset } from "../../engine/datasets/read-dataset.ts";

const FILE = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

/** How a right answer is written, by answer type; choices are checked against their labels. */
const CANONICAL: Readonly<Record<string, RegExp>> = {
  number: /^-?(0|[1-9]\d*)(\.\d{0,5}[1-9])?$/,
  choice: /^[A-E]$/,
  yesno: /^(yes|no)$/,
  truefalse: /^(true|false)$/,
  string: /^[a-z]+$/,
};

describe("the sample questions", () => {
  let questions: readonly DatasetQuestion[] = [];

  const count = (key: (question: DatasetQuestion) => string | undefined): Record<string, number> =>
    Object.fromEntries(
      Object.entries(Object.groupBy(questions, (question) => key(question) ?? "none")).map(
        ([name, group]) => [name, group?.length ?? 0],
      ),
    );

  beforeAll(async () => {
    ({ questions } = await readDataset(FILE));
  });

  it("are 50 lines that the dataset reader takes without a complaint", () => {
    expect(readFileSync(FILE, "utf8").trimEnd().split("\n")).toHaveLength(50);
    expect(questions).toHaveLength(50);
  });

  it("are numbered in order, so that no id occurs twice", () => {
    const expected = questions.map((_, index) => `sample-${String(index + 1).padStart(3, "0")}`);
    expect(questions.map(({ id }) => id)).toEqual(expected);
  });

  it("ask no question twice", () => {
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  });

  it("write every right answer in its canonical form", () => {
    const odd = questions.filter(({ answerType, gold }) => CANONICAL[answerType]?.test(gold) !== true);
    expect(odd).toEqual([]);
  });

  it("are of the kinds that their README names", () => {
    expect(count(({ answerType }) => answerType)).toEqual({
      number: 34,
      choice: 6,
      yesno: 5,
      truefalse: 3,
      string: 2,
    });
    expect(count(({ difficulty }) => difficulty)).toEqual({ "one-step": 17, "multi-step": 17, other: 16 });
  });

  it("give a passage to every claim, and to claims only", () => {
    expect(
      questions.filter(({ context }) => context !== undefined).map(({ answerType }) => answerType),
    ).toEqual(["truefalse", "truefalse", "truefalse"]);
  });

  it("cannot be answered by always giving the same one", () => {
    for (const type of ["choice", "yesno", "truefalse"]) {
      const answers = questions.filter(({ answerType }) => answerType === type).map(({ gold }) => gold);
      expect(new Set(answers).size).toBeGreaterThan(1);
    }
  });
});
