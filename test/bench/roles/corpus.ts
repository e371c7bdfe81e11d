import { defaultConcurrency } from "../../../engine/runs/evaluate.ts";
import { forEachBounded } from "../../../engine/runs/pool.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import type { SolverReply } from "./chains.ts";
import { play, type Bench, type Played } from "./play.ts";

/** Temperature of the solver's samples; the first reply has temperature 0. */
export const SAMPLE_TEMPERATURE = 0.8;

/** What there is of a corpus, and how it is kept. */
export interface CorpusStore {
  readonly replies: readonly SolverReply[];
  /** Keeps the replies so far. */
  save(replies: readonly SolverReply[]): void;
}

/**
 * The solver's replies to these questions: one at temperature 0 and so many samples each. What the store holds is not made
 * again, and every question is kept as soon as its replies are there.
 */
export async function makeCorpus(
  questions: readonly DatasetQuestion[],
  samples: number,
  store: CorpusStore,
  bench: Bench,
  tell: (line: string) => void,
): Promise<readonly SolverReply[]> {
  const replies = [...store.replies];
  const known = new Set(replies.map(({ question }) => question));
  const missing = questions.filter(({ id }) => !known.has(id));
  const signal = new AbortController().signal;
  const together = defaultConcurrency(bench.model.info.sequences, samples + 1);
  let done = 0;
  await forEachBounded(missing, together, signal, async (question, _index, either) => {
    const played = await Promise.all([
      play({ question, strategy: "zero-shot-cot", options: { temperature: 0 } }, bench, either),
      play(
        {
          question,
          strategy: "self-consistency",
          options: { agents: samples, temperature: SAMPLE_TEMPERATURE },
        },
        bench,
        either,
      ),
    ]);
    replies.push(...repliesOf(question, played));
    store.save(replies);
    tell(`corpus: ${++done} of ${missing.length}`);
  });
  return replies;
}

/** @throws Error if the question failed: every check builds on its chains */
function repliesOf({ id }: DatasetQuestion, played: readonly Played[]): readonly SolverReply[] {
  const failure = played.find(({ error }) => error !== null);
  if (failure !== undefined) throw new Error(`The solver failed at question "${id}": ${failure.error}`);
  const turns = played.flatMap((each) => each.turns);
  return turns.map(({ text, ended, closed, tokens }, sample) => ({
    question: id,
    sample,
    text,
    ended,
    ...(closed && { closed }),
    tokens,
  }));
}
