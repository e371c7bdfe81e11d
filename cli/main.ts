import { fileURLToPath } from "node:url";
import { CancelledError, ContractError, toErrorRecord } from "../core/errors.ts";
import { nearestNames } from "../core/nearest.ts";
import { installNetworkGate } from "../engine/network/gate.ts";
import { installedVersions } from "../engine/runs/machine.ts";
import { flagForm, parseArguments, type Flags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { COMMAND_NAMES, loadAllCommands, loadCommand } from "./commands/index.ts";
import { keepCompiled } from "./compile-cache.ts";
import { homeFolder } from "./home.ts";
import { writesToTerminal, isPressedAgain } from "./interrupt.ts";
import { errorDocument, openTerminal, table, type Terminal } from "./output.ts";
import { ReportedCancellation, ReportedFailure, UsageError } from "./usage-error.ts";

const COMMON_FLAGS: Flags = {
  json: { type: "boolean", help: "Print exactly one JSON document on standard output" },
  home: {
    type: "string",
    value: "DIR",
    help: "Where everything is kept (else COUNTERPOINT_HOME, else the data folder)",
  },
  help: { type: "boolean", help: "Show this help" },
};

/** Exit codes that scripts depend on. */
const EXIT = { done: 0, failed: 1, wrongUse: 2, cancelled: 130 } as const;

keepCompiled(fileURLToPath(new URL("../node_modules/.cache/counterpoint", import.meta.url)));
process.exitCode = await main(askingForHelp(process.argv.slice(2)));

/** `help COMMAND` and `-h` as `--help`, `help` without a command as that alone; behind `--` a word is itself. */
function askingForHelp(argv: readonly string[]): readonly string[] {
  const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
  const [first, ...rest] = argv.map((word, index) => (word === "-h" && index < end ? "--help" : word));
  if (first === undefined) return [];
  if (first !== "help") return [first, ...rest];
  return rest[0]?.startsWith("--") === true ? ["--help", ...rest] : [...rest, "--help"];
}

async function main(argv: readonly string[]): Promise<number> {
  installNetworkGate();
  const terminal = openTerminal(argv.includes("--json"));
  const signal = interruptSignal();
  outliveOutput(terminal);

  try {
    if (argv[0] === "--version" || argv[0] === "-V") {
      const versions = installedVersions();
      if (terminal.json) terminal.printJson(versions);
      else terminal.print(versions.counterpoint ?? "unknown");
      return EXIT.done;
    }
    if (argv.length === 0 || argv[0] === "--help") {
      terminal.print(await overview());
      return EXIT.done;
    }
    const family = familyOf(argv[0] ?? "");
    if (family.length > 0 && argv[1] === "--help") {
      terminal.print(await familyHelp(family));
      return EXIT.done;
    }
    const { command, rest } = await findCommand(argv);
    const flags = { ...command.flags, ...COMMON_FLAGS };
    const args = parseArguments(rest, flags, command.positionals, command.name.split(" "));
    if (args.on("help")) {
      terminal.print(commandHelp(command, flags));
      return EXIT.done;
    }
    await command.run({ args, home: homeFolder(args.text("home")), terminal, signal });
    return EXIT.done;
  } catch (error) {
    return reportFailure(error, terminal, signal);
  }
}

/** Says why a command did not come to its end, unless it did so itself. Gives the exit code. */
function reportFailure(error: unknown, terminal: Terminal, signal: AbortSignal): number {
  terminal.status("");
  if (error instanceof ReportedFailure) return EXIT.failed;
  if (error instanceof ReportedCancellation) return EXIT.cancelled;
  if (error instanceof CancelledError || signal.aborted) {
    const cancelled = error instanceof CancelledError ? error : new CancelledError();
    if (terminal.json) terminal.printJson(errorDocument(toErrorRecord(cancelled)));
    terminal.note(cancelled.message);
    return EXIT.cancelled;
  }
  const record =
    error instanceof UsageError
      ? { code: "usage", message: error.message, details: {} }
      : toErrorRecord(error);
  if (terminal.json) terminal.printJson(errorDocument(record));
  terminal.note(`counterpoint: ${record.message}`);
  if (record.code === "internal" && error instanceof Error && error.stack !== undefined)
    terminal.note(error.stack);
  return error instanceof UsageError || error instanceof ContractError ? EXIT.wrongUse : EXIT.failed;
}

/** Aborted by Ctrl+C, and when the terminal is closed. A second Ctrl+C does not wait for anything. */
function interruptSignal(): AbortSignal {
  const interrupt = new AbortController();
  let first: number | undefined;
  const stop = (): void => {
    first ??= performance.now();
    interrupt.abort();
  };
  process.on("SIGINT", () => {
    if (first !== undefined && isPressedAgain(first, performance.now())) process.exit(EXIT.cancelled);
    stop();
  });
  process.on("SIGTERM", stop);
  process.on("SIGHUP", writesToTerminal() ? stop : () => undefined);
  return interrupt.signal;
}

/**
 * Whoever reads may have seen enough, as "head" has: what goes on here comes to its end all the same. So it does where its
 * output cannot be written; then it has failed, and says so.
 */
function outliveOutput(terminal: Terminal): void {
  let lost: Error | undefined;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") lost ??= error;
  });
  process.stderr.on("error", () => undefined);
  process.once("beforeExit", () => {
    if (lost === undefined) return;
    const what = `The output cannot be written: ${lost.message}.`;
    terminal.note(`counterpoint: ${what} Make room, or write it elsewhere.`);
    if (process.exitCode === EXIT.done) process.exitCode = EXIT.failed;
  });
}

