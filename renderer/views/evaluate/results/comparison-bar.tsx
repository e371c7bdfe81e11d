import { Button } from "@mantine/core";
import { ArrowRight, GitCompareArrows, Pause, Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { useNavigation } from "../../../state/navigation.ts";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { standingOf, type ResultLine } from "./lines.ts";

/** What can be done with a comparison as a whole. */
export function ComparisonBar({
  run,
  followed,
  lines,
}: {
  readonly run: string;
  readonly followed: FollowedRun;
  readonly lines: readonly ResultLine[];
}): ReactNode {
  const { t } = useTranslation();
  const { go, goToComparison } = useNavigation();
  const { pause, resume, cancel } = useRunActions();
  const standing = standingOf(followed);
  const going = standing === "running" || standing === "loading-model";
  const stopped = standing === "paused" || standing === "interrupted";
  const comparable = lines.filter(({ done }) => done > 0).length > 1;
  return (
    <>
      {going && (
        <Button
          variant="default"
          leftSection={<Pause size={14} aria-hidden />}
          loading={pause.isPending}
          onClick={() => pause.mutate(run)}
        >
          {t("runs.pause")}
        </Button>
      )}
      {(stopped || standing === "cancelled") && (
        <Button
          leftSection={<Play size={14} aria-hidden />}
          loading={resume.isPending}
          onClick={() => resume.mutate(run)}
        >
          {t("runs.resume")}
        </Button>
      )}
      {(going || stopped) && (
        <Button
          variant="default"
          leftSection={<Square size={14} aria-hidden />}
          onClick={() => cancel.mutate(run)}
        >
          {t("runs.stop")}
        </Button>
      )}
      {comparable && (
        <Button
          variant="default"
          leftSection={<GitCompareArrows size={14} aria-hidden />}
          onClick={() => goToComparison([run])}
        >
          {t("evaluate.results.compare")}
        </Button>
      )}
      <Button
        variant="default"
        rightSection={<ArrowRight size={14} aria-hidden />}
        onClick={() => go("runs", run)}
      >
        {t("evaluate.results.more")}
      </Button>
    </>
  );
}
