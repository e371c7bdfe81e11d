import { openEngine, type RunDetails } from "../../engine/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { observationLine } from "../live-view.ts";
import { percent, table, type Terminal } from "../output.ts";
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
];

async function list({ home, terminal }: CommandContext): Promise<void> {
  const engine = await openEngine({ home });
  try {
    const runs = engine.listRuns();
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
    await engine.close();
  }
}

async function show({ args, home, terminal }: CommandContext): Promise<void> {
  const [id] = args.positionals;
  if (id === undefined)
    throw new UsageError('Name a run: counterpoint runs show RUN. "runs list" names them.');
  const engine = await openEngine({ home });
  try {
    const details = engine.showRun(id);
    if (terminal.json) terminal.printJson(details);
    else printRun(details, terminal);
  } finally {
    await engine.close();
  }
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
