import { CancelledError, ContractError, toErrorRecord } from "../../core/errors.ts";
import type { DownloadEnd, DownloadSource, NetworkState } from "../contract/models.ts";
import { Latest } from "../latest.ts";
import type { CatalogEntry } from "../models/card.ts";
import { discardArrived } from "../models/catalog-items.ts";
import type { HttpsOptions } from "../models/download/https.ts";
import { fetchModel, findEntry, sourceOf, sourceWords } from "../models/fetch.ts";
import type { ProcessRunner } from "../models/runner.ts";
import type { NetworkService } from "../services.ts";
import type { NetworkGate } from "./gate.ts";

const PAUSE_MS = 200;
const LOG_LINES = 50;
const LOG_LINE_CHARACTERS = 300;

export interface NetworkServiceOptions {
  readonly home: string;
  /** Opened while a file is loaded over https; absent where the process has no gate. */
  readonly gate?: NetworkGate;
  /** Name or path of the Python whose pip is used. */
  readonly python?: string;
  /** Runs pip; a child process unless given. */
  readonly run?: ProcessRunner;
  readonly https?: HttpsOptions;
  /** The project's catalogue unless given. */
  readonly catalog?: readonly CatalogEntry[];
  /** Shortest time between two states that a watcher gets; a fifth of a second. */
  readonly pauseMs?: number;
}

type Downloading = Extract<NetworkState, { state: "downloading" }>;

interface Running {
  readonly id: string;
  readonly controller: AbortController;
  /** Never rejects. */
  readonly ended: Promise<void>;
}

/** The only way by which anything comes from beyond this machine: one download at a time, each asked for by name. */
export function createNetworkService(options: NetworkServiceOptions): NetworkService {
  const { home, catalog, pauseMs = PAUSE_MS } = options;
  const state = new Latest<NetworkState>({ state: "offline", last: null }, pauseMs);
  let running: Running | undefined;

  const run = async (entry: CatalogEntry, kind: DownloadKind, signal: AbortSignal): Promise<void> => {
    const last = await outcome(entry.id, () => fetch(entry, kind, signal, state, options));
    running = undefined;
    state.set({ state: "offline", last });
  };

  const stop = async (): Promise<void> => {
    running?.controller.abort();
    await running?.ended;
  };

  return {
    watch: (signal) => state.follow(signal),
    cancel: stop,
    async download(id, kind) {
      const entry = await findEntry(id, catalog);
      const from = sourceWords(sourceOf(entry, kind));
      if (running !== undefined) throw busy(running.id);
      state.set(beginning(entry, { kind, from }));
      const controller = new AbortController();
      running = { id, controller, ended: Promise.resolve().then(() => run(entry, kind, controller.signal)) };
    },
    async discard(id) {
      if (running?.id === id) throw busy(id);
      await discardArrived(id, home, catalog);
    },
    async close() {
      await stop();
      state.end();
    },
  };
}

type DownloadKind = Parameters<NetworkService["download"]>[1];

function beginning({ id, name, bytes: total }: CatalogEntry, source: DownloadSource): Downloading {
  return { state: "downloading", id, name, source, phase: "connecting", bytes: 0, total, log: [] };
}

function busy(id: string): ContractError {
  return new ContractError(`"${id}" is being loaded just now. Wait for it, or cancel it first.`, {
    model: id,
  });
}

async function fetch(
  entry: CatalogEntry,
  kind: DownloadKind,
  signal: AbortSignal,
  state: Latest<NetworkState>,
  { home, gate, python, run, https, catalog }: NetworkServiceOptions,
): Promise<void> {
  const change = (what: (now: Downloading) => Partial<Downloading>): void => {
    const now = state.value;
    if (now.state === "downloading") state.set({ ...now, ...what(now) });
  };
  await fetchModel(entry.id, home, {
    from: kind,
    signal,
    onProgress: ({ phase, bytes, total }) => change(() => ({ phase, bytes, total })),
    onLog: (line) =>
      change(({ log }) => ({ log: [...log.slice(1 - LOG_LINES), line.slice(0, LOG_LINE_CHARACTERS)] })),
    ...(gate && { gate }),
    ...(python !== undefined && { python }),
    ...(run && { run }),
    ...(https && { https }),
    ...(catalog && { catalog }),
  });
}

async function outcome(id: string, work: () => Promise<void>): Promise<DownloadEnd> {
  try {
    await work();
    return { id, result: "done", problem: null };
  } catch (error) {
    if (error instanceof CancelledError) return { id, result: "cancelled", problem: null };
    return { id, result: "failed", problem: toErrorRecord(error).message };
  }
}
