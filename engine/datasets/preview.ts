import type { DatasetPreview } from "../contract/datasets.ts";
import { collectQuestions, type DataSource } from "./collect.ts";

const LISTED_BAD_LINES = 200;
const SHOWN_QUESTIONS = 20;

/**
 * What a data file holds. Lines that cannot be used are listed instead of refused.
 * @param data by which the file is opened later
 * @throws DatasetError if the file cannot be read as a whole
 */
export async function previewOf(data: string, source: DataSource): Promise<DatasetPreview> {
  const { sha256, questions, badLines, described } = await collectQuestions(source, {
    described: LISTED_BAD_LINES,
  });
  const answerTypes: Record<string, number> = {};
  for (const { answerType } of questions) answerTypes[answerType] = (answerTypes[answerType] ?? 0) + 1;
  return {
    data,
    name: source.file,
    sha256,
    questions: questions.length,
    badLines: described,
    moreBadLines: badLines.length - described.length,
    answerTypes,
    first: questions.slice(0, SHOWN_QUESTIONS),
  };
}
