import type { LanguageModel } from "../../../core/model.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import { isCompared } from "../../../core/scoring/score.ts";
import type { Dataset } from "../../../engine/datasets/read-dataset.ts";
import { forEachBounded } from "../../../engine/runs/pool.ts";
import { labelled, type Chain } from "./chains.ts";
import type { Material, Measured } from "./check.ts";
import { findCheck } from "./checks/index.ts";
import { openCorpus } from "./corpus-file.ts";
import { makeCorpus } from "./corpus.ts";
import { costOfReplies, type Cost } from "./cost.ts";
import { makeManifest, stampOf, type Manifest, type PromptStamp } from "./manifest.ts";
import { play, type Bench } from "./play.ts";

/** What the checks are made with, and on. */
export interface RolesBasis {
  readonly manifest: Manifest;
  readonly corpus: CorpusReport;
}

/** How well a model plays its roles. */
export interface RolesReport extends RolesBasis {
  /** By role. */
  readonly checks: Readonly<Record<string, Measured>>;
}

/** The solver's chains that the checks are made on. */
export interface CorpusReport {
  /** The solver's prompts with which they were made. */
  readonly prompt: PromptStamp;
  readonly chains: number;
  readonly right: number;
  readonly unanswered: number;
  /** Also of what was made in an earlier run. */
  readonly cost: Cost;
}

/** What is to be measured, and on what. */
export interface RolesRequest {
  readonly roles: readonly string[];
  readonly dataset: Pick<Dataset, "file" | "sha256" | "questions">;
  readonly samples: number;
  /** File that keeps the solver's chains; undefined: nothing is kept. */
  readonly corpus?: string | undefined;
}

type Tell = (line: string) => void;

/** Hears of a measurement while it goes on: a check takes minutes, and whoever stops it keeps what was finished. */
export interface Listener {
  /** A line for every step that is done. */
  readonly step: Tell;
  /** Once, when the chains are there and the first check begins. */
  readonly begun?: (basis: RolesBasis) => void;
  /** After each check. */
  readonly measured?: (role: string, check: Measured) => void;
}

/**
 * Makes the solver's chains, then the checks, one after another.
 * @throws Error for questions that have no right answer to compare with, and for a corpus of other settings
 */
export async function measureRoles(
  request: RolesRequest,
  bench: Bench,
  listener: Listener,
): Promise<RolesReport> {
  const { questions } = request.dataset;
  requireComparable(questions);
  const manifest = manifestOf(request, bench);
  const { prompt, chains } = await takeChains(request, bench, listener.step);
  const basis = { manifest, corpus: corpusReport(prompt, chains) };
  listener.begun?.(basis);
  const checks: Record<string, Measured> = {};
  for (const role of request.roles) {
    const check = await findCheck(role).measure(
      materialOf(role, { questions, chains }, bench, listener.step),
    );
    checks[role] = check;
    listener.measured?.(role, check);
  }
  return { ...basis, checks };
}

function manifestOf({ roles, dataset, samples }: RolesRequest, bench: Bench): Manifest {
  const { seed, maxTokens, model } = bench;
  const { file, sha256, questions } = dataset;
  const strategies = roles.flatMap((role) => findCheck(role).strategies);
  const data = { file, sha256, questions: questions.length };
  return makeManifest(model.info, strategies, { seed, maxTokens, samples, data });
}

/** The solver's chains, from the file that keeps them as far as they are there. */
async function takeChains({ dataset, samples, corpus }: RolesRequest, bench: Bench, tell: Tell) {
  const { questions, sha256: data } = dataset;
  const { seed, maxTokens, model } = bench;
  const settings = { model: model.info.sha256, data, samples, seed, maxTokens };
  const store = openCorpus(corpus, settings, stampOf("zero-shot-cot", model.info.prompts));
  const replies = await makeCorpus(questions, samples, store, bench, tell);
  return { prompt: store.prompt, chains: labelled(replies, questions) };
}

/** @throws Error for a question whose answer is not simply right or wrong */
function requireComparable(questions: readonly DatasetQuestion[]): void {
  const odd = questions.find(({ answerType }) => !isCompared(answerType) || answerType === "sql");
  if (odd === undefined) return;
  throw new Error(
    `Question "${odd.id}" has the answer type ${odd.answerType}, whose answers cannot be compared as words. Take data without it.`,
  );
}

function materialOf(
  role: string,
  corpus: Pick<Material, "questions" | "chains">,
  bench: Bench,
  tell: Tell,
): Material {
  const { model } = bench;
  const tellOf = (error: string | null, done: number, all: number): void =>
    tell(`${role}: ${done} of ${all}${error === null ? "" : `; ${error}`}`);
  return {
    ...corpus,
    means: bench,
    wording: wordingOf(model.info.prompts),
    play: (tasks) =>
      manyAtOnce(tasks, model, async (task, signal, done) => {
        const played = await play(task, bench, signal);
        tellOf(played.error, done(), tasks.length);
        return played;
      }),
    score: (requests) =>
      manyAtOnce(requests, model, async (request, signal, done) => {
        const scored = await model.score({ ...request, signal });
        tellOf(null, done(), requests.length);
        return scored;
      }),
  };
}

/** As many items at a time as the model generates replies. @returns what came of them, in their order */
async function manyAtOnce<Item, Result>(
  items: readonly Item[],
  { info }: Pick<LanguageModel, "info">,
  work: (item: Item, signal: AbortSignal, done: () => number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let count = 0;
  const { signal } = new AbortController();
  await forEachBounded(items, info.sequences, signal, async (item, index, either) => {
    results[index] = await work(item, either, () => ++count);
  });
  return results;
}

function corpusReport(prompt: PromptStamp, chains: readonly Chain[]): CorpusReport {
  return {
    prompt,
    chains: chains.length,
    right: chains.filter(({ correct }) => correct).length,
    unanswered: chains.filter(({ answer }) => answer === null).length,
    cost: costOfReplies(chains),
  };
}
