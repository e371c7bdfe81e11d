import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { previewFile } from "../../../engine/datasets/preview.ts";
import { PUBLISHED_FORMS, publishedFormOf, readPublished } from "../../../engine/datasets/published/index.ts";
import { questionFrom } from "../../../engine/datasets/question-line.ts";

/** Three lines in each form, written for these tests; the last is one that cannot be used, but for strategyqa.json. */
const FIXTURES = fileURLToPath(new URL("../../fixtures/datasets/", import.meta.url));

function preview(name: string): Promise<DatasetPreview> {
  return previewFile(`${FIXTURES}${name}`);
}

describe("a file in a published form is recognised by its keys", () => {
  it("GSM8K: the number after ####, without commas", async () => {
    const { form, first, badLines } = await preview("gsm8k.jsonl");
    expect(form).toBe("gsm8k");
    expect(first).toEqual([
      {
        ...{ id: "gsm8k-0001", dataset: "gsm8k", answerType: "number", choices: [], acceptedAnswers: [] },
        text: "A baker sells 3 trays of 40 rolls each morning. How many rolls are that in 10 mornings?",
        gold: "1200",
      },
      expect.objectContaining({ id: "gsm8k-0002", gold: "-3" }),
    ]);
    expect(badLines).toEqual([
      { line: 3, problem: expect.stringContaining('read as gsm8k, "answer" is "eight or so"') as string },
    ]);
  });

  it("SVAMP: body and question joined, with the mark that is missing between them", async () => {
    const { form, first, badLines } = await preview("svamp.json");
    expect(form).toBe("svamp");
    expect(first.map(({ id, text, gold }) => [id, text, gold])).toEqual([
      ["chal-1", "A shelf holds 12 books. How many books do 3 such shelves hold?", "36"],
      ["chal-2", "If Ann has 7 pens and gives away 2 of them, how many pens does she have left?", "5"],
    ]);
    expect(badLines).toEqual([{ line: 3, problem: 'read as svamp, "answer" is missing' }]);
  });

  it("AQuA: options with their labels", async () => {
    const { form, first, badLines } = await preview("aqua.jsonl");
    expect(form).toBe("aqua");
    expect(first[1]).toMatchObject({
      answerType: "choice",
      gold: "B",
      choices: [
        { label: "A", text: "$7" },
        { label: "B", text: "$ 12" },
        { label: "C", text: "None of these" },
      ],
    });
    expect(badLines[0]?.problem).toContain('the choice "four" has no label');
  });

  it("CommonsenseQA: nested, and flat with two lists", async () => {
    const { form, first, badLines } = await preview("commonsenseqa.jsonl");
    expect(form).toBe("commonsenseqa");
    expect(first).toMatchObject([
      {
        id: "7a1",
        text: "Where do you keep milk?",
        gold: "A",
        choices: [{ text: "fridge" }, { text: "desk" }],
      },
      { id: "7a2", text: "What opens a lock?", gold: "B", choices: [{ text: "spoon" }, { text: "key" }] },
    ]);
    expect(badLines).toEqual([{ line: 3, problem: 'read as commonsenseqa, "answer" is missing' }]);
  });

  it("StrategyQA: true and false are yes and no, and its facts are not shown", async () => {
    const { form, first, badLines } = await preview("strategyqa.json");
    expect(form).toBe("strategyqa");
    expect(first.map(({ id, gold, answerType }) => [id, gold, answerType])).toEqual([
      ["q1", "no", "yesno"],
      ["q2", "yes", "yesno"],
      ["q3", "yes", "yesno"],
    ]);
    expect(JSON.stringify(first)).not.toContain("metres");
    expect(badLines).toEqual([]);
  });

  it("StrategyQA as BIG-bench's task: the list under examples", async () => {
    const { form, first, badLines } = await preview("strategyqa-task.json");
    expect(form).toBe("strategyqa");
    expect(first.map(({ id, gold }) => [id, gold])).toEqual([
      ["strategyqa-task-0001", "yes"],
      ["strategyqa-task-0002", "no"],
    ]);
    expect(badLines).toEqual([{ line: 3, problem: 'read as strategyqa, "answer" is missing' }]);
  });

  it("BoolQ: the passage is the context, and truth may be a text", async () => {
    const { form, first, badLines } = await preview("boolq.jsonl");
    expect(form).toBe("boolq");
    expect(first).toMatchObject([
      { gold: "yes", answerType: "yesno", context: "The Moon's diameter is about a quarter of the Earth's." },
      { gold: "no", text: "do penguins live at the north pole" },
    ]);
    expect(badLines).toEqual([{ line: 3, problem: 'read as boolq, "question" is missing' }]);
  });

  it.each([
    ["cosmosqa.csv", 4, '"answer" is missing'],
    ["cosmosqa.jsonl", 3, '"answer" is "4", not one of A, B, C, D'],
  ])("CosmosQA as %s: labels counted from 0", async (name, line, problem) => {
    const { form, first, badLines } = await preview(name);
    expect(form).toBe("cosmosqa");
    expect(first).toMatchObject([
      { id: "s1##1", gold: "B", context: "It rained all day , so we stayed in ." },
      {
        id: "s2##2",
        gold: "A",
        choices: [{ label: "A", text: "They come late , too ." }, {}, {}, { label: "D" }],
      },
    ]);
    expect(badLines).toEqual([{ line, problem: `read as cosmosqa, ${problem}` }]);
  });

  it("HoVer: evidence where its text is there, and one note where it is not", async () => {
    const { form, first, notes, badLines } = await preview("hover.json");
    expect(form).toBe("hover");
    expect(first).toMatchObject([
      { id: "h1", gold: "true", answerType: "truefalse" },
      { id: "h2", gold: "false", context: "Europe is a continent.\nSpain is a country." },
    ]);
    expect(first[0]).not.toHaveProperty("context");
    expect(notes).toEqual([expect.stringContaining("claims without the text of their evidence")]);
    expect(badLines[0]?.problem).toContain('"answer" is "REFUTED"');
  });

  it("Spider: the query is the answer, and the database is named", async () => {
    const { form, first, databases, difficulties, badLines } = await preview("spider.json");
    expect(form).toBe("spider");
    expect(first).toMatchObject([
      { id: "spider-0001", answerType: "sql", gold: "SELECT count(*) FROM animal", database: "zoo" },
      { difficulty: "medium" },
    ]);
    expect({ databases, difficulties }).toEqual({ databases: ["zoo"], difficulties: { medium: 1 } });
    expect(badLines).toEqual([{ line: 3, problem: 'read as spider, "answer" is missing' }]);
  });

  it("BIRD: evidence is the context", async () => {
    const { form, first, difficulties, badLines } = await preview("bird.json");
    expect(form).toBe("bird");
    expect(first).toMatchObject([
      { id: "7", context: "young refers to age < 2", database: "zoo", difficulty: "simple" },
      { id: "8", gold: "SELECT name FROM keeper" },
    ]);
    expect(first[1]).not.toHaveProperty("context");
    expect(difficulties).toEqual({ simple: 1, challenging: 1 });
    expect(badLines).toEqual([{ line: 3, problem: 'read as bird, "answer" is missing' }]);
  });
});

