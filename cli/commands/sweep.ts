import type { SweepEstimate } from "../../engine/contract/estimates.ts";
import { PRACTICE } from "../../engine/contract/limits.ts";
import type { SweepRequest } from "../../engine/contract/requests.ts";
import type { ParsedArguments } from "../arguments.ts";
import type { Command, CommandContext } from "../command.ts";
import { DATA_FLAGS, dataRequest } from "../data-flags.ts";
import { followRun } from "../engine/follow-run.ts";
import { withOwnPaths } from "../engine/own-paths.ts";
import { withPipedData } from "../engine/piped-data.ts";
import { withEngine } from "../engine/with-engine.ts";
import { given } from "../given.ts";
import { gridExample, readGrid, refuseSecondName, refuseSetAndVaried, searchOf } from "../grid.ts";
import { printReport } from "../reports.ts";
import { isKept, RUN_FLAGS, runRequest } from "../run-flags.ts";
import { sweepProgress } from "../sweep-progress.ts";
import { planLine, printPlan } from "../sweep-text.ts";

export const sweepCommand: Command = {
  name: "sweep",
  usage: "--data FILE --grid JSON",
  help: "Answer the questions of a dataset with many settings, and compare them",
  flags: {
    ...DATA_FLAGS,
    ...RUN_FLAGS,
    experience: { type: "string", hidden: true, help: "Refused: the cells would learn from each other" },
    grid: {
      type: "string",
      value: "JSON",
      help: `Values by option, e.g. ${gridExample()}; "strategy" and "model" can be varied too`,
    },
    repeats: {
      type: "string",
      value: "R",
      help: "Run every cell so often, each time with another seed (default 1)",
    },
    search: {
      type: "string",
      value: "grid|random|halving",
      help: "All cells (default), some drawn at random, or stop the hopeless ones early",
    },
    samples: { type: "string", value: "K", help: "Cells that the random search, or halving, draws" },
    eta: { type: "string", value: "E", help: "Halving keeps the best one in E cells (default 2)" },
    first: {
      type: "string",
      value: "Q",
      help: "Questions before halving compares for the first time (default 10)",
    },
    "dry-run": { type: "boolean", help: "Tell calls, tokens and time; start nothing" },
  },
  positionals: 0,
  run: sweep,
};

async function sweep({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const requestTo = await withPipedData(await withOwnPaths(sweepRequest(args)), signal);
  const kept = isKept(args);
  await withEngine({ home, terminal, signal, store: kept }, async (engine) => {
    const planned = () =>
      engine.use(async (client) => client.runs.planSweep(await requestTo(client), { signal }));
    if (args.on("dry-run")) {
      const plan = await planned();
      if (terminal.json) terminal.printJson(plan);
      else printPlan(plan, { home, terminal });
      return;
    }
    const plan = terminal.json ? null : await expected(planned, signal);
    if (plan !== null) terminal.note(terminal.style("dim", planLine(plan, home)));
    const report = await followRun(engine, {
      begin: async (client) => client.runs.sweep(await requestTo(client)),
      onMessage: sweepProgress(terminal),
      signal,
      home,
    });
    printReport(report, { home, terminal, kept });
  });
}

/** What a sweep that is about to begin will take; null where that cannot be told: the sweep itself then says why. */
async function expected(
  planned: () => Promise<SweepEstimate>,
  signal: AbortSignal,
): Promise<SweepEstimate | null> {
  try {
    return await planned();
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function sweepRequest(args: ParsedArguments): SweepRequest {
  const varied = readGrid(args.text("grid"));
  const { strategies, models, grid } = varied;
  refuseSecondName(args);
  const { strategy, options, model, ...common } = runRequest(args);
  refuseSetAndVaried({ ...options, ...given("strategy", strategy), ...given("model", model) }, varied);
  return {
    ...common,
    ...dataRequest("sweep", args),
    // Of several methods, an option is for those that have it.
    ...(strategies === null
      ? { methods: [{ ...given("strategy", strategy), options }], grid }
      : {
          methods: strategies.map((id) => ({ strategy: id })),
          grid: {
            ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, [value]])),
            ...grid,
          },
        }),
    models: models ?? [model ?? PRACTICE],
    search: searchOf(args),
    ...given("repeats", args.number("repeats")),
  };
}
