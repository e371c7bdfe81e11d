import { Button } from "@mantine/core";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { busyButton } from "../../../components/busy-button.tsx";
import classes from "./analyses.module.css";

/** Says that what is shown was read while runs go on, and offers to read it again. */
export function SoFar({
  reading,
  onAgain,
}: {
  readonly reading: boolean;
  readonly onAgain: () => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <p className={classes.soFar}>
      {t("runs.analyses.soFar")}
      <Button
        variant="default"
        size="xs"
        {...busyButton(reading, <RotateCw size={14} aria-hidden />)}
        onClick={() => !reading && onAgain()}
      >
        {t("runs.analyses.again")}
      </Button>
    </p>
  );
}
