import { counted } from "../../core/figure-words.ts";
import { nearestNames } from "../../core/nearest.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { DEFAULT_REPOSITORY } from "../../engine/contract/experience.ts";
import { MAX_IMPORT_BYTES } from "../../engine/contract/limits.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { ASKED } from "../../engine/runs/ask.ts";
import type { Flags, ParsedArguments } from "../arguments.ts";
import type { Command, CommandContext } from "../command.ts";
import { withEngine } from "../engine/with-engine.ts";
import { offered } from "../home.ts";
import { withLocalEngine } from "../local-engine.ts";
import { isASweep, namedRun } from "../named-run.ts";
import {
  addedText,
  experienceTable,
  noneYet,
  printProbe,
  repositoriesText,
  statsTable,
} from "../repository-text.ts";
import { UsageError } from "../usage-error.ts";
import { readText } from "../utf8.ts";

const REPOSITORY_FLAG: Flags = {
  experience: { type: "string", value: "NAME", help: `The repository (default "${DEFAULT_REPOSITORY}")` },
};

export const experienceCommands: readonly Command[] = [
  {
    name: "experience list",
    usage: "",
    help: "List the experiences of a repository, newest first",
    flags: REPOSITORY_FLAG,
    positionals: 0,
    run: (context) => reading(context, list),
  },
  {
    name: "experience search",
    usage: '"TASK"',
    help: "Show which stored tasks are most like a task, and how unusual it is among them (z)",
    flags: REPOSITORY_FLAG,
    positionals: 1,
    run: (context) => reading(context, search),
  },
  {
    name: "experience add",
    usage: "RUN",
    help: "Store the solution of a run that you find good",
    flags: {
      ...REPOSITORY_FLAG,
      question: { type: "string", value: "ID", help: "Which question of an evaluation" },
    },
    positionals: 1,
    run: (context) => changing(context, add),
  },
  {
    name: "experience remove",
    usage: "ID",
    help: "Erase an experience, or with --all every one of a repository",
    flags: {
      all: { type: "boolean", help: "Erase all experiences of the repository that --experience names" },
      experience: { type: "string", value: "NAME", help: "The repository that --all empties" },
    },
    positionals: 1,
    run: (context) => changing(context, remove),
  },
  {
    name: "experience stats",
    usage: "",
    help: "Show where a repository's experiences come from and how alike they are",
    flags: REPOSITORY_FLAG,
    positionals: 0,
    run: (context) => reading(context, stats),
  },
  {
    name: "experience export",
    usage: "",
    help: "Print a repository as JSONL, one experience a line",
    flags: REPOSITORY_FLAG,
    positionals: 0,
    run: (context) => reading(context, exportAll),
  },
  {
    name: "experience import",
    usage: "FILE",
    help: "Add the experiences of a file that export wrote; known ones are left out",
    flags: REPOSITORY_FLAG,
    positionals: 1,
    run: importFile,
  },
];

/** A command's work on an open engine. */
type Work = (client: EngineClient, context: CommandContext) => Promise<void>;

/** In the process that holds the home: what is removed in its window can still be taken back there. */
function changing(context: CommandContext, work: Work): Promise<void> {
  return withEngine(context, (engine) => engine.use((client) => work(client, context)));
}

function reading(context: CommandContext, work: Work): Promise<void> {
  const { home, signal } = context;
  return withLocalEngine(home, (client) => work(client, context), { signal });
}

async function list(client: EngineClient, { args, terminal }: CommandContext): Promise<void> {
  const repository = await knownRepository(client, args);
  const experiences = await client.experience.list({ repository });
  if (terminal.json) terminal.printJson(experiences);
  else if (experiences.length > 0) terminal.print(experienceTable(experiences));
  else terminal.print(`${noneYet(repository)} ${repositoriesText(await client.experience.repositories())}`);
}

async function search(client: EngineClient, { args, terminal }: CommandContext): Promise<void> {
  const task = args.first('Write the task in quotes: counterpoint experience search "How many …?"');
  const repository = await knownRepository(client, args);
  const probe = await client.experience.probe({ repository, task });
  if (terminal.json) terminal.printJson(probe);
  else if (probe.stored === 0) terminal.print(noneYet(repository));
  else printProbe(probe, terminal);
}

async function add(client: EngineClient, { args, home, terminal }: CommandContext): Promise<void> {
  const run = namedRun("experience add", { args, home });
  const question = await meantQuestion(client, run, { args, home });
  const added = await client.experience.add({ repository: repositoryOf(args), run, question });
  if (terminal.json) terminal.printJson(added);
  else terminal.print(addedText(added));
}

