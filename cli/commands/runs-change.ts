import type { LiveMessage } from "../../engine/contract/live.ts";
import type { RunKind } from "../../engine/contract/reports.ts";
import type { Command, CommandContext } from "../command.ts";
import { followRun } from "../engine/follow-run.ts";
import { withEngine } from "../engine/with-engine.ts";
import { evalProgress } from "../eval-progress.ts";
import { liveView, warningsView } from "../live-view.ts";
import { namedRun } from "../named-run.ts";
import type { Terminal } from "../output.ts";
import { printReport } from "../reports.ts";
import { sweepProgress } from "../sweep-progress.ts";
import { noteTrust } from "../trust.ts";

export const runsChangeCommands: readonly Command[] = [
  {
    name: "runs resume",
    usage: "RUN",
    help: "Go on with a run that was paused, stopped or interrupted; finished turns are kept",
    flags: {},
    positionals: 1,
    run: resume,
  },
  {
    name: "runs delete",
    usage: "RUN",
    help: "Erase a run from the disk at once; this cannot be undone",
    flags: {},
    positionals: 1,
    run: remove,
  },
];

async function resume({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const run = namedRun("runs resume", { args, home });
  await withEngine({ home, terminal, signal }, async (engine) => {
    const listed = await engine.use((client) => client.runs.list());
    const report = await followRun(engine, {
      begin: (client) => client.runs.resume({ run }),
      onMessage: progress(listed.find((listing) => listing.run === run)?.kind, terminal),
      signal,
      home,
    });
    printReport(report, { home, terminal });
    await noteTrust(engine, report, terminal);
  });
}

function progress(kind: RunKind | undefined, terminal: Terminal): (message: LiveMessage) => void {
  if (kind === "ask") return terminal.json ? warningsView(terminal) : liveView(terminal);
  return kind === "sweep" ? sweepProgress(terminal) : evalProgress(terminal);
}

async function remove({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const run = namedRun("runs delete", { args, home });
  await withEngine({ home, terminal, signal }, (engine) =>
    engine.use((client) => client.runs.erase({ run })),
  );
  if (terminal.json) terminal.printJson({ run, deleted: true });
  else terminal.print(`The run ${run} is erased.`);
}
