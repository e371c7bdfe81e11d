import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import type { Question } from "../../../core/question.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import { smatch } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";
import { parsersOf, type ParsingContext } from "../../../core/strategies/mcf/graph-parser.ts";
import type { AmrParser } from "../../../core/similarity/similarity.ts";
import { loadModel } from "../../../engine/runs/loaders.ts";
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

export interface ParserOptions {
  /** A model whose own graphs are measured as well. */
  readonly model?: string | undefined;
  /** So many sentences, spread over the file; default all. */
  readonly limit?: number | undefined;
}

/**
 * How near parsers come to the graphs of people: the mean Smatch F1 over a file of AMR blocks with `# ::id` and `# ::snt`
 * lines. The rules of AMR-lite were written with the sentences of odd ids in view, so those of even ids tell more of other texts.
 */
export async function parserFigures(file: string, { model, limit }: ParserOptions = {}): Promise<object> {
  const all = readAnnotated(await readFile(file, "utf8"));
  const count = Math.min(limit ?? all.length, all.length);
  const annotated = Array.from(
    { length: count },
    (_, index) => all[Math.floor((index * all.length) / count)],
  );
  const chosen = annotated.filter((each) => each !== undefined);
  const lite = createAmrLite();
  await lite.parse("The tagger is loaded at the first text.");
  return {
    lite: await figuresOf(lite, chosen),
    ...(model !== undefined && {
      model: await withModelParser(model, (parser) => figuresOf(parser, chosen)),
    }),
  };
}

async function figuresOf(parser: AmrParser, annotated: readonly Annotated[]): Promise<object> {
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

const QUESTION: Question = { id: "bench", text: "", answerType: "text", choices: [] };
const GREEDY = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 512, stop: [] };

/** Lends the parser that a model is, as `mcf` with `parser=model` uses it. */
async function withModelParser<Result>(
  reference: string,
  work: (parser: AmrParser) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), "counterpoint-bench-"));
  const model = await loadModel({ reference }, home);
  try {
    const context: ParsingContext = {
      parser: createAmrLite(),
      wording: wordingOf("standard", new Map()),
      modelOf: () => model.info.name,
      async say(role, path, messages, overrides) {
        const sampling = { ...GREEDY, ...overrides };
        const reply = await model.complete({ messages, sampling });
        return { path, role, messages, sampling, reasoning: null, ...reply };
      },
    };
    return await work(parsersOf("model", QUESTION, context)("bench"));
  } finally {
    await model.dispose();
    await rm(home, { recursive: true });
  }
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
