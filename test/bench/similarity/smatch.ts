import process from "node:process";
import { PenmanError } from "../../../core/errors.ts";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import { smatch, type SmatchOptions } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels, type TripleSet } from "../../../core/similarity/triples.ts";
import { compare, GOLDEN_PAIRS, renamed } from "../../core/similarity/graphs.ts";
import { randomNumbers } from "../../../core/random.ts";
import { timingOf, type Timing } from "../measure.ts";

type Pair = readonly [TripleSet, TripleSet];

/** What a way of searching costs and finds. */
interface SearchFigures {
  /** Of one pair, on average over all: over the repetitions. */
  readonly milliseconds: Timing & {
    /** Of processor time: on a machine that does other things meanwhile, this is what the work takes. */
    readonly cpuMean: number;
  };
  /** Triples matched, all pairs together. */
  readonly matched: number;
  /** Share of the pairs whose alignment is proved to be a best one. */
  readonly proved: number;
}

const REPETITIONS = 60;
const LARGER_PAIRS = 200;
const LARGER_REPETITIONS = 5;
const [LEAST_TRIPLES, MOST_TRIPLES] = [40, 60];
const MALFORMED = 10_000;

/** The time of Smatch on the golden pairs and on larger ones, and whether what it must hold to holds. */
export function smatchFigures(): Promise<object> {
  const graphs = GOLDEN_PAIRS.map(({ a, b }) => [parsePenman(a), parsePenman(b)] as const);
  const labels = createLabels();
  const golden = graphs.map(([a, b]): Pair => [compileTriples(a, labels), compileTriples(b, labels)]);
  const larger = largerPairs(graphs.flat());
  const sizes = golden.flat().map(({ size }) => size);
  return Promise.resolve({
    golden: {
      pairs: golden.length,
      triples: [Math.min(...sizes), Math.max(...sizes)],
      climb: {
        ...searchFigures(golden, { search: "climb" }, REPETITIONS),
        reached: reached(golden, "climb"),
      },
      exact: {
        ...searchFigures(golden, { search: "exact" }, REPETITIONS),
        reached: reached(golden, "exact"),
      },
    },
    larger: {
      pairs: larger.length,
      triples: [LEAST_TRIPLES, MOST_TRIPLES],
      climb: searchFigures(larger, { search: "climb" }, REPETITIONS),
      exact: searchFigures(larger, { search: "exact" }, LARGER_REPETITIONS),
    },
    asymmetric: graphs.filter(([a, b]) => compare(a, b).matched !== compare(b, a).matched).length,
    unlikeThemselves: graphs.flat().filter((graph) => compare(graph, graph).f1 !== 1).length,
    changedByRenaming: graphs.filter(
      ([a, b]) =>
        compare(a, b).matched !==
        compare(
          renamed(a, (id) => `x${id}`),
          b,
        ).matched,
    ).length,
    malformed: readMalformed(),
  });
}

function searchFigures(pairs: readonly Pair[], options: SmatchOptions, repetitions: number): SearchFigures {
  const scores = () => pairs.map(([left, right]) => smatch(left, right, options));
  const found = scores();
  const before = process.cpuUsage();
  const milliseconds = Array.from({ length: repetitions }, () => {
    const start = performance.now();
    scores();
    return (performance.now() - start) / pairs.length;
  });
  const { user, system } = process.cpuUsage(before);
  return {
    milliseconds: {
      ...timingOf(milliseconds),
      cpuMean: (user + system) / 1000 / (repetitions * pairs.length),
    },
    matched: found.reduce((sum, { matched }) => sum + matched, 0),
    proved: found.filter(({ exact }) => exact).length / pairs.length,
  };
}

/** Pairs whose best alignment, known from a proof, is found. */
function reached(pairs: readonly Pair[], search: "climb" | "exact"): number {
  return pairs.filter(
    ([left, right], at) => smatch(left, right, { search }).matched === GOLDEN_PAIRS[at]?.matched,
  ).length;
}

/** Pairs of several graphs each, joined as the sentences of one text. */
function largerPairs(graphs: readonly AmrGraph[]): readonly Pair[] {
  const random = randomNumbers(1);
  const labels = createLabels();
  const draw = (): AmrGraph[] =>
    Array.from(
      { length: 2 + Math.floor(2 * random()) },
      () => graphs[Math.floor(random() * graphs.length)] ?? [],
    ).flat();
  const next = (): TripleSet => {
    for (;;) {
      const set = compileTriples(joined(draw()), labels);
      if (set.size >= LEAST_TRIPLES && set.size <= MOST_TRIPLES) return set;
    }
  };
  return Array.from({ length: LARGER_PAIRS }, (): Pair => [next(), next()]);
}

function joined(sentences: readonly AmrGraph[]): AmrGraph {
  const parts = sentences.map((sentence, at) => renamed(sentence, (id) => `s${at}-${id}`));
  return {
    top: "m",
    nodes: [{ id: "m", concept: "multi-sentence" }, ...parts.flatMap(({ nodes }) => nodes)],
    edges: parts.flatMap(({ top, edges }, at) => [
      { source: "m", role: `snt${at + 1}`, target: top, toNode: true },
      ...edges,
    ]),
  };
}

/** What reading changed texts ends with. Anything but a graph or a typed error is thrown on. */
function readMalformed(): { texts: number; graphs: number; errors: number; slowestMilliseconds: number } {
  const random = randomNumbers(2);
  const texts = GOLDEN_PAIRS.flatMap(({ a, b }) => [a, b]);
  const counts = { texts: MALFORMED, graphs: 0, errors: 0, slowestMilliseconds: 0 };
  for (let text = 0; text < MALFORMED; text++) {
    const malformed = changed(texts[text % texts.length] ?? "", random);
    const start = performance.now();
    try {
      parsePenman(malformed);
      counts.graphs++;
    } catch (error) {
      if (!(error instanceof PenmanError)) throw error;
      counts.errors++;
    }
    counts.slowestMilliseconds = Math.max(counts.slowestMilliseconds, performance.now() - start);
  }
  return counts;
}

const SIGNS = ["(", ")", "/", ":", '"', "\\", "~e.1", "#", " ", "\n", "-of", "n0", "\u0000", "é"];

/** A text with up to four places where something is taken out, put in, or both. */
function changed(text: string, random: () => number): string {
  let result = text;
  for (let left = 1 + Math.floor(4 * random()); left > 0; left--) {
    const at = Math.floor(random() * result.length);
    const sign = SIGNS[Math.floor(random() * SIGNS.length)] ?? "";
    result = result.slice(0, at) + sign + result.slice(at + Math.floor(6 * random()));
  }
  return result;
}
