import { kill } from "node:process";
import type { EvalRequest, Listener } from "../../../engine/index.ts";
import { loadInProcess, type ProcessLanguageModel } from "../../../native/llama/process/host.ts";
import { outcomeRecorder, SAMPLES, shareSame, withEngine, type Outcome } from "./engine-runs.ts";
import { loadOptions } from "./ours.ts";
import type { Bench } from "./section.ts";

/** Whether a run ends the same when its model process is killed, and when more questions share the batch. */
export async function crash(bench: Bench): Promise<object> {
  return { killed: await killed(bench), sideBySide: await sideBySide(bench) };
}

/** The same evaluation undisturbed and with the model process killed in the middle of a call. */
async function killed(bench: Bench): Promise<object> {
  const request = {
    ...{ data: SAMPLES, strategy: "mcf" },
    options: { agents: 3, turns: bench.quick ? 1 : 2, select: "adversary" },
    ...{ limit: bench.quick ? 2 : 6, concurrency: 1, maxTokens: bench.quick ? 16 : 256 },
  };
  const undisturbed = await outcomeOf(bench, request);
  const disturbed = await outcomeOf(bench, request, Math.floor(undisturbed.texts.size / 2));
  return { questions: request.limit, ...compared(undisturbed, disturbed), retried: disturbed.retried };
}

/** The same evaluation with one question at a time and with sixteen. */
async function sideBySide(bench: Bench): Promise<object> {
  const request = {
    ...{ data: SAMPLES, strategy: "zero-shot-cot", options: { temperature: 0.8 } },
    ...{ limit: bench.quick ? 4 : 20, maxTokens: bench.quick ? 16 : 256 },
  };
  const alone = await outcomeOf(bench, { ...request, concurrency: 1 });
  const together = await outcomeOf(bench, { ...request, concurrency: 16 });
  return { questions: request.limit, ...compared(alone, together) };
}

function compared(left: Outcome, right: Outcome): object {
  return {
    sameAnswers: shareSame(left.answers, right.answers),
    sameTexts: shareSame(left.texts, right.texts),
    texts: right.texts.size,
    failed: right.failed,
  };
}

/** @param killAfter after this many calls, the model process is killed at the next text of another */
async function outcomeOf(bench: Bench, request: EvalRequest, killAfter?: number): Promise<Outcome> {
  const { listen, outcome } = outcomeRecorder();
  let model: ProcessLanguageModel | undefined;
  let finished = 0;
  let isKilled = killAfter === undefined;
  const listenAndKill: Listener = (event) => {
    listen(event);
    if (event.type === "turn-finished") finished += 1;
    if (isKilled || finished < (killAfter ?? 0) || event.type !== "turn-text") return;
    if (model?.pid === undefined) return;
    kill(model.pid, "SIGKILL");
    isKilled = true;
  };
  await withEngine(
    async () => (model = await loadInProcess(loadOptions(bench, 16))),
    (engine) => engine.evaluate(request, listenAndKill),
  );
  if (!isKilled) throw new Error("The model process was not killed: the run was too short.");
  return outcome();
}
