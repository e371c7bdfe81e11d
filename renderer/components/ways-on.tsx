import { Button } from "@mantine/core";
import { ArrowRight, GitCompareArrows } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "../state/navigation.ts";
import { quietlyDisabled } from "./busy-button.tsx";

/** Where an evaluation or a sweep leads on to: its runs side by side, and its own page. */
export function WaysOn({
  run,
  compared,
}: {
  readonly run: string;
  /** What is set side by side; empty: there is nothing to compare yet; null: there never will be. */
  readonly compared: readonly string[] | null;
}): ReactNode {
  const { t } = useTranslation();
  const { go, goToComparison } = useNavigation();
  const canCompare = compared !== null && compared.length > 0;
  return (
    <>
      {compared !== null && (
        <Button
          variant="default"
          leftSection={<GitCompareArrows size={14} aria-hidden />}
          // It has its place from the beginning: one that came later would push the others aside.
          {...quietlyDisabled(!canCompare)}
          onClick={() => canCompare && goToComparison(compared)}
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
