import { ContractError } from "../../core/errors.ts";
import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import type { ExperienceRepository, Retrieval, RetrievalSettings } from "../../core/experience/repository.ts";
import { createTaskEncoder } from "../../core/experience/task-encoder.ts";
import type { AmrParser } from "../../core/similarity/similarity.ts";
import { temperatureOption } from "../../core/strategies/options.ts";
import { defineStrategy } from "../../core/strategies/strategy.ts";
import type { Experiences } from "../../engine/experience/experiences.ts";

/** What the double was asked to do with whole repositories. */
export interface ExperiencesDouble extends Experiences {
  /** Tasks that a repository was asked about, in order. */
  readonly asked: readonly string[];
  readonly kept: readonly (readonly string[])[];
  readonly erased: readonly number[];
  readonly closed: boolean;
}

interface Stored {
  readonly repository: string;
  readonly experience: Experience;
  /** Null: it is there. */
  removed: number | null;
}

/** Repositories in memory. The similarity of tasks is the share of their words in common, and z is as the test says. */
export function experiencesDouble(z: (task: string) => number = () => 0): ExperiencesDouble {
  const all: Stored[] = [];
  const runs = new Map<string, string | null>();
  const [asked, kept, erased]: [string[], (readonly string[])[], number[]] = [[], [], []];
  let closed = false;
  let time = 0;
  const inside = (repository: string) =>
    all
      .filter((each) => each.repository === repository && each.removed === null)
      .map(({ experience }) => experience);
  const byId = (id: string): Stored => {
    const found = all.find(({ experience }) => experience.id === id);
    if (found === undefined) throw new ContractError(`There is no experience "${id}".`);
    return found;
  };
  const requireOpenTo = (repository: string, run: string | undefined): void => {
    const owner = runs.get(repository) ?? null;
    if (owner !== null && owner !== run)
      throw new ContractError(`The repository "${repository}" is that of an evaluation.`);
  };
  const alike = (repository: string, task: string) =>
    inside(repository)
      .filter((experience) => experience.task !== task)
      .map((experience) => ({ experience, similarity: similarity(experience.task, task) }))
      .toSorted((left, right) => right.similarity.total - left.similarity.total);
  const open = (name: string, run?: string): ExperienceRepository => ({
    name,
    retrieve(task, _encoder, settings) {
      asked.push(task);
      return Promise.resolve(retrieval(inside(name).length, alike(name, task)[0] ?? null, z(task), settings));
    },
    add(experience: NewExperience) {
      const known = inside(name).find(({ source }) => isSame(source, experience.source));
      if (known !== undefined) return Promise.resolve(known);
      requireOpenTo(name, run);
      runs.set(name, run ?? runs.get(name) ?? null);
      const added = { ...experience, id: `e${all.length + 1}`, created: 1000 + all.length };
      all.push({ repository: name, experience: added, removed: null });
      return Promise.resolve(added);
    },
  });
  return {
    search: (repository, words, _encoder, most) => {
      const likeness = ({ task }: Experience) => similarity(task, words).total;
      const mostAlikeFirst = inside(repository).toSorted((left, right) => likeness(right) - likeness(left));
      return Promise.resolve(mostAlikeFirst.slice(0, most));
    },
    asked,
    kept,
    erased,
    get closed() {
      return closed;
    },
    open,
    repositories: () =>
      Promise.resolve([...runs].map(([name, run]) => ({ name, run, experiences: inside(name).length }))),
    requireLasting: async (repository) => {
      await Promise.resolve();
      requireOpenTo(repository, undefined);
    },
    list: (repository) => Promise.resolve(inside(repository).toReversed()),
    find: async (id) => Promise.resolve(byId(id).experience),
    ofQuestion: (run, question, repository) =>
      Promise.resolve(inside(repository).find(({ source }) => isSame(source, { run, question })) ?? null),
    remove: async (id) => Promise.resolve(void (byId(id).removed = ++time)),
    restore: async (id) => Promise.resolve(void (byId(id).removed = null)),
    removeAll(repository) {
      const those = all.filter((each) => each.repository === repository && each.removed === null);
      const since = ++time;
      for (const each of those) each.removed = since;
      return Promise.resolve({ experiences: those.length, since });
    },
    restoreAll(repository, since) {
      const those = all.filter((each) => each.repository === repository && each.removed === since);
      for (const each of those) each.removed = null;
      return Promise.resolve();
    },
    eraseRemoved: (before) => Promise.resolve(erased.push(before) > 0),
    keepRuns: (known) => Promise.resolve(kept.push(known) > 0),
    map: () => Promise.reject(new Error("The double draws no map.")),
    probe: (repository, task, _encoder, nearest) =>
      Promise.resolve({
        stored: inside(repository).length,
        ...{ z: z(task), x: 0, y: 0 },
        nearest: alike(repository, task).slice(0, nearest),
      }),
    stats: () => Promise.reject(new Error("The double counts nothing.")),
    close: () => Promise.resolve(void (closed = true)),
  };
}

