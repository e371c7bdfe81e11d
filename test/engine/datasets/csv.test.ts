import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { DatasetError } from "../../../core/errors.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import { csvTable } from "../../../engine/datasets/csv-table.ts";
import { readDataset, readDatasetFrom } from "../../../engine/datasets/read-dataset.ts";
import { temporaryFolder } from "../../support/folder.ts";

async function read(text: string | Uint8Array, file = "sums.csv", skipBadLines = false, limit?: number) {
  async function* chunks() {
    yield await Promise.resolve(Buffer.from(text));
  }
  return readDatasetFrom({ file, chunks: chunks() }, { skipBadLines, limit });
}

async function refusal(text: string | Uint8Array, file?: string): Promise<string> {
  const error: unknown = await read(text, file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatasetError);
  return (error as DatasetError).message;
}

const HEADER = "id,dataset,question,answer,answerType,choices,context,acceptedAnswers,difficulty";

describe("a CSV file", () => {
  it("has one question a row, with every field that a line may have", async () => {
    const { questions } = await read(
      [
        HEADER,
        "a,sums,How much is 1 + 1?,2,number,,,,",
        'b,picks,Which?,B,choice,A) one;B) two,A passage.,"[""two"",""2""]",hard',
      ].join("\n"),
    );
    expect(questions).toEqual([
      {
        ...{ id: "a", dataset: "sums", text: "How much is 1 + 1?", answerType: "number", choices: [] },
        ...{ gold: "2", acceptedAnswers: [] },
      },
      {
        ...{ id: "b", dataset: "picks", text: "Which?", answerType: "choice", gold: "B" },
        choices: [
          { label: "A", text: "one" },
          { label: "B", text: "two" },
        ],
        ...{ context: "A passage.", acceptedAnswers: ["two", "2"], difficulty: "hard" },
      },
    ]);
  });

  it("reads back equal to what it was written from", async () => {
    await fc.assert(
      fc.asyncProperty(
        datasets,
        fc.constantFrom("\r\n", "\n"),
        fc.boolean(),
        async (questions, newline, mark) => {
          const text = Papa.unparse(questions.map(toRow), { newline });
          expect((await read((mark ? "\uFEFF" : "") + text)).questions).toEqual(questions);
        },
      ),
    );
  });

  it("may be separated by semicolons, or as .tsv by tabs", async () => {
    expect((await read("question;answer\nHow many, in all?;3")).questions).toMatchObject([{ gold: "3" }]);
    expect((await read("question\tanswer\nHow many, in all?\t3", "x.tsv")).questions).toMatchObject([
      { gold: "3" },
    ]);
  });

  it("needs no more than questions and answers", async () => {
    const { questions } = await read("question,answer\nHow much is 1 + 1?,2\n\nAnd 2 + 2?,4\n");
    expect(questions).toMatchObject([
      { id: "line-2", dataset: "sums", gold: "2", answerType: "number" },
      { id: "line-4", dataset: "sums", gold: "4", answerType: "number" },
    ]);
  });

  it.each([
    ["number", "1\n-2.5"],
    ["number", "48%\n0.41"],
    ["number", '"$1,200.50"\n-$3'],
    ["number", "13/27\n2"],
    ["yesno", "yes\nNo"],
    ["truefalse", "True\nfalse"],
    ["string", "1\nblue"],
    ["string", "yes\ntrue"],
    ["string", "12 apples\n3"],
    ["string", "1:1\n3"],
    ["string", "1/0\n3"],
  ])("without answer types takes all its answers for %s", async (answerType, answers) => {
    const rows = answers.split("\n").map((answer) => `What?,${answer}`);
    const { questions } = await read(["question,answer", ...rows].join("\n"));
    expect(questions.map((question) => question.answerType)).toEqual([answerType, answerType]);
  });

  it.each([
    ["1.5", "2.5", "3.5"],
    ["9:30", "10:15", "11:45"],
    ["No. 5", "No. 6", "No. 7"],
    ["T. S. Eliot", "E. M. Forster", "J. Conrad"],
    ["Dr. Watson", "Mr. Holmes", "Mrs. Hudson"],
  ])("takes the choices %s, %s and %s for texts, not for labels", async (...texts) => {
    const cell = JSON.stringify(texts).replaceAll('"', '""');
    const { questions } = await read(`question,answer,choices\nWhich?,${texts[1]},"${cell}"\n`);
    expect(questions[0]).toMatchObject({ gold: "B", choices: texts.map((text) => ({ text })) });
  });

  it("without answer types takes rows with choices for choices", async () => {
    const { questions } = await read("question,answer,choices\nWhich?,A,A) x;B) y\nHow many?,3,\n");
    expect(questions.map(({ answerType }) => answerType)).toEqual(["choice", "number"]);
  });

  it.each([["Text,Gold"], ["prompt,label"], ["QUESTION, answer "], ["text,question,gold,answer"]])(
    "may call its columns %s",
    async (header) => {
      const cells = { text: "no", gold: "no", prompt: "Yes?", label: "1", question: "Yes?", answer: "1" };
      const own = header.includes("question") ? cells : { ...cells, text: "Yes?", gold: "1" };
      const row = header.split(",").map((name) => own[name.trim().toLowerCase() as keyof typeof own]);
      expect((await read(`${header}\n${row.join(",")}`)).questions).toMatchObject([
        { text: "Yes?", gold: "1" },
      ]);
    },
  );

  it("takes formulas and names of JavaScript's own for the texts that they are", async () => {
    const { questions } = await read(
      'question,answer,__proto__,constructor\n"=HYPERLINK(""http://x"")",__proto__,{},1\n@SUM(A1),constructor,,\n',
    );
    expect(questions).toMatchObject([
      { text: '=HYPERLINK("http://x")', gold: "__proto__", answerType: "string" },
      { text: "@SUM(A1)", gold: "constructor" },
    ]);
  });
});

