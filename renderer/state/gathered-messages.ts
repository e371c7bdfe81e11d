import type { LiveMessage } from "../../engine/contract/live.ts";

/** When frames are drawn. */
export interface Frames {
  readonly request: (callback: () => void) => number;
  readonly cancel: (frame: number) => void;
}

/** Those of the page; while it is hidden there are none. */
const PAGE_FRAMES: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/** So many messages do not wait for a frame. */
export const MOST_GATHERED = 500;

/** Messages of a stream that wait to be folded in together: until the next frame, or until there are many. */
export class GatheredMessages {
  readonly #frames: Frames;
  #messages: LiveMessage[] = [];
  #frame: number | null = null;

  constructor(frames = PAGE_FRAMES) {
    this.#frames = frames;
  }

  /** @param fold is given what has been gathered, in order */
  add(message: LiveMessage, fold: (messages: readonly LiveMessage[]) => void): void {
    if (saysAll(message)) this.#messages = [];
    this.#messages.push(message);
    const pass = (): void => {
      const messages = this.#messages;
      this.clear();
      fold(messages);
    };
    if (this.#messages.length < MOST_GATHERED) this.#frame ??= this.#frames.request(pass);
    else pass();
  }

  /** Forgets what waits. */
  clear(): void {
    if (this.#frame !== null) this.#frames.cancel(this.#frame);
    this.#frame = null;
    this.#messages = [];
  }
}

/** Whether nothing is lost without the messages before it; one of a run that has ended does not say that it was going. */
function saysAll(message: LiveMessage): boolean {
  return (message.type === "sweep" || message.type === "snapshot") && message.phase !== "ended";
}
