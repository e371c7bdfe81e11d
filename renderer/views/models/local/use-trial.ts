import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ErrorRecord } from "../../../../core/errors.ts";
import type { LiveMessage } from "../../../../engine/contract/live.ts";
import type { AskRequest } from "../../../../engine/contract/requests.ts";
import { useEngine } from "../../../connection/engine.tsx";
import { errorRecord } from "../../../connection/errors.ts";
import { useStream } from "../../../connection/use-stream.ts";
import { asTrouble } from "../../../state/followed-run.ts";
import { RUNS_KEY } from "../../../state/runs.ts";
import { createStoppable } from "./stoppable.ts";
import { askedAt, hear, type Tried } from "./tried.ts";

const MOST_TOKENS = 256;

/** One trial of a model at a time; it is cancelled and forgotten when its panel goes. */
export interface Trial {
  readonly tried: Tried | null;
  readonly running: boolean;
  readonly problem: ErrorRecord | null;
  readonly ask: (request: AskRequest) => void;
  readonly stop: () => void;
}

export function useTrial(): Trial {
  const engine = useEngine();
  const queries = useQueryClient();
  const [tried, setTried] = useState<Tried | null>(null);
  const [run, setRun] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<ErrorRecord | null>(null);

  /** A trial is no run to come back to. */
  const forget = async (id: string): Promise<void> => {
    await (await engine()).runs.delete({ run: id });
    await queries.invalidateQueries({ queryKey: RUNS_KEY });
  };

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
      // It is deleted: after a lost connection there is nothing more to follow.
      setRun(null);
      void forget(message.end.run).catch(() => undefined);
      setProblem(asTrouble(message.end.error));
    },
    fail,
  );

  const cancel = async (id: string): Promise<void> => (await engine()).runs.cancel({ run: id });
  const [stoppable] = useState(() => createStoppable((id) => void cancel(id).catch(fail)));
  const giveUp = async (id: string): Promise<void> => {
    await cancel(id);
    await forget(id);
  };
  const follow = (id: string): void => {
    setRun(id);
    stoppable.name(id);
  };
  const isShown = useRef(false);
  const left = useRef<() => void>(() => undefined);
  useEffect(() => {
    left.current = () => {
      if (run !== null && running) void giveUp(run).catch(() => undefined);
    };
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      left.current();
    };
  }, []);

  return {
    tried,
    running,
    problem,
    ask(request) {
      stoppable.begin();
      setTried(askedAt(Date.now()));
      setProblem(null);
      setRun(null);
      setRunning(true);
      engine()
        .then((client) => client.runs.ask({ ...request, maxTokens: MOST_TOKENS, keep: false }))
        .then((started) => (isShown.current ? follow(started.run) : giveUp(started.run)))
        .catch(fail);
    },
    stop: () => stoppable.stop(),
  };
}
