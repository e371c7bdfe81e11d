import { ContractError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import { bytesInWords } from "../../core/figure-words.ts";
import type { RunDetails } from "../../engine/contract/reports.ts";
import { readQuestion, showOutline, showRun } from "../../engine/runs/show.ts";
import { openRunStoreToRead, type RunStore } from "../../engine/storage/run-store.ts";
import { showSweep } from "../../engine/sweeps/show.ts";
import type { Command, CommandContext } from "../command.ts";
import { isASweep, namedRun } from "../named-run.ts";
import { printQuestions, printRun, printSweepDetails } from "../run-text.ts";
import { shownQuestions } from "../shown-questions.ts";
import { UsageError } from "../usage-error.ts";

/** Of a run that is printed as JSON: indented it takes up to twice as much, and a text has at most 2²⁹ characters. */
const MOST_BYTES = 200_000_000;

export const runsShowCommand: Command = {
  name: "runs show",
  usage: "RUN",
  help: "Show a run: its settings, figures and turns; of a sweep its cells",
  flags: {
    question: { type: "string", value: "ID", help: "This question alone; may be repeated" },
    wrong: { type: "boolean", help: "The questions alone whose answer is wrong or missing" },
    figures: { type: "boolean", help: "Settings and figures alone, without the questions" },
  },
  positionals: 1,
  run: show,
};

function show({ args, home, terminal }: CommandContext): Promise<void> {
  const run = namedRun("runs show", { args, home });
  const choosing = args.texts("question").length > 0 || args.on("wrong");
  if (choosing && args.on("figures"))
    throw new UsageError("--figures shows no question: leave it out, or --question and --wrong.");
  // As in "runs list": no engine is needed to read.
  const store = openRunStoreToRead(home);
  try {
    if (store.find(run).kind === "sweep") {
      if (choosing) throw new UsageError(isASweep(run, "Show the questions of one of those.", home));
      const details = showSweep(store, run);
      if (terminal.json) terminal.printJson(details);
      else printSweepDetails(details, manifestsOf(store, run), { home, terminal });
    } else if (choosing) {
      const details = chosenOf(store, run, { args, home });
      if (terminal.json) terminal.printJson(details);
      else printQuestions(details, terminal);
    } else {
      if (terminal.json && !args.on("figures")) requirePrintable(store, run);
      const details = args.on("figures") ? figuresOnly(store, run) : showRun(store, run);
      if (terminal.json) terminal.printJson(details);
      else printRun(details, terminal);
    }
  } finally {
    store.close();
  }
  return Promise.resolve();
}

/** @throws ContractError if the JSON of a run could be too long for one text */
export function requirePrintable(store: Pick<RunStore, "bytes">, run: string): void {
  const bytes = store.bytes(run);
  if (bytes <= MOST_BYTES) return;
  throw new ContractError(
    `What was said in ${run} takes ${bytesInWords(bytes)}, more than the ${bytesInWords(MOST_BYTES)} that are printed as one ` +
      "JSON document. Leave the questions out with --figures, or name some with --question ID.",
    { run },
  );
}

/** Of the first repeat of each cell of a sweep that has begun: the others differ from it in their seed alone. */
function manifestsOf(store: RunStore, sweep: string): readonly RunManifest[] {
  const firsts = store.cellRuns(sweep).filter(({ repeat }) => repeat === 0);
  return firsts.map(({ run }) => store.manifest(run));
}

/** A run with the chosen questions alone: what was said about the others is not read. */
function chosenOf(
  store: RunStore,
  run: string,
  { args, home }: Pick<CommandContext, "args" | "home">,
): RunDetails {
  const outline = showOutline(store, run);
  const wanted = { ids: args.texts("question"), onlyWrong: args.on("wrong") };
  const chosen = shownQuestions(outline, wanted, home);
  const transcripts = chosen.map((question) => {
    const { turns, observations } = readQuestion(store, run, question.id).question;
    return { ...question, turns, observations };
  });
  return { ...outline, transcripts };
}

function figuresOnly(store: RunStore, run: string): RunDetails {
  return { ...showOutline(store, run), transcripts: [] };
}
