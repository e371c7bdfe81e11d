import { Button } from "@mantine/core";
import { PauseCircle } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { busyButton } from "../components/busy-button.tsx";
import { focusViewHeading } from "../components/focus-heading.ts";
import { useNavigation, viewOfKind } from "../state/navigation.ts";
import { useComparison } from "../views/evaluate/use-comparison.ts";
import classes from "./frame.module.css";
import { useHistory } from "../state/runs.ts";
import { useRunActions } from "../state/use-run-actions.ts";

/** Offers to go on with what was left when the window closed or the engine ended. */
export function PausedNote(): ReactNode {
  const { t } = useTranslation();
  const { go, view, run: shown } = useNavigation();
  const comparison = useComparison();
  const { resume } = useRunActions();
  const [putAway, setPutAway] = useState<string | null>(null);
  const runs = useHistory();
  const left = runs.data?.filter(({ resumable, state }) => resumable && state !== "cancelled") ?? [];
  const [last] = left;
  if (last === undefined || putAway === last.run) return null;
  const isInView =
    view === "runs" ||
    ((view === "ask" || view === "sweep") && shown === last.run) ||
    (view === "evaluate" && comparison === last.run);
  if (isInView) return null;
  return (
    <div className={classes.paused} role="status">
      <PauseCircle size={16} aria-hidden />
      <span className={classes.pausedWords}>
        {t("frame.paused.title", { count: left.length, title: last.title })}
      </span>
      <Button
        {...busyButton(resume.isPending, null)}
        onClick={() => {
          if (resume.isPending) return;
          // Shown any earlier, it would be followed as it still stands.
          resume.mutate(last.run, { onSuccess: () => go(viewOfKind(last.kind), last.run) });
        }}
      >
        {t("frame.paused.resume")}
      </Button>
      {left.length > 1 && (
        <Button variant="default" onClick={() => go("runs")}>
          {t("frame.paused.show")}
        </Button>
      )}
      <Button
        variant="subtle"
        onClick={() => {
          focusViewHeading();
          setPutAway(last.run);
        }}
      >
        {t("frame.paused.later")}
      </Button>
    </div>
  );
}
