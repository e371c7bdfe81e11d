import type { DatasetPreview } from "../../../engine/contract/datasets.ts";

/** A file of forty questions without a bad line. */
export const preview: DatasetPreview = {
  data: "imported:abc",
  name: "trivia.csv",
  sha256: "abc",
  form: "counterpoint",
  columns: [],
  proposedColumns: null,
  questions: 40,
  badLines: [],
  moreBadLines: 0,
  notes: [],
  answerTypes: { number: 40 },
  difficulties: {},
  databases: [],
  extras: null,
  first: [],
};
