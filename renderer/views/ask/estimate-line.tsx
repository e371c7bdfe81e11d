import { keepPreviousData } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useModelAdvice } from "../../components/advice/use-model-advice.ts";
import { timeOfRun, type KnownTime } from "../../components/estimate/known-time.ts";
import { TimeBefore } from "../../components/estimate/time-before.tsx";
import { callsOf, commonRequest, type RunChoices } from "../../components/run-choices/run-choices.ts";
import { useEngineQuery } from "../../connection/engine.tsx";
import { ESTIMATES_KEY } from "../../state/runs.ts";
import { useSettings } from "../../state/settings.ts";

const PAUSE_MILLISECONDS = 300;
/** What is said until the engine said something. */
const NOT_TOLD: KnownTime = { seconds: null, unmeasured: [] };

/** About how many calls and how much time these choices take. The question's own words make no difference to it. */
export function EstimateLine({ choices }: { readonly choices: RunChoices }): ReactNode {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(choices, PAUSE_MILLISECONDS);
  const request = { question: "?", ...commonRequest(settled, useSettings()) };
  const estimate = useEngineQuery(
    [...ESTIMATES_KEY, request],
    async (client, signal) => timeOfRun(await client.runs.estimate(request, { signal })),
    { placeholderData: keepPreviousData },
  );
  const advice = useModelAdvice(choices.model);
  const calls = Math.round(callsOf(choices, advice?.model)?.calls ?? 1);
  return (
    <span data-figures>
      {t("common.calls", { count: calls })} · <TimeBefore time={estimate.data ?? NOT_TOLD} />
    </span>
  );
}
