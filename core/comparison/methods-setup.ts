import { judgesOf } from "../evaluation/judged-by.ts";
import { counted, settingsInWords } from "../figure-words.ts";
import type { ModelInfo } from "../model.ts";
import type { Comparison } from "./comparison.ts";
import { listed, ofAll, type ReportedRun } from "./reported-run.ts";

/** On what, with which models, methods and settings runs were made, in sentences. What no manifest tells is said to be so. */
export function setupSentences(comparison: Comparison, runs: readonly ReportedRun[]): readonly string[] {
  return [
    ...questionSentences(comparison, runs),
    modelSentence(runs),
    ...runs.map(methodSentence),
    `The seed was ${ofAll(runs, ({ manifest }) => String(manifest.seed))}, the prompt set ` +
      `${ofAll(runs, ({ manifest }) => manifest.promptSet)}, and a reply had at most ` +
      `${ofAll(runs, ({ manifest }) => String(manifest.maxTokens))} new tokens.`,
    `The runs were made with ${ofAll(runs, softwareOf)}.`,
  ];
}

function questionSentences(
  { shared, leftOut, givenUp }: Comparison,
  runs: readonly ReportedRun[],
): readonly string[] {
  const others = counted(leftOut, "further question");
  return [
    `${counted(runs.length, "run")} were compared question by question, on ${counted(shared, "question")} of ` +
      `${ofAll(runs, dataOf)} that all of them came to the end of.`,
    ...(leftOut === 0
      ? []
      : [
          `Left out: ${others} that only some of them have, or have with another text, passage, set of ` +
            "choices, database, answer type or right answer.",
        ]),
    ...(givenUp === 0
      ? []
      : [`Not compared: ${counted(givenUp, "run")} of cells that their sweep stopped, or that failed.`]),
  ];
}

function dataOf({ manifest: { data } }: ReportedRun): string {
  if (data === null) return "a file that is not recorded";
  const { file, sha256, skippedLines, columns = {} } = data;
  const named = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  const parts = [
    hashOf(sha256),
    ...(skippedLines.length === 0 ? [] : [`without ${counted(skippedLines.length, "unusable line")}`]),
    ...(named.length === 0 ? [] : [`columns ${listed(named)}`]),
    ...Object.entries(judgesOf(data)).map((judge) => judge.join(" ")),
  ];
  return `${file} (${parts.join(", ")})`;
}

function modelSentence(runs: readonly ReportedRun[]): string {
  const modelOf = ({ manifest: { model } }: ReportedRun) => `${model.name} (${modelFacts(model)})`;
  const differ = new Set(runs.map(modelOf)).size > 1;
  return `The ${differ ? "models were" : "model was"} ${ofAll(runs, modelOf)}.`;
}

function modelFacts({ quantization, sha256 }: ModelInfo): string {
  const weights = quantization === undefined ? "quantisation not recorded" : `quantisation ${quantization}`;
  return `${weights}, ${hashOf(sha256)}`;
}

/** The method of a run with all that makes it what it is: `B is mad (agents 3, rounds 2; prompts mad standard-1).` */
function methodSentence({ letter, figures: { run }, manifest }: ReportedRun): string {
  const { strategy, options, promptVersions, exemplars, experience, embedder, parser, agents } = manifest;
  const versions = Object.entries(promptVersions).map(([id, version]) => `${id} ${version}`);
  const parts = [
    settingsInWords(options),
    versions.length === 0 ? "versions of its prompts not recorded" : `prompts ${listed(versions)}`,
    exemplars === undefined ? "" : `exemplars of ${exemplars.file}, ${hashOf(exemplars.sha256)}`,
    experience === undefined || experience === run ? "" : `experience repository ${experience}`,
    embedder === null ? "" : `embedding model ${embedder}`,
    parser === undefined || parser === null ? "" : `parser of meaning graphs ${parser}`,
    ...Object.entries(agents ?? {}).map(([role, model]) => `${role} on ${model.name}, ${modelFacts(model)}`),
  ];
  return `${letter} is ${strategy} (${parts.filter((part) => part !== "").join("; ")}).`;
}

function softwareOf({ manifest: { versions } }: ReportedRun): string {
  const { counterpoint, "node-llama-cpp": library } = versions;
  return listed([
    counterpoint === undefined
      ? "a version of Counterpoint that is not recorded"
      : `Counterpoint ${counterpoint}`,
    ...(library === undefined ? [] : [`node-llama-cpp ${library}`]),
  ]);
}

/** The beginning of a SHA-256, which tells files apart. */
function hashOf(sha256: string): string {
  return `SHA-256 ${sha256.slice(0, 12)}…`;
}
