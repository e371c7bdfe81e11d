import { describe, expect, test } from "vitest";
import {
  columnsOfRefusal,
  columnsToAsk,
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

describe("the columns that are asked for", () => {
  const first = new File(["body,gold"], "first.csv");
  const refused = { file: new File(["name,age"], "second.csv"), columns: ["name", "age"] };
  const shown = { columns: ["body", "gold"], questions: 3 };
  const mapping = { question: "body", answer: "gold" };

  test("are those of the file that is shown, as it was read", () => {
    const asked = { file: first, columns: ["body", "gold"], mapping, wanted: false };

    expect(columnsToAsk(null, shown, first, mapping)).toEqual(asked);
    expect(columnsToAsk(null, { ...shown, questions: 0 }, first, mapping)).toEqual({
      ...asked,
      wanted: true,
    });
  });

  test("are those of a file that was refused, of which nothing is known from the one before it", () => {
    expect(columnsToAsk(refused, shown, first, mapping)).toEqual({ ...refused, mapping: null, wanted: true });
  });

  test("are none where no file is shown, it is held no more or it has no columns", () => {
    expect(columnsToAsk(null, null, first, mapping)).toBeNull();
    expect(columnsToAsk(null, shown, null, mapping)).toBeNull();
    expect(columnsToAsk(null, { ...shown, columns: [] }, first, null)).toBeNull();
  });
});