describe("a row of a CSV file cannot be used", () => {
  it.each([
    ["if the question is empty", ",3", '"question" is missing'],
    ["if it has more cells than the header", "Why?,3,4", "3 cells, but the first line names 2"],
    ["if a quotation mark is not closed", '"Why?,3', "opened but not closed"],
    ["if a quotation mark stands within", '"Why "so"?",3', "within a quoted text"],
  ])("%s", async (_case, row, problem) => {
    expect(await refusal(`question,answer\nOne?,1\n${row}\n`)).toContain("line 3: ");
    expect(await refusal(`question,answer\nOne?,1\n${row}\n`)).toContain(problem);
  });

  it("if a choice has no label", async () => {
    const message = await refusal("question,answer,choices\nWhich?,A,A) x;y\n");
    expect(message).toContain('line 2: the choice "y" has no label; write choices as "A) …;B) …"');
  });

  it.each(["\n", "\r\n", "\r"])(
    "and is named by its line, breaks within quotes counted (%j)",
    async (newline) => {
      const rows = ["question,answer", '"Two', 'lines?",1', "", "Empty?,", "Good?,2"];
      const { questions, skippedLines } = await read(rows.join(newline), "x.csv", true);
      expect(skippedLines).toEqual([5]);
      expect(questions.map(({ id, text }) => [id, text])).toEqual([
        ["line-2", `Two${newline}lines?`],
        ["line-6", "Good?"],
      ]);
    },
  );
});

