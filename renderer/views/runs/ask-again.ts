import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { RunManifest } from "../../../core/events.ts";
import { letterOf } from "../../../core/letters.ts";
import type { Question } from "../../../core/question.ts";
import { DEFAULT_REPOSITORY } from "../../../engine/contract/experience.ts";
import type { RunChoices } from "../../components/run-choices/run-choices.ts";
import { useRunChoices } from "../../components/run-choices/use-run-choices.ts";
import { useModels } from "../../state/models.ts";
import { useNavigation } from "../../state/navigation.ts";
import { draftOf } from "../ask/draft.ts";
import { useReplaceDraft } from "../ask/use-replace-draft.ts";
import { agentsText } from "./run-settings.tsx";

/**
 * Puts a question and the settings it was asked with into the Ask view, to be changed or asked again. The model is left
 * as it is if the run's cannot be found here any more.
 */
export function useAskAgain(kept: boolean): (asked: Question, manifest: RunManifest) => void {
  const { go } = useNavigation();
  const [choices, changeChoices] = useRunChoices("ask");
  const models = useModels();
  const replaceDraft = useReplaceDraft();
  return (asked, manifest) => {
    const { name } = manifest.model;
    const isHere = models.data?.some((model) => model.name === name) === true;
    const again = choicesAgain(manifest, kept, choices);
    changeChoices(isHere ? { ...again, model: name } : again, { lasting: false });
    replaceDraft(draftOf(asked));
    go("ask");
  };
}

/** Names in a sentence what of a run the Ask view cannot ask with; null where there is nothing of the kind. */
export function useNotTakenOver(asked: Question, manifest: RunManifest): string | null {
  const { t, i18n } = useTranslation();
  const models = useModels().data?.map(({ name }) => name) ?? null;
  const things = notTakenOver(asked, manifest, models, t);
  if (things.length === 0) return null;
  return t("runs.notTakenOver.sentence", { things: new Intl.ListFormat(i18n.language).format(things) });
}

type TakenFrom = Pick<RunManifest, "model" | "agents" | "exemplars" | "promptSet">;

/**
 * What of a run the Ask view cannot ask with, each thing in words.
 * @param models names of those that are here; null while they are not known
 */
export function notTakenOver(
  { answerType, choices }: Pick<Question, "answerType" | "choices">,
  manifest: TakenFrom,
  models: readonly string[] | null,
  t: TFunction,
): readonly string[] {
  const { model, exemplars, promptSet } = manifest;
  const { name } = model;
  const agents = agentsText(manifest, t);
  const labels = choices.map(({ label }) => label);
  return [
    ...(answerType === "sql" ? [t("runs.notTakenOver.database")] : []),
    ...(models?.includes(name) === false ? [t("runs.notTakenOver.model", { name })] : []),
    ...(agents === null ? [] : [t("runs.notTakenOver.agents", { agents })]),
    ...(promptSet === model.prompts ? [] : [t("runs.notTakenOver.prompts", { set: promptSet })]),
    ...(exemplars === undefined ? [] : [t("runs.notTakenOver.exemplars", { file: exemplars.file })]),
    ...(labels.every((label, index) => label === letterOf(index))
      ? []
      : [t("runs.notTakenOver.labels", { labels: labels.join(t("common.listSeparator")) })]),
  ];
}

type AskedWith = Pick<RunManifest, "strategy" | "options" | "seed" | "maxTokens" | "experience">;

/**
 * What a run was asked with, on the model that is chosen now.
 * @param kept whether the run is kept: what is not is not kept when it is asked again either, what is only if new runs are
 */
export function choicesAgain(
  { strategy, options, seed, maxTokens, experience = DEFAULT_REPOSITORY }: AskedWith,
  kept: boolean,
  now: Pick<RunChoices, "model" | "keep">,
): RunChoices {
  const repository = experience === DEFAULT_REPOSITORY ? {} : { repository: experience };
  return { strategy, options, ...repository, seed, maxTokens, model: now.model, keep: kept && now.keep };
}