async function findCommand(argv: readonly string[]): Promise<{ command: Command; rest: readonly string[] }> {
  for (const words of [2, 1]) {
    const command = await loadCommand(argv.slice(0, words).join(" "));
    if (command !== undefined) return { command, rest: argv.slice(words) };
  }
  const [first = ""] = argv;
  if (first.startsWith("--") && Object.hasOwn(COMMON_FLAGS, first.slice(2).split("=")[0] ?? ""))
    throw new UsageError(
      `"${first}" stands before a command; flags stand behind it: counterpoint COMMAND ${first}. ` +
        `"counterpoint --help" lists the commands.`,
    );
  const family = familyOf(first);
  if (family.length > 0) throw new UsageError(`"${first}" needs one of: ${family.join(", ")}.`);
  const [nearest] = nearestNames(
    first,
    COMMAND_NAMES.map((name) => name.split(" ")[0] ?? name),
  );
  const suggestion = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  throw new UsageError(`There is no command "${first}".${suggestion} "counterpoint --help" lists them.`);
}

/** The commands whose names begin with this word and go on: `models list`, … */
function familyOf(word: string): readonly string[] {
  return COMMAND_NAMES.filter((name) => name.startsWith(`${word} `));
}

async function overview(): Promise<string> {
  return [
    "Counterpoint: several agents on one local model examine each other's reasoning. Nothing leaves the machine.",
    "",
    listed(await loadAllCommands()),
  ].join("\n");
}

async function familyHelp(names: readonly string[]): Promise<string> {
  return listed((await loadAllCommands()).filter(({ name }) => names.includes(name)));
}

function listed(commands: readonly Command[]): string {
  const rows = commands.map(({ name, usage, help }) => [`  ${name} ${usage}`.trimEnd(), help]);
  return [table(rows), "", '"counterpoint COMMAND --help" shows the flags of a command.'].join("\n");
}

function commandHelp({ name, usage, help }: Command, flags: Flags): string {
  const shown = Object.entries(flags).filter(([, { hidden }]) => hidden !== true);
  const rows = shown.map(([flag, form]) => [`  ${flagForm(flag, form)}`, form.help]);
  return [`counterpoint ${name} ${usage}`.trimEnd(), "", help, "", table(rows)].join("\n");
}
