import type { Generator, ReplyJob } from "../../../native/llama/generator.ts";
import { CancelledError } from "../../../core/errors.ts";

/** Seconds of a machine's work. */
export interface FakePace {
  readonly promptToken: number;
  /** Of one token of each of so many replies. */
  readonly step: (replies: number) => number;
}

/** A generator with a clock of its own, which moves by what its work would take. It evaluates each prompt once. */
export function fakeGenerator({ promptToken, step }: FakePace) {
  let seconds = 0;
  let running: Promise<void> | undefined;
  const prompts: string[] = [];
  const waiting: { readonly job: ReplyJob; readonly end: (error?: Error) => void }[] = [];

  const cancelled = ({ job, end }: (typeof waiting)[number]): boolean => {
    if (job.signal?.aborted === true) end(new CancelledError());
    return job.signal?.aborted === true;
  };
  const run = async (): Promise<void> => {
    await Promise.resolve();
    let calls = waiting.splice(0);
    for (const prompt of new Set(calls.map(({ job }) => job.prompt))) {
      prompts.push(prompt.join(" "));
      seconds += prompt.length * promptToken;
    }
    for (let tokens = 1; calls.length > 0; tokens++) {
      if (tokens > 1) seconds += step(calls.length);
      calls = calls.filter((call) => {
        if (cancelled(call)) return false;
        if (tokens < call.job.sampling.maxTokens) return true;
        call.end();
        return false;
      });
      await Promise.resolve();
    }
    running = undefined;
  };

  const generator: Generator = {
    submit: (job) =>
      new Promise((resolve, reject) => {
        const generated = job.sampling.maxTokens;
        const end = (error?: Error) =>
          error === undefined ? resolve({ ended: "length", cached: 0, generated }) : reject(error);
        waiting.push({ job, end });
        running ??= run();
      }),
    score: () => Promise.reject(new Error("Nothing is scored here.")),
    stop: () => Promise.resolve(),
  };
  return { generator, now: () => seconds * 1000, prompts };
}
