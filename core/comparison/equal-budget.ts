import type { AnalysedRun } from "../analyses/analysis.ts";
import { ContractError } from "../errors.ts";
import { evalWords, sameQuestionsTo, shellLine } from "../eval-command.ts";
import { ROLES, type Role, type RunManifest } from "../events.ts";
import type { ModelInfo } from "../model.ts";
import { mean } from "../scoring/mean.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import { isCompared } from "../scoring/score.ts";
import { STRATEGIES } from "../strategies/index.ts";
import { selfConsistency } from "../strategies/self-consistency.ts";
import type { EqualBudget } from "./comparison.ts";
import { judgeFirst, readSamples, samplesTaken, type SampledRun } from "./first-samples.ts";
import { accuracyOf, type Judged } from "./judged.ts";
import { comparePairs } from "./pair.ts";
import type { SharedQuestions, SharedRun } from "./shared-questions.ts";

/** More than most methods pay for. */
const OFFERED_SAMPLES = 16;

/** Writes a command to type next. @param words those behind `counterpoint` */
export type CommandLine = (words: readonly string[]) => string;

/** A method, as it is set against samples. */
export interface BudgetedRun {
  readonly run: string;
  readonly rows: readonly (Judged & Pick<QuestionRow, "tokens">)[];
}

/** Samples of self-consistency on the same questions, in the same order. */
export interface BudgetSamples {
  readonly run: string;
  /** Tokens that the first 1, 2, … N samples generate, mean over the questions. */
  readonly generated: readonly number[];
  /** What a run with so many samples would have come to. */
  readonly first: (count: number) => readonly Judged[];
}

/** A method and the samples that it is set against. */
export interface BudgetPair {
  readonly method: BudgetedRun;
  readonly reference: BudgetSamples;
}

/** The same with the number of samples that cost at most as much as the method; 0 if one alone costs more. */
interface Match extends BudgetPair {
  /** Mean of generated tokens a question. */
  readonly generated: number;
  readonly samples: number;
  /** What so many samples come to. */
  readonly rows: readonly Judged[];
}

/**
 * Sets every method against self-consistency on the same model, cut down to as many samples as generate at most the
 * method's tokens a question. The runs of self-consistency among the compared ones are what is cut down; of several on a
 * model it is the one with the most samples.
 * @param commandLine of what makes such a run where there is none
 * @returns for each run that is not self-consistency, in the given order
 * @throws ContractError without a method, for a method that has no such run beside it or runs on several models, and where
 * answers are not right or wrong, or are queries, which would have to be executed
 */
export function equalBudget(
  shared: SharedQuestions,
  commandLine: CommandLine = shellLine,
): readonly EqualBudget[] {
  checkQuestions(shared);
  const references = shared.runs.filter(isReference).map(({ run }) => run);
  const methods = shared.runs.filter((run) => !isReference(run));
  checkMethods(methods, references);
  const read = readOnce(shared);
  return againstSamples(
    methods.map(({ run, rows }) => ({
      method: { run: run.run, rows },
      reference: read(referenceFor(run, references, commandLine)),
    })),
  );
}

/**
 * Sets methods against as many samples as generate at most their tokens.
 * @returns for each, in their order; adjusted p-values are corrected over all of them
 */
export function againstSamples(pairs: readonly BudgetPair[]): readonly EqualBudget[] {
  const matches = pairs.map(match);
  const affordable = matches.filter(({ samples }) => samples > 0);
  const compared = comparePairs(
    affordable.map(({ method, reference, rows }) => [{ run: reference.run, rows }, method]),
  );
  return matches.map((each) => budgetOf(each, compared[affordable.indexOf(each)] ?? null));
}

function isReference({ run }: SharedRun): boolean {
  return run.manifest.strategy === selfConsistency.id;
}

function match({ method, reference }: BudgetPair): Match {
  const generated = mean(method.rows.map(({ tokens }) => tokens.generated));
  const samples = reference.generated.filter((cost) => cost <= generated).length;
  return { method, reference, generated, samples, rows: reference.first(samples) };
}