function isSame(left: Experience["source"], right: Experience["source"]): boolean {
  return left !== null && left.run === right?.run && left.question === right.question;
}

function similarity(left: string, right: string) {
  const [ours, theirs] = [left.split(" "), right.split(" ")];
  const semantic = (2 * ours.filter((word) => theirs.includes(word)).length) / (ours.length + theirs.length);
  return { semantic, graph: 0, total: semantic };
}

function retrieval(
  stored: number,
  nearest: Retrieval["nearest"],
  z: number,
  { minimum, outlierTest, lambda }: RetrievalSettings,
): Retrieval {
  if (stored < minimum) return { stored, outcome: "too-few", z: null, nearest: null };
  if (outlierTest !== "off" && z < -lambda) return { stored, outcome: "outlier", z, nearest };
  return { stored, outcome: nearest === null ? "nothing-similar" : "found", z, nearest };
}

/** A parser that makes every text a graph of one node, its first word. */
export const firstWordParser: AmrParser = {
  name: "words",
  parse: (text) =>
    Promise.resolve({
      graph: { top: "x", nodes: [{ id: "x", concept: text.split(" ")[0] ?? "nothing" }], edges: [] },
      failed: false,
    }),
};

/** Asks the repository, answers, and stores the answer if a judge says "good". */
export const learner = defineStrategy({
  id: "learner",
  family: "filtering",
  title: "Learner",
  summary: "A strategy of the tests.",
  source: "none",
  answerTypes: ["number", "text"],
  roles: ["solver", "judge"],
  options: {
    experience: { type: "boolean", default: false, help: "Learn" },
    minimum: { type: "integer", default: 3, min: 1, max: 100, help: "l" },
    lambda: { type: "number", default: 1, min: 0, max: 10, help: "λ" },
    temperature: temperatureOption(0),
  },
  promptIds: [],
  maxCalls: () => 2,
  expectedCalls: () => ({ calls: 2, together: 1 }),
  usesEmbedder: ({ experience }) => experience,
  parserOf: ({ experience }) => (experience ? "amr-lite" : null),
  usesExperience: ({ experience }) => experience,
  async run(question, { minimum, lambda }, context) {
    const { experience: repository } = context;
    const encoder = createTaskEncoder(context.embedder, context.parser);
    const retrieved = await repository?.retrieve(question.text, encoder, {
      ...{ minimum, lambda, outlierTest: "below" },
    });
    if (repository !== undefined && retrieved !== undefined)
      context.record("experience", {
        kind: "experience-retrieved",
        repository: repository.name,
        ...retrieved,
      });
    const hint =
      retrieved?.outcome === "found" ? `As in "${retrieved.nearest?.experience.task ?? ""}". ` : "";
    const solved = await context.say("solver", "solve", [
      { role: "user", content: `${hint}${question.text}` },
    ]);
    const answer = solved.text === "" ? null : solved.text;
    if (repository === undefined || answer === null) return { answer, agreement: null };
    const verdict = await context.say("judge", "judge", [{ role: "user", content: `Judge ${answer}` }]);
    const good = verdict.text === "good";
    const stored = good
      ? await repository.add(
          {
            ...{ task: question.text, answerType: question.answerType, process: solved.text, answer },
            ...{ feedback: "judge", model: context.modelOf("solver"), strategy: "learner", source: null },
          },
          encoder,
        )
      : null;
    context.record("experience", {
      ...{
        kind: "experience-judged",
        good,
        reason: "",
        readable: verdict.text !== "",
        stored: stored?.id ?? null,
      },
    });
    return { answer, agreement: null };
  },
});
