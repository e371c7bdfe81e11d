import { keptRun, type KeptRun } from "./kept.ts";
import { findRuns, openHome, storedRuns } from "./stored.ts";
import type { WantedRun } from "./wanted.ts";

/**
 * Sets the finished runs of a home beside those that are kept of the same rows: whether a command came to the same again.
 * @returns one line for each row that has both
 * @throws Error for a folder that is no home; StorageError if it cannot be read
 */
export function comparedRuns(home: string, filed: ReadonlyMap<WantedRun, KeptRun>): readonly string[] {
  const store = openHome(home);
  try {
    const stored = storedRuns(store);
    return [...filed].flatMap(([wanted, kept]) => {
      const { finished } = findRuns(wanted, stored);
      if (finished === undefined) return [];
      if (finished.manifest.data?.sha256 !== kept.manifest.data?.sha256)
        return [`${wanted.name}: made here on another data file, so not compared`];
      return [comparedLine(wanted, kept, keptRun(finished))];
    });
  } finally {
    store.close();
  }
}

function comparedLine({ name }: WantedRun, kept: KeptRun, here: KeptRun): string {
  const right = `${name}: ${rightOf(kept)} right as kept, ${rightOf(here)} here`;
  const tokens = `${tokensOf(kept)} tokens as kept, ${tokensOf(here)} here`;
  return [right, agreement(kept, here), tokens, machines(kept, here)].join("; ");
}

function rightOf(run: KeptRun): number {
  return run.questions.filter(({ correct }) => correct).length;
}

function tokensOf(run: KeptRun): string {
  const sum = run.questions.reduce((all, { tokens }) => all + tokens.generated, 0);
  return (sum / Math.max(1, run.questions.length)).toFixed(1);
}

/** How many questions came to the same with as many tokens. */
function agreement(kept: KeptRun, here: KeptRun): string {
  const others = new Map(kept.questions.map((question) => [question.id, question]));
  const same = here.questions.filter(({ id, correct, tokens }) => {
    const other = others.get(id);
    return other?.correct === correct && other.tokens.generated === tokens.generated;
  });
  return `${same.length} of ${here.questions.length} questions alike`;
}

function machines(kept: KeptRun, here: KeptRun): string {
  const [theirs, ours] = [kept.manifest.machine, here.manifest.machine];
  return theirs === ours ? "the same kind of machine" : `${theirs} and ${ours}`;
}
