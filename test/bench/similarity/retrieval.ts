import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { NewExperience } from "../../../core/experience/experience.ts";
import {
  NO_SUMS,
  outlierScore,
  withoutTask,
  withTask,
  type SimilaritySums,
} from "../../../core/experience/outlier.ts";
import type { RetrievalSettings, TaskEncoder } from "../../../core/experience/repository.ts";
import { mostSimilar, similarityRow } from "../../../core/experience/retrieve.ts";
import {
  estimate,
  exactSimilarity,
  roughEstimate,
  type EncodedTask,
} from "../../../core/experience/task-similarity.ts";
import { formatPenman } from "../../../core/similarity/penman.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";
import {
  insertEncoding,
  raiseRevision,
  writeSums,
  type Basis,
} from "../../../engine/experience/encoding-rows.ts";
import { openExperiences } from "../../../engine/experience/open.ts";
import { insertExperience } from "../../../engine/experience/rows.ts";
import { openDatabase, transaction } from "../../../engine/storage/database.ts";
import { randomNumbers } from "../../../core/random.ts";
import { secondsOf, timingOf, type Timing } from "../measure.ts";
import { madeUpTasks, type MadeUpTask } from "./made-up-tasks.ts";

const QUERIES = 10;
const COMPARED_QUERIES = 200;
const COMPARED_TASKS = 250;
const CHANGES = 1000;

/** Retrieval and inserts: times at two sizes, the arg-max with and without its bounds, z kept and z computed anew. */
export async function retrievalFigures(): Promise<object> {
  const tasks = await madeUpTasks(10_000 + QUERIES, 1);
  return {
    of1000: await repositoryFigures(tasks, 1000),
    of10000: await repositoryFigures(tasks, 10_000),
    ...argMaxFigures(tasks),
    ...outlierFigures(tasks),
  };
}

/** In seconds. */
interface Times extends Timing {
  /** Of processor time: on a machine that does other things meanwhile, this is what the work takes. */
  readonly cpuMean: number;
}

/** Seconds of queries and inserts on a repository on the disk, thread and database included. */
async function repositoryFigures(tasks: readonly MadeUpTask[], stored: number): Promise<object> {
  const home = await mkdtemp(join(tmpdir(), "counterpoint-bench-"));
  fill(home, tasks.slice(0, stored));
  const experiences = openExperiences(home);
  const repository = experiences.open(REPOSITORY);
  const encoder = encoderOf(tasks);
  const queries = tasks.slice(-QUERIES).map(({ task }) => task);
  const time = async (work: (task: string) => Promise<unknown>, asked = queries): Promise<Times> => {
    const seconds: number[] = [];
    const before = process.cpuUsage();
    for (const task of asked) seconds.push(await secondsOf(() => work(task)));
    const { user, system } = process.cpuUsage(before);
    return { ...timingOf(seconds), cpuMean: (user + system) / 1e6 / asked.length };
  };
  try {
    return {
      // Reads all tasks into memory.
      firstQuerySeconds: await time(
        (task) => repository.retrieve(task, encoder, SETTINGS),
        queries.slice(0, 1),
      ),
      querySeconds: await time((task) => repository.retrieve(task, encoder, SETTINGS)),
      queryWithoutTestSeconds: await time((task) =>
        repository.retrieve(task, encoder, { ...SETTINGS, outlierTest: "off" }),
      ),
      mapSeconds: await time(() => experiences.map(REPOSITORY, encoder), queries.slice(0, 1)),
      insertSeconds: await time((task) => repository.add({ ...SOLVED, task }, encoder)),
    };
  } finally {
    await experiences.close();
    await rm(home, { recursive: true, force: true });
  }
}

const REPOSITORY = "bench";
const SETTINGS: RetrievalSettings = { minimum: 20, outlierTest: "below", lambda: 1.5 };
const BASIS: Basis = { repository: REPOSITORY, embedder: "made up", parser: "made up" };
const SOLVED: Omit<NewExperience, "task"> = {
  ...{ answerType: "number", process: "", answer: "7", feedback: "judge" },
  ...{ model: "none", strategy: "mcf", source: null },
};

