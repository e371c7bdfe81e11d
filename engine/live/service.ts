import { basename, resolve } from "node:path";
import { ContractError, fromErrorRecord } from "../../core/errors.ts";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import { EMPTY_TRANSCRIPT, foldEvents } from "../../core/transcript.ts";
import type { LiveMessage, RunEnd } from "../contract/live.ts";
import type { AskReport, ListedRunState } from "../contract/reports.ts";
import {
  AskRequest,
  EvalRequest,
  parseRequest,
  type ValidAskRequest,
  type ValidEvalRequest,
} from "../contract/requests.ts";
import { exportRun } from "../export/export.ts";
import { importedSha256 } from "../datasets/imported.ts";
import { ask, ASKED, questionOf } from "../runs/ask.ts";
import { estimateRequest } from "../runs/estimate-request.ts";
import { evaluate } from "../runs/evaluate.ts";
import type { Listener } from "../runs/recorder.ts";
import { chooseMethod, requireAnswerType, type EngineParts, type Method, type RunTask } from "../runs/run.ts";
import { unlessAborted } from "../runs/shelf.ts";
import { readRun, showQuestion, showRun } from "../runs/show.ts";
import type { RunService } from "../services.ts";
import { newRunId } from "../storage/run-id.ts";
import type { RunStore } from "../storage/run-store.ts";
import { titleOf } from "../storage/title.ts";
import type { RunLibrary } from "./library.ts";
import { startLive, type Live, type LiveParts, type RunFacts } from "./live-run.ts";
import type { Trash } from "./trash.ts";
import { viewOf } from "./view.ts";

