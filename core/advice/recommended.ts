import { asSeenFrom, type PromptedModel } from "./default-selection.ts";
import type { MeasuredMethod } from "./measured.ts";
import { distance, nearestModel } from "./nearest-model.ts";
import { isDefaultForm } from "./options.ts";
import { verdictOf } from "./verdict.ts";

/** By which factor a measured model may be larger or smaller and still count as one of the same size. */
const SAME_SIZE = 1.5;

/**
 * The methods that are shown to help a model of this size, one for each dataset in which any is: of those that gain over one
 * answer with their default options the cheapest whose interval holds the accuracy of the most accurate, for that is not shown to be
 * worth more. What is most accurate in one dataset says nothing of another, so datasets are not set against each other.
 * @returns their rows; none where no method gains
 */
export function recommended(
  figures: readonly MeasuredMethod[],
  model: PromptedModel,
): readonly MeasuredMethod[] {
  return [...Map.groupBy(figures, ({ data }) => data).values()].flatMap((rows) => {
    const nearest = nearestModel(rows, model);
    if (nearest === null || (nearest.sha256 !== model.sha256 && distance(nearest) > SAME_SIZE)) return [];
    const gaining = rows
      .filter(({ sha256 }) => sha256 === nearest.sha256)
      .map((row) => asSeenFrom(model, row))
      .filter((row) => isDefaultForm(row) && verdictOf(row) === "gain");
    const best = Math.max(...gaining.map(accuracy));
    return gaining
      .filter(({ interval: [, high] }) => high >= best)
      .toSorted((left, right) => cost(left) - cost(right) || accuracy(right) - accuracy(left))
      .slice(0, 1);
  });
}

function accuracy({ correct, questions }: MeasuredMethod): number {
  return correct / questions;
}

/** Tokens that a model has to work on for a question. */
function cost({ tokens }: MeasuredMethod): number {
  return tokens.prompt - tokens.cached + tokens.generated;
}
