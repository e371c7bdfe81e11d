import type { ExperienceRepository, TaskEncoder } from "../../core/experience/repository.ts";
import { formatPenman } from "../../core/similarity/penman.ts";
import type { Basis, StoredEncoding } from "./encoding-rows.ts";
import type { Experiences } from "./experiences.ts";
import { StoreThread } from "./store-thread.ts";

/**
 * Opens the experience repositories of a home folder. Tasks are encoded here, where embedder and parser live; everything
 * else is done in a thread, which starts with the first use.
 * @param home folder, or null to keep experiences in memory only
 */
export function openExperiences(home: string | null): Experiences {
  const thread = new StoreThread(home);

  /** Encodes what the repository holds in other encodings only, in pieces; what is done by then stays done. */
  const completedBasis = async (repository: string, encoder: TaskEncoder): Promise<Basis> => {
    const basis = { repository, embedder: encoder.embedder, parser: encoder.parser };
    for (;;) {
      const missing = await thread.call("missing", basis);
      if (missing.length === 0) return basis;
      const texts = missing.map(({ task }) => task);
      const encodings = await encode(texts, encoder);
      for (const [index, task] of missing.entries())
        await thread.call("complete", basis, task, encodingAt(encodings, index));
    }
  };

  const repository = (name: string, run: string | null): ExperienceRepository => ({
    name,
    async retrieve(task, encoder, settings, question = task) {
      const basis = await completedBasis(name, encoder);
      const encoding = await encodeOne(task, encoder);
      return thread.call("retrieve", basis, { task, question, encoding }, settings);
    },
    async add(experience, encoder) {
      const { task, source } = experience;
      const stored = source && (await thread.call("ofQuestion", source.run, source.question, name));
      if (stored !== null) return stored;
      const basis = await completedBasis(name, encoder);
      return thread.call("add", basis, run, experience, await encodeOne(task, encoder));
    },
  });

  return {
    open: (name, run) => repository(name, run ?? null),
    repositories: () => thread.call("repositories"),
    requireLasting: (name) => thread.call("requireLasting", name),
    list: (name) => thread.call("list", name),
    find: (id) => thread.call("find", id),
    ofQuestion: (run, question, name) => thread.call("ofQuestion", run, question, name),
    remove: (id) => thread.call("remove", id),
    restore: (id) => thread.call("restore", id),
    removeAll: (name) => thread.call("removeAll", name),
    async restoreAll(name, since) {
      // One request each: a row may take its time, and others get their turn in between.
      for (const id of await thread.call("restoreAtOnce", name, since))
        await thread.call("restoreUnlessBack", id);
    },
    eraseRemoved: (before) => thread.call("eraseRemoved", before),
    keepRuns: (runs) => thread.call("keepRuns", runs),
    async search(name, words, encoder, most) {
      const basis = await completedBasis(name, encoder);
      return thread.call("search", basis, (await encodeOne(words, encoder)).embedding, most);
    },
    map: async (name, encoder) => thread.call("map", await completedBasis(name, encoder)),
    async probe(name, task, encoder, nearest) {
      const basis = await completedBasis(name, encoder);
      return thread.call("probe", basis, task, await encodeOne(task, encoder), nearest);
    },
    stats: async (name, encoder) => thread.call("stats", await completedBasis(name, encoder)),
    close: () => thread.close(),
  };
}

async function encode(tasks: readonly string[], encoder: TaskEncoder): Promise<readonly StoredEncoding[]> {
  const encodings = await encoder.encode(tasks);
  return encodings.map(({ embedding, graph, graphFailed }) => ({
    ...{ embedding, graphFailed },
    graph: formatPenman(graph),
  }));
}

async function encodeOne(task: string, encoder: TaskEncoder): Promise<StoredEncoding> {
  return encodingAt(await encode([task], encoder), 0);
}

function encodingAt(encodings: readonly StoredEncoding[], index: number): StoredEncoding {
  const encoding = encodings[index];
  if (encoding === undefined) throw new Error("The encoder gave fewer encodings than it was asked for.");
  return encoding;
}
