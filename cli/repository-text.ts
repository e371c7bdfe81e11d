import type { Experience } from "../core/experience/experience.ts";
import { counted } from "../core/figure-words.ts";
import { shortened } from "../core/short-text.ts";
import { mcfOptions } from "../core/strategies/mcf/options.ts";
import type { RepositoryListing, RepositoryStats, RetrievalProbe } from "../engine/contract/experience.ts";
import { countsInWords, minute } from "./figure-words.ts";
import { table, type Terminal } from "./output.ts";

const SHOWN_CHARACTERS = 80;

/** Experiences as a table, each with the minute in which it was stored. */
export function experienceTable(experiences: readonly Experience[]): string {
  return table(experiences.map((experience) => [whenOf(experience), ...rowOf(experience)]));
}

/** That a solution was stored, and as which experience. */
export function addedText({ id, task, answer }: Experience): string {
  return `Stored as ${id}: ${short(task)} → ${short(answer)}`;
}

/** Prints what a repository says to a task. */
export function printProbe({ stored, z, nearest }: RetrievalProbe, terminal: Terminal): void {
  terminal.print(`${counted(stored, "experience")} stored; ${zInWords(z)}.`);
  const needed = mcfOptions.minimum.default;
  if (stored < needed) terminal.print(`mcf takes none of them before ${needed} are stored (option minimum).`);
  if (nearest.length === 0) {
    terminal.print("None is similar to it.");
    return;
  }
  const rows = nearest.map(({ experience, similarity: { total, semantic, graph } }) => [
    ...[total, semantic, graph].map((value) => value.toFixed(3)),
    ...rowOf(experience),
  ]);
  terminal.print(
    table([["similarity", "cosine", "graphs (AMR-lite)", "id", "by", "feedback", "answer", "task"], ...rows]),
  );
}

/** What z₀ says where tasks unlike the stored ones are refused (MCF, eq. 13, with the test `below`). */
function zInWords(z: number | null): string {
  if (z === null) return "too few to tell whether the task is an outlier";
  if (z >= 0) return `z ${z.toFixed(2)}, so the task is no outlier`;
  return `z ${z.toFixed(2)}, so the task is an outlier for every lambda below ${(-z).toFixed(2)}`;
}

/** What a repository holds, in figures. */
export function statsTable(figures: RepositoryStats): string {
  const { meanSimilarity: similarity } = figures;
  return table([
    ["repository", figures.repository],
    ["experiences", String(figures.experiences)],
    ["feedback", countsInWords(figures.byFeedback) || "–"],
    ["methods", countsInWords(figures.byStrategy) || "–"],
    ["models", countsInWords(figures.byModel) || "–"],
    [
      "mean similarity",
      similarity === null ? "–" : `${similarity.mean.toFixed(3)} ± ${similarity.deviation.toFixed(3)}`,
    ],
    ["graphs that failed", `${figures.graphsFailed} (AMR-lite)`],
    ["size", `${Math.ceil(figures.bytes / 1000)} kB`],
  ]);
}

/** That a repository is empty. */
export function noneYet(repository: string): string {
  return `The repository "${repository}" holds no experience yet.`;
}

/** Which repositories there are: the lasting ones by their names, and that evaluations have their own. */
export function repositoriesText(listed: readonly RepositoryListing[]): string {
  const filled = listed.filter(({ experiences }) => experiences > 0);
  const lasting = filled.filter(({ run }) => run === null).map(({ name }) => name);
  const own = filled.length - lasting.length;
  const ofRuns = own === 0 ? [] : [`${own} of evaluations, each under the id of its run`];
  const known = [...lasting, ...ofRuns];
  return known.length === 0 ? "Nothing is stored yet." : `There are: ${known.join(", ")}.`;
}

function rowOf({ id, strategy, feedback, answer, task }: Experience): readonly string[] {
  return [id, strategy, feedback, short(answer), short(task)];
}

function whenOf({ created }: Experience): string {
  return minute(new Date(created).toISOString());
}

function short(text: string): string {
  return shortened(text, SHOWN_CHARACTERS);
}
