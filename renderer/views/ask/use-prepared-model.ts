import { useRef } from "react";
import type { RuntimeSettings } from "../../../core/runtime.ts";
import { useEngine } from "../../connection/engine.tsx";

/** A model that nobody uses is unloaded after ten minutes; until then it need not be asked for again. */
const ONCE_IN_MILLISECONDS = 60_000;

/**
 * Has a model loaded from the moment a person turns to the question: while they read and type, not while they wait.
 * @returns to be called whenever they do something there
 */
export function usePreparedModel(model: string, runtime: RuntimeSettings | undefined): () => void {
  const engine = useEngine();
  const last = useRef({ key: "", time: 0 });
  return () => {
    if (runtime === undefined) return;
    const key = JSON.stringify([model, runtime]);
    const now = Date.now();
    if (last.current.key === key && now - last.current.time < ONCE_IN_MILLISECONDS) return;
    last.current = { key, time: now };
    // What fails is told when the question is asked.
    void engine()
      .then((client) => client.runs.prepare({ model, runtime }))
      .catch(() => undefined);
  };
}
