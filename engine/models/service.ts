import type { MeasuredMethod } from "../../core/advice/measured.ts";
import type { SpawnModelProcess } from "../../native/llama/process/spawn.ts";
import type { ModelService, SettingsService } from "../services.ts";
import { addModel } from "./added.ts";
import { adviseModel, findModelHere } from "./advice.ts";
import { listCatalog } from "./catalog-items.ts";
import { listEmbedders } from "./embedders.ts";
import { listModels } from "./list.ts";
import { planModelFile } from "./plan.ts";
import { inspectModel } from "./resolve.ts";
import type { SpeedBench } from "./speed-bench.ts";
import { readSpeeds, speedOf, thisPlace } from "./speeds.ts";

export interface ModelServiceOptions {
  /** Folder in which fetched models and what is known of models are kept. */
  readonly home: string;
  /** Names the folders that are searched beside the known ones. */
  readonly settings: Pick<SettingsService, "get">;
  /** Whether a run is stored. */
  readonly hasRun: (run: string) => boolean;
  /** Measures how fast models are. */
  readonly bench: SpeedBench;
  /** Starts the process that looks at a model's file; by default a child of this one. */
  readonly spawn?: SpawnModelProcess | undefined;
  /** What was measured of methods; by default what the project ships. */
  readonly figures?: readonly MeasuredMethod[];
}

/** The models of this machine, and those worth having. */
export function createModelService({
  home,
  settings,
  hasRun,
  bench,
  spawn,
  figures,
}: ModelServiceOptions): ModelService {
  const folders = async (): Promise<readonly string[]> => (await settings.get()).modelFolders;
  return {
    list: async () => listModels(home, { folders: await folders() }),
    embedders: async () => listEmbedders({ folders: await folders() }),
    async inspect(reference, runtime, signal) {
      const { file, summary, card } = await inspectModel(reference, home, { folders: await folders() });
      const { speeds } = await readSpeeds(home);
      const speed = speedOf(speeds, file.sha256, thisPlace(runtime)) ?? null;
      const planned = await planModelFile(file, runtime, { spawn, signal });
      return { file, summary, card: card ?? null, runtime: planned, speed };
    },
    async add(path, name) {
      return { name: (await addModel(path, home, name)).name };
    },
    catalog: () => listCatalog(home),
    async advice(reference, runtime) {
      const model = await findModelHere(reference, home, { runtime, folders: await folders() });
      const advice = adviseModel(model, figures);
      const runs = advice.methods.flatMap(({ rows }) => rows.map(({ measured }) => measured.run));
      return { ...advice, keptRuns: [...new Set(runs)].filter(hasRun) };
    },
    bench: (reference, runtime) => bench.start(reference, runtime),
    watchBench: (signal) => bench.watch(signal),
    cancelBench: () => bench.cancel(),
  };
}
