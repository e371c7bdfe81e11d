import type { GeneratorArguments } from "./arguments.ts";
import { EMPTY_BANK, readChainBank } from "./chain-bank.ts";
import { evaluationLines } from "./evaluation.ts";
import { openMaterial } from "./material.ts";
import { drawSamples, type Material, type TrainingSample } from "./samples.ts";
import { shownSamples } from "./show.ts";
import { approximateTokens } from "./size.ts";

/**
 * What was asked for, line by line, each with its end; the same arguments give the same lines.
 * @throws Error that names the file or the kind that cannot be used
 */
export async function* linesOf(wanted: GeneratorArguments): AsyncGenerator<string> {
  for await (const line of linesWithoutEnds(wanted)) yield `${line}\n`;
}

async function* linesWithoutEnds({
  task,
  seed,
  material: settings,
}: GeneratorArguments): AsyncGenerator<string> {
  const material = await openMaterial(settings);
  if (task.kind === "samples") {
    yield* sampleLines(material, seed, task);
  } else if (task.kind === "show") {
    yield* shownSamples(material, seed);
  } else {
    const dataset = settings.split === "held-out" ? "practice-held-out" : "practice-trained";
    const questions = evaluationLines(material, { seed, count: task.count, kind: task.of, dataset });
    for (const question of questions) yield JSON.stringify(question);
  }
}

/** Samples that may be left out for each one that is not. */
const MOST_LEFT_OUT = 200;

async function* sampleLines(
  material: Material,
  seed: number,
  { count, chains, longest, each, parts }: Extract<GeneratorArguments["task"], { readonly kind: "samples" }>,
): AsyncGenerator<string> {
  const bank = chains === undefined ? EMPTY_BANK : await readChainBank(chains);
  const isWanted = upTo(each, material);
  let written = 0;
  let leftOut = 0;
  for await (const sample of drawSamples(material, { seed, bank, parts })) {
    if (approximateTokens(sample) <= longest && isWanted(sample)) {
      yield JSON.stringify(sample);
      if (++written === count) return;
    } else if (++leftOut > MOST_LEFT_OUT * (written + 1)) {
      throw hardlyAny(longest, each);
    }
  }
}

/** What to say where the limits that were given, those that are not infinite, leave too few samples. */
export function hardlyAny(longest: number, each: number): Error {
  const given = [
    { limit: longest, flag: "--longest", kept: `has at most ${longest} tokens` },
    { limit: each, flag: "--each", kept: `is one of the first ${each} of its family` },
  ].filter(({ limit }) => limit !== Infinity);
  const kept = given.map((one) => one.kept).join(" and ");
  const flags = given.map(({ flag }) => flag).join(" or ");
  return new Error(`Hardly any sample ${kept}. Ask for a larger ${flags}, or for fewer samples.`);
}

/** Tells whether a sample is one of the first so many on problems of its family; drills have none. */
function upTo(each: number, material: Material): (sample: TrainingSample) => boolean {
  const counts = new Map<string, number>();
  return ({ part, problem }) => {
    if (each === Infinity || part === "drill") return true;
    const { family } = material.drawProblem(problem);
    const count = (counts.get(family) ?? 0) + 1;
    counts.set(family, count);
    return count <= each;
  };
}
