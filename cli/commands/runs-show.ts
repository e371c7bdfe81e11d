import { showRun } from "../../engine/runs/show.ts";
import { openRunStore } from "../../engine/storage/run-store.ts";
import { showSweep } from "../../engine/sweeps/show.ts";
import type { Command, CommandContext } from "../command.ts";
import { namedRun } from "../named-run.ts";
import { printRun, printSweepDetails } from "../run-text.ts";

export const runsShowCommand: Command = {
  name: "runs show",
  usage: "RUN",
  help: "Show a run: its settings, figures and turns; of a sweep its cells",
  flags: {},
  positionals: 1,
  run: show,
};

function show({ args, home, terminal }: CommandContext): Promise<void> {
  const run = namedRun("runs show", args);
  // As in "runs list": no engine is needed to read.
  const store = openRunStore(home);
  try {
    if (store.find(run).kind === "sweep") {
      const details = showSweep(store, run);
      if (terminal.json) terminal.printJson(details);
      else printSweepDetails(details, terminal);
    } else {
      const details = showRun(store, run);
      if (terminal.json) terminal.printJson(details);
      else printRun(details, terminal);
    }
  } finally {
    store.close();
  }
  return Promise.resolve();
}
