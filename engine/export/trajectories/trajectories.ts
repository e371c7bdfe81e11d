import { ContractError } from "../../../core/errors.ts";
import { questionsOf, runOf, type ExportedQuestion, type ExportSource } from "../source.ts";
import { decisionOf, isInstructive, type Pair } from "./decision.ts";
import { filteredPairs } from "./filtered.ts";
import { thoughtPairs } from "./thoughts.ts";
import { votePairs } from "./votes.ts";

/**
 * What was chosen and what was rejected, one decision a line, for fine-tuning by preferences (docs/exports.md).
 * @throws ContractError if nothing was chosen, or of nothing it is known whether it was right
 */
export function* asTrajectories(source: ExportSource): Generator<string> {
  let some = false;
  for (const asked of questionsOf(source)) {
    for (const pair of pairsOf(asked)) {
      some = true;
      yield `${JSON.stringify(decisionOf(pair, asked))}\n`;
    }
  }
  if (!some) throw nothingChosen(runOf(source));
}

function pairsOf({ question, details }: ExportedQuestion): readonly Pair[] {
  if (question.asked.exemplar) return [];
  const votes = votePairs(question, details.manifest.options);
  const pairs = [...filteredPairs(question), ...votes, ...thoughtPairs(question)];
  return pairs.filter(isInstructive);
}

function nothingChosen(run: string): ContractError {
  return new ContractError(
    `${run} has no decisions to learn from: they come from evaluations with known answers by mcf, by methods that vote, ` +
      `and by trees of thought, where a right and a wrong reply stood beside each other.`,
    { run },
  );
}
