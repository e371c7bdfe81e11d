import { createDatabaseService } from "./databases/service.ts";
import { createDatasetService } from "./datasets/service.ts";
import { openEngine, type EngineOptions } from "./engine.ts";
import { createModelService } from "./models/service.ts";
import type { NetworkGate } from "./network/gate.ts";
import { createNetworkService } from "./network/service.ts";
import { openDatabase } from "./runs/loaders.ts";
import { createRouter, type EngineRouter } from "./router/router.ts";
import type { Services } from "./services.ts";
import { createSettingsService } from "./settings/service.ts";
import { createSystemService } from "./system/service.ts";

export interface WorkbenchOptions extends Omit<EngineOptions, "datasets" | "databases"> {
  /** Refuses every connection that no download was allowed for; absent where the process has no such gate. */
  readonly gate?: NetworkGate;
}

/** The engine with everything around it that a window shows. */
export interface Workbench {
  readonly services: Services;
  /** The same behind the contract. */
  readonly router: EngineRouter;
  /** As that of the engine. */
  readonly tidy: () => void;
  /** Cancels what is going on, waits for it, and frees everything. */
  readonly close: () => Promise<void>;
}

/** @throws StorageError if the home folder or its store cannot be used */
export async function openWorkbench({ gate, ...options }: WorkbenchOptions): Promise<Workbench> {
  const { home } = options;
  const kept = options.store === false ? null : home;
  const datasets = createDatasetService({ home: kept });
  const databases = createDatabaseService({ home: kept, open: openDatabase });
  const settings = createSettingsService({ home });
  const network = createNetworkService({ home, ...(gate && { gate }) });
  const engine = await openEngine({ ...options, datasets, databases });
  const services: Services = {
    runs: engine.runs,
    datasets,
    databases,
    experience: engine.experience,
    models: createModelService({
      home,
      settings,
      hasRun: (run) => engine.hasRun(run),
      bench: engine.bench,
      spawn: options.spawnModelProcess,
    }),
    network,
    settings,
    system: createSystemService({ home }),
  };
  return {
    services,
    router: createRouter(services),
    tidy: () => engine.tidy(),
    async close() {
      await Promise.allSettled([network.close(), engine.close()]);
    },
  };
}