describe("a quotation mark that is not closed", () => {
  const ROWS = ["question,answer", "One?,1", '"Why?,3', "Two?,2", "", "Three?,3"];

  it.each(["", "\n"])("makes bad lines of all that it takes in, however the file ends (%j)", async (end) => {
    const { questions, skippedLines } = await read(ROWS.join("\n") + end, "x.csv", true);
    expect(questions.map(({ id }) => id)).toEqual(["line-2"]);
    expect(skippedLines).toEqual([3, 4, 6]);
  });

  it("is told with each line that it takes in", async () => {
    expect(await refusal(ROWS.join("\n"))).toContain(
      "line 4: stands within a quotation mark that is opened on line 3",
    );
  });

  it("takes in no more than up to the next one that closes a cell", async () => {
    const rows = ["question,answer", '"Why "so?,3', "Two?,2", '"Three?",3', "Four?,4"];
    const { questions, skippedLines } = await read(rows.join("\n"), "x.csv", true);
    expect(skippedLines).toEqual([2, 3, 4]);
    expect(questions.map(({ id }) => id)).toEqual(["line-5"]);
  });

  it("leaves the first rows as many as are asked for: the lines that it takes in are not counted", async () => {
    const rows = ["question,answer", '"Why "so?,3', "Two?,2", '"Three?",3', "Four?,4", "Five?,5"];
    const { questions, lines, skippedLines } = await read(rows.join("\n"), "x.csv", true, 2);
    expect(lines).toBe(2);
    expect(skippedLines).toEqual([2, 3, 4]);
    expect(questions.map(({ id }) => id)).toEqual(["line-5"]);
  });
});

it("a CSV file without a row that can be used is given no advice that holds for JSON objects alone", async () => {
  const message = await refusal("question,answer,choices\nWhich?,1,A) x;B) y\n");
  expect(message).toContain("nobody can tell whether that counts the choices from 0 or from 1");
  expect(message).toMatch(/\nMend them, or name other columns with --columns\.$/);
});

describe("a line break of another kind than those above", () => {
  const TWO_FILES = "question,answer\r\nOne?,1\r\nTwo?,2\nThree?,3\nFour?,4\n";

  it("makes bad lines of all that it takes into one row", async () => {
    const { questions, skippedLines } = await read(TWO_FILES, "x.csv", true);
    expect(questions.map(({ id }) => id)).toEqual(["line-2"]);
    expect(skippedLines).toEqual([3, 4, 5]);
  });

  it("is told with each line that it takes in", async () => {
    const message = await refusal(TWO_FILES);
    expect(message).toContain("line 3: the line breaks are of two kinds; save the file anew");
    expect(message).toContain("line 5: ends in another kind of line break than the lines before line 3");
  });

  it("is found beside quoted cells, in which it may stand", async () => {
    const rows = '"One,\ntwo?",1\r\n"Three, four?",2\n"Five, six?",3\n';
    const { questions, skippedLines } = await read(`question,answer\r\n${rows}`, "x.csv", true);
    expect(questions.map(({ id, text }) => [id, text])).toEqual([["line-2", "One,\ntwo?"]]);
    expect(skippedLines).toEqual([4, 5]);
  });
});

describe("a long CSV file", () => {
  it("is read as a short one is, whose rows keep their lines and problems", async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => `"How many,\nin all?",${index}`);
    const text = ["question,answer", ...rows, "What?,1,2"].join("\n");
    const { questions, skippedLines } = await read(text, "x.csv", true);
    expect(questions).toHaveLength(2000);
    expect(questions.at(-1)).toMatchObject({ id: "line-4000", text: "How many,\nin all?", gold: "1999" });
    expect(skippedLines).toEqual([4002]);
  });

  it("is refused if reading it comes to no end", async () => {
    const text = `question,answer\n"${'a"'.repeat(250_000)}${" ".repeat(500_000)}\n`;
    await expect(csvTable("x.csv", { text, delimiters: [","] }, { seconds: 1 })).rejects.toThrow(
      "x.csv cannot be read as CSV: this took more than 1 s.",
    );
  });
});

describe("a CSV file with very many columns", () => {
  const names = Array.from({ length: 998 }, (_, index) => `c${index}`);
  const table = (rows: number) => {
    const text = `question,answer,${names.join(",")}\n${"a\n".repeat(rows)}`;
    return csvTable("wide.csv", { text, delimiters: [","] });
  };

  it("is read where its rows have few cells", async () => {
    const { columns, rows } = await table(1);
    expect(columns).toHaveLength(1000);
    expect(rows).toMatchObject([{ line: 2, value: { question: "a", answer: "", c997: "" }, problem: null }]);
  });

  it("is refused where that comes to too many cells, however few its rows have", async () => {
    const reading = table(34_000);
    await expect(reading).rejects.toBeInstanceOf(DatasetError);
    await expect(reading).rejects.toThrow(
      "wide.csv has 34000 rows of 1000 columns, more than the 33554432 cells it may have.",
    );
  });
});

