import { CancelledError, ContractError, toErrorRecord } from "../../core/errors.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { BenchEnd, BenchState } from "../contract/models.ts";
import { Latest } from "../latest.ts";
import type { ModelShelf } from "../runs/model-shelf.ts";
import { benchModel, type LoadMeasurable } from "./bench.ts";

const PAUSE_MS = 200;

export interface SpeedBenchOptions {
  /** Folder in which speeds are kept. */
  readonly home: string;
  /** Where runs have their models from: a measurement and they make way for each other. */
  readonly shelf: Pick<ModelShelf, "alone">;
  /** Whether runs go on. */
  readonly isBusy: () => boolean;
  readonly load: LoadMeasurable;
  /** Shortest time between two states that a watcher gets; a fifth of a second. */
  readonly pauseMs?: number;
}

/** Measures the speed of one model at a time, with nothing beside it. */
export interface SpeedBench {
  /** @throws ContractError while runs go on or another measurement does, and once it is closed */
  start(reference: string, runtime: RuntimeSettings): void;
  /** The state now and whenever it changes. */
  watch(signal?: AbortSignal): AsyncIterable<BenchState>;
  /** Ends what goes on, and waits until the model is out of memory. */
  cancel(): Promise<void>;
  /** Does the same for good. */
  close(): Promise<void>;
}

interface Running {
  readonly model: string;
  readonly controller: AbortController;
  /** Never rejects. */
  readonly ended: Promise<void>;
}

export function createSpeedBench(options: SpeedBenchOptions): SpeedBench {
  const { home, shelf, isBusy, load, pauseMs = PAUSE_MS } = options;
  const state = new Latest<BenchState>({ state: "idle", last: null }, pauseMs);
  let running: Running | undefined;
  let isClosed = false;

  const measure = async (model: string, settings: RuntimeSettings, signal: AbortSignal): Promise<void> => {
    const last = await outcome(model, signal, () =>
      shelf.alone((undisturbed) =>
        benchModel(model, home, {
          settings,
          load,
          signal: AbortSignal.any([signal, undisturbed]),
          onFigure(figure) {
            const now = state.value;
            if (now.state === "measuring") state.set({ ...now, figures: [...now.figures, figure] });
          },
        }),
      ),
    );
    running = undefined;
    state.set({ state: "idle", last });
  };

  const cancel = async (): Promise<void> => {
    running?.controller.abort();
    await running?.ended;
  };

  return {
    watch: (signal) => state.follow(signal),
    cancel,
    start(model, runtime) {
      if (isClosed) throw new ContractError("This engine is closed.");
      if (running !== undefined) throw alreadyMeasured(running.model);
      if (isBusy()) throw busy(model);
      state.set({ state: "measuring", model, figures: [] });
      const controller = new AbortController();
      running = { model, controller, ended: measure(model, withoutOwnChoice(runtime), controller.signal) };
    },
    async close() {
      isClosed = true;
      await cancel();
      state.end();
    },
  };
}

/** The settings but for what a measurement chooses itself: it goes through several numbers of short replies. */
function withoutOwnChoice(runtime: RuntimeSettings): RuntimeSettings {
  const settings = { ...runtime };
  delete settings.sequences;
  delete settings.contextTokens;
  return settings;
}

function alreadyMeasured(model: string): ContractError {
  return new ContractError(`The speed of "${model}" is being measured. Wait for it, or stop it first.`, {
    model,
  });
}

function busy(model: string): ContractError {
  return new ContractError(
    `The speed of "${model}" cannot be measured while runs go on: they would slow it. Wait for their end, or stop them.`,
    { model },
  );
}

/** @param signal what a person stops it by */
async function outcome(model: string, signal: AbortSignal, work: () => Promise<unknown>): Promise<BenchEnd> {
  try {
    await work();
    return { model, result: "done", problem: null };
  } catch (error) {
    if (!(error instanceof CancelledError)) return { model, result: "failed", problem: toErrorRecord(error) };
    return { model, result: signal.aborted ? "cancelled" : "interrupted", problem: null };
  }
}
