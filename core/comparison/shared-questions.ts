import type { AnalysedRun } from "../analyses/analysis.ts";
import { ContractError } from "../errors.ts";
import { isJudgedAlike, judgedBy, judgesOf, queryComparison } from "../evaluation/judged-by.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import type { Question } from "../question.ts";
import { isSameQuestion } from "./same-question.ts";

/** A run with what came of the shared questions, in their order. */
export interface SharedRun {
  readonly run: AnalysedRun;
  readonly rows: readonly QuestionRow[];
}

/** The questions that all runs have come to the end of. */
export interface SharedQuestions {
  /** In the order in which the first run was asked them. */
  readonly questions: readonly { readonly id: string; readonly text: string }[];
  readonly runs: readonly SharedRun[];
  /** Number of questions that only some of the runs have come to the end of, or that are not the same in all. */
  readonly leftOut: number;
}

/**
 * Pairs runs by the ids of their questions whose answers are of the same type; exemplars are left out. Runs on different
 * data, or on other columns of it, share the questions of which texts, contexts, choices and right answers are equal too.
 * @throws ContractError for fewer than two runs, for runs of single questions, for runs whose answers were held against
 * different ones, or in different ways, and for runs that share no question
 */
export function sharedQuestions(runs: readonly AnalysedRun[]): SharedQuestions {
  const first = checkRuns(runs);
  checkJudged(runs);
  checkQueries(runs);
  const scored = runs.map((run) => ({ run, rows: scoredRows(run) }));
  const texts = sharedTexts(scored, first);
  if (texts.size === 0) throw nothingShared(scored);
  const ids = new Set(scored.flatMap(({ rows }) => [...rows.keys()]));
  return {
    questions: [...texts].map(([id, text]) => ({ id, text })),
    runs: scored.map(({ run, rows }) => ({
      run,
      rows: [...texts.keys()].flatMap((id) => rows.get(id) ?? []),
    })),
    leftOut: ids.size - texts.size,
  };
}

interface ScoredRun {
  readonly run: AnalysedRun;
  readonly rows: ReadonlyMap<string, QuestionRow>;
}

function scoredRows({ rows }: AnalysedRun): ReadonlyMap<string, QuestionRow> {
  return new Map(rows.filter(({ exemplar }) => exemplar !== true).map((row) => [row.id, row]));
}

/** The texts of the shared questions by id, in the first run's order. */
function sharedTexts(runs: readonly ScoredRun[], first: AnalysedRun): ReadonlyMap<string, string> {
  const inAll = first.rows
    .filter(({ id, answerType }) => runs.every(({ rows }) => rows.get(id)?.answerType === answerType))
    .map(({ id }) => id);
  // Runs on the same data were put the same questions, so that one of them tells.
  const byData = [...Map.groupBy(runs, ({ run }) => dataOf(run)).values()];
  const files = byData.flatMap((its) => its.slice(0, 1)).map(questionsIn(new Set(inAll)));
  const shared = inAll.flatMap((id) => {
    const puts = files.flatMap(({ asked, rows }) => {
      const question = asked.get(id);
      return question === undefined ? [] : [{ asked: question, row: rows.get(id) }];
    });
    const [put] = puts;
    const isShared = puts.length === files.length && isSameQuestion(puts);
    return put !== undefined && isShared ? [[id, put.asked.text] as const] : [];
  });
  return new Map(shared);
}

/** The questions of a run that are wanted, by id, with their rows. */
function questionsIn(wanted: ReadonlySet<string>) {
  return ({ run, rows }: ScoredRun) => {
    const asked = new Map<string, Question>();
    for (const question of run.asked()) if (wanted.has(question.id)) asked.set(question.id, question);
    return { asked, rows };
  };
}

/** A string that is equal for two runs exactly if they were put the same file, read by the same columns. */
function dataOf({ manifest: { data } }: AnalysedRun): string {
  return JSON.stringify([data?.sha256, Object.entries(data?.columns ?? {}).sort()]);
}

/** @returns the first of them */
function checkRuns(runs: readonly AnalysedRun[]): AnalysedRun {
  const [first, second] = runs;
  if (first === undefined || second === undefined) {
    const given = first === undefined ? "none is named" : `only ${first.run} is named`;
    throw new ContractError(`A comparison needs two runs or more; ${given}. "runs list" names them.`, {
      runs: runs.map(({ run }) => run),
    });
  }
  const twice = runs.find(({ run }, index) => runs.findIndex((other) => other.run === run) < index);
  if (twice !== undefined)
    throw new ContractError(`The run ${twice.run} is named twice; compare it with another one.`, {
      run: twice.run,
    });
  const single = runs.find(({ manifest }) => manifest.data === null);
  if (single !== undefined)
    throw new ContractError(
      `The run ${single.run} answered a single question; only evaluations of the same data can be compared.`,
      { run: single.run },
    );
  return first;
}

