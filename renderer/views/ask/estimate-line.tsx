import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useModelAdvice } from "../../components/advice/use-model-advice.ts";
import { timeOfRun, type KnownTime } from "../../components/estimate/known-time.ts";
import { TimeBefore } from "../../components/estimate/time-before.tsx";
import { useEstimate } from "../../components/estimate/use-estimate.ts";
import { callsAloneOf, commonRequest, type RunChoices } from "../../components/run-choices/run-choices.ts";
import { useSettings } from "../../state/settings.ts";
import { askedOf, costRequest, type Draft } from "./draft.ts";

/** What is said until the engine said something. */
const NOT_TOLD: KnownTime = { seconds: null, unmeasured: [] };

/** About how many calls and how much time these choices take for a question of the draft's kind, whatever its words are. */
export function EstimateLine({
  draft,
  choices,
}: {
  readonly draft: Draft;
  readonly choices: RunChoices;
}): ReactNode {
  const { t } = useTranslation();
  const request = costRequest(draft, commonRequest(choices, useSettings()));
  const { query: estimate } = useEstimate("question", request, async ({ runs }, asked, signal) =>
    timeOfRun(await runs.estimate(asked, { signal })),
  );
  const advice = useModelAdvice(choices.model);
  const time = estimate.data ?? NOT_TOLD;
  const usual = callsAloneOf(choices, advice?.model, [askedOf(draft).answerType]);
  const calls = time.calls ?? Math.round(usual?.calls ?? 1);
  return (
    <span data-figures>
      {t("common.calls", { count: calls })} · <TimeBefore time={time} named={false} />
    </span>
  );
}
