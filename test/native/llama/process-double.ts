import { setImmediate as nextTurn } from "node:timers/promises";
import { CancelledError } from "../../../core/errors.ts";
import type { Completion, CompletionRequest, Scoring } from "../../../core/model.ts";
import {
  serveModel,
  type LoadServedModel,
  type ModelLoader,
  type ServedModel,
} from "../../../native/llama/process/serve.ts";
import type { ModelProcess, ProcessExit, SpawnModelProcess } from "../../../native/llama/process/spawn.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";

/** A process in this process, which can be watched and killed. */
export interface ProcessDouble extends ModelProcess {
  readonly received: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly killed: boolean;
  die(exit?: Partial<ProcessExit>): void;
  /** Says something that its model did not. */
  say(message: unknown): void;
}

export interface SpawnerDouble {
  readonly spawn: SpawnModelProcess;
  readonly processes: readonly ProcessDouble[];
}

const noPlan: ModelLoader["plan"] = () => Promise.reject(new Error("It plans nothing."));

/** Starts such processes. What they are sent and say is copied, and arrives in order, each in a later turn. */
export function spawnerDouble(load: LoadServedModel, plan = noPlan): SpawnerDouble {
  const processes: ProcessDouble[] = [];
  return {
    processes,
    spawn: () => {
      const process = processDouble({ load, plan });
      processes.push(process);
      return process;
    },
  };
}

function processDouble(loader: ModelLoader): ProcessDouble {
  const received: ProcessDouble["received"][number][] = [];
  let toOwner: (message: unknown) => void = () => undefined;
  let toModel: (message: unknown) => void = () => undefined;
  let onExit: (exit: ProcessExit) => void = () => undefined;
  let alive = true;
  let killed = false;
  const die = (exit: Partial<ProcessExit> = {}): void => {
    if (!alive) return;
    alive = false;
    setImmediate(() => onExit({ code: null, signal: "SIGKILL", lastWords: "", ...exit }));
  };
  const say = (message: unknown): void => {
    const copy: unknown = structuredClone(message);
    setImmediate(() => {
      if (alive) toOwner(copy);
    });
  };
  const port = { send: say, onMessage: (listener: typeof toModel) => void (toModel = listener) };
  serveModel(port, loader, () => die({ code: 0, signal: null }));
  return {
    pid: 1,
    received,
    get killed() {
      return killed;
    },
    send(message) {
      const copy = structuredClone(message) as ProcessDouble["received"][number];
      received.push(copy);
      setImmediate(() => {
        if (alive) toModel(copy);
      });
    },
    onMessage: (listener) => void (toOwner = listener),
    onExit: (listener) => void (onExit = listener),
    kill() {
      killed = true;
      die();
    },
    die,
    say,
  };
}

export interface RoundsDouble {
  readonly load: LoadServedModel;
  /** What stood in each batch: the last message of each call. */
  readonly batches: readonly (readonly string[])[];
}

/**
 * Loads models that work in rounds, as the step loop does: each round takes in all calls that wait and gives every call
 * one more word, until it has `maxTokens` of them.
 */
export function roundsDouble(override: Partial<ServedModel> = {}): RoundsDouble {
  const batches: string[][] = [];
  const load: LoadServedModel = ({ beforeRound }) => {
    const waiting: Running[] = [];
    let loop: Promise<void> | undefined;
    const run = async (): Promise<void> => {
      let running: Running[] = [];
      for (;;) {
        await beforeRound();
        running = [...running, ...waiting.splice(0)].filter(({ ended }) => !ended());
        if (running.length === 0) break;
        batches.push(running.map(({ name }) => name));
        await nextTurn();
        for (const { step } of running) step();
      }
      loop = undefined;
    };
    const complete = (request: CompletionRequest): Promise<Completion> => {
      const running = begin(request);
      waiting.push(running);
      loop ??= run();
      return running.done;
    };
    const score = (): Promise<Scoring> => Promise.reject(new Error("It scores nothing."));
    const measureSpeed = () => Promise.reject(new Error("It has no speed."));
    const dispose = () => Promise.resolve();
    return Promise.resolve({ info: MODEL_INFO, complete, score, measureSpeed, dispose, ...override });
  };
  return { load, batches };
}

interface Running {
  readonly name: string;
  readonly done: Promise<Completion>;
  readonly ended: () => boolean;
  readonly step: () => void;
}

function begin({ messages, sampling, onText, signal }: CompletionRequest): Running {
  const { promise, resolve, reject } = Promise.withResolvers<Completion>();
  let generated = 0;
  let ended = false;
  signal?.addEventListener("abort", () => {
    ended = true;
    reject(new CancelledError());
  });
  const step = (): void => {
    if (ended) return;
    generated += 1;
    onText?.("word ");
    ended = generated === sampling.maxTokens;
    const tokens = { prompt: 1, cached: 0, generated };
    if (ended) resolve({ text: "word ".repeat(generated), ended: "length", tokens, seconds: 0 });
  };
  return { name: messages.at(-1)?.content ?? "", done: promise, ended: () => ended, step };
}
