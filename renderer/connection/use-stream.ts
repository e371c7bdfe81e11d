import { useEffect, useRef } from "react";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { useConnection, useConnectionStore } from "./engine.tsx";

/**
 * Follows a stream of the engine as long as the component is shown, and anew over each connection.
 * @param open null: there is nothing to follow
 * @param key what makes it another stream
 * @param onMessage is given each message
 * @param onError is given what ended the stream, if the engine refused or broke it
 */
export function useStream<Message>(
  key: string,
  open: ((client: EngineClient, signal: AbortSignal) => Promise<AsyncIterable<Message>>) | null,
  onMessage: (message: Message) => void,
  onError: (error: unknown) => void = () => undefined,
): void {
  const connection = useConnection();
  const store = useConnectionStore();
  const handlers = useRef({ open, onMessage, onError });
  useEffect(() => {
    handlers.current = { open, onMessage, onError };
  });
  const client = connection.state === "open" ? connection.client : null;
  const active = open !== null;
  useEffect(() => {
    if (client === null || !active) return;
    const ended = new AbortController();
    let isOver = false;
    const follow = async (): Promise<void> => {
      try {
        const messages = await handlers.current.open?.(client, ended.signal);
        for await (const message of messages ?? []) {
          if (isOver) return;
          handlers.current.onMessage(message);
        }
      } catch (error) {
        if (!isOver) handlers.current.onError(error);
      }
    };
    void follow();
    return () => {
      isOver = true;
      // Over a connection that is gone, the engine cannot be told that nobody listens any more, nor need it be.
      const now = store.getState();
      if (now.state === "open" && now.client === client) ended.abort();
    };
  }, [client, key, active, store]);
}