function budgetOf(
  { method, generated, reference, samples, rows }: Match,
  pair: EqualBudget["pair"],
): EqualBudget {
  const taken = reference.generated.length;
  const all = reference.generated.at(-1) ?? 0;
  const cost = reference.generated[samples - 1];
  const accuracy = accuracyOf(rows);
  return {
    run: method.run,
    generated,
    samples: samples === 0 ? null : samples,
    reference:
      cost === undefined || accuracy === null ? null : { run: reference.run, generated: cost, ...accuracy },
    beyond: generated >= all + all / taken,
    pair,
  };
}

/** Reads the samples of each run at most once. */
function readOnce(shared: SharedQuestions): (run: AnalysedRun) => BudgetSamples {
  const read = new Map<AnalysedRun, BudgetSamples>();
  return (run) => {
    const samples = read.get(run) ?? samplesOf(readSamples(run, shared));
    read.set(run, samples);
    return samples;
  };
}

function samplesOf(sampled: SampledRun): BudgetSamples {
  const { run, generated } = sampled;
  return { run: run.run, generated, first: (count) => judgeFirst(count, sampled) };
}

/** Tokens of different models are no common measure, so the model must be the same. */
function referenceFor(
  run: AnalysedRun,
  references: readonly AnalysedRun[],
  commandLine: CommandLine,
): AnalysedRun {
  const model = onlyModelOf(run);
  const [best] = references
    .filter((reference) => onlyModelOf(reference).sha256 === model.sha256)
    .sort((left, right) => samplesTaken(right) - samplesTaken(left));
  if (best !== undefined) return best;
  const method = { strategy: selfConsistency.id, options: { agents: OFFERED_SAMPLES } };
  throw new ContractError(
    `There is no run of ${selfConsistency.id} on ${model.name} among these, so there is nothing to set ${run.run} against ` +
      `at an equal budget. Make one where its files lie, and name it too: ` +
      commandLine(evalWords(sameQuestionsTo(method, model, run.manifest))),
    { run: run.run, model: model.name },
  );
}

/** The model of all of a run's agents that have spoken. @throws ContractError if they run on several */
function onlyModelOf(analysed: AnalysedRun): ModelInfo {
  const { run, manifest } = analysed;
  // Where every role has a model of its own, that of the run says nothing.
  const roles = STRATEGIES.find(({ id }) => id === manifest.strategy)?.roles ?? ROLES;
  const possible = modelsOf(roles, manifest);
  // Reading all turns takes its time, so it is done only where it can make a difference.
  const models = possible.length > 1 ? modelsOf(rolesWithTurns(analysed), manifest) : possible;
  const [only = manifest.model, ...others] = models;
  if (others.length === 0) return only;
  const names = [only, ...others].map(({ name }) => name);
  throw new ContractError(
    `The agents of ${run} run on several models, ${names.join(", ")}, whose tokens are no common measure, so there is ` +
      "nothing to set it against at an equal budget. Leave it out, or compare these runs without a budget.",
    { run, models: names },
  );
}

/** The different models that these roles have. */
function modelsOf(roles: readonly Role[], { agents, model }: RunManifest): readonly ModelInfo[] {
  const models = roles.map((role) => agents?.[role] ?? model);
  return [...new Map(models.map((each) => [each.sha256, each])).values()];
}

function rolesWithTurns(run: AnalysedRun): readonly Role[] {
  const roles = new Set<Role>();
  for (const { turns } of run.transcripts()) for (const { role } of turns) roles.add(role);
  return [...roles];
}

function checkMethods(methods: readonly SharedRun[], references: readonly AnalysedRun[]): void {
  if (methods.length > 0) return;
  throw new ContractError(
    `All of these runs are of ${selfConsistency.id}; name a run of the method that is to be set against it.`,
    { runs: references.map(({ run }) => run) },
  );
}

function checkQuestions({ runs }: SharedQuestions): void {
  const types = [...new Set(runs.flatMap(({ rows }) => rows.map(({ answerType }) => answerType)))];
  if (types.includes("sql"))
    throw new ContractError(
      "Votes for SQL queries are counted by executing them, which a comparison of stored runs does not do; " +
        "compare these runs without a budget.",
      { answerTypes: types },
    );
  if (!types.some(isCompared))
    throw new ContractError(
      `An equal budget compares shares of right answers, but answers of type ${types.join(", ")} are neither right nor ` +
        `wrong; compare these runs without a budget.`,
      { answerTypes: types },
    );
}
