import { Button, Tooltip } from "@mantine/core";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useModelsAdvice } from "../../../components/advice/use-model-advice.ts";
import { busyButton, quietlyDisabled } from "../../../components/busy-button.tsx";
import { shortcut } from "../../../components/command-key.ts";
import { count } from "../../../components/numbers.ts";
import { OptionalNumber } from "../../../components/optional-number.tsx";
import { QueryProblem } from "../../../components/query-problem.tsx";
import { SettingsProblem } from "../../../components/settings-problem.tsx";
import { useLiveRuns } from "../../../state/runs.ts";
import { useSettings } from "../../../state/settings.ts";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { usePageKeys } from "../../ask/use-page-keys.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import {
  chosenOf,
  comparisonRequest,
  evaluationCount,
  largestLimit,
  mayBeFewer,
  obstacleTo,
  questionsToRun,
  type Chosen,
  type EvaluateDraft,
} from "../evaluations.ts";
import { useComparison, useStartComparison } from "../use-comparison.ts";
import { ComparisonTime } from "./comparison-time.tsx";
import { callsOfAll } from "./methods.ts";
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
          {draft.preview !== null && <Sum chosen={chosen} draft={draft} />}
          {isReady && <ComparisonTime comparison={request} />}
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

function Sum({ chosen, draft }: { readonly chosen: Chosen; readonly draft: EvaluateDraft }): ReactNode {
  const { t, i18n } = useTranslation();
  const adviceOn = useModelsAdvice(chosen.common.models);
  const questions = questionsToRun(draft);
  const asked = t("evaluate.data.questions", { count: questions, value: count(questions, i18n.language) });
  const calls = Math.round(callsOfAll(chosen, questions, (model) => adviceOn(model)?.model));
  return t("evaluate.methods.sum", {
    count: calls,
    methods: t("evaluate.methods.ofMethods", { count: chosen.methods.length }),
    models: t("evaluate.methods.ofModels", { count: chosen.common.models.length }),
    questions: mayBeFewer(draft) ? t("evaluate.methods.atMost", { questions: asked }) : asked,
    calls: count(calls, i18n.language),
  });
}

/** The comparison that is shown, while it goes on. */
function useGoing(): string | null {
  const shown = useComparison();
  const live = useLiveRuns();
  return live.data?.find(({ run }) => run === shown)?.run ?? null;
}
