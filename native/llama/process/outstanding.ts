import type { z } from "zod";
import { CancelledError, fromErrorRecord } from "../../../core/errors.ts";
import type { DecodeSpeed } from "../speed.ts";
import { parse, type Ended } from "./protocol.ts";

/** What the caller of a piece of work wants to be told. */
export interface CallHooks<Value> {
  /** The form that its value must have. */
  readonly value: z.ZodType<Value>;
  readonly signal?: AbortSignal | undefined;
  readonly onText?: ((piece: string) => void) | undefined;
  readonly onFigure?: ((figure: DecodeSpeed) => void) | undefined;
}

interface OpenCall {
  readonly hooks: CallHooks<unknown>;
  /** Settles the call; whatever comes for it later is ignored. */
  readonly end: (settle: () => void) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The calls that a process has been given or will be given, and that are not ended yet. */
export class OutstandingCalls {
  readonly #open = new Map<number, OpenCall>();
  readonly #onAbort: (id: number) => void;
  #lastId = 0;

  /** @param onAbort told of each call that its caller gave up, after that call is rejected */
  constructor(onAbort: (id: number) => void) {
    this.#onAbort = onAbort;
  }

  /** Opens a call. @returns its id, and the promise of its value; an abort rejects it at once with CancelledError */
  open<Value>(hooks: CallHooks<Value>): { readonly id: number; readonly done: Promise<Value> } {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const giveUp = (): void => this.#giveUp(id, new CancelledError());
    const end = (settle: () => void): void => {
      this.#open.delete(id);
      hooks.signal?.removeEventListener("abort", giveUp);
      settle();
    };
    hooks.signal?.addEventListener("abort", giveUp, { once: true });
    const accept = (value: unknown): void => resolve(parse(hooks.value, value, "A result"));
    this.#open.set(id, { hooks, end, resolve: accept, reject });
    return { id, done: promise };
  }

  /** Passes new text on. A listener that throws ends its own call only. */
  text(id: number, piece: string): void {
    this.#tell(id, ({ onText }) => onText?.(piece));
  }

  figure(id: number, figure: DecodeSpeed): void {
    this.#tell(id, ({ onFigure }) => onFigure?.(figure));
  }

  /** Gives a call its value or its error, unless nobody waits for it any more. */
  settle(ended: Ended): void {
    const call = this.#open.get(ended.id);
    call?.end(() => {
      try {
        if ("error" in ended) throw fromErrorRecord(ended.error);
        call.resolve(ended.value);
      } catch (error) {
        call.reject(error);
      }
    });
  }

  rejectAll(error: unknown): void {
    for (const call of [...this.#open.values()]) call.end(() => call.reject(error));
  }

  #tell(id: number, tell: (hooks: CallHooks<unknown>) => void): void {
    const call = this.#open.get(id);
    if (call === undefined) return;
    try {
      tell(call.hooks);
    } catch (error) {
      this.#giveUp(id, error);
    }
  }

  #giveUp(id: number, error: unknown): void {
    const call = this.#open.get(id);
    if (call === undefined) return;
    call.end(() => call.reject(error));
    this.#onAbort(id);
  }
}
