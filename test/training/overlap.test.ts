import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readOverlapArguments } from "../../models/training/generator/overlap-arguments.ts";
import { readEvaluationSets } from "../../models/training/generator/overlap-files.ts";
import { reportText } from "../../models/training/generator/overlap-report.ts";
import { maskedTrigrams, normalized } from "../../models/training/generator/overlap-text.ts";
import { trainingTexts } from "../../models/training/generator/overlap-training.ts";
import { findOverlaps, type SetOverlap } from "../../models/training/generator/overlap.ts";
import { temporaryFolder } from "../support/folder.ts";
import { applesProblem } from "./support/problems.ts";

const MAIN = fileURLToPath(new URL("../../models/training/generator/overlap-main.ts", import.meta.url));

/** What the question `q` has in common with training texts `t0`, `t1`, … */
function overlapOf(question: string, ...texts: string[]): SetOverlap | undefined {
  const training = texts.map((text, index) => ({ id: `t${index}`, text }));
  return findOverlaps([{ file: "set.jsonl", questions: [{ id: "q", question }] }], training)[0];
}

/** A folder with files of questions: the text of each question by its id. */
async function folderWith(
  files: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, questions] of Object.entries(files)) {
    const lines = Object.entries(questions).map(([id, question]) => `${JSON.stringify({ id, question })}\n`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), lines);
  }
  return folder;
}

describe("a question is identical to a training text", () => {
  it.each([
    ["capitals", "OLGA has 3 plums."],
    ["spaces", " Olga  has 3\nplums . "],
    ["punctuation", "Olga has “3” plums"],
  ])("whatever its %s", (_what, text) => {
    expect(overlapOf("Olga has 3 plums.", text)?.identical).toEqual([{ id: "q", training: "t0" }]);
  });

  it.each([
    ["a number", "Olga has 4 plums."],
    ["a name", "Nina has 3 plums."],
    ["where a number ends", "Olga has 3 4 plums."],
  ])("but not if %s differs", (_what, text) => {
    expect(overlapOf("Olga has 34 plums.", text)?.identical).toEqual([]);
  });

  it("whatever the separators of its numbers", () => {
    expect(normalized("$1,200.50, please")).toBe(normalized("1200.50 please"));
  });

  it("in tokenized text too", () => {
    expect(normalized("He did n't find Olga 's 3 plums .")).toBe(
      normalized("He didn't find Olga's 3 plums."),
    );
  });

  it("also in other scripts", () => {
    expect(overlapOf("他昨天来了。", "他昨天来了")?.identical).toHaveLength(1);
  });
});

describe("the words of a text", () => {
  it("count in runs of three, each once", () => {
    expect([...maskedTrigrams("the old dog and the old dog and the cat")]).toEqual([
      "the old dog",
      "old dog and",
      "dog and the",
      "and the old",
      "and the cat",
    ]);
  });

  it.each([
    ["numbers in digits", "he has 1,250 plums", "he has 3 plums"],
    ["numbers in words", "he has twenty-five plums", "he has 3 plums"],
    ["names within a sentence", "then Barnabas has plums", "then Olga has plums"],
    ["names of two words", "then Mary Ann has plums", "then Olga has plums"],
    ["known names at the beginning", "Ivan has plums", "Olga has plums"],
    ["known names after another sentence", "So it is. Ivan has plums", "So it is. Olga has plums"],
  ])("are the same for other %s", (_what, one, other) => {
    expect(maskedTrigrams(one)).toEqual(maskedTrigrams(other));
  });

  it("are the same whether a sentence begins with them or not", () => {
    expect(maskedTrigrams("How many plums")).toEqual(maskedTrigrams("how many plums"));
  });
});

describe("a question is like a training text", () => {
  it("if that has three of five of its trigrams", () => {
    const overlap = overlapOf(
      "one may pick plums from the tree",
      "who may pick plums from the tree of pears",
    );
    expect(overlap?.similar).toEqual([{ id: "q", training: "t0", share: 4 / 5 }]);
    expect(overlapOf("we may pick plums off that tree", "they may pick plums off trees")?.similar).toEqual(
      [],
    );
    expect(overlapOf("we may pick plums off that tree", "who may pick plums off that")?.similar).toEqual([
      { id: "q", training: "t0", share: 3 / 5 },
    ]);
  });

  it("and the one that is most like it is named", () => {
    const overlap = overlapOf(
      "we may pick plums off that tree",
      "we may pick plums off that bush",
      "you see, we may pick plums off that tree",
      "we may pick plums off that tree",
    );
    expect(overlap?.similar).toEqual([{ id: "q", training: "t1", share: 1 }]);
  });

  it("whatever the names and numbers", () => {
    expect(overlapOf("Olga has 3 plums and Ivan 4.", "Nina has 27 plums and Bruno 15.")?.similar).toEqual([
      { id: "q", training: "t0", share: 1 },
    ]);
  });

  it("only if it has three words", () => {
    expect(overlapOf("Two plums?", "Two plums?")?.similar).toEqual([]);
  });
});

