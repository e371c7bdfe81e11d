import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import { useEngine } from "../../connection/engine.tsx";
import { errorRecord } from "../../connection/errors.ts";
import { useStream } from "../../connection/use-stream.ts";
import { markOver, markStarted, useEvaluations } from "./evaluate-store.ts";
import { inTurn, type Evaluation } from "./evaluations.ts";
import { RUNS_KEY, useLiveRuns } from "../../state/runs.ts";

/** Those that are being handed to the engine; an evaluation is never started twice. */
const starting = new Set<string>();

/**
 * Starts the evaluations that wait, one after the other. One that is paused or was interrupted holds the others up until
 * it is gone on with or stopped: a person who pauses wants the machine.
 */
export function useEvaluationQueue(): void {
  const engine = useEngine();
  const queries = useQueryClient();
  const current = useEvaluations(({ evaluations }) => inTurn(evaluations));
  const live = useLiveRuns();
  const { id = null, run = null } = current ?? {};
  const waiting = current?.state === "waiting";
  const goesOn = live.data?.some((one) => one.run === run) === true;

  const begin = useEffectEvent(async () => {
    if (current === null) return;
    await start(current, engine);
    await queries.invalidateQueries({ queryKey: RUNS_KEY });
  });
  useEffect(() => {
    if (waiting) void begin();
  }, [id, waiting]);

  useStream<LiveMessage>(
    `queue/${run ?? ""}/${goesOn}`,
    run === null ? null : (client, signal) => client.runs.watch({ run }, { signal }),
    (message) => {
      if (id === null || message.type !== "ended") return;
      const { state } = message.end;
      if (state !== "paused" && state !== "interrupted" && state !== "running") markOver(id);
    },
    (error) => {
      const record = errorRecord(error);
      if (id !== null && record.code !== "connection") markOver(id, record);
    },
  );
}

/** The run of the evaluation whose turn it is, while it goes on. */
export function useGoing(): string | null {
  const current = useEvaluations(({ evaluations }) => inTurn(evaluations));
  const live = useLiveRuns();
  return live.data?.find(({ run }) => run === current?.run)?.run ?? null;
}

async function start({ id, request }: Evaluation, engine: () => Promise<EngineClient>): Promise<void> {
  if (starting.has(id)) return;
  starting.add(id);
  try {
    const { run } = await (await engine()).runs.evaluate(request);
    markStarted(id, run);
  } catch (error) {
    markOver(id, errorRecord(error));
  } finally {
    starting.delete(id);
  }
}
