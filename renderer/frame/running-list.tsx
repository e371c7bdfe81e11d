import { Progress, UnstyledButton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LiveRun } from "../../engine/contract/live.ts";
import { useNavigation, viewOfKind } from "../state/navigation.ts";
import classes from "./frame.module.css";
import { HISTORY_KEY, ownRuns, useLiveRuns } from "../state/runs.ts";

const LOOK_AGAIN_MILLISECONDS = 1500;

/** The runs that go on, wherever the person is; a click leads to them. */
export function RunningList(): ReactNode {
  const { t } = useTranslation();
  const live = useLiveRuns({
    refetchInterval: LOOK_AGAIN_MILLISECONDS,
  });
  const runs = ownRuns(live.data ?? []);
  useFreshHistory(runs);
  if (runs.length === 0) return <div className={classes.running} />;
  return (
    <section className={classes.running} aria-label={t("frame.running")}>
      <h2 className={classes.runningTitle}>{t("frame.running")}</h2>
      {runs.map((run) => (
        <RunningRun key={run.run} run={run} />
      ))}
    </section>
  );
}

/** The list of runs is read again when one begins, comes into the store or ends, wherever it was begun. */
function useFreshHistory(live: readonly LiveRun[]): void {
  const queries = useQueryClient();
  const going = live
    .map(({ run, phase }) => `${run} ${phase}`)
    .sort()
    .join();
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: HISTORY_KEY });
  }, [queries, going]);
}

function RunningRun({ run }: { readonly run: LiveRun }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const { done, questions, phase, title, kind } = run;
  const counts = kind !== "ask";
  const state =
    counts && phase === "running" ? t("frame.runningOf", { done, questions }) : t(`frame.phases.${phase}`);
  // It stands for what is in the button.
  const name = t("frame.openRun", { title, state });
  /** The name while the button has the focus: one that changed would be read out again and again. */
  const [heard, setHeard] = useState<string | null>(null);
  return (
    <UnstyledButton
      className={classes.runningRun}
      aria-label={heard ?? name}
      onFocus={() => setHeard(name)}
      onBlur={() => setHeard(null)}
      onClick={() => go(viewOfKind(kind), run.run)}
    >
      <span className={classes.runningName} data-prose>
        {title}
      </span>
      <span className={classes.runningState} data-figures>
        {state}
      </span>
      {counts && <Progress value={(100 * done) / Math.max(1, questions)} size={3} aria-hidden />}
    </UnstyledButton>
  );
}