async function remove(client: EngineClient, context: CommandContext): Promise<void> {
  const { args, home, terminal } = context;
  if (args.on("all")) {
    await removeAll(client, context);
    return;
  }
  if (args.text("experience") !== undefined) {
    throw new UsageError(
      "An experience is found by its ID, in whichever repository it is: leave out --experience. To empty that repository, add --all.",
    );
  }
  const id = args.first(
    `Name an experience: counterpoint experience remove ID. Experiences are listed by: ${offered("experience list", home)}`,
  );
  await client.experience.remove({ id });
  if (terminal.json) {
    terminal.printJson({ id, removed: true });
    return;
  }
  terminal.print(`The experience ${id} is removed; its text is erased ${ERASED_WHEN}.`);
  terminal.note(CANNOT_BE_UNDONE);
}

/** Empties a repository, which has to be named: a default would be one slip of the pen from losing everything. */
async function removeAll(client: EngineClient, { args, home, terminal }: CommandContext): Promise<void> {
  if (args.positionals.length > 0 || args.text("experience") === undefined) {
    throw new UsageError(
      "--all empties a whole repository, and needs its name and no ID: " +
        offered("experience remove --all --experience NAME", home),
    );
  }
  const repository = await knownRepository(client, args);
  const { experiences } = await client.experience.removeAll({ repository });
  if (terminal.json) {
    terminal.printJson({ repository, removed: experiences });
    return;
  }
  terminal.print(
    `The repository "${repository}" is empty: ${counted(experiences, "experience")} removed, whose texts are erased ${ERASED_WHEN}.`,
  );
  terminal.note(CANNOT_BE_UNDONE);
}

const ERASED_WHEN = "within ten seconds, or when the runs that go on have ended";

const CANNOT_BE_UNDONE =
  'This cannot be undone. "experience export" before a removal writes a copy that "import" takes back.';

async function stats(client: EngineClient, { args, terminal }: CommandContext): Promise<void> {
  const repository = await knownRepository(client, args);
  const figures = await client.experience.stats({ repository });
  if (terminal.json) terminal.printJson(figures);
  else terminal.print(statsTable(figures));
}

async function exportAll(client: EngineClient, { args, terminal }: CommandContext): Promise<void> {
  const file = await client.experience.export({ repository: await knownRepository(client, args) });
  if (terminal.json) terminal.printJson(file);
  else if (file.content !== "") terminal.printFile(file.content);
}

/** Its file is read before the home is taken: a pipe may give nothing for long. */
async function importFile(context: CommandContext): Promise<void> {
  const { args, terminal, signal } = context;
  const path = withPersonalFolder(args.first("Name a file: counterpoint experience import FILE"));
  const repository = repositoryOf(args);
  const text = await readText(path, MAX_IMPORT_BYTES, "file", signal);
  await changing(context, async (client) => {
    const report = await client.experience.import({ repository, text }, { signal });
    if (terminal.json) terminal.printJson(report);
    else terminal.print(`${report.added} added to "${repository}", ${report.known} known already.`);
  });
}

function repositoryOf(args: ParsedArguments): string {
  return args.text("experience") ?? DEFAULT_REPOSITORY;
}

/** The repository that the flag names; one that does not exist is a slip of the pen. */
async function knownRepository(client: EngineClient, args: ParsedArguments): Promise<string> {
  const repository = repositoryOf(args);
  const listed = await client.experience.repositories();
  const names = listed.map(({ name }) => name);
  if (repository === DEFAULT_REPOSITORY || names.includes(repository)) return repository;
  const [nearest] = nearestNames(repository, names);
  const meant = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  throw new UsageError(
    `There is no experience repository "${repository}".${meant} ${repositoriesText(listed)}`,
  );
}

/**
 * The question that is named, else the only one of a run.
 * @throws UsageError for a sweep, and where an evaluation's question is not named
 */
async function meantQuestion(
  client: EngineClient,
  run: string,
  { args, home }: Pick<CommandContext, "args" | "home">,
): Promise<string> {
  const question = args.text("question");
  const [found] = await client.runs.find({ runs: [run] });
  if (found?.kind === "sweep")
    throw new UsageError(isASweep(run, "Name one of those, and its question with --question ID.", home));
  if (found?.kind === "eval" && question === undefined)
    throw new UsageError(`The run ${run} is an evaluation; say which question is meant with --question ID.`);
  return question ?? ASKED;
}
