import { ContractError } from "../../../core/errors.ts";
import { figuresOf, type QuestionFigures } from "../../../core/evaluation/figures.ts";
import { mean } from "../../../core/scoring/mean.ts";
import { isCompared, isScored } from "../../../core/scoring/score.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import type { ListedRunState, RunDetails } from "../../contract/reports.ts";
import { isSweep, type ExportSource } from "../source.ts";
import { finishedTurns, modelOf } from "../turns.ts";
import { errorOf, hasGold, sampleOf, SCORERS } from "./sample.ts";
import { usageBy } from "./usage.ts";

/** Inspect's version of its log's form. */
const LOG_VERSION = 2;

const STATUS: Readonly<Record<ListedRunState, string>> = {
  running: "started",
  paused: "started",
  interrupted: "started",
  done: "success",
  cancelled: "cancelled",
  failed: "error",
};

/**
 * A run as a log of Inspect AI: its EvalLog as JSON, with the questions that came to their end as samples.
 * @throws ContractError for a sweep: a log is one evaluation
 */
export function* asInspectLog(source: ExportSource): Generator<string> {
  if (isSweep(source)) throw onlyOne(source.sweep.run);
  const { details } = source;
  const ended = scoredIn(details).filter(({ state }) => state === "done" || state === "failed");
  yield `${JSON.stringify(headOf(details, ended)).slice(0, -1)},"samples":[`;
  for (const [index, question] of ended.entries())
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(sampleOf(question, details.manifest))}`;
  yield "\n]}\n";
}

/** Without the questions that were put only to get exemplars. */
function scoredIn({ transcripts }: RunDetails): readonly QuestionTranscript[] {
  return transcripts.filter(({ asked }) => asked.exemplar !== true);
}

/** How many samples the whole run has: questions that were put only to get exemplars are none. */
function samplesOf(details: RunDetails): number {
  return details.questions - (details.transcripts.length - scoredIn(details).length);
}

function onlyOne(run: string): ContractError {
  return new ContractError(
    `${run} is a sweep, and a log of Inspect holds one evaluation. Export the runs of its cells, which "runs show ${run}" names.`,
    { run },
  );
}

/** Everything but the samples. The order of the fields is part of the form: readers stop before the samples. */
function headOf(details: RunDetails, ended: readonly QuestionTranscript[]): object {
  const { manifest, state, error } = details;
  return {
    version: LOG_VERSION,
    status: STATUS[state],
    eval: specOf(details),
    plan: {
      name: manifest.strategy,
      steps: [{ solver: manifest.strategy, params: manifest.options }],
      config: generationOf(details),
    },
    results: resultsOf(details, ended),
    stats: statsOf(details),
    ...(error && { error: errorOf(error) }),
  };
}

function specOf(details: RunDetails): object {
  const { run, started, manifest } = details;
  const { data } = manifest;
  return {
    run_id: run,
    created: started,
    task: data?.file ?? "ask",
    task_id: data?.sha256 ?? run,
    dataset: {
      name: data?.file ?? "ask",
      samples: samplesOf(details),
      sample_ids: scoredIn(details).map(({ id }) => id),
      shuffled: false,
    },
    solver: manifest.strategy,
    solver_args: manifest.options,
    model: manifest.model.name,
    model_generate_config: generationOf(details),
    config: { epochs: 1, max_samples: manifest.concurrency, log_samples: true },
    packages: manifest.versions,
    metadata: { manifest },
  };
}

/** Inspect's GenerateConfig. */
function generationOf({ manifest: { maxTokens, seed, options } }: RunDetails): object {
  const { temperature } = options;
  return { max_tokens: maxTokens, seed, ...(typeof temperature === "number" && { temperature }) };
}

function statsOf({ started, finished, manifest, transcripts }: RunDetails): object {
  const turns = transcripts.flatMap(finishedTurns);
  return {
    started_at: started,
    completed_at: finished ?? "",
    model_usage: usageBy(turns, (turn) => modelOf(turn, manifest)),
    role_usage: usageBy(turns, ({ role }) => role),
  };
}

function resultsOf(details: RunDetails, ended: readonly QuestionTranscript[]): object {
  const figures = ended.flatMap((question) => figuresOf(question) ?? []);
  const judged = ended.filter(hasGold).flatMap((question) => figuresOf(question) ?? []);
  const compared = judged.filter(({ answerType }) => isCompared(answerType));
  const scored = judged.filter(({ answerType }) => isScored(answerType));
  const right = compared.map(({ correct }) => (correct ? 1 : 0));
  return {
    total_samples: samplesOf(details),
    completed_samples: ended.filter(({ state }) => state === "done").length,
    scores: [
      ...scoreOf(SCORERS.compared, "accuracy", right, figures),
      ...scoreOf(
        SCORERS.scored,
        "mean",
        scored.map(({ score }) => score ?? 0),
        figures,
      ),
    ],
  };
}

/** Inspect's EvalScore; nothing without a value. */
function scoreOf(
  name: string,
  metric: string,
  values: readonly number[],
  all: readonly QuestionFigures[],
): readonly object[] {
  if (values.length === 0) return [];
  const metrics = {
    [metric]: { name: metric, value: mean(values) },
    stderr: { name: "stderr", value: standardError(values) },
  };
  const counts = { scored_samples: values.length, unscored_samples: all.length - values.length };
  return [{ name, scorer: name, ...counts, params: {}, metrics }];
}

/** Of a mean, from the sample's standard deviation as Inspect takes it; 0 for one value. */
function standardError(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
