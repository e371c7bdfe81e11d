import type { DataManifest } from "../../core/events.ts";
import { meantOptions } from "../../core/meant-options.ts";
import type { SweepSearch } from "../../core/sweep/cell.ts";
import type { RunDetails, SweepDetails } from "../contract/reports.ts";
import type { Figure } from "./figures.ts";

/** Everything that fixes what a run computes, in rows for a person. */
export function runSettings(details: RunDetails): readonly Figure[] {
  const { manifest } = details;
  const { model } = manifest;
  const { runtime } = model;
  return [
    ...times(details),
    ["Method", manifest.strategy],
    ...Object.entries(meantOptions(manifest)).map(([name, value]): Figure => [name, String(value)]),
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
    ...Object.entries(manifest.agents ?? {}).map(([role, own]): Figure => [
      `Model of ${role}`,
      `${own.name}, SHA-256 ${own.sha256}`,
    ]),
    ...row("Exemplars", manifest.exemplars?.file),
    ...row("Embedding model", manifest.embedder),
    ...row("Parser of meaning graphs", manifest.parser),
    ...row("Experience repository", manifest.experience),
    ...(manifest.data === null ? [] : dataRows(manifest.data)),
    ["Versions", versions(manifest.versions).join(", ")],
    ["Machine", manifest.machine],
  ];
}

/** Everything that fixes what a sweep does, in rows for a person. */
export function sweepSettings(sweep: SweepDetails): readonly Figure[] {
  const { manifest, strategy, model } = sweep;
  const { plan } = manifest;
  return [
    ...times(sweep),
    ["Methods", strategy],
    ["Models", model],
    ...plan.axes.map(({ name, values }): Figure => [name, values.join(", ")]),
    ["Search", searchInWords(plan.search)],
    ["Cells", String(plan.cells.length)],
    ["Repeats of each cell", String(plan.repeats)],
    ["Seed of the first repeat", String(manifest.seed)],
    ...dataRows(manifest.data),
    ["Versions", versions(manifest.versions).join(", ")],
    ["Machine", manifest.machine],
  ];
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
      return `successive halving: the best 1 of ${search.eta} goes on, from ${search.first} questions`;
  }
}

function dataRows({ file, questions, sha256, skippedLines }: DataManifest): readonly Figure[] {
  return [
    ["Data", `${file}, ${questions} questions`],
    ["Data's SHA-256", sha256],
    ...(skippedLines.length === 0 ? [] : [["Lines left out", skippedLines.join(", ")] as const]),
  ];
}

/** No row for what was not used. */
function row(name: string, value: string | null | undefined): readonly Figure[] {
  return value === null || value === undefined ? [] : [[name, value]];
}

function versions(all: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(all).map(([name, version]) => `${name} ${version}`);
}
