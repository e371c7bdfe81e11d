import { ANSWER_TYPES, type Choice } from "../../core/question.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { readChoiceList } from "../../engine/datasets/choice-list.ts";
import type { Command, CommandContext } from "../command.ts";
import { noteEstimate } from "../estimate.ts";
import { followRun } from "../engine/follow-run.ts";
import { withOwnPaths } from "../engine/own-paths.ts";
import { withEngine } from "../engine/with-engine.ts";
import { liveView, warningsView } from "../live-view.ts";
import { given, oneOf } from "../given.ts";
import { printReport } from "../reports.ts";
import { isKept, RUN_FLAGS, runRequest } from "../run-flags.ts";
import { noteTrust } from "../trust.ts";
import { UsageError } from "../usage-error.ts";
import { readText } from "../utf8.ts";

const EXAMPLE = 'counterpoint ask "How many …?"';

/** More than any context window holds, in any script. */
const MAX_CONTEXT_BYTES = 4_000_000;

export const askCommand: Command = {
  name: "ask",
  usage: '"QUESTION"',
  help: "Ask one question and watch the agents answer it",
  flags: {
    ...RUN_FLAGS,
    "answer-type": {
      type: "string",
      value: "T",
      help: `Kind of answer: ${ANSWER_TYPES.join(", ")} (default: choice or sql where options or a database are given, number where it asks how many or how much, else text)`,
    },
    choices: { type: "string", value: '"A) …;B) …"', help: "Options of a multiple-choice question" },
    context: { type: "string", value: "FILE", help: "Text file with a passage that the question is about" },
    database: { type: "string", value: "FILE", help: "SQLite file that an SQL question is about; only read" },
  },
  positionals: 1,
  run: ask,
};

async function ask({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const question = args.first(`Write the question in quotes: ${EXAMPLE}`);
  if (question === "-") throw new UsageError(`"-" is no question. Write it itself, in quotes: ${EXAMPLE}`);
  const request = await withOwnPaths({
    ...runRequest(args),
    question,
    ...given("answerType", oneOf("answer-type", args.text("answer-type"), ANSWER_TYPES)),
    ...given("choices", parseChoices(args.text("choices"))),
    ...given("context", await readContext(args.text("context"), signal)),
    ...given("database", args.text("database")),
  });
  const kept = isKept(args);
  await withEngine({ home, terminal, signal, store: kept }, async (engine) => {
    if (!terminal.json) {
      const estimate = await engine.use((client) => client.runs.estimate(request, { signal }));
      noteEstimate(estimate, { home, terminal });
    }
    const report = await followRun(engine, {
      begin: (client) => client.runs.ask(request),
      onMessage: terminal.json ? warningsView(terminal) : liveView(terminal),
      signal,
      home,
    });
    printReport(report, { home, terminal, kept });
    await noteTrust(engine, report, terminal);
  });
}

/** `A) bank;B) library` as choices; labels may be followed by `)`, `.` or `:`. */
function parseChoices(text: string | undefined): readonly Choice[] | undefined {
  if (text === undefined) return undefined;
  const choices = readChoiceList(text);
  if (typeof choices === "string")
    throw new UsageError(`--choices needs "A) …;B) …"; "${choices}" has no label.`);
  if (choices.length === 0) throw new UsageError('--choices is empty; it needs "A) …;B) …".');
  return choices;
}

async function readContext(path: string | undefined, signal: AbortSignal): Promise<string | undefined> {
  if (path === undefined) return undefined;
  return readText(withPersonalFolder(path), MAX_CONTEXT_BYTES, "context file", signal);
}
