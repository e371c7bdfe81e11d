import { SPLIT_ORDERS } from "../../core/evaluation/split.ts";
import { counted } from "../../core/figure-words.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { splitFile } from "../../engine/datasets/split.ts";
import type { Command, CommandContext } from "../command.ts";
import { endingDespitePipe } from "../engine/piped-data.ts";
import { oneOf } from "../given.ts";
import { table } from "../output.ts";
import { UsageError } from "../usage-error.ts";

export const datasetsSplitCommand: Command = {
  name: "datasets split",
  usage: "FILE --out DIR",
  help: "Divide a JSONL file into a development split, about a quarter, and a test split, by the hash of each question's id",
  flags: {
    out: { type: "string", value: "DIR", help: "Folder for NAME.development.jsonl and NAME.test.jsonl" },
    order: {
      type: "string",
      value: SPLIT_ORDERS.join("|"),
      help: "Order of the lines: as in the file (default), or by that hash, a shuffle that everybody gets alike",
    },
  },
  positionals: 1,
  run: split,
};

async function split({ args, terminal, signal }: CommandContext): Promise<void> {
  const [path] = args.positionals;
  const out = args.text("out");
  if (path === undefined || out === undefined)
    throw new UsageError("Write: counterpoint datasets split FILE --out DIR");
  const order = oneOf("order", args.text("order"), SPLIT_ORDERS) ?? "file";
  const splitting = splitFile(withPersonalFolder(path), withPersonalFolder(out), order, signal);
  const files = await endingDespitePipe(splitting);
  if (terminal.json) terminal.printJson({ order, ...files });
  else
    terminal.print(
      table(
        Object.entries(files).map(([name, file]) => [name, counted(file.questions, "question"), file.path]),
      ),
    );
}
