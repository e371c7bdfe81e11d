import { Button, Tooltip } from "@mantine/core";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { busyButton, quietlyDisabled } from "../../../components/busy-button.tsx";
import { shortcut } from "../../../components/command-key.ts";
import { OptionalNumber } from "../../../components/optional-number.tsx";
import { QueryProblem } from "../../../components/query-problem.tsx";
import { SettingsProblem } from "../../../components/settings-problem.tsx";
import { useLiveRuns } from "../../../state/runs.ts";
import { useSettings } from "../../../state/settings.ts";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { usePageKeys } from "../../ask/use-page-keys.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { chosenOf, comparisonRequest, evaluationCount, largestLimit, obstacleTo } from "../evaluations.ts";
import { useComparison, useStartComparison } from "../use-comparison.ts";
import { ChosenSum, ComparisonSum } from "./comparison-sum.tsx";
import classes from "./methods.module.css";

/** How many questions are put, what that comes to, and the start; Ctrl+Enter starts, Escape pauses. */
export function StartBar({ onStart }: { readonly onStart: () => void }): ReactNode {
  const { t } = useTranslation();
  const draft = useEvaluateDraft();
  const settings = useSettings();
  const starting = useStartComparison();
  const { pause } = useRunActions();
  const going = useGoing();
  const chosen = chosenOf(draft, settings);
  const obstacle = obstacleTo(draft, chosen);
  const request = comparisonRequest(draft, chosen, settings);
  const isReady = obstacle === null && request !== null;
  const start = (): void => {
    if (!isReady || starting.isPending) return;
    onStart();
    starting.mutate(request);
  };
  usePageKeys({ run: start, ...(going !== null && { stop: () => pause.mutate(going) }) });
  return (
    <>
      <div className={classes.start}>
        <OptionalNumber
          label={t("sweep.plan.limit")}
          placeholder={t("evaluate.methods.all")}
          className={classes.limit}
          min={1}
          max={largestLimit(draft.preview)}
          value={draft.limit}
          onChange={(limit) => useEvaluateDraft.setState({ limit })}
        />
        <p className={classes.sum} data-figures>
          {isReady ? (
            <ComparisonSum chosen={chosen} draft={draft} comparison={request} />
          ) : (
            draft.preview !== null && <ChosenSum chosen={chosen} draft={draft} />
          )}
        </p>
        <Tooltip
          label={
            obstacle === null
              ? t("evaluate.methods.startHelp", { keys: shortcut("Enter") })
              : t(`evaluate.obstacles.${obstacle}`)
          }
          events={{ hover: true, focus: true, touch: false }}
        >
          <Button
            size="sm"
            {...busyButton(starting.isPending, <Play size={16} aria-hidden />)}
            {...quietlyDisabled(!isReady)}
            onClick={start}
          >
            {t("evaluate.methods.start", { count: evaluationCount(chosen) })}
          </Button>
        </Tooltip>
      </div>
      {obstacle !== null && <p className={classes.obstacle}>{t(`evaluate.obstacles.${obstacle}`)}</p>}
      <SettingsProblem />
      <QueryProblem query={starting} />
    </>
  );
}

/** The comparison that is shown, while it goes on. */
function useGoing(): string | null {
  const shown = useComparison();
  const live = useLiveRuns();
  return live.data?.find(({ run }) => run === shown)?.run ?? null;
}