/** Computing ten thousand rows would take an hour; no time depends on what the sums are, so they are made up too. */
function fill(home: string, tasks: readonly MadeUpTask[]): void {
  const database = openDatabase(home);
  transaction(database, () => {
    raiseRevision(database, REPOSITORY, null);
    const numbers = tasks.map(({ task, embedding, graph }) => {
      const { number } = insertExperience(database, REPOSITORY, { ...SOLVED, task });
      insertEncoding(database, BASIS, number, { embedding, graph: formatPenman(graph), graphFailed: false });
      return number;
    });
    const rows = numbers.map((number) => tasks.length + Math.sin(number));
    const total = rows.reduce((sum, row) => sum + row, 0);
    writeSums(database, BASIS, { numbers, sums: { rows, total } });
  });
  database.close();
}

function encoderOf(tasks: readonly MadeUpTask[]): TaskEncoder {
  const encodings = new Map(
    tasks.map(({ task, embedding, graph }) => [task, { embedding, graph, graphFailed: false }]),
  );
  return {
    ...BASIS,
    encode: (asked) => Promise.resolve(asked.flatMap((task) => encodings.get(task) ?? [])),
  };
}

/** How often the search with bounds names the same task with the same similarity as one that scores all of them. */
function argMaxFigures(tasks: readonly MadeUpTask[]): object {
  const stored = compiled(tasks.slice(0, COMPARED_TASKS + COMPARED_QUERIES));
  const queries = stored.splice(COMPARED_TASKS);
  const isSame = (task: EncodedTask, known: typeof estimate): boolean => {
    const estimates = stored.map((other) => known(task, other));
    const [found] = mostSimilar(task, stored, estimates, 1);
    return JSON.stringify(found) === JSON.stringify(mostSimilarOfAll(task, stored));
  };
  return {
    argMaxQueries: queries.length,
    argMaxStored: stored.length,
    argMaxEqual: queries.filter((task) => isSame(task, estimate)).length,
    argMaxEqualWithoutTest: queries.filter((task) => isSame(task, roughEstimate)).length,
  };
}

function mostSimilarOfAll(task: EncodedTask, stored: readonly EncodedTask[]) {
  return stored
    .flatMap((other, index) => {
      const similarity = exactSimilarity(task, other, roughEstimate(task, other), -Infinity);
      return similarity === null ? [] : [{ index, similarity }];
    })
    .toSorted((left, right) => right.similarity.total - left.similarity.total)[0];
}

/** The greatest difference between z from sums that were kept over many changes, and z computed from all pairs. */
function outlierFigures(tasks: readonly MadeUpTask[]): object {
  const [query, ...pool] = compiled(tasks.slice(0, COMPARED_TASKS));
  if (query === undefined) throw new Error("there are no tasks");
  const similarities = pool.map((task) =>
    similarityRow([query, ...pool].map((other) => estimate(task, other))),
  );
  const random = randomNumbers(2);
  let sums = NO_SUMS;
  let held: number[] = [];
  let greatest = 0;
  for (let change = 0; change < CHANGES; change++) {
    const task = Math.floor(random() * pool.length);
    const row = held.map((other) => similarities[task]?.[other + 1] ?? NaN);
    const place = held.indexOf(task);
    sums = place === -1 ? withTask(sums, row) : withoutTask(sums, place, row);
    held = place === -1 ? [...held, task] : held.toSpliced(place, 1);
    const fromQuery = held.map((other) => similarities[other]?.[0] ?? NaN);
    const direct = outlierScore(directSums(held, similarities), fromQuery);
    greatest = Math.max(greatest, Math.abs(outlierScore(sums, fromQuery) - direct));
  }
  return { sumsChanges: CHANGES, sumsStored: held.length, greatestDifferenceOfZ: greatest };
}

function directSums(held: readonly number[], similarities: readonly (readonly number[])[]): SimilaritySums {
  const rows = held.map((task) =>
    held.reduce((sum, other) => sum + (other === task ? 0 : (similarities[task]?.[other + 1] ?? NaN)), 0),
  );
  return { rows, total: rows.reduce((sum, row) => sum + row, 0) };
}

function compiled(tasks: readonly MadeUpTask[]): EncodedTask[] {
  const labels = createLabels();
  return tasks.map(({ task, embedding, graph }) => ({
    ...{ task, embedding },
    triples: compileTriples(graph, labels),
  }));
}
