import type { Flags, ParsedArguments } from "./arguments.ts";
import { columnsOf } from "./columns.ts";
import { given } from "./given.ts";
import { UsageError } from "./usage-error.ts";

/** The flags that say which questions are put, and how many at once; `eval` and `sweep` share them. */
export const DATA_FLAGS: Flags = {
  data: {
    type: "string",
    value: "FILE",
    help: "JSONL, JSON, CSV, TSV or Parquet file of questions with answers",
  },
  limit: { type: "string", value: "K", help: "Only the first K lines" },
  concurrency: {
    type: "string",
    value: "C",
    help: "Questions in flight (default: as many as fill the batch; with experience always one)",
  },
  "skip-bad-lines": { type: "boolean", help: "Leave out lines that cannot be used instead of stopping" },
  databases: { type: "string", value: "DIR", help: "Folder of the SQLite files that SQL questions name" },
  columns: {
    type: "string",
    value: "FIELD=COLUMN,…",
    help: 'Which columns hold our fields, e.g. question=body,answer=gold; "datasets preview" shows them',
  },
  "answer-type": { type: "string", hidden: true, help: "Refused: the data file says it of each question" },
};

/** What these flags ask for. @throws UsageError without a data file, for one called `-`, and for --answer-type */
export function dataRequest(command: string, args: ParsedArguments) {
  const data = args.text("data");
  if (data === undefined) throw new UsageError(`${command} needs --data FILE.`);
  if (data === "-") throw new UsageError("--data - names no file: data from a pipe is --data /dev/stdin.");
  if (args.text("answer-type") !== undefined)
    throw new UsageError(
      `${command} takes no --answer-type: the data file says each question's type. For all of them: ` +
        "--columns answerType=number",
    );
  return {
    data,
    ...given("limit", args.number("limit")),
    ...given("concurrency", args.number("concurrency")),
    skipBadLines: args.on("skip-bad-lines"),
    ...given("databases", args.text("databases")),
    ...given("columns", columnsOf(args.text("columns"))),
  };
}
