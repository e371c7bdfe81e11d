import type { EngineClient } from "../../engine/contract/contract.ts";
import type { LiveRun } from "../../engine/contract/live.ts";
import type { ListedRunState } from "../../engine/contract/reports.ts";

/** A run that has ended; nothing of what it was about. */
export interface EndedRun {
  readonly kind: LiveRun["kind"];
  readonly state: ListedRunState;
}

export interface RunWatcher {
  /** Whether any run goes on. */
  onLive(live: boolean): void;
  onEnded(ended: EndedRun, engine: EngineClient): Promise<void> | void;
}

/** Looks from time to time at what the engine does. */
export class RunWatch {
  readonly #engine: () => EngineClient | undefined;
  readonly #watcher: RunWatcher;
  #live: readonly LiveRun[] = [];

  constructor(engine: () => EngineClient | undefined, watcher: RunWatcher) {
    this.#engine = engine;
    this.#watcher = watcher;
  }

  /** An engine that is not there does nothing. */
  async look(): Promise<void> {
    const engine = this.#engine();
    try {
      await this.#compare(engine, engine === undefined ? [] : await engine.runs.live());
    } catch {
      // It ended in between; the next look finds another one.
      this.#watcher.onLive(false);
    }
  }

  async #compare(engine: EngineClient | undefined, live: readonly LiveRun[]): Promise<void> {
    const ended = this.#live.filter(({ run }) => !live.some((other) => other.run === run));
    this.#live = live;
    this.#watcher.onLive(live.length > 0);
    // The end of a sweep's cell is the end of nothing that a person started.
    const own = ended.filter(({ sweep }) => sweep === null);
    if (engine === undefined || own.length === 0) return;
    const listed = await engine.runs.find({ runs: own.map(({ run }) => run) });
    for (const { run, kind } of own) {
      const state = listed.find((other) => other.run === run)?.state;
      if (state !== undefined) await this.#watcher.onEnded({ kind, state }, engine);
    }
  }
}
