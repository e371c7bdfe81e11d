import { describe, expect, test } from "vitest";
import {
  columnsOfRefusal,
  firstMapping,
  missingFields,
  namedColumns,
  typesForAll,
  withColumn,
} from "../../../renderer/views/evaluate/data/column-mapping.ts";

describe("which column is which", () => {
  test("begins with the columns that are called like a field, however they are written", () => {
    expect(firstMapping(["Question", "answer_type", "body"])).toEqual({
      question: "Question",
      answerType: "answer_type",
    });
  });

  test("is left to the person where two columns are called like a field", () => {
    expect(firstMapping(["answer", "Answer"])).toEqual({});
  });

  test("can be said and taken back", () => {
    const mapping = withColumn({ question: "body" }, "answer", "gold");
    expect(mapping).toEqual({ question: "body", answer: "gold" });
    expect(withColumn(mapping, "question", null)).toEqual({ answer: "gold" });
  });

  test("must be said of the question and the right answer", () => {
    expect(missingFields({ context: "passage" })).toEqual(["question", "answer"]);
    expect(missingFields({ question: "body", answer: "gold" })).toEqual([]);
  });

  test("is chosen from columns that have a name, each once", () => {
    expect(namedColumns(["body", "", " ", "body", "gold"])).toEqual(["body", "gold"]);
  });

  test("a type for all is no choice where a column is called like it", () => {
    expect(typesForAll(["body"])).toContain("number");
    expect(typesForAll(["Number"])).not.toContain("number");
    expect(typesForAll(["Number"])).toContain("translation");
  });
});

describe("a refusal", () => {
  const error = { code: "dataset", message: "No.", details: { columns: ["name", "age"] } };

  test("for its columns names them", () => {
    expect(columnsOfRefusal(error)).toEqual(["name", "age"]);
  });

  test("for anything else names none", () => {
    expect(columnsOfRefusal({ ...error, details: { file: "a.csv" } })).toEqual([]);
    expect(columnsOfRefusal({ ...error, code: "contract" })).toEqual([]);
    expect(columnsOfRefusal({ ...error, details: { columns: "name" } })).toEqual([]);
  });
});
