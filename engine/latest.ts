import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** A value that changes and is followed: whoever is slow misses what lies between, never the last. */
export class Latest<Value> {
  readonly #pauseMs: number;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #value: Value;
  #ended = false;

  /** @param pauseMs shortest time between two values that one follower gets */
  constructor(value: Value, pauseMs: number) {
    this.#value = value;
    this.#pauseMs = pauseMs;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    this.#changes.emit("change");
  }

  /** Ends all followers, once they have the last value. */
  end(): void {
    this.#ended = true;
    this.#changes.emit("change");
  }

  /** The value now and whenever it changes, until `signal` or the end. */
  async *follow(signal?: AbortSignal): AsyncGenerator<Value, void> {
    let shown: { readonly value: Value } | undefined;
    try {
      while (signal?.aborted !== true) {
        const value = this.#value;
        if (shown === undefined || shown.value !== value) {
          shown = { value };
          yield value;
          await sleep(this.#pauseMs, undefined, { signal });
        } else if (this.#ended) {
          return;
        } else {
          await once(this.#changes, "change", { signal });
        }
      }
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
  }
}