describe("a CSV file is refused", () => {
  it.each([
    ["without questions", "a,b\n1,2", 'no column "question"; its columns are "a", "b"'],
    ["without answers", "question,b\n1,2", 'no column "answer"'],
    ["with two candidates", "text,prompt,answer\na,b,1", 'could be "question": "text" and "prompt"'],
    ["with a name twice", "question,question,answer\na,b,1", 'could be "question"'],
    ["if it is empty", "", "is empty"],
    [
      "with a header that is not closed",
      '"question,answer\na,1',
      "line 1: a quotation mark is opened but not closed",
    ],
  ])("%s", async (_case, text, message) => {
    expect(await refusal(text)).toContain(message);
  });

  it("if it is not UTF-8", async () => {
    expect(await refusal(Buffer.from("question,answer\ncaf\xe9?,1", "latin1"))).toContain("not UTF-8");
  });
});

describe("data files on the disk", () => {
  it("are read in the form that their name says", async () => {
    const folder = await temporaryFolder();
    const line = '{"id":"a","dataset":"d","question":"One?","answer":"1","answerType":"number"}';
    const files = {
      "a.CSV": "question,answer\nOne?,1",
      "a.tsv": "question\tanswer\nOne?\t1",
      "a.jsonl": line,
      "a.ndjson": line,
      "a.txt": line,
      "list.json": `[\n${line}\n]`,
      "object.json": line,
      "lines.json": `${line}\n${line.replace('"a"', '"b"')}`,
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      expect((await readDataset(join(folder, name))).questions[0], name).toMatchObject({
        text: "One?",
        gold: "1",
      });
    }
  });

  it("that hold a list name a bad element by its number", async () => {
    expect(await refusal("[\n\n\n{},3]", "list.json")).toContain("line 2: not a JSON object");
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(...Array.from('a",;\n\r\t =[{')) }),
);
// An empty cell is no text, and what is blank is none to a reader either.
const filled = anyText.filter((text) => text.trim() !== "");
// Signs at the ends of a label are refused.
const label = filled.map((text) => `a${text}b`);
const choices = fc
  .uniqueArray(label, { minLength: 2, maxLength: 4 })
  .chain((labels) =>
    fc.tuple(...labels.map((each) => fc.record({ label: fc.constant(each), text: anyText }))),
  );

const question: fc.Arbitrary<Omit<DatasetQuestion, "id">> = fc
  .record(
    {
      dataset: filled,
      text: filled,
      gold: filled,
      choices: fc.option(choices, { nil: undefined }),
      context: filled,
      difficulty: filled,
      acceptedAnswers: fc.array(anyText, { maxLength: 3 }),
    },
    { requiredKeys: ["dataset", "text", "gold", "acceptedAnswers", "choices"] },
  )
  .map(({ choices: given, ...rest }) =>
    given === undefined
      ? { ...rest, choices: [], answerType: "text" }
      : { ...rest, choices: given, answerType: "choice", gold: given[0]?.label ?? "" },
  );

const datasets: fc.Arbitrary<readonly DatasetQuestion[]> = fc
  .uniqueArray(fc.tuple(filled, question), { minLength: 1, maxLength: 5, selector: ([id]) => id })
  .map((pairs) => pairs.map(([id, rest]) => ({ id, ...rest })));

function toRow({
  text,
  gold,
  choices: given,
  acceptedAnswers,
  context,
  difficulty,
  ...rest
}: DatasetQuestion) {
  return {
    ...rest,
    question: text,
    answer: gold,
    choices: given.length === 0 ? "" : JSON.stringify(given),
    acceptedAnswers: JSON.stringify(acceptedAnswers),
    context: context ?? "",
    difficulty: difficulty ?? "",
  };
}
