import { beforeEach, describe, expect, test, vi } from "vitest";
import { takeQuestions, useEvaluateDraft } from "../../../renderer/views/evaluate/evaluate-store.ts";
import { preview } from "../support/dataset-preview.ts";

const SAID = { limit: 5, skipBadLines: true, databases: "/data/databases" };
const NOTHING_SAID = { limit: null, skipBadLines: false, databases: "" };

vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });

describe("what was said of a file's questions", () => {
  const file = new File(["body,answer\n"], "trivia.csv");
  beforeEach(() => {
    takeQuestions(preview, { file });
    useEvaluateDraft.setState(SAID);
  });

  test("stays when the file is read again by other columns", () => {
    takeQuestions(preview, { file, columns: { question: "body" } });

    expect(useEvaluateDraft.getState()).toMatchObject({ ...SAID, columns: { question: "body" } });
  });

  test.each([
    ["another file, whatever it is called", new File(["body,answer\n"], "trivia.csv")],
    ["questions of no file", null],
  ])("is forgotten for %s", (_what, other) => {
    takeQuestions(preview, { file: other });

    expect(useEvaluateDraft.getState()).toMatchObject(NOTHING_SAID);
  });

  test("is forgotten when questions of no file follow upon others of none", () => {
    takeQuestions(preview);
    useEvaluateDraft.setState(SAID);
    takeQuestions(preview);

    expect(useEvaluateDraft.getState()).toMatchObject(NOTHING_SAID);
  });
});