describe("copies that are published otherwise", () => {
  const read = (record: object) => {
    const form = publishedFormOf(record);
    return form && readPublished(form, record, { file: "test.jsonl", line: 1 });
  };

  it.each([
    [1, "yes"],
    ["0", "no"],
    [true, "yes"],
  ])("BoolQ in SuperGLUE: the label %j is %s", (label, gold) => {
    expect(read({ question: "is it cold", passage: "It is.", idx: 0, label })).toMatchObject({
      form: "boolq",
      question: { answerType: "yesno", gold, context: "It is." },
    });
  });

  it("BoolQ in SuperGLUE: another set's label is none of its classes", () => {
    expect(read({ question: "Which city?", passage: "A passage.", idx: 0, label: "Paris" })).toBeUndefined();
  });

  it("BoolQ in SuperGLUE: its test split has no answers", () => {
    expect(read({ question: "is it cold", passage: "It is.", idx: 0, label: -1 })).toEqual({
      problem: 'read as boolq, "answer" is "-1", which cannot be read as an answer of type yesno',
    });
  });

  it("Social IQa: labels counted from 1", () => {
    const record = { context: "Ann fell.", question: "Why?", answerA: "ice", answerB: "fun", answerC: "air" };
    expect(read({ ...record, label: "1" })).toMatchObject({
      form: "socialiqa",
      question: { answerType: "choice", gold: "A", choices: [{ text: "ice" }, {}, { label: "C" }] },
    });
    expect(read({ ...record, label: 0 })).toEqual({
      problem: 'read as socialiqa, "answer" is "0", not one of A, B, C',
    });
  });

  it("PIQA: two solutions to a goal, and no answer where the split keeps it to itself", () => {
    const record = { goal: "To dry a shirt,", sol1: "hang it  in the wind", sol2: "put it in a bucket" };
    expect(read({ ...record, label: 0 })).toMatchObject({
      form: "piqa",
      question: {
        text: "To dry a shirt,",
        gold: "A",
        choices: [{ label: "A", text: "hang it in the wind" }, { label: "B" }],
      },
    });
    expect(read({ ...record, label: -1 })).toEqual({
      problem: 'read as piqa, "answer" is "-1", not one of A, B',
    });
  });

  it("WinoGrande: what fills the blank, counted from 1, under its own id", () => {
    const record = { qID: "W1-1", sentence: "The cup fell off the shelf as the _ was round." };
    expect(read({ ...record, option1: "cup", option2: "shelf", answer: "2" })).toMatchObject({
      form: "winogrande",
      question: {
        id: "W1-1",
        text: 'The cup fell off the shelf as the _ was round. Which choice fills the blank "_"?',
        gold: "B",
        choices: [{ text: "cup" }, { label: "B", text: "shelf" }],
      },
    });
    expect(read({ ...record, option1: "cup", option2: "shelf", answer: "" })).toMatchObject({
      problem: expect.stringContaining('"answer" is missing') as string,
    });
  });

  it.each([
    ["cause", "What was the cause of this?"],
    ["effect", "What happened as a result?"],
  ])("COPA: asked for the %s of a premise", (question, text) => {
    const record = {
      premise: "The lamp went out.",
      choice1: "It got dark.",
      choice2: "It got warm.",
      idx: 0,
    };
    expect(read({ ...record, question, label: 1 })).toMatchObject({
      form: "copa",
      question: { text: `The lamp went out. ${text}`, gold: "B", choices: [{ label: "A" }, { label: "B" }] },
    });
  });

  it("HellaSwag: endings of a context, counted from 0", () => {
    const endings = ["sings.", "dries it.", "flies.", "sinks."];
    const record = { ind: 7, ctx: "A man washes a plate. He", endings, source_id: "made up" };
    expect(read({ ...record, label: "1" })).toMatchObject({
      form: "hellaswag",
      question: {
        text: "A man washes a plate. He Which ending is the most likely one?",
        gold: "B",
        choices: [{}, { text: "dries it." }, {}, {}],
      },
    });
    expect(read({ ...record, label: 4 })).toEqual({
      problem: 'read as hellaswag, "answer" is "4", not one of A, B, C, D',
    });
  });

  it.each([
    { sentence: "a _", option1: "b", option2: "c", option3: "d", answer: "1" },
    { goal: "a", sol1: "b", sol2: "c", sol3: "d", label: 0 },
    { premise: "a", choice1: "b", choice2: "c", question: "Why?", label: 0 },
    { premise: "a", choice1: "b", choice2: "c", question: "cause", answer: "A" },
  ])("is none of these where a record has further choices or other questions: %j", (record) => {
    expect(publishedFormOf(record)).toBeUndefined();
  });

  it("OpenBookQA: the stem beside two lists of choices", () => {
    const choices = { text: ["ice", "steam"], label: ["A", "B"] };
    expect(read({ id: "7-980", question_stem: "Hot is", choices, answerKey: "B" })).toMatchObject({
      form: "commonsenseqa",
      question: { id: "7-980", text: "Hot is", gold: "B", choices: [{ text: "ice" }, { label: "B" }] },
    });
  });

  it("HoVer: labels as numbers of classes", () => {
    const gold = (label: unknown) => read({ uid: "h1", claim: "Snow is cold.", label });
    expect(gold(1)).toMatchObject({ question: { gold: "true" } });
    expect(gold("0")).toMatchObject({ question: { gold: "false" } });
  });

  it.each(["A)15;B)16", '["A)15", "B)16"]'])("AQuA as a table: options in the cell %s", (options) => {
    expect(read({ question: "How many?", options, correct: "B" })).toMatchObject({
      form: "aqua",
      question: { gold: "B", choices: [{ text: "15" }, { label: "B", text: "16" }] },
    });
  });
});

