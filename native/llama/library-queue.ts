import { CancelledError } from "../../core/errors.ts";
import { nextInTurn } from "./admission.ts";
import { commonPrefix, type Tokens } from "./prefixes.ts";
import { runError, unloaded } from "./run-errors.ts";

/** What a queue must know of a job. */
export interface Queued {
  readonly prompt: Tokens;
  readonly group?: string;
  readonly signal?: AbortSignal;
}

/** Where one job at a time is done. */
export interface Place {
  /** The beginning of a prompt that need not be evaluated again here. */
  readonly held: Tokens;
  /** Empties it, after an error has left its contents uncertain. */
  renew(): Promise<void>;
}

/** Throws CancelledError once nobody waits for the job any more. */
export type Checkpoint = () => void;

/** What is done for a job in its place. */
export type Work<P, T> = (place: P, checkpoint: Checkpoint) => Promise<T>;

interface Turn<P> {
  readonly prompt: Tokens;
  readonly group: string;
  settled(): boolean;
  reject(error: Error): void;
  /** Does the work; throws only if the place is lost with it. */
  take(place: P): Promise<void>;
}

/** Jobs that wait for one of a few places; each gets the free place that holds the longest beginning of its prompt. */
export class LibraryQueue<P extends Place> {
  /** The first has been free for longest. */
  readonly #free: P[];
  readonly #running = new Map<Turn<P>, Promise<void>>();
  #waiting: Turn<P>[] = [];
  #closed: Error | undefined;
  #scheduled = false;

  constructor(places: readonly P[]) {
    this.#free = [...places];
  }

  /**
   * Does `work` when its turn has come.
   * @throws CancelledError after the job's signal or `stop`, at once; ModelRunError if the work fails
   */
  run<T>(job: Queued, work: Work<P, T>): Promise<T> {
    const { promise, turn } = turnOf(job, work);
    if (this.#closed) turn.reject(this.#closed);
    this.#waiting.push(turn);
    this.#schedule();
    return promise;
  }

  /** Rejects all jobs with CancelledError; resolves when no place is in use any more. */
  async stop(): Promise<void> {
    this.#close(unloaded());
    await Promise.all(this.#running.values());
  }

  /** Whoever waited for a job that has just ended gets to submit the next one before places are given away. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#fill();
    });
  }

  #fill(): void {
    this.#waiting = this.#waiting.filter((turn) => !turn.settled());
    while (this.#free.length > 0 && this.#waiting.length > 0) {
      const [turn] = this.#waiting.splice(nextInTurn(this.#waiting, this.#running.keys()), 1);
      const [place] = turn ? this.#free.splice(this.#placeFor(turn.prompt), 1) : [];
      if (turn && place) this.#running.set(turn, this.#occupy(place, turn));
    }
  }

  #placeFor(prompt: Tokens): number {
    const shared = this.#free.map(({ held }) => commonPrefix(held, prompt));
    return shared.indexOf(Math.max(...shared));
  }

  async #occupy(place: P, turn: Turn<P>): Promise<void> {
    try {
      await turn.take(place);
      this.#free.push(place);
    } catch (error) {
      this.#close(runError(error));
    }
    this.#running.delete(turn);
    this.#schedule();
  }

  #close(error: Error): void {
    this.#closed ??= error;
    for (const turn of [...this.#waiting, ...this.#running.keys()]) turn.reject(error);
  }
}

/** A turn is settled once: by its work, its signal or the queue; whoever comes later is ignored. */
function turnOf<P extends Place, T>(
  { prompt, group = "", signal }: Queued,
  work: Work<P, T>,
): { readonly promise: Promise<T>; readonly turn: Turn<P> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let settled = false;
  const onAbort = (): void => turn.reject(new CancelledError());
  const settle = (): void => {
    settled = true;
    signal?.removeEventListener("abort", onAbort);
  };
  const checkpoint = (): void => {
    if (settled) throw new CancelledError();
  };
  const turn: Turn<P> = {
    prompt,
    group,
    settled: () => settled,
    reject: (error) => {
      settle();
      reject(error);
    },
    take: async (place) => {
      try {
        const result = await work(place, checkpoint);
        settle();
        resolve(result);
      } catch (error) {
        if (error instanceof CancelledError) return;
        turn.reject(runError(error));
        await place.renew();
      }
    },
  };
  signal?.addEventListener("abort", onAbort, { once: true });
  if (signal?.aborted) onAbort();
  return { promise, turn };
}
