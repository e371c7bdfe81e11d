import { describe, expect, test } from "vitest";
import type { Question, QuestionDatabase } from "../../core/question.ts";
import { AskRequest, parseRequest } from "../../engine/contract/requests.ts";
import { commonRequest, firstChoices } from "../../renderer/components/run-choices/run-choices.ts";
import {
  askedOf,
  askRequest,
  costRequest,
  draftOf,
  EMPTY_DRAFT,
  obstacleTo,
  readDraft,
  requestOf,
  withDatabase,
  type Draft,
} from "../../renderer/views/ask/draft.ts";

const common = commonRequest(firstChoices());
const draft: Draft = { ...EMPTY_DRAFT, question: " Which? " };
const database = {
  data: "imported:abc",
  name: "world.sqlite",
  schema: "CREATE TABLE city (name TEXT);",
  tables: [{ name: "city", rows: 2 }],
  notes: [],
};
const sql: Draft = { ...draft, answerType: "sql" };

describe("the draft of a question", () => {
  test("becomes a request that the engine accepts", () => {
    const request = parseRequest(
      AskRequest,
      requestOf({ ...draft, choices: ["red", " ", "blue "], context: " A flag. " }, common),
    );

    expect(request).toMatchObject({
      question: "Which?",
      context: "A flag.",
      choices: [
        { label: "A", text: "red" },
        { label: "B", text: "blue" },
      ],
    });
  });

  test("names a kind of answer only where there are no choices", () => {
    const typed: Draft = { ...draft, answerType: "yesno" };

    expect(requestOf(typed, common).answerType).toBe("yesno");
    expect(requestOf({ ...typed, choices: ["a", "b"] }, common)).not.toHaveProperty("answerType");
  });

  test("is answered as was chosen, else as the question says", () => {
    expect(askedOf({ ...draft, question: "How many singers are there?" }).answerType).toBe("number");
    expect(askedOf({ ...sql, question: "How many singers are there?" }).answerType).toBe("sql");
    expect(askedOf({ ...sql, choices: ["two", "three"] }).answerType).toBe("choice");
  });

  test("names its database only if it is answered with SQL", () => {
    const request = parseRequest(AskRequest, requestOf({ ...sql, database }, common));

    expect(request).toMatchObject({ answerType: "sql", database: "imported:abc" });
    expect(requestOf({ ...sql, database, answerType: "number" }, common)).not.toHaveProperty("database");
    expect(requestOf({ ...sql, database, choices: ["a", "b"] }, common)).not.toHaveProperty("database");
  });

  test("takes a database only while it asks for SQL", () => {
    expect(withDatabase(sql, database)).toEqual({ ...sql, database });
    expect(withDatabase({ ...sql, database }, null)).toEqual(sql);
    expect(withDatabase(draft, database)).toBe(draft);
    const withChoices: Draft = { ...sql, choices: ["a", "b"] };
    expect(withDatabase(withChoices, database)).toEqual({ ...withChoices, database });
  });

  test.each([
    ["nothing is written", EMPTY_DRAFT, "noQuestion"],
    ["there is one choice", { ...draft, choices: ["a", ""] }, "oneChoice"],
    ["there are only empty choices", { ...draft, choices: ["", ""] }, null],
    ["there are two choices", { ...draft, choices: ["a", "b"] }, null],
    ["SQL has no database", sql, "noDatabase"],
    ["SQL has its database", { ...sql, database }, null],
    ["choices make it no question for SQL", { ...sql, choices: ["a", "b"] }, null],
  ])("can be asked, or says what is missing, when %s", (_when, some: Draft, obstacle) => {
    expect(obstacleTo(some)).toBe(obstacle);
  });

  test("costs what every question of its kind costs, by a request that the engine accepts", () => {
    const typed: Draft = { ...draft, choices: ["a"], context: "A flag." };
    const costs = [draft, sql, typed].map((some) => parseRequest(AskRequest, costRequest(some, common)));

    expect(costs.map(({ answerType }) => answerType)).toEqual(["text", "sql", "choice"]);
    expect(costRequest({ ...typed, question: "Who?", choices: ["b", "c", "d"] }, common)).toEqual(
      costRequest(typed, common),
    );
  });

  test("is asked only once the settings were read, which say what is kept", () => {
    expect(askRequest(draft, firstChoices(), undefined)).toBeNull();
    expect(askRequest(draft, firstChoices(), { runtime: {} })?.question).toBe("Which?");
  });

  test("is read back as it was stored", () => {
    const whole: Draft = { question: "q", choices: ["a", "b"], context: "c", answerType: "sql", database };

    expect(readDraft(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test.each([
    null,
    3,
    [],
    { question: 1, choices: "x", context: null, answerType: "sql!", database: { data: 1 } },
  ])("that was stored as %j is empty", (stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_DRAFT);
  });
});

describe("the draft of a question that was asked", () => {
  const counted: Question = { id: "q", text: "How many pens?", answerType: "number", choices: [] };

  test("leaves a kind of answer that is read off the question to be read off the changed one", () => {
    const again = draftOf(counted);

    expect(askedOf(again).answerType).toBe("number");
    expect(askedOf({ ...again, question: "Who has the pens?" }).answerType).toBe("text");
  });

  test("keeps a kind of answer that was chosen", () => {
    const again = draftOf({ ...counted, answerType: "yesno" });

    expect(askedOf({ ...again, question: "Who has the pens?" }).answerType).toBe("yesno");
  });

  test("keeps the database at hand if it is the one that was asked about", () => {
    const { name, schema } = database;
    const about = (other: Partial<QuestionDatabase>): Question => ({
      ...counted,
      answerType: "sql",
      database: { name, schema, ...other },
    });

    expect(obstacleTo(draftOf(about({}), database))).toBeNull();
    expect(draftOf(about({ name: "towns.sqlite" }), database).database).toBeNull();
    expect(draftOf(about({ schema: "CREATE TABLE town (name TEXT);" }), database).database).toBeNull();
    expect(draftOf(about({}), null).database).toBeNull();
    expect(draftOf(counted, database).database).toBeNull();
  });
});
