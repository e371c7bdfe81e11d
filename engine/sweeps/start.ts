import type { SweepReport } from "../../core/sweep/report.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { RunEvent, RunManifest } from "../../core/events.ts";
import type { ModelOutlook } from "../../core/strategies/strategy.ts";
import type { ValidEvalRequest, ValidSweepRequest } from "../contract/requests.ts";
import { factsOf, factsOfSweep } from "../live/facts.ts";
import type { Hub, Started } from "../live/hub.ts";
import type { EngineParts } from "../runs/engine-parts.ts";
import { evaluate } from "../runs/evaluate.ts";
import { chooseMethod } from "../runs/method.ts";
import type { CellPart } from "../runs/run-task.ts";
import { readOutline } from "../runs/show.ts";
import { newRunId } from "../storage/run-id.ts";
import type { RunStore } from "../storage/run-store.ts";
import { startLiveSweep } from "./live-sweep.ts";
import { createProgress, type SweepProgress } from "./progress.ts";
import { planRequest, requireSeparateExperience } from "./request.ts";
import { readSweep } from "./show.ts";
import { sweep } from "./sweep.ts";
import type { StartedCell, SweepTask } from "./task.ts";

/** Starts sweeps. */
export interface SweepStarter {
  /** @throws ContractError for what is wrong with the request itself */
  start(request: ValidSweepRequest, store: RunStore): Started<SweepReport>;
  /** Goes on with a sweep that was paused or interrupted. @throws ContractError; StorageError */
  goOn(run: string, request: ValidSweepRequest, store: RunStore): Started<SweepReport>;
}

export interface SweepStarterParts extends EngineParts {
  readonly hub: Hub;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createSweepStarter(parts: SweepStarterParts): SweepStarter {
  const { hub, findStrategy, now } = parts;

  const begin = (
    run: string,
    request: ValidSweepRequest,
    store: RunStore,
    past: SweepTask["past"],
  ): Started<SweepReport> => {
    const planned = planRequest(request, findStrategy);
    const { cells, repeats } = past?.manifest.plan ?? planned.plan;
    const outlooks = new Map<string, ModelOutlook>();
    const progress = createProgress(
      past?.transcript ?? null,
      ({ strategy, model, options }) =>
        findStrategy(strategy).expectedCalls(options, outlooks.get(model)).calls,
      (cellRun) => store.rows(cellRun),
      past === null ? null : store.lastActivity(run),
    );
    // What is stored is told from the first message on, also where the sweep cannot be gone on with.
    if (past !== null) progress.addRuns(store.cellRuns(run));
    const { live, changed } = startLiveSweep({
      facts: factsOfSweep(run, request, now()),
      progress,
      questions: () => (progress.transcript.manifest?.data.questions ?? 0) * cells.length * repeats,
      work: (given) =>
        sweep({ run, store, planned, past, progress, ...given }, request, {
          ...parts,
          startCell: (cellRun, asked, part) =>
            startCell(cellRun, asked, part, { store, progress, changed, outlooks }),
        }),
    });
    return hub.add(live);
  };

  const startCell = (run: string, request: ValidEvalRequest, cell: CellPart, teller: Teller): StartedCell => {
    const { store } = teller;
    const past = store.has(run) ? { ...readOutline(store, run), state: store.find(run).state } : null;
    // What was begun by a version with other defaults goes on with its own.
    const method =
      past === null
        ? chooseMethod(request, findStrategy)
        : { strategy: findStrategy(request.strategy), options: past.manifest.options };
    const facts = { ...factsOf(run, request, method.strategy.id, now()), sweep: cell.sweep };
    const learn = (manifest: RunManifest): void => learnModel(teller.outlooks, request.model, manifest);
    if (past !== null) learn(past.manifest);
    return hub.begin({
      ...method,
      facts,
      store,
      past,
      cell,
      listen: (event) => {
        if (event.type === "run-started") learn(event.manifest);
        tell(teller, event);
      },
      carryOut: (task) => evaluate(task, request, parts),
    });
  };
  return {
    start(request, store) {
      requireSeparateExperience(request);
      return begin(newRunId(now()), request, store, null);
    },
    goOn: (run, request, store) => begin(run, request, store, readSweep(store, run)),
  };
}

/** Who is told of what happens in a cell. */
interface Teller {
  readonly store: RunStore;
  readonly progress: SweepProgress;
  readonly changed: () => void;
  /** What decides the calls of a method, by references of models on which cells were begun. */
  readonly outlooks: Map<string, ModelOutlook>;
}

/** Where roles have models of their own, none decides it. */
function learnModel(
  outlooks: Teller["outlooks"],
  reference: string,
  { agents, model, promptSet }: RunManifest,
): void {
  if (agents === undefined) outlooks.set(reference, { parameters: model.parameters, prompts: promptSet });
}

function tell({ store, progress, changed }: Teller, event: RunEvent): void {
  const { run, question, time } = event;
  if (event.type === "turn-finished") {
    progress.addCall(time);
    return;
  }
  if (event.type === "run-started" || event.type === "run-resumed") progress.setState(run, "running");
  else if (event.type === "run-paused") progress.setState(run, "paused");
  else if (event.type === "run-finished") progress.setState(run, event.state);
  else if (event.type === "question-finished" || event.type === "question-failed") {
    const row: QuestionRow | undefined = question === null ? undefined : store.row(run, question);
    if (row !== undefined) progress.addRow(run, row, time);
  } else return;
  changed();
}
