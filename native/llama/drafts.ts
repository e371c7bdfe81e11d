import type { AddonContext } from "./addon.ts";
import type { ReplyCall } from "./call.ts";
import { runError } from "./run-errors.ts";
import type { LogProbabilities } from "./scoring.ts";

/** A reply whose next token is to be sampled from the logits at an index of the last batch. */
export interface Draft {
  readonly call: ReplyCall;
  readonly logits: number;
}

export interface SamplingTools {
  readonly context: Pick<AddonContext, "sampleToken">;
  readonly logProbabilities: LogProbabilities;
  readonly endsGeneration: (token: number) => boolean;
}

/**
 * Samples a token for each of these replies at once and hands them over in order, since the order in which replies end
 * is the order of the calls that follow them. What goes wrong with one concerns its call alone.
 */
export async function sampleAll(tools: SamplingTools, drafts: readonly Draft[]): Promise<void> {
  const open = drafts.filter(({ call }) => !call.settled);
  const sampled = await Promise.allSettled(
    open.map(({ call, logits }) => tools.context.sampleToken(logits, call.sampler)),
  );
  const hand: (() => void)[] = [];
  for (const [index, { call, logits }] of open.entries()) {
    const token = sampled[index];
    if (token?.status === "fulfilled" && token.value >= 0) {
      const [logProbability] = call.job.logProbabilities
        ? await tools.logProbabilities(logits, [token.value])
        : [];
      hand.push(() => call.accept(token.value, tools.endsGeneration(token.value), logProbability));
    } else {
      const reason: unknown = token?.status === "rejected" ? token.reason : new Error("no token can follow");
      hand.push(() => call.reject(runError(reason)));
    }
  }
  for (const [index, give] of hand.entries()) {
    try {
      give();
    } catch (error) {
      open[index]?.call.reject(runError(error));
    }
  }
}