describe("the overlaps", () => {
  it("are counted for each file", () => {
    const sets = ["a", "b"].map((name) => ({
      file: `${name}.jsonl`,
      questions: [{ id: `${name}1`, question: `Who ate the ${name} of plums?` }],
    }));
    const overlaps = findOverlaps(sets, [{ id: "t", text: "who ate the a of plums" }]);
    expect(overlaps.map(({ file, questions, identical }) => [file, questions, identical.length])).toEqual([
      ["a.jsonl", 1, 1],
      ["b.jsonl", 1, 0],
    ]);
  });

  it("are reported by ids, never by texts", () => {
    const overlap = overlapOf("We may pick plums off that tree.", "We may pick plums off that tree.");
    const text = reportText(overlap === undefined ? [] : [overlap]);
    expect(text).toContain("q is the same as t0");
    expect(text).not.toContain("plums");
  });
});

describe("the texts of the training", () => {
  it("are the published problems and the drawn ones, of the seeds from 0 on", () => {
    const seeds: number[] = [];
    const draw = (seed: number) => {
      seeds.push(seed);
      return applesProblem;
    };
    const published = [{ id: "p", question: "Add 2 and 3.", solution: "2+3=<<2+3=5>>5", answer: "5" }];
    const family = {
      id: "test/rooms",
      expression: "x+y",
      texts: ["{x} and {y} rooms?", "{y} or {x} rooms?"],
    };
    expect([...trainingTexts(published, [family], draw, 2)]).toEqual([
      { id: "p", text: "Add 2 and 3." },
      { id: "test/rooms", text: expect.stringMatching(/^\d+ and \d+ rooms\?$/) as string },
      { id: "test/rooms", text: expect.stringMatching(/^\d+ or \d+ rooms\?$/) as string },
      { id: applesProblem.id, text: applesProblem.question.text },
      { id: applesProblem.id, text: applesProblem.question.text },
    ]);
    expect(seeds).toEqual([0, 1]);
  });
});

describe("a folder of evaluation files", () => {
  it("is read with the folders in it, but for the files that are left out", async () => {
    const folder = await folderWith({ "b.jsonl": { b1: "B?" }, "in/a.jsonl": { a1: "A?" }, "t.jsonl": {} });
    const sets = readEvaluationSets(folder, ["t.jsonl"]);
    expect(sets.map(({ file, questions }) => [file, questions.length])).toEqual([
      ["b.jsonl", 1],
      ["in/a.jsonl", 1],
    ]);
  });

  it("without files is refused", async () => {
    const folder = await folderWith({ "a.txt": {} });
    expect(() => readEvaluationSets(folder, [])).toThrow("no .jsonl file");
  });

  it("is refused if a file is not there that is to be left out", async () => {
    const folder = await folderWith({ "a.jsonl": {} });
    expect(() => readEvaluationSets(folder, ["b.jsonl"])).toThrow(
      '"b.jsonl" is to be left out, but is not in',
    );
  });

  it("is refused if a line is no question", async () => {
    const folder = await folderWith({});
    await writeFile(join(folder, "a.jsonl"), '{"id":"a1"}\n');
    expect(() => readEvaluationSets(folder, [])).toThrow("line 1: question missing");
  });
});

describe("the arguments of the command", () => {
  it.each([
    [[], "0 folders are named"],
    [["a", "b"], "2 folders are named"],
    [["a", "--drawn", "many"], '--drawn cannot be "many"'],
  ])("%j are refused", (args, message) => {
    expect(() => readOverlapArguments(args)).toThrow(message);
  });
});

describe("the command", () => {
  /** Runs it with one published problem and a few drawn ones. */
  async function run(question: string) {
    const folder = await folderWith({ "set.jsonl": { q: question } });
    const gsm8k = join(await temporaryFolder(), "train.jsonl");
    const problem = { id: "p", question: "Add 13 plums and 9.", solution: "<<13+9=22>>22", answer: "22" };
    await writeFile(gsm8k, JSON.stringify(problem));
    const { status, stdout } = spawnSync(
      process.execPath,
      [MAIN, folder, "--gsm8k", gsm8k, "--drawn", "3", "--json"],
      { encoding: "utf8" },
    );
    return { status, report: JSON.parse(stdout) as { readonly sets: readonly SetOverlap[] } };
  }

  it("ends with 1 if a question is trained on", async () => {
    const { status, report } = await run("add 13 plums, and 9");
    expect(status).toBe(1);
    expect(report.sets[0]?.identical).toEqual([{ id: "q", training: "p" }]);
  });

  it("ends with 0 if none is", async () => {
    const { status, report } = await run("What does the fox of the zoo dream of?");
    expect(status).toBe(0);
    expect(report.sets).toEqual([{ file: "set.jsonl", questions: 1, identical: [], similar: [] }]);
  });
});
