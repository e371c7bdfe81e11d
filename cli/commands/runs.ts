import type { LiveMessage } from "../../engine/contract/live.ts";
import type { RunKind, SweepDetails } from "../../engine/contract/reports.ts";
import type { RunDetails, RunListing, RunSummary } from "../../engine/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { evalProgress } from "../eval-progress.ts";
import { observationLine } from "../../core/observation-text.ts";
import { liveView, warningsView } from "../live-view.ts";
import { followRun } from "../engine/follow-run.ts";
import { withEngine } from "../engine/with-engine.ts";
import { openLocalEngine } from "../local-engine.ts";
import { percent, table, type Terminal } from "../output.ts";
import { experienceText, printReport } from "../reports.ts";
import { sweepProgress } from "../sweep-progress.ts";
import { printSweep } from "../sweep-text.ts";
import { UsageError } from "../usage-error.ts";

export const runsCommands: readonly Command[] = [
  {
    name: "runs list",
    usage: "",
    help: "List stored runs, newest first",
    flags: {},
    positionals: 0,
    run: list,
  },
  {
    name: "runs show",
    usage: "RUN",
    help: "Show a run: its settings, figures and turns",
    flags: {},
    positionals: 1,
    run: show,
  },
  {
    name: "runs resume",
    usage: "RUN",
    help: "Go on with a run that was paused or interrupted; finished turns are kept",
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

async function list({ home, terminal }: CommandContext): Promise<void> {
  const { client, close } = await openLocalEngine(home);
  try {
    const runs = (await client.runs.list()).map(summary);
    if (terminal.json) {
      terminal.printJson(runs);
    } else if (runs.length === 0) {
      terminal.print("No runs yet.");
    } else {
      terminal.print(
        table(
          runs.map((run) => [
            run.run,
            run.started.slice(0, 16).replace("T", " "),
            run.kind,
            run.strategy,
            run.model,
            run.data ?? "–",
            `${run.done}/${run.questions}`,
            run.state,
          ]),
        ),
      );
    }
  } finally {
    await close();
  }
}

/** What scripts are given of a run in the list. */
function summary({
  run,
  kind,
  strategy,
  model,
  data,
  state,
  done,
  questions,
  started,
}: RunListing): RunSummary {
  return { run, kind, strategy, model, data, state, done, questions, started };
}

function namedRun(command: string, { positionals }: CommandContext["args"]): string {
  const [run] = positionals;
  if (run !== undefined) return run;
  throw new UsageError(`Name a run: counterpoint ${command} RUN. "runs list" names them.`);
}

async function resume({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const run = namedRun("runs resume", args);
  await withEngine({ home, terminal, signal }, async (engine) => {
    const listed = await engine.use((client) => client.runs.list());
    const report = await followRun(engine, {
      begin: (client) => client.runs.resume({ run }),
      onMessage: progress(listed.find((listing) => listing.run === run)?.kind, terminal),
      signal,
    });
    printReport(report, terminal);
  });
}

function progress(kind: RunKind | undefined, terminal: Terminal): (message: LiveMessage) => void {
  if (kind === "ask") return terminal.json ? warningsView(terminal) : liveView(terminal);
  return kind === "sweep" ? sweepProgress(terminal) : evalProgress(terminal);
}

async function remove({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const run = namedRun("runs delete", args);
  await withEngine({ home, terminal, signal }, (engine) =>
    engine.use((client) => client.runs.erase({ run })),
  );
  if (terminal.json) terminal.printJson({ run, deleted: true });
  else terminal.print(`The run ${run} is erased.`);
}

async function show({ args, home, terminal }: CommandContext): Promise<void> {
  const id = namedRun("runs show", args);
  const { client, close } = await openLocalEngine(home);
  try {
    const listed = await client.runs.list();
    if (listed.find(({ run }) => run === id)?.kind === "sweep") {
      const details = await client.runs.showSweep({ run: id });
      if (terminal.json) terminal.printJson(details);
      else printSweepDetails(details, terminal);
      return;
    }
    const details = await client.runs.show({ run: id });
    if (terminal.json) terminal.printJson(details);
    else printRun(details, terminal);
  } finally {
    await close();
  }
}

function printSweepDetails(
  { run, state, started, error, warnings, report, manifest }: SweepDetails,
  terminal: Terminal,
) {
  const { data, plan } = manifest;
  terminal.print(`${run} · sweep · ${state} · started ${started}`);
  terminal.print(
    `${plan.cells.length} cells × ${plan.repeats} on ${data.file} (${data.questions} questions), seed ${manifest.seed}`,
  );
  if (error !== null) terminal.print(terminal.style("red", error.message));
  for (const warning of warnings) terminal.print(terminal.style("yellow", warning));
  printSweep(report, terminal);
}

function printRun(details: RunDetails, terminal: Terminal): void {
  const { manifest, report, transcripts } = details;
  const options = Object.entries(manifest.options).map(([name, value]) => `${name} ${value}`);
  terminal.print(`${details.run} · ${details.kind} · ${details.state} · started ${details.started}`);
  terminal.print(
    `${manifest.strategy} (${options.join(", ")}) on ${manifest.model.name}, seed ${manifest.seed}, prompts ${manifest.promptSet}`,
  );
  if (details.error !== null) terminal.print(terminal.style("red", details.error.message));
  for (const warning of details.warnings) terminal.print(terminal.style("yellow", warning));
  if (report !== null && "accuracy" in report && report.accuracy !== null && report.interval !== null) {
    const [low, high] = report.interval.map(percent);
    terminal.print(
      `${percent(report.accuracy)} right: ${report.correct} of ${report.questions} (95 % interval ${low} to ${high})`,
    );
  }
  if (report !== null && "experience" in report && report.experience !== null)
    terminal.print(`\n${experienceText(report.experience)}`);
  for (const { asked, turns, observations, result, error } of transcripts) {
    terminal.print("");
    terminal.print(terminal.style("bold", `${asked.id}: ${asked.text}`));
    for (let issued = 0; issued <= turns.length; issued++) {
      for (const { after, path, observation } of observations) {
        const line = after === issued ? observationLine(observation) : null;
        if (line !== null) terminal.print(terminal.style("yellow", `→ ${path}: ${line}`));
      }
      const turn = turns[issued];
      if (turn === undefined) break;
      terminal.print(terminal.style("dim", `${turn.path} · ${turn.role}`));
      terminal.print((turn.finished?.text ?? "(not finished)").replace(/^/gm, "   "));
    }
    if (error !== null) terminal.print(terminal.style("red", `failed: ${error.message}`));
    if (result !== null) {
      const mark = result.correct === null ? "" : result.correct ? " · right" : " · wrong";
      terminal.print(terminal.style("bold", `= ${result.answer ?? "unanswered"}${mark}`));
    }
  }
}
