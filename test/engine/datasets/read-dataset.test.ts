import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CancelledError, DatasetError } from "../../../core/errors.ts";
import { readDataset, type ReadOptions } from "../../../engine/datasets/read-dataset.ts";
import { temporaryFolder } from "../../support/folder.ts";

const GOOD = { id: "a", dataset: "sums", question: "How much is 1 + 1?", answer: "2", answerType: "number" };
const CHOICES = [
  { label: "A", text: "one" },
  { label: "B", text: "two" },
];
/** Deeper than JSON can be written. */
const DEEP = "[".repeat(100_000) + "]".repeat(100_000);

async function fileOf(...lines: readonly unknown[]): Promise<string> {
  const path = join(await temporaryFolder(), "data.jsonl");
  await writeFile(
    path,
    lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)) + "\n").join(""),
  );
  return path;
}

async function refusal(path: string, options?: ReadOptions): Promise<DatasetError> {
  const error: unknown = await readDataset(path, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatasetError);
  return error as DatasetError;
}

describe("a dataset", () => {
  it("is read with every field that a line may have", async () => {
    const path = await fileOf(GOOD, {
      ...{
        id: "b",
        dataset: "picks",
        question: "Which?",
        answer: "B",
        answerType: "choice",
        choices: CHOICES,
      },
      ...{ context: "A passage.", acceptedAnswers: ["two"], difficulty: "hard", database: "d.sqlite" },
      unknown: { deep: [1] },
    });
    expect((await readDataset(path)).questions).toEqual([
      {
        ...{ id: "a", dataset: "sums", text: "How much is 1 + 1?", answerType: "number", choices: [] },
        ...{ gold: "2", acceptedAnswers: [] },
      },
      {
        ...{ id: "b", dataset: "picks", text: "Which?", answerType: "choice", choices: CHOICES, gold: "B" },
        ...{ context: "A passage.", acceptedAnswers: ["two"], difficulty: "hard", database: "d.sqlite" },
      },
    ]);
  });

  it("takes null for a field that a line may leave out", async () => {
    const path = await fileOf({
      ...GOOD,
      context: null,
      choices: null,
      acceptedAnswers: null,
      difficulty: null,
    });
    expect((await readDataset(path)).questions).toMatchObject([{ choices: [], acceptedAnswers: [] }]);
  });

  it("is called after its file where its lines do not say of which set they are", async () => {
    const path = await fileOf({ ...GOOD, dataset: undefined }, { ...GOOD, id: "b", dataset: null });
    expect((await readDataset(path)).questions.map(({ dataset }) => dataset)).toEqual(["data", "data"]);
  });

  it("has a note on strings that no reply can announce, once, and none where a further form can be", async () => {
    const answer = "one two three four five six seven eight nine ten eleven twelve thirteen";
    const line = { ...GOOD, answerType: "string", answer };
    const { notes } = await readDataset(await fileOf(line, { ...line, id: "b" }));
    expect(notes).toEqual([
      expect.stringContaining('2 right answers of type string, the first of "a", are not read'),
    ]);
    const mended = { ...line, acceptedAnswers: ["up to thirteen"] };
    expect((await readDataset(await fileOf(GOOD, { ...mended, id: "b" }))).notes).toEqual([]);
  });

  it("may have a string that reads like a refusal if a further one does not, or as the text of a choice", async () => {
    const choices = [...CHOICES, { label: "C", text: "none" }];
    const path = await fileOf(
      { ...GOOD, answerType: "string", answer: "none", acceptedAnswers: ["nobody"] },
      { ...GOOD, id: "b", answerType: "choice", answer: "C", choices },
      { ...GOOD, id: "c", answerType: "string", answer: "Notting Hill" },
    );
    expect((await readDataset(path)).questions).toHaveLength(3);
  });

  it("may have letters, numbers and words as labels of choices, also with signs within them", async () => {
    const labels = ["a", "B", "1", "-1", "1.5", "True", "none", "甲", "①", "Paris, France", "C++"];
    const choices = labels.map((label, index) => ({ label, text: `option ${index}` }));
    const path = await fileOf({ ...GOOD, answerType: "choice", answer: "甲", choices });
    expect((await readDataset(path)).questions).toMatchObject([{ gold: "甲", choices }]);
  });

  it("is named without its folder, with the SHA-256 of the whole file", async () => {
    const path = await fileOf(GOOD, { ...GOOD, id: "b" });
    const bytes = [GOOD, { ...GOOD, id: "b" }].map((line) => `${JSON.stringify(line)}\n`).join("");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(await readDataset(path)).toMatchObject({ file: "data.jsonl", sha256 });
    expect(await readDataset(path, { limit: 1 })).toMatchObject({ file: "data.jsonl", sha256 });
  });

  it.each([
    ["data.jsonl", (lines: readonly string[]) => lines.join("\n")],
    ["data.json", (lines: readonly string[]) => `[${lines.join(",")}]`],
  ])("as %s keeps every digit of a long whole number", async (name, contentOf) => {
    const path = join(await temporaryFolder(), name);
    const ids = ["9007199254740992", "9007199254740993", "123456789012345678901234567890", "7"];
    const lines = ids.map((id) => `{"ID":${id},"Body":"Tom has 2 pens.","Question":"How many?","Answer":2}`);
    await writeFile(path, contentOf(lines));
    expect((await readDataset(path)).questions.map(({ id }) => id)).toEqual(ids);
  });

  it("is limited to its first lines; bad ones after them do not matter", async () => {
    const { questions } = await readDataset(await fileOf(GOOD, "", { ...GOOD, id: "b" }, "bad"), {
      limit: 2,
    });
    expect(questions.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("is limited to its first lines also where bad ones among them are left out", async () => {
    const path = await fileOf("bad", GOOD, "bad", { ...GOOD, id: "b" }, { ...GOOD, id: "c" });
    const { questions, skippedLines } = await readDataset(path, { limit: 3, skipBadLines: true });
    expect(questions.map(({ id }) => id)).toEqual(["a"]);
    expect(skippedLines).toEqual([1, 3]);
  });
});

describe("a line cannot be used", () => {
  it.each([
    ["if it is not JSON", '{"id": ', "not valid JSON"],
    ["if it is not an object", "[1]", "not a JSON object"],
    ["if the question is missing", { ...GOOD, question: undefined }, '"question" is missing'],
    ["if the question is empty", { ...GOOD, question: " " }, '"question" is empty'],
    ["if the answer is a bare number", { ...GOOD, answer: 2 }, 'write a number as "42"'],
    [
      "if a number's answer is none",
      { ...GOOD, answer: "blue" },
      '"answer" is "blue", which cannot be read as an answer of type number',
    ],
    [
      "if the answer type is unknown",
      { ...GOOD, answerType: "nmber" },
      '"answerType" is "nmber", not one of number',
    ],
    ["if a choice has no choices", { ...GOOD, answerType: "choice", answer: "A" }, "there are 0 choices"],
    [
      "if the answer is none of the labels",
      { ...GOOD, answerType: "choice", choices: CHOICES, answer: "C" },
      '"answer" is "C", not one of A, B',
    ],
    [
      "if a yes or no is neither",
      { ...GOOD, answerType: "yesno", answer: "maybe" },
      "cannot be read as an answer of type yesno",
    ],
    [
      "if its choices are plain texts",
      { ...GOOD, answerType: "choice", answer: "A", choices: ["one", "two"] },
      'line 2: "choices[]" is not of the form {"label": "A", "text": "…"}',
    ],
    [
      "if another type has choices",
      { ...GOOD, choices: CHOICES },
      'there are choices, but "answerType" is number',
    ],
    [
      "if the id is half a surrogate pair",
      '{"id":"\\ud800","dataset":"d","question":"?","answer":"1","answerType":"number"}',
      "surrogate",
    ],
    ["if the id holds a NUL character", { ...GOOD, id: "a\0b" }, '"id" holds a NUL character'],
    [
      "if the answer type is nested deeply",
      `{"id":"b","dataset":"d","question":"?","answer":"1","answerType":${DEEP}}`,
      '"answerType" is a value of type object, not one of number',
    ],
    ["if the answer type is null", { ...GOOD, answerType: null }, '"answerType" is null, not one of number'],
    ["if the answer type is a number", { ...GOOD, answerType: 5 }, '"answerType" is 5, not one of number'],
    [
      "if it has very many accepted answers",
      { ...GOOD, acceptedAnswers: Array<string>(1001).fill("two") },
      "there are more than 1000 accepted answers",
    ],
    ["if it is longer than 4 MiB", { ...GOOD, context: "x".repeat(2 ** 22) }, "longer than 4 MiB"],
  ])("%s", async (_case, line, problem) => {
    const error = await refusal(await fileOf({ ...GOOD, id: "first" }, line));
    expect(error.message).toContain("line 2: ");
    expect(error.message).toContain(problem);
  });

  it.each(["none", "Unknown", "unclear", "Missing link", "not given"])(
    "if a string's answer, %s, reads as if there were none",
    async (answer) => {
      const path = await fileOf(GOOD, { ...GOOD, answerType: "string", answer, acceptedAnswers: ["N/A"] });
      expect((await refusal(path)).message).toContain(
        `line 2: "answer" is "${answer}", which reads as if there were no answer`,
      );
    },
  );

  it.each(["(A)", "[A]", "A.", "A)", "A:", "A ", "**A**"])(
    "if a choice has the label %j, which no reply is read as",
    async (label) => {
      const choices = [{ label, text: "one" }, ...CHOICES.slice(1)];
      const path = await fileOf(GOOD, { ...GOOD, id: "b", answerType: "choice", answer: label, choices });
      expect((await refusal(path)).message).toContain(
        `line 2: the label ${JSON.stringify(label)} cannot be read from a reply; write letters`,
      );
    },
  );

  it("if its id is on an earlier line, which is named", async () => {
    const error = await refusal(await fileOf(GOOD, { ...GOOD, id: "b" }, GOOD));
    expect(error.message).toContain('line 3: the id "a" is already on line 1');
  });
});

describe("bad lines", () => {
  it("are all counted, and the first 20 shown", async () => {
    const error = await refusal(await fileOf(GOOD, ...Array.from({ length: 25 }, () => "bad")));
    expect(error.message).toContain("data.jsonl has 25 lines that cannot be used:");
    expect(error.message).toContain("line 21: ");
    expect(error.message).not.toContain("line 22: ");
    expect(error.message).toContain("… and 5 more");
    expect(error.message).toContain("--skip-bad-lines");
    expect(error.details).toMatchObject({
      count: 25,
      lines: Array.from({ length: 20 }, (_, index) => String(index + 2)),
    });
  });

  it("tell at most five things that are wrong with each, and none of them twice", async () => {
    const acceptedAnswers = Array<number>(1000).fill(2);
    const wrong = { id: 1, dataset: 1, question: 1, context: 1, answerType: 1, database: 1, difficulty: 1 };
    const { message } = await refusal(await fileOf({ ...GOOD, acceptedAnswers }, { ...GOOD, ...wrong }));
    expect(message).toContain('line 1: "acceptedAnswers[]" is not a text\n');
    expect(/line 2: .*/.exec(message)?.[0].split("; ")).toHaveLength(5);
  });

  it("are left out and reported on request", async () => {
    const path = await fileOf(GOOD, "bad", GOOD, { ...GOOD, id: "b" });
    const { questions, skippedLines } = await readDataset(path, { skipBadLines: true });
    expect(questions.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(skippedLines).toEqual([2, 3]);
  });

  it("are an error all the same if there is no other line", async () => {
    const error = await refusal(await fileOf("bad", "worse"), { skipBadLines: true });
    expect(error.message).toContain("None of the 2 lines of data.jsonl can be used; line 1: not valid JSON");
  });
});

describe("a file of objects in another form", () => {
  const lines = [{ input: "What is 3 plus 4?", target: "7" }];

  it("is refused with what could be said of its parts", async () => {
    const { message } = await refusal(await fileOf(...lines));
    expect(message).toContain("Each line must be a JSON object");
    expect(message).toContain("try --columns question=input,answer=target.");
  });

  it("can be used once that is said", async () => {
    const { questions } = await readDataset(await fileOf(...lines), {
      columns: { question: "input", answer: "target" },
    });
    expect(questions).toMatchObject([{ text: "What is 3 plus 4?", answerType: "number", gold: "7" }]);
  });

  it("is given no such advice where nothing could be a question", async () => {
    expect((await refusal(await fileOf({ a: 1 }))).message).not.toContain("try --columns");
  });

  it("is given no such advice where its form is a published one, whose answers are kept back", async () => {
    const line = { question: "do bees fly", passage: "Bees fly.", idx: 0, label: -1 };
    const { message } = await refusal(await fileOf(line));
    expect(message).toContain("read as boolq");
    expect(message).not.toContain("try --columns");
  });

  it("has a note on small numbers under label, whoever named the column, until their type is said", async () => {
    const path = await fileOf({ text: "great film", label: 1 });
    const columns = { question: "text", answer: "label" };
    const { notes } = await readDataset(path, { columns });
    expect(notes).toEqual([expect.stringMatching(/under "label".* say --columns answerType=number/)]);
    const typed = { ...columns, answerType: "number" };
    expect((await readDataset(path, { columns: typed })).notes).toEqual([]);
  });
});

describe("a file is refused", () => {
  it("if it is not there", async () => {
    const path = join(await temporaryFolder(), "none.jsonl");
    expect((await refusal(path)).message).toBe(`There is no file ${path}. Check its path.`);
  });

  it("if it is a folder", async () => {
    expect((await refusal(await temporaryFolder())).message).toContain("is a folder");
  });

  it("if it is empty or blank", async () => {
    expect((await refusal(await fileOf())).message).toContain("data.jsonl is empty");
    expect((await refusal(await fileOf("", "  "))).message).toContain("data.jsonl is empty");
  });
});

it("stops reading when it is cancelled", async () => {
  const reading = readDataset(await fileOf(GOOD), { signal: AbortSignal.abort() });
  await expect(reading).rejects.toBeInstanceOf(CancelledError);
});
