import { secondsOf, timingOf } from "../measure.ts";
import type { Generated } from "./driven.ts";
import { openDriven } from "./ours.ts";
import { openPlain, plainlySampledAt } from "./plain.ts";
import { alternate, ratios, type Bench } from "./section.ts";

const REPLIES = 8;

/**
 * Wall time of eight replies to one long prompt, as self-consistency asks for them. Both ways get the same tokens; the
 * prompt is another in each round, so that nothing is left over from the round before.
 */
export async function sharing(bench: Bench): Promise<object> {
  const promptTokens = bench.quick ? 100 : 600;
  const replyTokens = bench.quick ? 8 : 64;
  await using ours = await openDriven(bench, REPLIES);
  await using plain = await openPlain(bench, ours.info);
  const context = await plain.createContext(REPLIES);
  const promptOf = async (round: number): Promise<readonly number[]> =>
    (await ours.promptTokens([{ role: "user", content: longText(round, promptTokens) }])).slice(
      0,
      promptTokens,
    );

  const measured = await alternate(bench.rounds, {
    ours: async (round) => {
      const prompt = await promptOf(round);
      const jobs = Array.from({ length: REPLIES }, () => ({ prompt, count: replyTokens }));
      return wallOf(await ours.generate(jobs));
    },
    plain: async (round) => {
      const prompt = await promptOf(round);
      return secondsOf(() => eight((seed) => plainlySampledAt(context, prompt, seed, replyTokens)));
    },
  });
  const seconds = measured.ours.map(({ prompt, decode }) => prompt + decode);
  return {
    promptTokens: (await promptOf(0)).length,
    replyTokens,
    ratio: ratios(seconds, measured.plain),
    ours: timingOf(seconds),
    oursPrompt: timingOf(measured.ours.map(({ prompt }) => prompt)),
    oursDecode: timingOf(measured.ours.map(({ decode }) => decode)),
    plain: timingOf(measured.plain),
  };
}

function eight(reply: (seed: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: REPLIES }, (_, index) => reply(index + 1)));
}

/** Seconds until the replies have their first token, and from there to the end. */
interface Wall {
  readonly prompt: number;
  readonly decode: number;
}

/** The first token comes with the prompt, a step before the first step is done. */
function wallOf({ milliseconds, steps }: Generated): Wall {
  const [first, last] = [steps[0]?.at ?? NaN, steps.at(-1)?.at ?? NaN];
  const prompt = first - (last - first) / (steps.length - 1);
  return { prompt: prompt / 1000, decode: (milliseconds - prompt) / 1000 };
}

/** More words than there may be tokens. */
function longText(round: number, tokens: number): string {
  const sentences = Array.from(
    { length: tokens },
    (_, index) => `Shelf ${index + 1} of room ${round + 1} holds ${(index * 37) % 91} books.`,
  );
  return sentences.join(" ");
}
