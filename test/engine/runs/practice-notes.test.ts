import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { DatasetQuestion } from "../../../core/question.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";
import { practiceNotes } from "../../../engine/runs/practice-notes.ts";

const SAMPLES = fileURLToPath(new URL("../../../engine/samples/word-problems.jsonl", import.meta.url));

const asked = (text: string): DatasetQuestion => ({
  ...{ id: text, dataset: "mixed", text, answerType: "number", choices: [], gold: "1", acceptedAnswers: [] },
});
const known = asked("Ann has 3 pens and buys 4. How many pens does she have?");
const foreign = asked("How many people live in Japan?");

it("nothing is noted of the sample questions", async () => {
  expect(practiceNotes((await readDataset(SAMPLES)).questions)).toEqual([]);
});

it("questions that the practice model does not know are noted if they are most", () => {
  expect(practiceNotes([known, foreign, foreign])).toEqual([
    "2 of 3 questions are clearly of kinds that the practice model was not trained on. " +
      "Choose another model (--model; --agent for a single role).",
  ]);
});

it("questions that the practice model does not know are not noted if they are half or fewer", () => {
  expect(practiceNotes([known, foreign])).toEqual([]);
  expect(practiceNotes([])).toEqual([]);
});
