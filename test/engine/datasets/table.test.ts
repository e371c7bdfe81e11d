import { describe, expect, it } from "vitest";
import { questionsOfMapped, questionsOfTable } from "../../../engine/datasets/table.ts";

type Row = Readonly<Record<string, unknown>>;

/** What is read of rows as a Parquet file gives them. */
function read(...values: readonly Row[]) {
  const columns = Object.keys(values[0] ?? {});
  const rows = values.map((value, index) => ({ line: index + 1, value, problem: null }));
  return questionsOfTable({ file: "zoo.parquet", columns, rows }).map((raw) => raw.read());
}

/** Rows with these choices and answers. */
const asked = (...rows: readonly (readonly [choices: unknown, answer: string])[]) =>
  read(...rows.map(([choices, answer]) => ({ question: "Which?", choices, answer })));

const ANIMALS = ["ant", "bee", "cat"];
const LABELLED = { label: ["A", "B", "C"], text: ANIMALS };

describe("answers that count the choices of a table from 0", () => {
  it("are the choices that they count, also where an option is called like the number", () => {
    expect(asked([ANIMALS, "0"], [["3", "0", "1", "2"], "3"])).toMatchObject([
      { question: { answerType: "choice", gold: "A" } },
      { question: { answerType: "choice", gold: "D" } },
    ]);
  });

  it("may count choices that have labels", () => {
    expect(asked([LABELLED, "0"], [LABELLED, "2"])).toMatchObject([
      { question: { gold: "A" } },
      { question: { gold: "C" } },
    ]);
  });

  it("are refused where they might as well count from 1", () => {
    const problem = "and nobody can tell whether that counts the choices from 0 or from 1; write the label";
    expect(asked([ANIMALS, "1"], [["2", "1", "0"], "2"])).toEqual([
      { problem: expect.stringContaining(`"answer" is "1", ${problem}`) as string },
      { problem: expect.stringContaining(`"answer" is "2", ${problem}`) as string },
    ]);
  });
});

describe("answers that are numbers count no choices", () => {
  it("where each is the text of one", () => {
    expect(asked([["2", "1", "0"], "0"], [["1", "2", "3"], "2"])).toMatchObject([
      { question: { gold: "C" } },
      { question: { gold: "B" } },
    ]);
  });

  it("where they are texts of choices that have labels", () => {
    const rows = asked([{ label: ["A", "B", "C"], text: ["2", "0", "1"] }, "0"]);
    expect(rows).toMatchObject([{ problem: '"answer" is "0", not one of A, B, C' }]);
  });

  it("where most are texts: a row in which one is not is faulty", () => {
    const right = [["2", "0", "1", "3"], "0"] as const;
    expect(asked(right, right, right, [["1", "2", "4", "5"], "3"])).toMatchObject([
      { question: { gold: "B" } },
      { question: { gold: "B" } },
      { question: { gold: "B" } },
      { problem: '"answer" is "3", not one of A, B, C, D' },
    ]);
  });

  it("where they are labels", () => {
    const choices = { label: ["1", "2", "3"], text: ANIMALS };
    expect(asked([choices, "1"], [choices, "2"], [choices, "0"])).toMatchObject([
      { question: { gold: "1" } },
      { question: { gold: "2" } },
      { problem: '"answer" is "0", not one of 1, 2, 3' },
    ]);
  });

  it("where another one of the table is larger than any count", () => {
    expect(asked([["0", "12"], "0"], [["7", "12"], "12"])).toMatchObject([
      { question: { gold: "A" } },
      { question: { gold: "B" } },
    ]);
  });
});

describe("a row of a table", () => {
  it("with an answer beside choices in two lists is one of ours, not one of CommonsenseQA", () => {
    expect(asked([LABELLED, "B"])).toMatchObject([
      { form: "counterpoint", question: { id: "line-1", answerType: "choice", gold: "B" } },
    ]);
  });

  it.each([[[]], ["[]"], [" [ ] "], [{ label: [], text: [] }]])(
    "asks for no choice where its choices are %j",
    (choices) => {
      expect(asked([choices, "3"])).toMatchObject([
        { question: { answerType: "number", choices: [], gold: "3" } },
      ]);
    },
  );

  it("takes what begins the texts of a list for labels: the first ones in any order, or what has a bracket", () => {
    expect(asked([["B. bee", "A. ant"], "A"], [["(B) bee", "(D) dog"], "D"])).toMatchObject([
      { question: { gold: "A", choices: [{ label: "B", text: "bee" }, { label: "A" }] } },
      { question: { gold: "D", choices: [{ label: "B" }, { label: "D", text: "dog" }] } },
    ]);
  });

  it("takes what begins the texts for labels where the answer is one of them", () => {
    const roman = ["I. ant", "II. bee", "III. cat"];
    expect(asked([roman, "II"], [["E. ant", "F. bee"], "F"])).toMatchObject([
      { question: { gold: "II", choices: [{ label: "I" }, { label: "II", text: "bee" }, {}] } },
      { question: { gold: "F", choices: [{ label: "E" }, { label: "F", text: "bee" }] } },
    ]);
  });

  it("is refused where the answer is the label of one choice and the letter of another one's place", () => {
    expect(asked([["A. ant", "C. cat", "D. dog"], "C"])).toEqual([
      { problem: expect.stringContaining('"answer" is "C", which is the label that') as string },
    ]);
  });

  it("has the initials of persons in the texts of its choices", () => {
    const persons = ["T. S. Eliot", "W. H. Auden"];
    expect(asked([persons, "B"], [persons, "W. H. Auden"])).toMatchObject([
      { question: { gold: "B", choices: [{ label: "A", text: "T. S. Eliot" }, {}] } },
      { question: { gold: "B", choices: [{}, { label: "B", text: "W. H. Auden" }] } },
    ]);
  });
});

