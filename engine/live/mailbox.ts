import type { RunEvent } from "../../core/events.ts";
import type { LiveMessage } from "../contract/live.ts";

type TextEvent = RunEvent & { readonly type: "turn-text" };

/** Messages that may wait for one watcher; beyond that a fresh snapshot takes their place. */
const MOST_WAITING = 500;

/** What waits for one watcher. A slow one costs no more memory than a snapshot. */
export interface Mailbox {
  post(message: LiveMessage): void;
  /** The next message; undefined if none waits. */
  take(): LiveMessage | undefined;
  /** Resolves when something waits, or the signal is aborted. */
  waiting(signal: AbortSignal | undefined): Promise<void>;
}

/** @param snapshot what takes the place of messages that are too many; made when it is taken */
export function createMailbox(snapshot: () => LiveMessage, most = MOST_WAITING): Mailbox {
  let queue: LiveMessage[] = [];
  /** Whether the watcher is to be sent a snapshot before what is in the queue. */
  let isStale = true;
  /** How many messages were taken or dropped: a place in the queue counts from the first message ever. */
  let gone = 0;
  /** Places of the texts that more of the same turn can be added to. */
  const texts = new Map<string, number>();
  let wake: (() => void) | undefined;

  const clear = (): void => {
    gone += queue.length;
    queue = [];
    texts.clear();
  };
  const addText = (event: TextEvent): boolean => {
    const index = (texts.get(keyOf(event)) ?? -1) - gone;
    const waiting = index < 0 ? undefined : queue[index];
    if (waiting?.type !== "event" || waiting.event.type !== "turn-text") return false;
    queue[index] = { type: "event", event: { ...event, text: waiting.event.text + event.text } };
    return true;
  };

  return {
    post(message) {
      if (isStale && message.type !== "ended") return;
      if (message.type === "event") {
        const { event } = message;
        if (event.type === "turn-text") {
          if (addText(event)) return;
          texts.set(keyOf(event), gone + queue.length);
        } else if ("path" in event) texts.delete(keyOf(event));
      }
      queue.push(message);
      if (queue.length > most && message.type !== "ended") {
        clear();
        isStale = true;
      }
      wake?.();
    },
    take() {
      if (isStale) {
        isStale = false;
        return snapshot();
      }
      const message = queue.shift();
      if (message !== undefined) gone += 1;
      return message;
    },
    async waiting(signal) {
      if (isStale || queue.length > 0 || signal?.aborted === true) return;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      wake = () => resolve(undefined);
      signal?.addEventListener("abort", wake, { once: true });
      await promise;
      signal?.removeEventListener("abort", wake);
      wake = undefined;
    },
  };
}

function keyOf({ question, path }: Extract<RunEvent, { path: string }>): string {
  return `${question ?? ""}\u0000${path}`;
}
