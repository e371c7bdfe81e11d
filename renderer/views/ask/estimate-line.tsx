import { keepPreviousData } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useModelAdvice } from "../../components/advice/use-model-advice.ts";
import { callsOf, commonRequest, type RunChoices } from "../../components/run-choices/run-choices.ts";
import { duration } from "../../components/numbers.ts";
import { useEngineQuery } from "../../connection/engine.tsx";
import { useSettings } from "../../state/settings.ts";
import type { RunEstimate } from "../../../engine/contract/estimates.ts";

const PAUSE_MILLISECONDS = 300;

/** About how many calls and how much time these choices take. The question's own words make no difference to it. */
export function EstimateLine({ choices }: { readonly choices: RunChoices }): ReactNode {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(choices, PAUSE_MILLISECONDS);
  const request = { question: "?", ...commonRequest(settled, useSettings()) };
  const estimate = useEngineQuery(
    ["runs", "estimate", request],
    (client, signal) => client.runs.estimate(request, { signal }),
    { placeholderData: keepPreviousData },
  );
  const advice = useModelAdvice(choices.model);
  const calls = Math.round(callsOf(choices, advice?.model)?.calls ?? 1);
  return (
    <span data-figures>
      {t("common.calls", { count: calls })} · {timeWords(estimate.data, t)}
    </span>
  );
}

function timeWords(estimate: RunEstimate | undefined, t: TFunction): string {
  if (estimate?.kind !== "estimated") {
    return t(estimate?.kind === "unmeasured" ? "ask.estimate.unmeasured" : "ask.estimate.unknown");
  }
  const { low, high } = estimate.seconds;
  return high < 1
    ? t("ask.estimate.instant")
    : t("ask.estimate.between", { low: duration(low, t), high: duration(high, t) });
}
