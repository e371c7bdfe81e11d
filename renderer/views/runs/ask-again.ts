import type { RunManifest } from "../../../core/events.ts";
import type { Question } from "../../../core/question.ts";
import { useRunChoices } from "../../components/run-choices/use-run-choices.ts";
import { useModels } from "../../state/models.ts";
import { useNavigation } from "../../state/navigation.ts";
import { draftOf } from "../ask/draft.ts";
import { useDraft } from "../ask/use-draft.ts";

/**
 * Puts a question and the settings it was asked with into the Ask view, to be changed or asked again. The model is left
 * as it is if the run's cannot be found here any more.
 */
export function useAskAgain(kept: boolean): (asked: Question, manifest: RunManifest) => void {
  const { go } = useNavigation();
  const [, changeDraft] = useDraft(kept);
  const [choices, changeChoices] = useRunChoices("ask");
  const models = useModels();
  return (asked, { strategy, options, seed, maxTokens, model }) => {
    const isHere = models.data?.some(({ name }) => name === model.name) === true;
    changeDraft(draftOf(asked));
    changeChoices({
      strategy,
      options,
      seed,
      maxTokens,
      model: isHere ? model.name : choices.model,
      keep: kept,
    });
    go("ask");
  };
}
