import { existsSync } from "node:fs";
import { reasonOf, StorageError } from "../../core/errors.ts";
import { bytesInWords } from "../../core/figure-words.ts";
import { nearestNames } from "../../core/nearest.ts";
import type { ExportedFile, ExportFormat } from "../../engine/contract/exported-file.ts";
import { EXPORT_FORMATS } from "../../engine/contract/limits.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { writeNamedFile } from "../../engine/storage/atomic-file.ts";
import type { ParsedArguments } from "../arguments.ts";
import type { Command, CommandContext } from "../command.ts";
import { withLocalEngine } from "../local-engine.ts";
import { runsListed } from "../named-run.ts";
import type { Terminal } from "../output.ts";
import { UsageError } from "../usage-error.ts";

export const runsExportCommand: Command = {
  name: "runs export",
  usage: "RUN",
  help: "Write a run or a sweep as a file, without the folders of this machine",
  flags: {
    format: { type: "string", value: "FORMAT", help: `One of ${EXPORT_FORMATS.join(", ")}` },
    out: { type: "string", value: "FILE", help: "Where to write it (default, also as -: standard output)" },
    force: { type: "boolean", help: "Write over a file that is there already" },
  },
  positionals: 1,
  run: exportRun,
};

/** Not for a screen. */
const BINARY_FORMATS: readonly ExportFormat[] = ["parquet"];

async function exportRun({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const run = args.first(`Name a run: counterpoint runs export RUN --format html. ${runsListed(home)}`);
  const format = formatOf(args);
  const out = outputOf(args, format, terminal);
  const file = await withLocalEngine(home, (client) => client.runs.export({ run, format }), { signal });
  if (out === undefined) terminal.printFile(file.content);
  else await write(file, format, out, terminal);
}

function formatOf(args: ParsedArguments): ExportFormat {
  const given = args.text("format");
  const formats = EXPORT_FORMATS.join(", ");
  if (given === undefined) throw new UsageError(`Name a format with --format: ${formats}.`);
  const known = EXPORT_FORMATS.find((format) => format === given);
  if (known !== undefined) return known;
  const [nearest] = nearestNames(given, EXPORT_FORMATS);
  throw new UsageError(
    `There is no format "${given}". ${nearest === undefined ? `There are ${formats}.` : `Did you mean "${nearest}"?`}`,
  );
}

/** The file to write; undefined for standard output. @throws UsageError if it may not be written */
function outputOf(args: ParsedArguments, format: ExportFormat, { json }: Terminal): string | undefined {
  const given = args.text("out");
  const out = given === undefined || given === "-" ? undefined : withPersonalFolder(given);
  if (out === undefined) {
    if (BINARY_FORMATS.includes(format))
      throw new UsageError(`${format} is not for a screen: name a file with --out FILE.`);
    if (json) throw new UsageError("--json tells what was written: name a file with --out FILE.");
  } else if (existsSync(out) && !args.on("force")) {
    throw new UsageError(`"${out}" is there already. Name another file, or write over it with --force.`);
  }
  return out;
}

async function write(
  { content, encoding }: ExportedFile,
  format: ExportFormat,
  file: string,
  terminal: Terminal,
): Promise<void> {
  const data = Buffer.from(content, encoding);
  try {
    await writeNamedFile(file, data);
  } catch (error) {
    throw new StorageError(
      `"${file}" cannot be written: ${reasonOf(error)}. Name another file.`,
      { file },
      { cause: error },
    );
  }
  if (terminal.json) terminal.printJson({ file, format, bytes: data.length });
  else terminal.print(`${file}: ${bytesInWords(data.length)}, ${format}`);
}
