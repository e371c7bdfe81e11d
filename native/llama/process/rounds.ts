import { setImmediate as nextTurn } from "node:timers/promises";
import type { ChildMessage, Ended } from "./protocol.ts";

/**
 * What the model's process tells its owner of the rounds of the step loop, and when the next round may begin.
 *
 * A batch must follow from the calls alone, never from timing. So after a call has ended, the next round waits until
 * the owner has said go: by then whoever waited for that call has issued the next one.
 */
export class Rounds {
  readonly #send: (message: ChildMessage) => void;
  #texts: [number, string][] = [];
  #ended: Ended[] = [];
  /** Messages with ended calls that the owner has not answered. */
  #unanswered = 0;
  #answered = Promise.withResolvers<undefined>();
  #open = true;
  #tellsSoon = false;

  constructor(send: (message: ChildMessage) => void) {
    this.#send = send;
  }

  addText(id: number, piece: string): void {
    this.#texts.push([id, piece]);
    this.#tellSoon();
  }

  end(ended: Ended): void {
    this.#ended.push(ended);
    this.#tellSoon();
  }

  /** To be awaited before each round. */
  async before(): Promise<void> {
    await nextTurn();
    this.#tell();
    while (this.#open && this.#unanswered > 0) await this.#answered.promise;
  }

  /** The owner has answered one message with ended calls. */
  go(): void {
    this.#unanswered -= 1;
    this.#release();
  }

  /** Nothing more is told or waited for. */
  close(): void {
    this.#open = false;
    this.#release();
  }

  /** Not all that happens is followed by a round: a call may be refused, and the library's own batching has none. */
  #tellSoon(): void {
    if (this.#tellsSoon) return;
    this.#tellsSoon = true;
    setImmediate(() => {
      this.#tellsSoon = false;
      this.#tell();
    });
  }

  #tell(): void {
    if (!this.#open || this.#texts.length + this.#ended.length === 0) return;
    if (this.#ended.length > 0) this.#unanswered += 1;
    this.#send({ type: "round", texts: this.#texts, ended: this.#ended });
    this.#texts = [];
    this.#ended = [];
  }

  #release(): void {
    this.#answered.resolve(undefined);
    this.#answered = Promise.withResolvers<undefined>();
  }
}
