import { judgesOf } from "../../core/evaluation/judged-by.ts";
import type { DataManifest, RunManifest } from "../../core/events.ts";
import { counted, settingsInWords } from "../../core/figure-words.ts";
import { meantOptions } from "../../core/meant-options.ts";
import type { SweepSearch } from "../../core/sweep/cell.ts";
import type { SweepManifest } from "../../core/sweep/events.ts";
import { fixedOptions } from "../../core/sweep/fixed-options.ts";
import type { RunDetails, SweepDetails } from "../contract/reports.ts";
import type { Figure } from "./figures.ts";
import type { SweepSource } from "./source.ts";

/** Everything that fixes what a run computes, in rows for a person. */
export function runSettings(details: RunDetails): readonly Figure[] {
  const { manifest } = details;
  return [
    ...times(details),
    ["Method", manifest.strategy],
    ...Object.entries(meantOptions(manifest)).map(([name, value]): Figure => [name, String(value)]),
    ["Seed", String(manifest.seed)],
    ["Model", manifest.model.name],
    ...callRows(manifest),
    ...row("Experience repository", manifest.experience),
    ...(manifest.data === null ? [] : dataRows(manifest.data)),
    ["Versions", versions(manifest.versions).join(", ")],
    ["Machine", manifest.machine],
  ];
}

/** Everything that fixes what a sweep does, in rows for a person. What only its runs tell is lacking before there is one. */
export function sweepSettings({
  sweep,
  manifests,
}: Pick<SweepSource, "sweep" | "manifests">): readonly Figure[] {
  const { manifest, strategy, model } = sweep;
  const { plan } = manifest;
  // The databases are found when the first run begins.
  const data = { ...manifests[0]?.data, ...manifest.data };
  return [
    ...times(sweep),
    ["Methods", strategy],
    ["Models", model],
    ...plan.axes
      .filter(({ name }) => name !== "strategy")
      .map(({ name, values }): Figure => [name, values.join(", ")]),
    ...fixedOptions(plan.cells, data).map(({ strategy: method, options }): Figure => [
      `Options of ${method}`,
      settingsInWords(options),
    ]),
    ["Search", searchInWords(plan.search)],
    ["Cells", String(plan.cells.length)],
    ["Repeats of each cell", String(plan.repeats)],
    ["Seed of the first repeat", String(manifest.seed)],
    ...(manifests.length === 0 ? plannedCallRows(manifest) : together(manifests.map(callRows))),
    ...dataRows(data),
    ["Versions", versions(manifest.versions).join(", ")],
    ["Machine", manifest.machine],
  ];
}

/** What calls are made with, beside the method and the seed. */
function callRows(manifest: RunManifest): readonly Figure[] {
  const { model, exemplars } = manifest;
  const { runtime } = model;
  return [
    ["Model's SHA-256", model.sha256],
    [
      "Model's context",
      `${model.contextTokens} tokens, ${model.sequences === 1 ? "one reply" : `${model.sequences} replies`} at once`,
    ],
    [
      "Runtime",
      `${runtime.device}, ${runtime.gpuLayers} of ${runtime.layers} layers on it, ${counted(runtime.threads, "thread")}`,
    ],
    ["New tokens a reply, at most", String(manifest.maxTokens)],
    ["Prompts", [manifest.promptSet, ...versions(manifest.promptVersions)].join(", ")],
    ["Questions in flight", String(manifest.concurrency)],
    ...Object.entries(manifest.agents ?? {}).map(([role, own]): Figure => [
      `Model of ${role}`,
      `${own.name}, SHA-256 ${own.sha256}`,
    ]),
    ...row("Exemplars", exemplars && `${exemplars.file}, SHA-256 ${exemplars.sha256}`),
    ...row("Embedding model", manifest.embedder),
    ...row("Parser of meaning graphs", manifest.parser),
  ];
}

/** The same, as far as a sweep fixes it before any of its runs has begun. */
function plannedCallRows({ maxTokens, promptSet, concurrency }: SweepManifest): readonly Figure[] {
  return [
    ...row("New tokens a reply, at most", maxTokens?.toString()),
    ...row("Prompts", promptSet),
    ...row("Questions in flight", concurrency?.toString()),
  ];
}

/** Each row once, with every value that it has in any of the runs. */
function together(runs: readonly (readonly Figure[])[]): readonly Figure[] {
  const rows = Map.groupBy(runs.flat(), ([name]) => name);
  return [...rows].map(([name, its]) => [name, [...new Set(its.map(([, value]) => value))].join("; ")]);
}

function times({ state, started, finished }: RunDetails | SweepDetails): readonly Figure[] {
  return [["State", state], ["Started", started], ...row("Finished", finished)];
}

function searchInWords(search: SweepSearch): string {
  switch (search.kind) {
    case "grid":
      return "the whole grid";
    case "random":
      return `${search.samples} cells of the grid, drawn at random`;
    case "halving":
      return `successive halving: the best 1 of ${search.eta} goes on, from ${counted(search.first, "question")}${drawn(search)}`;
  }
}

function drawn({ samples }: { readonly samples?: number | undefined }): string {
  return samples === undefined ? "" : `, of ${samples} cells of the grid, drawn at random`;
}

function dataRows(data: DataManifest): readonly Figure[] {
  const { file, questions, sha256, skippedLines, columns = {} } = data;
  const named = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  const { "further right answers": extras, databases } = judgesOf(data);
  return [
    ["Data", `${file}, ${counted(questions, "question")}`],
    ["Data's SHA-256", sha256],
    ...(skippedLines.length === 0 ? [] : [["Lines left out", linesInWords(skippedLines)] as const]),
    ...row("Columns", named.length === 0 ? null : named.join(", ")),
    ...row("Further right answers", extras),
    ...row("Hash of the databases", databases),
  ];
}

/** Manifests have all of them. */
const MOST_LINES = 20;

function linesInWords(lines: readonly number[]): string {
  const first = lines.slice(0, MOST_LINES).join(", ");
  return lines.length > MOST_LINES ? `${lines.length}: ${first} and so on` : first;
}

/** No row for what was not used. */
function row(name: string, value: string | null | undefined): readonly Figure[] {
  return value === null || value === undefined ? [] : [[name, value]];
}

function versions(all: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(all).map(([name, version]) => `${name} ${version}`);
}
