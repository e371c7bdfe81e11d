import type { RunManifest } from "../../../core/events.ts";
import type { Question } from "../../../core/question.ts";
import type { RunChoices } from "../../components/run-choices/run-choices.ts";
import { useRunChoices } from "../../components/run-choices/use-run-choices.ts";
import { useModels } from "../../state/models.ts";
import { useNavigation } from "../../state/navigation.ts";
import { draftOf } from "../ask/draft.ts";
import { changeDraft } from "../ask/use-draft.ts";

/**
 * Puts a question and the settings it was asked with into the Ask view, to be changed or asked again. The model is left
 * as it is if the run's cannot be found here any more.
 */
export function useAskAgain(kept: boolean): (asked: Question, manifest: RunManifest) => void {
  const { go } = useNavigation();
  const [choices, changeChoices] = useRunChoices("ask");
  const models = useModels();
  return (asked, manifest) => {
    const { name } = manifest.model;
    const isHere = models.data?.some((model) => model.name === name) === true;
    const again = choicesAgain(manifest, kept, choices);
    changeChoices(isHere ? { ...again, model: name } : again);
    changeDraft(draftOf(asked));
    go("ask");
  };
}

/**
 * What a run was asked with, on the model that is chosen now.
 * @param kept whether the run is kept: what is not is not kept when it is asked again either, what is only if new runs are
 */
export function choicesAgain(
  { strategy, options, seed, maxTokens }: Pick<RunManifest, "strategy" | "options" | "seed" | "maxTokens">,
  kept: boolean,
  now: Pick<RunChoices, "model" | "keep">,
): RunChoices {
  return { strategy, options, seed, maxTokens, model: now.model, keep: kept && now.keep };
}
