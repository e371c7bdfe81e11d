import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import type { RunDetails } from "../../engine/index.ts";
import { openEngine } from "../../engine/index.ts";
import { forkModelProcess, type SpawnModelProcess } from "../../native/llama/process/spawn.ts";
import { temporaryFolder } from "../support/folder.ts";

const DATA = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));

/** Starts real processes; the first is killed with `kill -9` when it has told of this many rounds. */
function killingSpawner(rounds: number): { readonly spawn: SpawnModelProcess; started: number } {
  const spawner = {
    started: 0,
    spawn: () => {
      const child = forkModelProcess();
      const isFirst = ++spawner.started === 1;
      let told = 0;
      return {
        ...child,
        onMessage: (listener: (message: unknown) => void) =>
          child.onMessage((message) => {
            const isRound = (message as { readonly type: string }).type === "round";
            if (isRound) told += 1;
            if (isFirst && isRound && told === rounds) process.kill(child.pid ?? 0, "SIGKILL");
            listener(message);
          }),
      };
    },
  };
  return spawner;
}

async function evaluate(concurrency: number, spawnModelProcess: SpawnModelProcess): Promise<RunDetails> {
  const engine = await openEngine({ home: await temporaryFolder(), spawnModelProcess });
  onTestFinished(() => engine.close());
  const { run } = await engine.evaluate({
    data: DATA,
    limit: 4,
    concurrency,
    strategy: "self-consistency",
    options: { agents: 3, temperature: 1 },
    maxTokens: 48,
  });
  return engine.runs.show(run);
}

/** What was said and answered, without what it cost. */
function outcome({ transcripts }: RunDetails) {
  return transcripts.map(({ id, state, turns, result }) => ({
    id,
    state,
    answer: result?.answer,
    texts: turns.map(({ path, finished }) => [path, finished?.text]),
  }));
}

function warnings({ transcripts }: RunDetails): readonly string[] {
  return transcripts.flatMap(({ observations }) =>
    observations.flatMap(({ observation }) => (observation.kind === "warning" ? [observation.message] : [])),
  );
}

it.each([1, 4])(
  "a run goes on after kill -9 of the model, and says what it would have said (%i questions at once)",
  async (concurrency) => {
    const undisturbed = await evaluate(concurrency, forkModelProcess);
    const spawner = killingSpawner(15);
    const disturbed = await evaluate(concurrency, spawner.spawn);
    expect(spawner.started).toBe(2);
    expect(outcome(disturbed)).toEqual(outcome(undisturbed));
    expect(disturbed.report).toMatchObject({ questions: 4, failed: 0 });
    const said = warnings(disturbed);
    expect(said.length).toBeGreaterThan(0);
    for (const message of said) {
      expect(message).toMatch(/^The call was made once more because the model failed\. .*\(SIGKILL\)/);
    }
    expect(warnings(undisturbed)).toEqual([]);
  },
);
