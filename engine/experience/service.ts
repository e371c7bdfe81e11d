import { throwIfCancelled } from "../../core/cancel.ts";
import { ContractError } from "../../core/errors.ts";
import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import { solutionOf } from "../../core/experience/solution.ts";
import { createTaskEncoder } from "../../core/experience/task-encoder.ts";
import { taskText } from "../../core/experience/task-text.ts";
import type { TaskEncoder } from "../../core/experience/repository.ts";
import { MAX_EXPERIENCES_FOUND } from "../contract/experience.ts";
import type { StoredQuestion } from "../runs/show.ts";
import type { EmbedderShelf, ParserShelf } from "../runs/tool-shelves.ts";
import type { ExperienceService } from "../services.ts";
import { UNDO_MILLISECONDS } from "../storage/erase-times.ts";
import type { StartTimer } from "../timer.ts";
import { compareTexts } from "./compare.ts";
import type { Experiences } from "./experiences.ts";
import { createRemovals } from "./removals.ts";
import { formatExperiences, readExperiences } from "./transfer.ts";

export interface ExperienceParts {
  readonly experiences: Experiences;
  readonly embedders: Pick<EmbedderShelf, "load">;
  readonly parsers: Pick<ParserShelf, "load">;
  /** A question of a run that is kept. @throws ContractError for an unknown run or question, or a run that is not kept */
  readonly readQuestion: (run: string, question: string) => StoredQuestion;
  readonly undoMilliseconds?: number | undefined;
  readonly startTimer: StartTimer;
  /** Whether runs go on, of whichever process, or nothing may be erased yet. */
  readonly isBusy: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The service, and what the engine that owns it needs. */
export interface OwnedExperienceService extends ExperienceService {
  /** Settles when nothing is being erased any more; until then no run can be stored. Never rejects. */
  readonly erasing: Promise<void>;
  /**
   * Erases what a process that has ended left removed, as soon as no run goes on and the time to undo is over. Settles when
   * what can be erased at once is. Never rejects.
   */
  tidy(): Promise<void>;
  /** Erases what was removed, unless runs go on or nothing may be erased. */
  close(): Promise<void>;
}

/** What was learned from runs: shown, added to, handed on, and compared with a task. */
export function createExperienceService(parts: ExperienceParts): OwnedExperienceService {
  const { experiences, embedders, parsers, readQuestion, undoMilliseconds = UNDO_MILLISECONDS } = parts;
  const removals = createRemovals({ ...parts, undoMilliseconds });
  const encoder = async (): Promise<TaskEncoder> =>
    createTaskEncoder(await embedders.load(), await parsers.load());

  return {
    get erasing() {
      return removals.erasing;
    },
    async repositories() {
      await removals.eraseLeft();
      return experiences.repositories();
    },
    list: async (repository, words = "") =>
      words.trim() === ""
        ? experiences.list(repository)
        : experiences.search(repository, words, await encoder(), MAX_EXPERIENCES_FOUND),
    ofQuestion: (run, question, repository) => experiences.ofQuestion(run, question, repository),
    add: async (run, question, repository) =>
      experiences.open(repository).add(approvedSolution(run, readQuestion(run, question)), await encoder()),
    async remove(id) {
      await removals.remove(id);
      return { undoMilliseconds };
    },
    restore: (id) => experiences.restore(id),
    removeAll: async (repository) => ({ ...(await removals.removeAll(repository)), undoMilliseconds }),
    restoreAll: (repository, since) => removals.restoreAll(repository, since),
    stats: async (repository) => experiences.stats(repository, await encoder()),
    map: async (repository) => experiences.map(repository, await encoder()),
    probe: async (repository, task) => experiences.probe(repository, task, await encoder(), SHOWN_NEAREST),
    compare: async (left, right) => compareTexts(left, right, await encoder()),
    async export(repository) {
      const newestFirst = await experiences.list(repository);
      return {
        name: `counterpoint-experience-${plainName(repository)}.jsonl`,
        mediaType: "application/jsonl",
        content: formatExperiences([...newestFirst].reverse()),
        encoding: "utf8",
      };
    },
    async import(repository, file, signal) {
      const read = readExperiences(file);
      const known = new Set((await experiences.list(repository)).map(identityOf));
      const fresh = read.filter((experience) => {
        const identity = identityOf(experience);
        return !known.has(identity) && known.add(identity);
      });
      const open = experiences.open(repository);
      // One after another: of equally similar experiences the oldest wins.
      for (const experience of fresh) {
        throwIfCancelled(signal);
        await open.add(experience, await encoder());
      }
      return { added: fresh.length, known: read.length - fresh.length };
    },
    tidy: () => removals.tidy(),
    close: () => removals.close(),
  };
}

/** Experiences that a probe shows. */
const SHOWN_NEAREST = 10;

/** The solution of a question that a person finds good. @throws ContractError if it has no answer */
function approvedSolution(run: string, { question, manifest }: StoredQuestion): NewExperience {
  const { id, asked } = question;
  const solution = solutionOf(question);
  if (solution === null) {
    throw new ContractError(
      `There is nothing to learn from the question "${id.slice(0, 100)}" of the run ${run}: it has no answer, or nothing that was said holds it.`,
      { run, question: id.slice(0, 100) },
    );
  }
  return {
    ...solution,
    task: taskText(asked),
    answerType: asked.answerType,
    feedback: "person",
    model: manifest.model.name,
    strategy: manifest.strategy,
    source: { run, question: id },
  };
}

function identityOf({ task, answer }: Pick<Experience, "task" | "answer">): string {
  return JSON.stringify([task, answer]);
}

/** A repository's name as part of a file's. */
function plainName(repository: string): string {
  return repository.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 60);
}
