import { implement } from "@orpc/server";
import { contract } from "../contract/contract.ts";
import type { Services } from "../services.ts";
import { toWire } from "./errors.ts";

/** Puts the services behind the contract. Errors leave as records (errors.ts). */
export function createRouter(services: Services) {
  const { runs, datasets, databases, experience, models, network, settings, system } = services;
  const os = implement(contract).use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw toWire(error);
    }
  });
  return os.router({
    runs: {
      ask: os.runs.ask.handler(({ input }) => runs.ask(input)),
      evaluate: os.runs.evaluate.handler(({ input }) => runs.evaluate(input)),
      sweep: os.runs.sweep.handler(({ input }) => runs.sweep(input)),
      planSweep: os.runs.planSweep.handler(({ input, signal }) => runs.planSweep(input, signal)),
      resume: os.runs.resume.handler(({ input }) => runs.resume(input.run)),
      watch: os.runs.watch.handler(({ input, signal }) =>
        stream(runs.watch(input.run, input.question, signal)),
      ),
      result: os.runs.result.handler(({ input, signal }) => runs.result(input.run, signal)),
      cancel: os.runs.cancel.handler(({ input }) => runs.cancel(input.run)),
      pause: os.runs.pause.handler(({ input }) => runs.pause(input.run)),
      live: os.runs.live.handler(() => runs.live()),
      prepare: os.runs.prepare.handler(({ input }) => runs.prepare(input.model, input.runtime)),
      estimate: os.runs.estimate.handler(({ input, signal }) => runs.estimate(input, signal)),
      list: os.runs.list.handler(() => runs.list()),
      find: os.runs.find.handler(({ input }) => runs.find(input.runs)),
      show: os.runs.show.handler(({ input }) => runs.show(input.run)),
      showSweep: os.runs.showSweep.handler(({ input }) => runs.showSweep(input.run)),
      compare: os.runs.compare.handler(({ input }) => runs.compare(input.runs, input.budget)),
      compareForPaper: os.runs.compareForPaper.handler(({ input }) =>
        runs.compareForPaper(input.runs, input.budget),
      ),
      analyse: os.runs.analyse.handler(({ input }) => runs.analyse(input.runs, input.kind)),
      analyses: os.runs.analyses.handler(({ input }) => runs.analyses(input.runs)),
      question: os.runs.question.handler(({ input }) => runs.question(input.run, input.question)),
      trust: os.runs.trust.handler(({ input }) => runs.trust(input.run)),
      delete: os.runs.delete.handler(({ input }) => runs.delete(input.run)),
      restore: os.runs.restore.handler(({ input }) => runs.restore(input.run)),
      erase: os.runs.erase.handler(({ input }) => runs.erase(input.run)),
      export: os.runs.export.handler(({ input }) => runs.export(input.run, input.format)),
    },
    datasets: {
      preview: os.datasets.preview.handler(({ input }) => datasets.preview(input)),
      sample: os.datasets.sample.handler(() => datasets.sample()),
    },
    databases: {
      preview: os.databases.preview.handler(({ input, signal }) => databases.preview(input, signal)),
    },
    experience: {
      repositories: os.experience.repositories.handler(() => experience.repositories()),
      list: os.experience.list.handler(({ input }) => experience.list(input.repository, input.search)),
      ofQuestion: os.experience.ofQuestion.handler(({ input }) =>
        experience.ofQuestion(input.run, input.question, input.repository),
      ),
      add: os.experience.add.handler(({ input }) =>
        experience.add(input.run, input.question, input.repository),
      ),
      remove: os.experience.remove.handler(({ input }) => experience.remove(input.id)),
      restore: os.experience.restore.handler(({ input }) => experience.restore(input.id)),
      removeAll: os.experience.removeAll.handler(({ input }) => experience.removeAll(input.repository)),
      restoreAll: os.experience.restoreAll.handler(({ input }) =>
        experience.restoreAll(input.repository, input.since),
      ),
      stats: os.experience.stats.handler(({ input }) => experience.stats(input.repository)),
      map: os.experience.map.handler(({ input }) => experience.map(input.repository)),
      probe: os.experience.probe.handler(({ input }) => experience.probe(input.repository, input.task)),
      compare: os.experience.compare.handler(({ input }) => experience.compare(input.left, input.right)),
      export: os.experience.export.handler(({ input }) => experience.export(input.repository)),
      import: os.experience.import.handler(({ input, signal }) =>
        experience.import(input.repository, input.text, signal),
      ),
    },
    models: {
      list: os.models.list.handler(() => models.list()),
      embedders: os.models.embedders.handler(() => models.embedders()),
      inspect: os.models.inspect.handler(({ input, signal }) =>
        models.inspect(input.reference, input.runtime, signal),
      ),
      add: os.models.add.handler(({ input }) => models.add(input.path, input.name)),
      catalog: os.models.catalog.handler(() => models.catalog()),
      advice: os.models.advice.handler(({ input }) => models.advice(input.reference, input.runtime)),
      bench: os.models.bench.handler(({ input }) => models.bench(input.reference, input.runtime)),
      watchBench: os.models.watchBench.handler(({ signal }) => stream(models.watchBench(signal))),
      cancelBench: os.models.cancelBench.handler(() => models.cancelBench()),
    },
    network: {
      watch: os.network.watch.handler(({ signal }) => stream(network.watch(signal))),
      download: os.network.download.handler(({ input }) => network.download(input.id, input.from)),
      cancel: os.network.cancel.handler(() => network.cancel()),
      discard: os.network.discard.handler(({ input }) => network.discard(input.id)),
    },
    settings: {
      get: os.settings.get.handler(() => settings.get()),
      change: os.settings.change.handler(({ input }) => settings.change(input)),
    },
    system: {
      info: os.system.info.handler(() => system.info()),
      memory: os.system.memory.handler(() => system.memory()),
      homeSize: os.system.homeSize.handler(() => system.homeSize()),
    },
  });
}

export type EngineRouter = ReturnType<typeof createRouter>;

/** The client's end of a stream is closed by returning it: a plain generator does that for every iterable. */
async function* stream<Message>(messages: AsyncIterable<Message>): AsyncGenerator<Message, void> {
  try {
    yield* messages;
  } catch (error) {
    throw toWire(error);
  }
}
