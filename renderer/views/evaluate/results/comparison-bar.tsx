import { Button } from "@mantine/core";
import { ArrowRight, GitCompareArrows } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { canGoOn } from "../../../../engine/contract/run-states.ts";
import { RunControls } from "../../../components/run-controls.tsx";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { useNavigation } from "../../../state/navigation.ts";
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
  const standing = standingOf(followed);
  const going = standing === "running" || standing === "loading-model";
  const comparable = lines.filter(({ done }) => done > 0).length > 1;
  return (
    <>
      <RunControls run={run} going={going} canGoOn={canGoOn(standing)} />
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
