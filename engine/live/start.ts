import { basename, resolve } from "node:path";
import { ContractError } from "../../core/errors.ts";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { AskReport } from "../contract/reports.ts";
import {
  AskRequest,
  EvalRequest,
  parseRequest,
  type ValidAskRequest,
  type ValidEvalRequest,
} from "../contract/requests.ts";
import { importedSha256 } from "../datasets/imported.ts";
import { ask, questionOf } from "../runs/ask.ts";
import { evaluate } from "../runs/evaluate.ts";
import type { Listener } from "../runs/recorder.ts";
import { chooseMethod, requireAnswerType, type EngineParts, type Method, type RunTask } from "../runs/run.ts";
import { readRun } from "../runs/show.ts";
import { newRunId } from "../storage/run-id.ts";
import { titleOf } from "../storage/title.ts";
import type { Hub, Started } from "./hub.ts";
import type { RunLibrary } from "./library.ts";
import type { RunFacts } from "./live-run.ts";
import { requireResumable } from "./resumable.ts";

/** Starts runs; `listen` is given every event of the run as it happens, stored ones after they are stored. */
export interface Starter {
  /** @throws ContractError for what is wrong with the request itself */
  startQuestion(request: AskRequest, listen: Listener): Started<AskReport>;
  /** @throws ContractError for what is wrong with the request itself */
  startEvaluation(request: EvalRequest, listen: Listener): Started<EvalReport>;
  /** Goes on with a run. @throws ContractError if that cannot be; StorageError */
  startAgain(run: string, listen: Listener): Started<AskReport | EvalReport>;
}

export interface StarterParts extends EngineParts {
  readonly hub: Hub;
  readonly library: RunLibrary;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type ValidRequest = ValidAskRequest | ValidEvalRequest;

export function createStarter(parts: StarterParts): Starter {
  const { hub, library, findStrategy, now } = parts;

  /** Where nothing at all is kept, no run is. */
  const keptOrNot = <Request extends ValidRequest>(request: Request): Request => ({
    ...request,
    keep: request.keep && library.onDisk !== library.inMemory,
  });
  const start = <Report extends AskReport | EvalReport>(
    request: ValidRequest,
    method: Method,
    listen: Listener,
    carryOut: (task: RunTask) => Promise<Report>,
  ): Started<Report> => {
    const facts = factsOf(newRunId(now()), request, method.strategy.id, now());
    const store = request.keep ? library.onDisk : library.inMemory;
    return hub.begin({ ...method, facts, store, past: null, listen, carryOut });
  };

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
    startAgain(run, listen) {
      if (hub.get(run) !== undefined) throw new ContractError(`The run ${run} is going on already.`, { run });
      const store = library.storeOf(run);
      const { state, kind } = store.find(run);
      const stored = store.request(run);
      requireResumable(run, state, stored);
      const past = { ...readRun(store, run), state };
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

const FILES = ["data", "database", "databases", "exemplars"] as const;

/** A run may be gone on with from another folder. */
function withAbsolutePaths<Request extends ValidRequest>(request: Request): Request {
  const given: Partial<Record<string, unknown>> = { ...request };
  const paths = FILES.flatMap((name) => {
    const value = given[name];
    return typeof value === "string" && isPath(value) ? [[name, resolve(value)] as const] : [];
  });
  return { ...request, ...Object.fromEntries(paths) };
}

function factsOf(run: string, request: ValidRequest, strategy: string, asked: number): RunFacts {
  const common = { run, strategy, model: request.model, kept: request.keep, asked };
  return "question" in request
    ? { ...common, kind: "ask", title: titleOf(request.question), data: request.database ?? null }
    : {
        ...common,
        kind: "eval",
        title: isPath(request.data) ? basename(request.data) : "",
        data: request.data,
      };
}

function isPath(data: string): boolean {
  return importedSha256(data) === null;
}