describe("columns of a table called input and target", () => {
  it("hold questions and answers where no other column may", () => {
    expect(read({ input: "How many?", target: "12" })).toMatchObject([
      { question: { text: "How many?", gold: "12" } },
    ]);
  });

  it("are other columns beside those that had such a name before", () => {
    expect(read({ text: "How many?", input: "bees", target: "many", label: "12" })).toMatchObject([
      { question: { text: "How many?", gold: "12" } },
    ]);
  });
});

describe("small numbers that are found under label or target", () => {
  const labelled = (...rows: readonly Row[]) => read(...rows.map((row) => ({ question: "Is it?", ...row })));

  it.each(["label", "Target"])("are read as numbers, with a note that %s may hold classes", (name) => {
    const note = expect.stringContaining(`small numbers under "${name}"`) as string;
    expect(labelled({ [name]: "1" }, { [name]: "0" })).toMatchObject([
      { note, question: { answerType: "number", gold: "1" } },
      { note, question: { answerType: "number", gold: "0" } },
    ]);
  });

  it.each([
    ["where another is larger", [{ label: "1" }, { label: "12" }]],
    ["where they count choices", [{ label: "0", options: ANIMALS }]],
    ["where they stand under answer", [{ answer: "1" }]],
    ["where their type is said", [{ label: "1", answerType: "number" }]],
  ])("have no note %s", (_case, rows) => {
    const questions = labelled(...rows);
    expect(questions[0]).toHaveProperty("question");
    expect(questions[0]).not.toHaveProperty("note");
  });
});

describe("the type of answers that no column says", () => {
  const answered = (...answers: readonly string[]) =>
    read(...answers.map((answer) => ({ question: "How many?", answer })));

  it.each([[["1e3", "5"]], [[".5", "1.25e-05"]], [["€5", "$1,200.50", "7%", "1/2"]]])(
    "is a number for %j",
    (answers) => {
      expect(answered(...answers)).toMatchObject(answers.map(() => ({ question: { answerType: "number" } })));
    },
  );

  it("is a text where one of many numbers is none, with a note that says which, and what to do", () => {
    const note =
      '3 of 4 right answers are numbers, but that of line 3, "37 goldfish", is not plainly so: all are compared as texts. ' +
      "--columns answerType=number reads all as numbers.";
    expect(answered("37", "$37", "37 goldfish", "37.0")).toMatchObject(
      Array.from({ length: 4 }, () => ({ question: { answerType: "string" }, note })),
    );
  });

  it("is a text, with a note that advises no type by which an answer could not be read", () => {
    const [first] = answered("37", "12", "5", "many");
    expect(first).toMatchObject({
      question: { answerType: "string" },
      note: expect.stringMatching(
        /that of line 4, "many", .* Mend that line, or say --columns answerType=string if they are texts\.$/,
      ) as string,
    });
  });

  it("is a text, with a note that advises no type where others have choices", () => {
    const row = { question: "How many?", choices: "" };
    const answers = ["37", "37 goldfish", "5"].map((answer) => ({ ...row, answer }));
    const [first] = read(...answers, { ...row, answer: "A", choices: ["x", "y"] });
    expect(first).toMatchObject({ note: expect.stringMatching(/as texts\. Mend that line\.$/) as string });
  });

  it("is a text without a note where at most half would be something else", () => {
    const [first, second] = answered("37", "many");
    expect(first).toMatchObject({ question: { answerType: "string" } });
    expect([first, second].some((read) => read !== undefined && "note" in read)).toBe(false);
  });
});

it("a part that is null in all JSON objects is one that they do not have", () => {
  const value = { id: null, question: "How much is 2 + 2?", answer: "4", answerType: null };
  const rows = [{ line: 1, value, problem: null }];
  const mapping = { question: "question", answer: "answer" };
  const [raw] = questionsOfMapped({ file: "sums.jsonl", columns: Object.keys(value), rows }, mapping);
  expect(raw?.read()).toMatchObject({ question: { id: "line-1", answerType: "number", gold: "4" } });
});
