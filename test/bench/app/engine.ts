/** The engine of the window's benchmark: everything is real but the model, which writes as fast as it is told. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { serveEngine } from "../../../cli/serve/serve-engine.ts";
import { openWorkbench, type Workbench } from "../../../engine/workbench.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { RUNS_FILE, type BenchRuns, type BenchWork } from "./engine-work.ts";
import { paceModel } from "./model.ts";

const QUESTION = "How many apples are left?";
const LONG_REPLY_WORDS = 60;

const [home = "."] = process.argv.slice(2);
const work = JSON.parse(process.env.COUNTERPOINT_BENCH ?? "{}") as BenchWork;

await serveEngine(async () => {
  const workbench = await openWorkbench({
    home,
    loadModel: () =>
      Promise.resolve(
        paceModel(({ sampling }) =>
          sampling.maxTokens === LONG_REPLY_WORDS ? 0 : 1000 / work.wordsPerSecond,
        ),
      ),
    loadEmbedder: () => Promise.resolve({ ...letterEmbedder(), dispose: () => Promise.resolve() }),
  });
  const runs = await startRuns(workbench);
  await writeFile(join(home, RUNS_FILE), JSON.stringify(runs));
  return workbench;
});

async function startRuns({ services: { runs } }: Workbench): Promise<BenchRuns> {
  const long = runs.ask({
    question: QUESTION,
    strategy: "mcf",
    options: { agents: 31, turns: 32 },
    maxTokens: LONG_REPLY_WORDS,
  }).run;
  await runs.result(long);
  const streaming = runs.ask({
    question: QUESTION,
    strategy: "self-consistency",
    options: { agents: work.agents },
    maxTokens: Math.ceil(work.seconds * work.wordsPerSecond),
  }).run;
  return { streaming, long, turns: runs.question(long, "ask").turns.length };
}
