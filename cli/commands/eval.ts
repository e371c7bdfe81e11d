import type { Command, CommandContext } from "../command.ts";
import { noteEstimate } from "../estimate.ts";
import { evalProgress } from "../eval-progress.ts";
import { given } from "../given.ts";
import { followRun, openLocalEngine } from "../local-engine.ts";
import { columnsOf } from "../columns.ts";
import { printReport } from "../reports.ts";
import { RUN_FLAGS, runRequest } from "../run-flags.ts";
import { UsageError } from "../usage-error.ts";

export const evalCommand: Command = {
  name: "eval",
  usage: "--data FILE",
  help: "Answer the questions of a dataset and score the answers",
  flags: {
    data: { type: "string", value: "FILE", help: "JSONL, CSV or Parquet file of questions with answers" },
    ...RUN_FLAGS,
    limit: { type: "string", value: "K", help: "Only the first K lines" },
    concurrency: {
      type: "string",
      value: "C",
      help: "Questions in flight (default: as many as fill the batch)",
    },
    "skip-bad-lines": { type: "boolean", help: "Leave out lines that cannot be used instead of stopping" },
    databases: { type: "string", value: "DIR", help: "Folder of the SQLite files that SQL questions name" },
    columns: {
      type: "string",
      value: "FIELD=COLUMN,…",
      help: 'Which columns hold our fields, e.g. question=body,answer=gold; "datasets preview" shows them',
    },
  },
  positionals: 0,
  run: evaluate,
};

async function evaluate({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const data = args.text("data");
  if (data === undefined) throw new UsageError("eval needs --data FILE.");
  if (args.text("answer-type") !== undefined) {
    throw new UsageError("The data file says each question's answer type; leave out --answer-type.");
  }
  const request = {
    ...runRequest(args),
    data,
    ...given("limit", args.number("limit")),
    ...given("concurrency", args.number("concurrency")),
    skipBadLines: args.on("skip-bad-lines"),
    ...given("databases", args.text("databases")),
    ...given("columns", columnsOf(args.text("columns"))),
  };
  const { client, close } = await openLocalEngine(
    home,
    args.choice("store") !== false && !args.on("no-store"),
  );
  try {
    if (!terminal.json) noteEstimate(await client.runs.estimate(request, { signal }), terminal);
    const { run } = await client.runs.evaluate(request);
    printReport(await followRun(client, run, evalProgress(terminal), signal), terminal);
  } finally {
    await close();
  }
}
