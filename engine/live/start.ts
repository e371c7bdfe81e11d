import { ContractError } from "../../core/errors.ts";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { AskReport, RunReport } from "../contract/reports.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import {
  AskRequest,
  EvalRequest,
  parseRequest,
  SweepRequest,
  type ValidRequest,
  type ValidRunRequest,
} from "../contract/requests.ts";
import { ask, questionOf } from "../runs/ask.ts";
import type { EngineParts } from "../runs/engine-parts.ts";
import { evaluate } from "../runs/evaluate.ts";
import type { Listener } from "../runs/recorder.ts";
import { chooseMethod, requireAnswerType, type Method } from "../runs/method.ts";
import type { RunTask } from "../runs/run-task.ts";
import { readOutline } from "../runs/show.ts";
import { newRunId } from "../storage/run-id.ts";
import { createSweepStarter } from "../sweeps/start.ts";
import { factsOf, withAbsolutePaths } from "./facts.ts";
import type { Hub, Started } from "./hub.ts";
import type { RunLibrary } from "./library.ts";
import { requireResumable } from "./resumable.ts";

/** Starts runs; `listen` is given every event of the run as it happens, stored ones after they are stored. */
export interface Starter {
  /** @throws ContractError for what is wrong with the request itself */
  startQuestion(request: AskRequest, listen?: Listener): Started<AskReport>;
  /** @throws ContractError for what is wrong with the request itself */
  startEvaluation(request: EvalRequest, listen?: Listener): Started<EvalReport>;
  /** @throws ContractError for what is wrong with the request itself */
  startSweep(request: SweepRequest): Started<SweepReport>;
  /** Goes on with a run. @throws ContractError if that cannot be; StorageError */
  startAgain(run: string, listen?: Listener): Started<RunReport>;
}

export interface StarterParts extends EngineParts {
  readonly hub: Hub;
  readonly library: RunLibrary;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createStarter(parts: StarterParts): Starter {
  const { hub, library, findStrategy, now } = parts;

  /** Where nothing at all is kept, no run is. */
  const keptOrNot = <Request extends ValidRequest>(request: Request): Request => ({
    ...request,
    keep: request.keep && library.onDisk !== library.inMemory,
  });
  const start = <Report extends AskReport | EvalReport>(
    request: ValidRunRequest,
    method: Method,
    listen: Listener | undefined,
    carryOut: (task: RunTask) => Promise<Report>,
  ): Started<Report> => {
    const facts = factsOf(newRunId(now()), request, method.strategy.id, now());
    const store = request.keep ? library.onDisk : library.inMemory;
    return hub.begin({ ...method, facts, store, past: null, listen, carryOut });
  };

  const sweeps = createSweepStarter(parts);

  return {
    startQuestion(unchecked, listen) {
      const request = keptOrNot(withAbsolutePaths(parseRequest(AskRequest, unchecked)));
      const method = chooseMethod(request, findStrategy);
      requireAnswerType(method.strategy, questionOf(request).answerType);
      return start(request, method, listen, (task) => ask(task, request, parts));
    },
    startEvaluation(unchecked, listen) {
      const request = keptOrNot(withAbsolutePaths(parseRequest(EvalRequest, unchecked)));
      const method = chooseMethod(request, findStrategy);
      return start(request, method, listen, (task) => evaluate(task, request, parts));
    },
    startSweep(unchecked) {
      const request = keptOrNot(withAbsolutePaths(parseRequest(SweepRequest, unchecked)));
      return sweeps.start(request, request.keep ? library.onDisk : library.inMemory);
    },
    startAgain(run, listen) {
      if (hub.get(run) !== undefined) throw new ContractError(`The run ${run} is going on already.`, { run });
      const store = library.storeOf(run);
      const summary = store.find(run);
      const { state, kind } = summary;
      const stored = store.request(run);
      requireResumable(summary, stored);
      requireOwn(run, store.sweepOf(run), "Go on with that: it knows what is left.");
      if (kind === "sweep") return sweeps.goOn(run, parseRequest(SweepRequest, stored), store);
      const past = { ...readOutline(store, run), state };
      const { strategy: id, options } = past.manifest;
      const undertaking = { strategy: findStrategy(id), options, store, past, listen };
      if (kind === "ask") {
        const request = parseRequest(AskRequest, stored);
        const facts = factsOf(run, request, id, now());
        return hub.begin({ ...undertaking, facts, carryOut: (task) => ask(task, request, parts) });
      }
      const request = parseRequest(EvalRequest, stored);
      const facts = factsOf(run, request, id, now());
      return hub.begin({ ...undertaking, facts, carryOut: (task) => evaluate(task, request, parts) });
    },
  };
}

/**
 * The run of a cell does what its sweep does.
 * @param sweep whose cell the run carries out; null for a run of its own
 * @param instead what to do with the sweep
 * @throws ContractError for the run of a cell
 */
export function requireOwn(run: string, sweep: string | null, instead: string): void {
  if (sweep === null) return;
  throw new ContractError(`The run ${run} is part of the sweep ${sweep}. ${instead}`, { run, sweep });
}