describe("what is recognised", () => {
  it("is never a line that says its answer type: that is one of ours", () => {
    expect(publishedFormOf({ db_id: "zoo", question: "?", query: "x", answerType: "sql" })).toBeUndefined();
  });

  it("is not by keys that are JavaScript's own", () => {
    expect(publishedFormOf(Object.create({ uid: "1", claim: "?" }))).toBeUndefined();
  });

  it.each([
    [{ question: "?", answer: "42" }],
    [{ question: "?", answer: true }],
    [{ question: "?", choices: [] }],
    [{ question: "?", choices: { label: ["A", "B"], text: ["x", "y"] }, answer: "A" }],
    [{ question: "?", options: "A) x;B) y", correct: "yes", answer: "A" }],
    [{ question: "?", passage: "x", idx: 0, options: ["x", "y"], label: 1 }],
    [{ input: "?", target_scores: { valid: 1, invalid: 0 } }],
  ])("is not %j, which many sets have", (record) => {
    expect(publishedFormOf(record)).toBeUndefined();
  });
});

describe("what a published form has no place for", () => {
  const read = (more: object) => {
    const record = { question: "How many?", answer: "1 + 2 = 3 #### 3", ...more };
    const form = publishedFormOf(record);
    return form && readPublished(form, record, { file: "test.jsonl", line: 2 });
  };

  it("is read under our names: an id, a difficulty and further right answers", () => {
    expect(read({ id: "gsm-7", difficulty: "hard", acceptedAnswers: ["three", 3] })).toMatchObject({
      form: "gsm8k",
      question: { id: "gsm-7", gold: "3", difficulty: "hard", acceptedAnswers: ["three", "3"] },
    });
  });

  it.each([7, "7", "7.0", "1,000"])("is no id that is a number, such as %j, which may come again", (id) => {
    expect(read({ id })).toMatchObject({ question: { id: "test-0002" } });
  });
});

describe("no JSON value makes a reader throw", () => {
  const place = { file: "a.jsonl", line: 1 };
  const keys = [
    ...new Set(PUBLISHED_FORMS.flatMap((form) => form.keys)),
    "answer",
    "choices",
    "label",
    "text",
  ];

  it.each(PUBLISHED_FORMS.map((published) => [published.keys.join(", "), published] as const))(
    "with the keys %s",
    (_keys, published) => {
      const record = fc.record(Object.fromEntries(published.keys.map((key) => [key, fc.jsonValue()])));
      const more = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
      fc.assert(
        fc.property(record, more, (own, others) => {
          const read = readPublished(published, { ...others, ...own }, place);
          expect("problem" in read || read.question.text.trim() !== "").toBe(true);
        }),
      );
    },
  );

  it("or of our own form", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(publishedFormOf(value)).toBeUndefined();
        expect(questionFrom(value)).toHaveProperty("problem");
      }),
    );
  });
});
