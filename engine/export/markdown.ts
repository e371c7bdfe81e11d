import { figuresOf, type EvalReport } from "../../core/evaluation/evaluate.ts";
import type { RunManifest, Turn } from "../../core/events.ts";
import type { TokenCounts } from "../../core/model.ts";
import type { QuestionTranscript, TurnTranscript } from "../../core/transcript.ts";
import type { AskReport, RunDetails } from "../contract/reports.ts";
import { observationText } from "./observations.ts";
import { quoted, table } from "./table.ts";

/** A run for a person to read: what was asked and answered, what it cost, on what it ran, and everything that was said. */
export function runAsMarkdown(details: RunDetails): string {
  const { manifest, report, transcripts, warnings, error } = details;
  const sections = [
    `# Counterpoint run ${details.run}`,
    manifest.kind === "ask" ? askHead(transcripts[0], report) : evalHead(details),
    ...(error === null ? [] : [`**${details.state}**: ${error.message}`]),
    ...(warnings.length === 0 ? [] : ["## Warnings", warnings.map((warning) => `- ${warning}`).join("\n")]),
    "## Settings",
    settings(details, manifest),
    "## Transcript",
    ...transcripts.map((question) => transcriptOf(question, manifest.kind === "eval")),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function askHead(question: QuestionTranscript | undefined, report: RunDetails["report"]): string {
  if (question === undefined) return "";
  return ["## Question", askedText(question), "## Answer", ...answer(question, report)].join("\n\n");
}

function answer({ result, calls, tokens }: QuestionTranscript, report: RunDetails["report"]): string[] {
  const facts = [
    ...(isAsk(report) && report.agreement !== null ? [["Agreement", percent(report.agreement)]] : []),
    ["Calls", String(calls)],
    ...tokenRows(tokens),
    ...(result === null ? [] : [["Time", `${result.seconds.toFixed(1)} s`]]),
  ];
  const said = result === null ? "*No answer yet.*" : quoted(result.answer ?? "(unanswered)");
  return [said, table(["Measure", "Value"], facts)];
}

function evalHead({ data, report, done, questions }: RunDetails): string {
  const head = `## Evaluation of ${data ?? "a data file"}\n\n${done} of ${questions} questions came to their end.`;
  return report === null || isAsk(report)
    ? head
    : `${head}\n\n${table(["Measure", "Value"], figures(report))}`;
}

function figures(report: EvalReport): string[][] {
  const { correct, compared, accuracy, interval, unanswered, failed, tokens, score, macroF1 } = report;
  const accurate =
    accuracy === null || interval === null
      ? []
      : [
          ["Accuracy", `${percent(accuracy)} (${correct} of ${compared})`],
          ["95 % interval", interval.map(percent).join(" to ")],
        ];
  const scored =
    score === null
      ? []
      : [
          [
            `Mean ${score.metric}`,
            `${score.mean.toFixed(1)} (${score.interval.map((end) => end.toFixed(1)).join(" to ")})`,
          ],
        ];
  const difficulties = (report.byDifficulty ?? []).map((group) => [
    `Accuracy, ${group.difficulty}`,
    `${percent(group.accuracy)} (${group.correct} of ${group.questions})`,
  ]);
  return [
    ...accurate,
    ...(macroF1 === null ? [] : [["Macro-F1", macroF1.toFixed(3)]]),
    ...scored,
    ...difficulties,
    ...experienceRows(report.experience),
    ["Unanswered", String(unanswered)],
    ["Failed", String(failed)],
    ["Calls", String(report.calls)],
    ...tokenRows(tokens),
    ["Time", `${report.seconds.toFixed(1)} s`],
  ];
}

function experienceRows(experience: EvalReport["experience"]): string[][] {
  if (experience === null) return [];
  const { repository, retrieved, tooFew, outliers, nothingSimilar, judged, stored } = experience;
  return [
    ["Experience repository", repository],
    ["Questions given an experience", String(retrieved)],
    ["None: too few, an outlier, nothing similar", [tooFew, outliers, nothingSimilar].join(", ")],
    ["Solutions stored", `${stored} of ${judged} judged`],
    ...experience.tenths.map(({ from, to, correct, compared }) => [
      `Right, questions ${from} to ${to}`,
      `${correct} of ${compared}`,
    ]),
  ];
}

function settings({ started, finished, state }: RunDetails, manifest: RunManifest): string {
  const { model, data } = manifest;
  const { runtime } = model;
  const rows = [
    ["State", state],
    ["Started", started],
    ...(finished === null ? [] : [["Finished", finished]]),
    ["Method", manifest.strategy],
    ...Object.entries(manifest.options).map(([name, value]) => [name, String(value)]),
    ["Seed", String(manifest.seed)],
    ["New tokens a reply, at most", String(manifest.maxTokens)],
    ["Prompts", [manifest.promptSet, ...versions(manifest.promptVersions)].join(", ")],
    ["Questions in flight", String(manifest.concurrency)],
    ["Model", model.name],
    ["Model's SHA-256", model.sha256],
    ["Model's context", `${model.contextTokens} tokens, ${model.sequences} replies at once`],
    [
      "Runtime",
      `${runtime.device}, ${runtime.gpuLayers} of ${runtime.layers} layers on it, ${runtime.threads} threads`,
    ],
    ...Object.entries(manifest.agents ?? {}).map(([role, own]) => [
      `Model of ${role}`,
      `${own.name}, SHA-256 ${own.sha256}`,
    ]),
    ...(manifest.exemplars ? [["Exemplars", manifest.exemplars.file]] : []),
    ...(manifest.embedder === null ? [] : [["Embedding model", manifest.embedder]]),
    ...(manifest.parser ? [["Parser of meaning graphs", manifest.parser]] : []),
    ...(manifest.experience === undefined ? [] : [["Experience repository", manifest.experience]]),
    ...(data === null
      ? []
      : [
          ["Data", `${data.file}, ${data.questions} questions`],
          ["Data's SHA-256", data.sha256],
          ...(data.skippedLines.length === 0 ? [] : [["Lines left out", data.skippedLines.join(", ")]]),
        ]),
    ["Versions", versions(manifest.versions).join(", ")],
    ["Machine", manifest.machine],
  ];
  return table(["Setting", "Value"], rows);
}

function transcriptOf(question: QuestionTranscript, withHead: boolean): string {
  const { turns, observations, error } = question;
  const parts: string[] = withHead ? [`### ${oneLine(question.id)}`, askedText(question)] : [];
  for (let issued = 0; issued <= turns.length; issued++) {
    for (const { after, path, observation } of observations) {
      if (after === issued) parts.push(`*${path}* — ${observationText(observation)}`);
    }
    const turn = turns[issued];
    if (turn !== undefined) parts.push(turnText(turn));
  }
  if (error !== null) parts.push(`**Failed**: ${error.message}`);
  if (withHead) parts.push(...conclusion(question));
  return parts.join("\n\n");
}

function conclusion(question: QuestionTranscript): string[] {
  const { result } = question;
  if (result === null) return [];
  const mark = result.correct === null ? "" : result.correct ? ", right" : ", wrong";
  const seconds = figuresOf(question)?.seconds ?? 0;
  return [
    `**Answer${mark}** (${result.calls} calls, ${seconds.toFixed(1)} s):`,
    quoted(result.answer ?? "(unanswered)"),
  ];
}

function turnText({ path, role, finished }: TurnTranscript): string {
  const head = `#### ${path} · ${role}`;
  return finished === null ? `${head}\n\n*Not finished.*` : [head, ...said(finished)].join("\n\n");
}

function said({ text, reasoning, ended, closed, tokens }: Turn): string[] {
  const cut = closed ? ", asked for its answer" : ended === "length" ? ", cut off" : "";
  return [
    ...(reasoning === null || reasoning === "" ? [] : ["Reasoning:", quoted(reasoning)]),
    text === "" ? "*(says nothing)*" : quoted(text),
    `${tokens.generated} new tokens${cut}`,
  ];
}

function askedText({ asked }: QuestionTranscript): string {
  const choices = asked.choices.map(({ label, text }) => `${label}) ${text}`);
  const context = asked.context === undefined ? [] : ["Context:", quoted(asked.context)];
  return [quoted([asked.text, ...choices].join("\n")), ...context].join("\n\n");
}

function tokenRows({ prompt, cached, generated }: TokenCounts): string[][] {
  return [
    ["Prompt tokens", `${prompt}, of which ${cached} from the cache`],
    ["New tokens", String(generated)],
  ];
}

function versions(all: Readonly<Record<string, string>>): string[] {
  return Object.entries(all).map(([name, version]) => `${name} ${version}`);
}

function isAsk(report: RunDetails["report"]): report is AskReport {
  return report !== null && "answer" in report;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