/** What the service needs beside what runs share. */
export interface RunServiceParts extends EngineParts {
  readonly home: string;
  readonly library: RunLibrary;
  readonly trash: Trash;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A run that was started here, with its result in its own type. */
export interface Started<Report> {
  readonly run: string;
  /** Rejects with what ended it. */
  readonly result: Promise<Report>;
}

/** The service, and what the engine that owns it needs. */
export interface OwnedRunService extends RunService {
  /** As `ask`; `listen` is given every event of the run as it happens. */
  startQuestion(request: AskRequest, listen: Listener): Started<AskReport>;
  /** As `evaluate`; `listen` is given every event of the run as it happens. */
  startEvaluation(request: EvalRequest, listen: Listener): Started<EvalReport>;
  /** As `resume`; `listen` is given every event from there on. */
  startAgain(run: string, listen: Listener): Started<AskReport | EvalReport>;
  /** What the requests name as data of all runs that may still be gone on with, shown or restored. */
  dataInUse(): readonly string[];
  /** Cancels what is going on, waits for it, and erases what was deleted. */
  close(): Promise<void>;
}

/** Runs that never came to the store, or could not be gone on with: so many are remembered. */
const MOST_ENDS = 200;

/** What a run is started with. */
interface Undertaking<Report> extends Method {
  readonly facts: RunFacts;
  readonly store: RunStore;
  readonly past: LiveParts<Report>["past"] & RunTask["past"];
  readonly listen: Listener;
  readonly carryOut: (task: RunTask) => Promise<Report>;
}

/** Runs that go on whether or not anybody watches. */
export function createRunService(parts: RunServiceParts): OwnedRunService {
  const { library, trash, now } = parts;
  const live = new Map<string, Live>();
  const ends = new Map<string, RunEnd>();
  let isClosed = false;

  const remember = (end: RunEnd): void => {
    live.delete(end.run);
    const isToldByStore = library.has(end.run) && (end.error === null || !standsStill(end.state));
    if (isToldByStore) return;
    ends.set(end.run, end);
    for (const run of [...ends.keys()].slice(0, -MOST_ENDS)) ends.delete(run);
  };

  const begin = <Report extends AskReport | EvalReport>(
    undertaking: Undertaking<Report>,
  ): Started<Report> => {
    const { facts, store, past, strategy, options, carryOut } = undertaking;
    const { run } = facts;
    const entry = startLive<Report>({
      facts,
      past,
      stored: (question) => foldEvents(store.events(run, question)).questions[0],
      work: (tell, signal, announce) => {
        const listen: Listener = (event) => {
          tell(event);
          undertaking.listen(event);
        };
        return carryOut({ run, store, past, strategy, options, listen, signal, announce });
      },
    });
    ends.delete(run);
    live.set(run, entry);
    void entry.ended.then(remember);
    return { run, result: entry.result };
  };

  const factsOf = (run: string, request: ValidAskRequest | ValidEvalRequest, strategy: string): RunFacts => {
    const isQuestion = "question" in request;
    return {
      run,
      kind: isQuestion ? "ask" : "eval",
      strategy,
      model: request.model,
      title: isQuestion ? titleOf(request.question) : fileNameOf(request.data),
      kept: request.keep,
      asked: now(),
      data: isQuestion ? null : request.data,
    };
  };
  const requireOpen = (): void => {
    if (isClosed) throw new ContractError("This engine is closed.");
  };
  /** Where nothing is kept at all, no run is. */
  const keptOrNot = <Request extends ValidAskRequest | ValidEvalRequest>(request: Request): Request => ({
    ...request,
    keep: request.keep && library.onDisk !== library.inMemory,
  });
  const start = <Report extends AskReport | EvalReport>(
    request: ValidAskRequest | ValidEvalRequest,
    method: Method,
    listen: Listener,
    carryOut: (task: RunTask) => Promise<Report>,
  ): Started<Report> => {
    const facts = factsOf(newRunId(now()), request, method.strategy.id);
    const store = request.keep ? library.onDisk : library.inMemory;
    return begin({ ...method, facts, store, past: null, listen, carryOut });
  };

  const startQuestion = (unchecked: AskRequest, listen: Listener): Started<AskReport> => {
    requireOpen();
    const request = keptOrNot(parseRequest(AskRequest, unchecked));
    const method = chooseMethod(request, parts.findStrategy);
    requireAnswerType(method.strategy, questionOf(request).answerType);
    return start(request, method, listen, (task) => ask(task, request, parts));
  };
  const startEvaluation = (unchecked: EvalRequest, listen: Listener): Started<EvalReport> => {
    requireOpen();
    const valid = keptOrNot(parseRequest(EvalRequest, unchecked));
    // It may be gone on with from another folder.
    const request = { ...valid, data: isPath(valid.data) ? resolve(valid.data) : valid.data };
    const method = chooseMethod(request, parts.findStrategy);
    return start(request, method, listen, (task) => evaluate(task, request, parts));
  };
  const startAgain = (run: string, listen: Listener): Started<AskReport | EvalReport> => {
    requireOpen();
    if (live.has(run)) throw new ContractError(`The run ${run} is going on already.`, { run });
    const store = library.storeOf(run);
    const { state, kind } = store.find(run);
    const stored = requireResumable(run, state, store.request(run));
    const { transcript, manifest } = readRun(store, run);
    const method = { strategy: parts.findStrategy(manifest.strategy), options: manifest.options };
    const past = { transcript, manifest, state };
    const undertaking = { ...method, store, past, listen };
    if (kind === "ask") {
      const request = parseRequest(AskRequest, stored);
      const facts = factsOf(run, request, manifest.strategy);
      return begin({ ...undertaking, facts, carryOut: (task) => ask(task, request, parts) });
    }
    const request = parseRequest(EvalRequest, stored);
    const facts = factsOf(run, request, manifest.strategy);
    return begin({ ...undertaking, facts, carryOut: (task) => evaluate(task, request, parts) });
  };

  /** A run that does not go on here, as it was left. */
  const endOf = (run: string): RunEnd => {
    const remembered = ends.get(run);
    if (remembered !== undefined) return remembered;
    const { state, report, error } = showRun(library.storeOf(run), run);
    return { run, state, report, error };
  };
  const pause = async (run: string): Promise<void> => {
    const entry = live.get(run);
    if (entry === undefined) void endOf(run);
    else await entry.stop(entry.facts.kept ? "pause" : "cancel");
  };

  return {
    startQuestion,
    startEvaluation,
    startAgain,
    ask: (request) => ({ run: startQuestion(request, nobody).run }),
    evaluate: (request) => ({ run: startEvaluation(request, nobody).run }),
    resume: (run) => ({ run: startAgain(run, nobody).run }),
    watch(run, question, signal) {
      const entry = live.get(run);
      return entry === undefined ? watchEnded(library, endOf(run), question) : entry.watch(question, signal);
    },
    async result(run, signal) {
      const entry = live.get(run);
      return entry === undefined ? resultOf(endOf(run)) : unlessAborted(entry.result, signal);
    },
    async cancel(run) {
      const entry = live.get(run);
      if (entry === undefined) void endOf(run);
      else await entry.stop("cancel");
    },
    pause,
    async pauseAll() {
      await Promise.all([...live.keys()].map(pause));
    },
    live: () => [...live.values()].map((entry) => entry.describe()).reverse(),
    estimate: (request, signal) => estimateRequest(request, { ...parts, store: library.onDisk }, signal),
    list: () =>
      library
        .listings()
        .map((run) => (live.has(run.run) ? { ...run, state: "running", resumable: false } : run)),
    show: (run) => showRun(library.storeOf(run), run),
    question: (run, question) => showQuestion(library.storeOf(run), run, question),
    delete(run) {
      const { state } = library.storeOf(run).find(run);
      if (live.has(run) || state === "running") {
        throw new ContractError(`The run ${run} is going on. Stop it first, then delete it.`, { run });
      }
      ends.delete(run);
      trash.put(run);
      return { undoMilliseconds: trash.undoMilliseconds };
    },
    restore: (run) => trash.takeBack(run),
    export: (run, format) => exportRun(showRun(library.storeOf(run), run), format),
    dataInUse: () => [
      ...[...live.values()].flatMap(({ facts }) => facts.data ?? []),
      ...library.onDisk.evaluations().flatMap((request) => dataOf(request) ?? []),
    ],
    async close() {
      isClosed = true;
      await Promise.all([...live.values()].map((entry) => entry.stop("cancel")));
      trash.close();
    },
  };
}

const nobody: Listener = () => undefined;

function standsStill(state: ListedRunState): boolean {
  return state === "paused" || state === "interrupted";
}

/** @throws ContractError that says why a run cannot be gone on with */
function requireResumable(run: string, state: ListedRunState, request: unknown): unknown {
  const details = { run, state };
  if (state === "running") {
    throw new ContractError(`The run ${run} is going on in another process.`, details);
  }
  if (!standsStill(state)) {
    throw new ContractError(
      `The run ${run} is ${state}; only a run that was paused or interrupted can be gone on with.`,
      details,
    );
  }
  if (request !== null) return request;
  throw new ContractError(
    `The run ${run} was made by an earlier version, which did not keep what it was asked. Start a new run.`,
    details,
  );
}

/** Snapshot and end of a run that does not go on here. */
async function* watchEnded(
  library: RunLibrary,
  end: RunEnd,
  question: string | undefined,
): AsyncGenerator<LiveMessage, void> {
  const { run } = end;
  const transcript = library.has(run) ? readRun(library.storeOf(run), run).transcript : EMPTY_TRANSCRIPT;
  const followed = question ?? (transcript.manifest?.kind === "ask" ? ASKED : undefined);
  const whole = transcript.questions.find(({ id }) => id === followed);
  yield await Promise.resolve({ type: "snapshot", phase: "ended", transcript: viewOf(transcript, whole) });
  yield { type: "ended", end };
}

/** @throws what ended the run, if that was an error */
function resultOf({ run, state, report, error }: RunEnd): AskReport | EvalReport {
  if (error !== null) throw fromErrorRecord(error);
  if (state === "done" && report !== null) return report;
  throw new ContractError(`The run ${run} is ${state}; it has no result yet.`, { run, state });
}

/** Only this program writes requests; the version that wrote this one may have been another. */
function dataOf(request: unknown): string | undefined {
  const hasData = typeof request === "object" && request !== null && "data" in request;
  return hasData && typeof request.data === "string" ? request.data : undefined;
}

function isPath(data: string): boolean {
  return importedSha256(data) === null;
}

/** Empty for an imported file until it is opened. */
function fileNameOf(data: string): string {
  return isPath(data) ? basename(data) : "";
}
