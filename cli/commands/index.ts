import type { Command } from "../command.ts";

/** Commands that are in one file, by their names. */
interface CommandFile {
  readonly names: readonly string[];
  readonly load: () => Promise<readonly Command[]>;
}

// Each file is loaded when one of its commands is called: listing runs should not wait for what runs them.
const FILES: readonly CommandFile[] = [
  { names: ["ask"], load: async () => [(await import("./ask.ts")).askCommand] },
  { names: ["eval"], load: async () => [(await import("./eval.ts")).evalCommand] },
  { names: ["sweep"], load: async () => [(await import("./sweep.ts")).sweepCommand] },
  {
    names: ["strategies list", "strategies show", "strategies edit"],
    load: async () => (await import("./strategies.ts")).strategiesCommands,
  },
  { names: ["datasets preview"], load: async () => (await import("./datasets.ts")).datasetsCommands },
  {
    names: ["datasets split"],
    load: async () => [(await import("./datasets-split.ts")).datasetsSplitCommand],
  },
  {
    names: ["models list", "models inspect", "models add", "models fetch", "models bench"],
    load: async () => (await import("./models.ts")).modelsCommands,
  },
  { names: ["runs list"], load: async () => [(await import("./runs-list.ts")).runsListCommand] },
  { names: ["runs show"], load: async () => [(await import("./runs-show.ts")).runsShowCommand] },
  {
    names: ["runs resume", "runs delete"],
    load: async () => (await import("./runs-change.ts")).runsChangeCommands,
  },
  { names: ["runs compare"], load: async () => [(await import("./runs-compare.ts")).runsCompareCommand] },
  { names: ["runs analyse"], load: async () => [(await import("./runs-analyse.ts")).runsAnalyseCommand] },
  { names: ["runs export"], load: async () => [(await import("./runs-export.ts")).runsExportCommand] },
  {
    names: ["list", "search", "add", "remove", "stats", "export", "import"].map(
      (name) => `experience ${name}`,
    ),
    load: async () => (await import("./experience.ts")).experienceCommands,
  },
  { names: ["similarity"], load: async () => [(await import("./similarity.ts")).similarityCommand] },
  { names: ["doctor"], load: async () => [(await import("./doctor.ts")).doctorCommand] },
  { names: ["serve"], load: async () => [(await import("./serve.ts")).serveCommand] },
];

/** As they are called, in the order of the help. */
export const COMMAND_NAMES: readonly string[] = FILES.flatMap(({ names }) => names);

/** Undefined if there is no such command. */
export async function loadCommand(name: string): Promise<Command | undefined> {
  const file = FILES.find(({ names }) => names.includes(name));
  return (await file?.load())?.find((command) => command.name === name);
}

export async function loadAllCommands(): Promise<readonly Command[]> {
  return (await Promise.all(FILES.map(({ load }) => load()))).flat();
}
