import { describe, expect, it } from "vitest";
import { ContractError, DatasetError } from "../../../core/errors.ts";
import { readDatasetFrom } from "../../../engine/datasets/read-dataset.ts";

type Mapping = Readonly<Record<string, string>>;

async function* chunksOf(text: string) {
  yield await Promise.resolve(Buffer.from(text));
}

async function read(file: string, text: string, columns: Mapping) {
  return (await readDatasetFrom({ file, chunks: chunksOf(text) }, { columns })).questions;
}

const lines = (...values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join("\n");

describe("columns that a person names", () => {
  it("hold our fields in a CSV file; the others are found by their names", async () => {
    const questions = await read("zoo.csv", "id,body,solution\na,How many?,3\n", {
      question: "body",
      answer: "Solution",
    });
    expect(questions).toMatchObject([{ id: "a", text: "How many?", gold: "3", answerType: "number" }]);
  });

  it("win over columns that are called like the field", async () => {
    const questions = await read("zoo.csv", "question,asked,answer\nno,How many?,3\n", { question: "asked" });
    expect(questions).toMatchObject([{ text: "How many?" }]);
  });

  it("may be paths into JSON objects, and numbers are answers there too", async () => {
    const text = lines(
      { data: { ask: "How many?", gold: [3, "three"] } },
      { data: { ask: "And?", gold: [4] } },
    );
    const questions = await read("zoo.jsonl", text, { question: "data.ask", answer: "data.gold.0" });
    expect(questions).toMatchObject([
      { id: "line-1", dataset: "zoo", text: "How many?", gold: "3", answerType: "number" },
      { id: "line-2", gold: "4" },
    ]);
  });

  it("keep what JSON objects say under our own names", async () => {
    const text = lines({ id: "a", q: "Which?", answer: "B", choices: ["x", "y"], answerType: "choice" });
    expect(await read("zoo.json", `[${text}]`, { question: "q" })).toMatchObject([
      { id: "a", answerType: "choice", gold: "B", choices: [{ label: "A", text: "x" }, { label: "B" }] },
    ]);
  });

  it("leave the choices of JSON objects to be found by the names that a table may use", async () => {
    const text = lines({ question: "Which?", options: ["ant", "bee"], answer: "B" });
    const columns = { question: "question", answer: "answer" };
    for (const [file, content] of [
      ["zoo.jsonl", text],
      ["zoo.json", `[${text}]`],
    ] as const)
      expect(await read(file, content, columns)).toMatchObject([
        { answerType: "choice", gold: "B", choices: [{ label: "A", text: "ant" }, {}] },
      ]);
  });

  it("leave unnamed choices aside where a type is named, or lines could not be used with them", async () => {
    const medQa = { question: "Which?", answer: "bee", options: { A: "ant", B: "bee" }, answer_idx: "B" };
    const aqua = { question: "Which?", options: ["A)ant", "B)bee"], rationale: "Bees fly.", correct: "B" };
    const rationale = { answer: "rationale" };
    for (const [value, columns, question] of [
      [medQa, { answerType: "string" }, { answerType: "string", gold: "bee", choices: [] }],
      [medQa, { question: "question" }, { answerType: "string", gold: "bee", choices: [] }],
      [aqua, { ...rationale, answerType: "text" }, { answerType: "text", gold: "Bees fly.", choices: [] }],
      [aqua, rationale, { answerType: "string", gold: "Bees fly.", choices: [] }],
    ] as const)
      expect(await read("a.jsonl", lines(value), columns)).toMatchObject([question]);
  });

  it("leave a part called input aside where another may be the question", async () => {
    const text = lines({ prompt: "Add them.", input: "2 and 3", output: "5" });
    expect(await read("a.jsonl", text, { answer: "output" })).toMatchObject([
      { text: "Add them.", gold: "5" },
    ]);
  });

  it("find no passage of JSON objects that nobody named", async () => {
    const text = lines({ question: "Which?", answer: "bee", passage: "Bees fly." });
    const [question] = await read("a.jsonl", text, { question: "question" });
    expect(question).not.toHaveProperty("context");
  });

  it("make a published form a table like another", async () => {
    const text = lines({ db_id: "zoo", question: "Name one.", query: "SELECT 1", title: "One" });
    const columns = { answer: "query", database: "db_id" };
    expect(await read("a.jsonl", text, columns)).toMatchObject([
      { answerType: "sql", gold: "SELECT 1", database: "zoo", dataset: "a" },
    ]);
  });

  it("may name a type for all instead of a column", async () => {
    const columns = { question: "source", answer: "target", answerType: "translation" };
    for (const [file, text] of [
      ["mt.csv", "source,target\nHallo,Hello\n"],
      ["mt.jsonl", lines({ source: "Hallo", target: "Hello" })],
    ] as const)
      expect(await read(file, text, columns)).toMatchObject([{ answerType: "translation", gold: "Hello" }]);
  });

  it("may make percentages and fractions numbers, and leave a ratio as a line that cannot be used", async () => {
    const text = lines(
      { question: "How likely?", answer: ["9.09%", "1/11"] },
      { question: "In what ratio?", answer: ["1:1"] },
    );
    const source = { file: "ciar.jsonl", chunks: chunksOf(text) };
    const forms = { answer: "answer.0", acceptedAnswers: "answer" };
    const columns = { question: "question", ...forms, answerType: "number" };
    expect(await readDatasetFrom(source, { columns, skipBadLines: true })).toMatchObject({
      questions: [{ answerType: "number", gold: "9.09%", acceptedAnswers: ["9.09%", "1/11"] }],
      skippedLines: [2],
    });
  });

  it("are found in a table as its header writes them, also where all their cells are empty", async () => {
    const columns = { acceptedAnswers: "further answers", difficulty: "LEVEL" };
    const text = "question,answer,Further Answers,Level\nHow many?,3,,\n";
    expect(await read("zoo.csv", text, columns)).toMatchObject([{ gold: "3", acceptedAnswers: [] }]);
  });

  it("make each text of a context's nested lists a line", async () => {
    const context = [
      ["Ants", ["They are small.", " They are many."]],
      ["Bees", ["They fly."]],
    ];
    const text = lines({ question: "Which fly?", answer: "bees", context });
    const [question] = await read("hotpot.json", `[${text}]`, { question: "question" });
    expect(question?.context).toBe("Ants\nThey are small.\nThey are many.\nBees\nThey fly.");
  });
});

describe("columns are refused", () => {
  it("for a field that does not exist", async () => {
    await expect(read("a.csv", "q,a\n1,2", { qestion: "q" })).rejects.toThrow(ContractError);
    await expect(read("a.jsonl", "{}", { __proto__x: "q" })).rejects.toThrow(/not for "__proto__x"/);
  });

  it("that a table does not have, with the names of those that it has", async () => {
    const reading = read("a.csv", "q,a\n1,2", { question: "asked", answer: "a" });
    await expect(reading).rejects.toThrow('a.csv has no column "asked"; its columns are "q", "a".');
    await expect(reading).rejects.toMatchObject({ details: { columns: ["q", "a"] } });
  });

  it("that no JSON object has, with the names of the parts that the first one has", async () => {
    const [a, options] = ["A", ["x", "y"]];
    const text = lines({ q: "Which?", a, options }, { q: "And?", a, options });
    const columns = { question: "q", answer: "a", choices: "optoins" };
    const message =
      'has nothing at "optoins", which is named for "choices"; its parts are "q", "a", "options".';
    for (const [file, content] of [
      ["a.jsonl", `not JSON\n${text}`],
      ["a.json", `[${text.replace("\n", ",")}]`],
    ] as const)
      await expect(read(file, content, columns)).rejects.toThrow(`${file} ${message}`);
  });

  it("that leave open which of two parts of JSON objects holds a field", async () => {
    const reading = read("a.jsonl", lines({ text: "How many?", prompt: "And?", a: 3 }), { answer: "a" });
    await expect(reading).rejects.toThrow(
      'a.jsonl has more than one column that could be "question": "text" and "prompt".',
    );
  });

  it.each(["acceptedAnswers", "choices", "context"])(
    "that lead into a column of a table in which there is nothing of the kind, for %s too",
    async (field) => {
      const reading = read("a.csv", "q,a,more\nHow many?,3,four\n", {
        question: "q",
        answer: "a",
        [field]: "more.texts",
      });
      await expect(reading).rejects.toThrow(
        `a.csv has nothing at "more.texts", which is named for "${field}"; its parts are "q", "a", "more".`,
      );
    },
  );

  it("line by line where a context's lists are nested too deeply, or hold what is no text", async () => {
    for (const context of [[[[["deep"]]]], [["Ants", { sentence: "They are small." }]]]) {
      const text = lines({ question: "Which?", answer: "ants", context });
      await expect(read("a.jsonl", text, { question: "question" })).rejects.toThrow(
        'line 1: "context" is not a text',
      );
    }
  });

  it("line by line that a JSON object does not have", async () => {
    const text = lines({ q: "How many?", a: "1" }, { a: "2" });
    await expect(read("a.jsonl", text, { question: "q", answer: "a" })).rejects.toThrow(
      'line 2: "question" is missing',
    );
  });

  it("that lead to JavaScript's own", async () => {
    const columns = { question: "constructor.name", answer: "__proto__.toString" };
    await expect(read("a.jsonl", lines({ a: 1 }), columns)).rejects.toThrow(DatasetError);
  });
});
