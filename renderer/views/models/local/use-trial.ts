import { useEffect, useRef, useState } from "react";
import type { ErrorRecord } from "../../../../core/errors.ts";
import type { LiveMessage } from "../../../../engine/contract/live.ts";
import type { AskRequest } from "../../../../engine/contract/requests.ts";
import { useEngine } from "../../../connection/engine.tsx";
import { errorRecord } from "../../../connection/errors.ts";
import { useStream } from "../../../connection/use-stream.ts";
import { askedAt, hear, type Tried } from "./tried.ts";

const MOST_TOKENS = 256;

/** One trial of a model at a time; it is cancelled when its panel goes. */
export interface Trial {
  readonly tried: Tried | null;
  readonly running: boolean;
  readonly problem: ErrorRecord | null;
  readonly ask: (request: AskRequest) => void;
  readonly stop: () => void;
}

export function useTrial(): Trial {
  const engine = useEngine();
  const [tried, setTried] = useState<Tried | null>(null);
  const [run, setRun] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<ErrorRecord | null>(null);

  /** A trial is no run to come back to. */
  const forget = async (id: string): Promise<unknown> => (await engine()).runs.delete({ run: id });

  const fail = (error: unknown): void => {
    setProblem(errorRecord(error));
    setRunning(false);
  };
  useStream<LiveMessage>(
    run ?? "",
    run === null ? null : (client, signal) => client.runs.watch({ run }, { signal }),
    (message) => {
      const now = Date.now();
      setTried((before) => before && hear(before, message, now));
      if (message.type !== "ended") return;
      setRunning(false);
      void forget(message.end.run).catch(() => undefined);
      const { error } = message.end;
      setProblem(error === null || error.code === "cancelled" ? null : error);
    },
    fail,
  );

  const cancel = async (id: string): Promise<void> => (await engine()).runs.cancel({ run: id });
  const left = useRef<() => void>(() => undefined);
  useEffect(() => {
    left.current = () => {
      if (run !== null && running) void cancel(run).catch(() => undefined);
    };
  });
  useEffect(() => () => left.current(), []);

  return {
    tried,
    running,
    problem,
    ask(request) {
      setTried(askedAt(Date.now()));
      setProblem(null);
      setRun(null);
      setRunning(true);
      engine()
        .then((client) => client.runs.ask({ ...request, maxTokens: MOST_TOKENS, keep: false }))
        .then((started) => setRun(started.run))
        .catch(fail);
    },
    stop() {
      if (run !== null) cancel(run).catch(fail);
    },
  };
}
