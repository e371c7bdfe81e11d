import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import { smatch } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";
import { createAmrLite } from "../../../native/amr/index.ts";

/** A sentence with the graph that people gave it. */
interface Annotated {
  readonly id: string;
  readonly sentence: string;
  readonly graph: AmrGraph;
}

/** One sentence's Smatch F1 (0–1), and what the parse of it took. */
interface Measured {
  readonly id: string;
  readonly f1: number;
  readonly failed: boolean;
  readonly milliseconds: number;
}

/**
 * How near AMR-lite comes to the graphs of people: the mean Smatch F1 over a file of AMR blocks with `# ::id` and `# ::snt`
 * lines. Its rules were written with the sentences of odd ids in view, so those of even ids tell more of other texts.
 */
export async function parserFigures(file: string): Promise<object> {
  const annotated = readAnnotated(await readFile(file, "utf8"));
  const parser = createAmrLite();
  await parser.parse("The tagger is loaded at the first text.");
  const measured: Measured[] = [];
  for (const { id, sentence, graph } of annotated) {
    const start = performance.now();
    const parsed = await parser.parse(sentence);
    const milliseconds = performance.now() - start;
    measured.push({ id, f1: f1Of(parsed.graph, graph), failed: parsed.failed, milliseconds });
  }
  const odd = measured.filter(({ id }) => isOdd(id));
  const even = measured.filter(({ id }) => !isOdd(id));
  return {
    parser: parser.name,
    sentences: measured.length,
    failed: measured.filter(({ failed }) => failed).length,
    meanF1: mean(measured.map(({ f1 }) => f1)),
    meanF1OddIds: mean(odd.map(({ f1 }) => f1)),
    meanF1EvenIds: mean(even.map(({ f1 }) => f1)),
    medianMilliseconds: median(measured.map(({ milliseconds }) => milliseconds)),
  };
}

/** Blocks without an id or a sentence are left out. */
function readAnnotated(text: string): readonly Annotated[] {
  return text.split(/\n\s*\n/u).flatMap((block) => {
    const id = /^# ::id (\S+)/mu.exec(block)?.[1];
    const sentence = /^# ::snt (.+)$/mu.exec(block)?.[1];
    if (id === undefined || sentence === undefined) return [];
    return [{ id, sentence, graph: parsePenman(block) }];
  });
}

function f1Of(left: AmrGraph, right: AmrGraph): number {
  const labels = createLabels();
  return smatch(compileTriples(left, labels), compileTriples(right, labels), { search: "exact" }).f1;
}

function isOdd(id: string): boolean {
  return Number(/\d+$/u.exec(id)?.[0] ?? 0) % 2 === 1;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;
}
