import { unlessAborted } from "../../core/cancel.ts";
import { DatasetError } from "../../core/errors.ts";
import { counted } from "../../core/figure-words.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { shortened } from "../../core/short-text.ts";
import type { DatasetPreview } from "../../engine/contract/datasets.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { previewFile } from "../../engine/datasets/preview.ts";
import { columnsOf } from "../columns.ts";
import type { Command, CommandContext } from "../command.ts";
import { endingDespitePipe } from "../engine/piped-data.ts";
import { countsInWords } from "../figure-words.ts";
import { table, type Terminal } from "../output.ts";
import { ReportedFailure, UsageError } from "../usage-error.ts";

const DEFAULT_SHOWN = 3;
const MOST_SHOWN = 1000;
const SHOWN_BAD_LINES = 20;
const SHOWN_CHARACTERS = 300;

export const datasetsCommands: readonly Command[] = [
  {
    name: "datasets preview",
    usage: "FILE",
    help: "Show what a data file holds, and which lines cannot be used",
    flags: {
      limit: { type: "string", value: "K", help: `Show the first K questions (default ${DEFAULT_SHOWN})` },
      columns: {
        type: "string",
        value: "FIELD=COLUMN,…",
        help: "Which columns hold our fields, e.g. question=body,answer=gold",
      },
    },
    positionals: 1,
    run: preview,
  },
];

async function preview({ args, terminal, signal }: CommandContext): Promise<void> {
  const path = withPersonalFolder(args.first("Write: counterpoint datasets preview FILE"));
  const shown = args.number("limit") ?? DEFAULT_SHOWN;
  if (!Number.isInteger(shown) || shown < 0 || shown > MOST_SHOWN)
    throw new UsageError(`--limit cannot be ${shown}; it must be a whole number from 0 to ${MOST_SHOWN}.`);
  const columns = columnsOf(args.text("columns"));
  const reading = previewFile(path, { columns, shown, signal });
  const found = await endingDespitePipe(unlessAborted(reading, signal));
  if (terminal.json) terminal.printJson(found);
  else printPreview(found, terminal);
  if (found.questions > 0) return;
  if (terminal.json) throw new ReportedFailure();
  const { name: file, proposedColumns } = found;
  throw new DatasetError(
    `${file} holds no question that can be used.` +
      (proposedColumns === null ? "" : ` Try --columns ${proposedColumns}.`),
    { file },
  );
}

function printPreview(found: DatasetPreview, terminal: Terminal): void {
  const { name, form, columns, questions, databases, extras, notes, first } = found;
  const rows: readonly (readonly [string, string])[] = [
    ["file", name],
    ["questions", String(questions)],
    ["form", form ?? "none that is known"],
    ["columns", columns.join(", ")],
    ["answers", countsInWords(found.answerTypes)],
    ["difficulties", countsInWords(found.difficulties)],
    ["databases", databases.join(", ")],
    ["extras", extras === null ? "" : `${extras.file}: further right answers to ${extras.questions}`],
  ];
  terminal.print(table(rows.filter(([, value]) => value !== "")));
  for (const note of notes) terminal.print(`Note: ${note}`);
  printBadLines(found, terminal);
  for (const question of first) terminal.print(`\n${inWords(question)}`);
}

function printBadLines({ badLines, moreBadLines }: DatasetPreview, terminal: Terminal): void {
  if (badLines.length === 0) return;
  const count = badLines.length + moreBadLines;
  const shown = badLines.slice(0, SHOWN_BAD_LINES);
  terminal.print(`\n${counted(count, "line")} that cannot be used`);
  terminal.print(table(shown.map(({ line, problem }) => [`  line ${line}`, problem])));
  if (count > shown.length) terminal.print(`  … and ${count - shown.length} more`);
}

function inWords(question: DatasetQuestion): string {
  const { id, answerType, text, context, choices, gold, acceptedAnswers } = question;
  return [
    `${id} (${answerType})`,
    ...(context === undefined ? [] : [`  context: ${short(context)}`]),
    `  ${short(text)}`,
    ...choices.map((choice) => `  ${choice.label}) ${short(choice.text)}`),
    `  → ${[gold, ...acceptedAnswers.filter((answer) => answer !== gold)].map(short).join(" | ")}`,
  ].join("\n");
}

function short(text: string): string {
  return shortened(text, SHOWN_CHARACTERS);
}
