import { Button } from "@mantine/core";
import { Pause, Play, Square } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useRunActions } from "../state/use-run-actions.ts";
import { busyButton, quietlyDisabled } from "./busy-button.tsx";
import { pressOnce } from "./run-key.ts";

/** Pause and stop while a run goes on; go on where it stands still and can. */
export function RunControls({
  run,
  going,
  pausing = false,
  canPause = true,
  canGoOn,
}: {
  readonly run: string;
  readonly going: boolean;
  /** Whether it comes to stand still already, so that it can neither be paused nor stopped. */
  readonly pausing?: boolean;
  /** Whether one that is paused can be gone on with. */
  readonly canPause?: boolean;
  readonly canGoOn: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { pause, resume, cancel } = useRunActions();
  const { first, onPress } = useTakenPlace(going);
  if (going) {
    const pauses = pause.isPending || pausing;
    return (
      <>
        {canPause && (
          <Button
            ref={first}
            variant="default"
            {...busyButton(pauses, <Pause size={14} aria-hidden />)}
            onKeyDown={pressOnce}
            onClick={() => {
              if (pauses) return;
              onPress();
              pause.mutate(run);
            }}
          >
            {t("runs.pause")}
          </Button>
        )}
        <Button
          ref={canPause ? null : first}
          variant="default"
          leftSection={<Square size={14} aria-hidden />}
          {...quietlyDisabled(pausing)}
          onKeyDown={pressOnce}
          onClick={() => {
            if (pausing) return;
            onPress();
            cancel.mutate(run);
          }}
        >
          {t("runs.stop")}
        </Button>
      </>
    );
  }
  return (
    canGoOn && (
      <Button
        ref={first}
        {...busyButton(resume.isPending, <Play size={14} aria-hidden />)}
        onKeyDown={pressOnce}
        onClick={() => {
          if (resume.isPending) return;
          onPress();
          resume.mutate(run);
        }}
      >
        {t("runs.resume")}
      </Button>
    )
  );
}

/** Who presses a button goes on from the one that takes its place: with the one that goes, the focus would be lost. */
function useTakenPlace(going: boolean): {
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
} {
  const first = useRef<HTMLButtonElement>(null);
  /** Whether the run went on then; null: nothing was pressed since the buttons changed. */
  const pressed = useRef<boolean | null>(null);
  useEffect(() => {
    if (pressed.current === null || pressed.current === going || first.current === null) return;
    pressed.current = null;
    if (document.activeElement === document.body) first.current.focus({ preventScroll: true });
  });
  return { first, onPress: () => (pressed.current = going) };
}
