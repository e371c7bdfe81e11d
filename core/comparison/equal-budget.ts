import type { AnalysedRun } from "../analyses/analysis.ts";
import { ContractError } from "../errors.ts";
import { mean } from "../scoring/mean.ts";
import { isCompared } from "../scoring/score.ts";
import { selfConsistency } from "../strategies/self-consistency.ts";
import type { EqualBudget } from "./comparison.ts";
import { judgeFirst, readSamples, samplesTaken, type SampledRun } from "./first-samples.ts";
import { accuracyOf, type Judged } from "./judged.ts";
import { comparePairs } from "./pair.ts";
import type { SharedQuestions, SharedRun } from "./shared-questions.ts";

/** A method, and the samples of self-consistency that it is set against. */
interface Match {
  readonly method: SharedRun;
  /** Mean of generated tokens a question. */
  readonly generated: number;
  readonly reference: SampledRun;
  /** How many samples cost at most as much as the method; 0 if one alone costs more. */
  readonly samples: number;
  /** What so many samples come to. */
  readonly rows: readonly Judged[];
}

/**
 * Sets every method against self-consistency on the same model, cut down to as many samples as generate at most the
 * method's tokens a question. The runs of self-consistency among the compared ones are what is cut down; of several on a
 * model it is the one with the most samples.
 * @returns for each run that is not self-consistency, in the given order
 * @throws ContractError without a method, for a method that has no such run beside it, and where answers are not right or
 * wrong, or are queries, which would have to be executed
 */
export function equalBudget(shared: SharedQuestions): readonly EqualBudget[] {
  checkQuestions(shared);
  const references = shared.runs.filter(isReference).map(({ run }) => run);
  const methods = shared.runs.filter((run) => !isReference(run));
  checkMethods(methods, references);
  const read = readOnce(shared);
  const matches = methods.map((method) => match(method, read(referenceFor(method, references))));
  const affordable = matches.filter(({ samples }) => samples > 0);
  const pairs = comparePairs(
    affordable.map(({ method, reference, rows }) => [
      { run: reference.run.run, rows },
      { run: method.run.run, rows: method.rows },
    ]),
  );
  return matches.map((each) => budgetOf(each, pairs[affordable.indexOf(each)] ?? null));
}

function isReference({ run }: SharedRun): boolean {
  return run.manifest.strategy === selfConsistency.id;
}

function match(method: SharedRun, reference: SampledRun): Match {
  const generated = mean(method.rows.map(({ tokens }) => tokens.generated));
  const samples = reference.generated.filter((cost) => cost <= generated).length;
  return { method, generated, reference, samples, rows: judgeFirst(samples, reference) };
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
    run: method.run.run,
    generated,
    samples: samples === 0 ? null : samples,
    reference:
      cost === undefined || accuracy === null
        ? null
        : { run: reference.run.run, generated: cost, ...accuracy },
    beyond: generated >= all + all / taken,
    pair,
  };
}

/** Reads the samples of each run at most once. */
function readOnce(shared: SharedQuestions): (run: AnalysedRun) => SampledRun {
  const read = new Map<AnalysedRun, SampledRun>();
  return (run) => {
    const sampled = read.get(run) ?? readSamples(run, shared);
    read.set(run, sampled);
    return sampled;
  };
}

/** Tokens of different models are no common measure, so the model must be the same. */
function referenceFor({ run }: SharedRun, references: readonly AnalysedRun[]): AnalysedRun {
  const { model, data } = run.manifest;
  const [best] = references
    .filter(({ manifest }) => manifest.model.sha256 === model.sha256)
    .sort((left, right) => samplesTaken(right) - samplesTaken(left));
  if (best !== undefined) return best;
  throw new ContractError(
    `There is no run of ${selfConsistency.id} on ${model.name} among these, so there is nothing to set ${run.run} against ` +
      `at an equal budget. Make one on this model with "counterpoint eval --data ${data?.file ?? "FILE"} --strategy ` +
      `${selfConsistency.id} --agents 16" and name it too.`,
    { run: run.run, model: model.name },
  );
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
