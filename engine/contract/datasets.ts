import { z } from "zod";
import type { DatasetQuestion } from "../../core/question.ts";
import { name } from "./fields.ts";
import { MAX_DATASET_TEXT } from "./limits.ts";

const MAX_NAME = 4096;

/** Forms that are recognised line by line: our own, and those in which others publish their sets. */
export type DatasetForm =
  | "counterpoint"
  | "gsm8k"
  | "svamp"
  | "aqua"
  | "commonsenseqa"
  | "strategyqa"
  | "boolq"
  | "cosmosqa"
  | "socialiqa"
  | "piqa"
  | "winogrande"
  | "copa"
  | "hellaswag"
  | "hover"
  | "spider"
  | "bird";

const fileName = z.string().min(1).max(MAX_NAME);
/** Our fields by the columns of a table, or the dotted paths into JSON objects, that hold them. */
const columns = z.record(z.string(), name("A column")).optional();
const tooLong = { error: "The file is over 40 million characters long." };

/** A data file that was dropped or chosen: as text, or as base64 what is no text, such as Parquet. */
export const DatasetUpload = z.union(
  [
    z.strictObject({ name: fileName, text: z.string().max(MAX_DATASET_TEXT, tooLong), columns }),
    z.strictObject({
      name: fileName,
      base64: z.base64({ error: "The file is not base64." }).max(MAX_DATASET_TEXT, tooLong),
      columns,
    }),
  ],
  { error: "A data file needs its name, and its content as text or as base64." },
);

export type DatasetUpload = z.output<typeof DatasetUpload>;

/** A line of a data file that cannot be used. */
export interface BadLine {
  /** 1-based number in the file; of a row of several lines, that of the first; of a JSON list, the element's. */
  readonly line: number;
  readonly problem: string;
}

/** Further right answers that lie beside a data file. */
export interface DatasetExtras {
  /** Its path from the data file's folder. */
  readonly file: string;
  readonly sha256: string;
  /** Questions that got further right answers. */
  readonly questions: number;
}

/** What a data file holds, before anything is run on it. */
export interface DatasetPreview {
  /** What to put in `EvalRequest.data`. */
  readonly data: string;
  /** The file's name, without folders and characters that a file system may refuse. */
  readonly name: string;
  /** Of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** That of its first question; null without one. */
  readonly form: DatasetForm | null;
  /** Columns of a table, or the parts of the first JSON object: what a mapping of columns can name. */
  readonly columns: readonly string[];
  /** Where no line can be used: what `--columns` could say so that they can; null where nothing is known to help. */
  readonly proposedColumns: string | null;
  /** Questions that can be read. */
  readonly questions: number;
  readonly badLines: readonly BadLine[];
  /** More bad lines than are listed. */
  readonly moreBadLines: number;
  /** What is to be known of the questions, such as evidence that is not there. */
  readonly notes: readonly string[];
  /** Questions by type of answer. */
  readonly answerTypes: Readonly<Record<string, number>>;
  /** Questions by difficulty, in the order in which the labels come. */
  readonly difficulties: Readonly<Record<string, number>>;
  /** Names of the databases that the questions are about. */
  readonly databases: readonly string[];
  readonly extras: DatasetExtras | null;
  /** The first questions, for a look. */
  readonly first: readonly DatasetQuestion[];
}
