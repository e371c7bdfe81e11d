import { Button } from "@mantine/core";
import { Pause, Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRunActions } from "../state/use-run-actions.ts";

/** Pause and stop while a run goes on; go on where it stands still and can. */
export function RunControls({
  run,
  going,
  canPause = true,
  canGoOn,
}: {
  readonly run: string;
  readonly going: boolean;
  /** Whether one that is paused can be gone on with. */
  readonly canPause?: boolean;
  readonly canGoOn: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { pause, resume, cancel } = useRunActions();
  if (going) {
    return (
      <>
        {canPause && (
          <Button
            variant="default"
            leftSection={<Pause size={14} aria-hidden />}
            loading={pause.isPending}
            onClick={() => pause.mutate(run)}
          >
            {t("runs.pause")}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Square size={14} aria-hidden />}
          onClick={() => cancel.mutate(run)}
        >
          {t("runs.stop")}
        </Button>
      </>
    );
  }
  return (
    canGoOn && (
      <Button
        leftSection={<Play size={14} aria-hidden />}
        loading={resume.isPending}
        onClick={() => resume.mutate(run)}
      >
        {t("runs.resume")}
      </Button>
    )
  );
}