/** @throws ContractError where the same answer to a question may be right in one run and wrong in another */
function checkJudged(runs: readonly AnalysedRun[]): void {
  const different = differentlyJudged(runs);
  for (const [index, one] of different.entries()) {
    const other = different
      .slice(index + 1)
      .find(({ manifest }) => !isJudgedAlike(one.manifest.data, manifest.data));
    if (other !== undefined) throw judgedOtherwise(one, other);
  }
}

/** Of runs on the same data that were held against the same the first alone: all of them are judged as it is. */
function differentlyJudged(runs: readonly AnalysedRun[]): readonly AnalysedRun[] {
  const groups = Map.groupBy(runs, ({ manifest: { data } }) =>
    JSON.stringify([data?.sha256, judgedBy(data)]),
  );
  return [...groups.values()].flatMap((its) => its.slice(0, 1));
}

function judgedOtherwise(one: AnalysedRun, other: AnalysedRun): ContractError {
  const both = [one, other];
  const files = new Set(both.map(({ manifest }) => manifest.data?.file ?? ""));
  const against = both.map(({ run, manifest: { data } }) => {
    const judges = Object.entries(judgesOf(data)).map((judge) => judge.join(" "));
    return `those of ${run} against ${judges.join(" and ") || "the file alone"}`;
  });
  return new ContractError(
    `The answers to ${[...files].join(" and ")} are not judged alike: ${against.join(", ")}. Evaluate one of the two ` +
      "again with what the other was given.",
    { runs: both.map(({ run }) => run) },
  );
}

/** @throws ContractError where the results of queries were compared in different ways */
function checkQueries(runs: readonly AnalysedRun[]): void {
  const [one, ...others] = runs.filter(({ rows }) => rows.some(({ answerType }) => answerType === "sql"));
  if (one === undefined) return;
  const other = others.find(({ manifest }) => queryComparison(manifest) !== queryComparison(one.manifest));
  if (other === undefined) return;
  const ways = [one, other].map(
    ({ run, manifest }) => `those of ${run} with sqlCompare=${queryComparison(manifest)}`,
  );
  throw new ContractError(
    `The results of queries are not compared alike: ${ways.join(", ")}. Evaluate one of the two again with the other's.`,
    { runs: [one.run, other.run] },
  );
}

function nothingShared(scored: readonly ScoredRun[]): ContractError {
  const runs = scored.map(({ run }) => run);
  const files = [...new Set(runs.flatMap(({ manifest }) => manifest.data?.file ?? []))];
  const details = { runs: runs.map(({ run }) => run), files };
  const isSameFile = new Set(runs.map(({ manifest }) => manifest.data?.sha256)).size === 1;
  const types = isSameFile ? differentTypes(scored) : null;
  if (types !== null)
    return new ContractError(
      `The runs share no question of the same answer type: ${types}. Compare runs on the same file that were given the ` +
        "same columns.",
      details,
    );
  const isSameData = new Set(runs.map(dataOf)).size === 1;
  if (isSameData && files.length > 1 && scored.every(areCalledAfterFile))
    return new ContractError(
      `The runs share no question: ${files.join(" and ")} are the same file, whose questions have no ids of their own and are ` +
        "called after its name. Evaluate it again under one of the two names.",
      details,
    );
  return isSameData
    ? new ContractError(
        `There is no question that all of the runs have come to the end of: ${details.runs.join(", ")}. Resume the ones ` +
          `that were stopped early, or leave them out.`,
        details,
      )
    : new ContractError(
        `The runs are on different data and share no question: ${files.join(", ")}. Compare runs on the same file ` +
          `that were given the same columns.`,
        details,
      );
}

/** Whether questions are called after the file and their line in it, as those of published forms without ids are. */
function areCalledAfterFile({ run, rows }: ScoredRun): boolean {
  const setName = run.manifest.data?.file.replace(/\.[^.]*$/, "") ?? "";
  return [...rows.keys()].some((id) => id.startsWith(`${setName}-`));
}

/** A question whose answers are of different types in these runs, in words; null if there is none. */
function differentTypes(scored: readonly ScoredRun[]): string | null {
  const rows = scored.flatMap((run) => [...run.rows.values()]);
  for (const [id, its] of Map.groupBy(rows, (row) => row.id)) {
    const types = [...new Set(its.map(({ answerType }) => answerType))];
    if (types.length > 1) return `of ${id} they have ${types.join(" and ")}`;
  }
  return null;
}
