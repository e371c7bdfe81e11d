import { Button, Loader } from "@mantine/core";
import { RotateCw, Square } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { RunTranscript } from "../../../core/transcript.ts";
import type { RunPhase } from "../../../engine/contract/live.ts";
import { canGoOn } from "../../../engine/contract/run-states.ts";
import { busyButton, quietlyDisabled } from "../../components/busy-button.tsx";
import { focusHeading } from "../../components/focus-heading.ts";
import { duration } from "../../components/numbers.ts";
import { isUnreachable } from "../../connection/connection.ts";
import { useConnection } from "../../connection/engine.tsx";
import type { FollowedRun } from "../../state/followed-run.ts";
import { useNow } from "../../state/use-now.ts";
import { StateSign } from "../../components/state-sign.tsx";
import classes from "./ask.module.css";
import { progressOf } from "./progress.ts";

const TICK_MILLISECONDS = 500;

/**
 * What happens now and how long it will still take; once it stands still, how it ended, and what can be done then.
 * @param children stand beside how it ended
 */
export function RunProgress({
  followed: { phase, transcript, end },
  stopping,
  resuming,
  onStop,
  onGoOn,
  children,
}: {
  readonly followed: FollowedRun;
  readonly stopping: boolean;
  readonly resuming: boolean;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const connection = useConnection();
  const isOpen = connection.state === "open";
  const { box, onPress } = useLostFocus(end !== null);
  if (end !== null) {
    return (
      <div ref={box} className={classes.progress}>
        <StateSign state={end.state} />
        {end.state !== "done" && <span>{t(`ask.ended.${end.state}`)}</span>}
        {canGoOn(end.state, "ask") && (
          <Button
            // Otherwise it would become Stop under the key that is still held down.
            key="go-on"
            {...busyButton(resuming, <RotateCw size={14} aria-hidden />)}
            onClick={() => {
              if (resuming) return;
              onPress();
              onGoOn();
            }}
          >
            {t("ask.goOn")}
          </Button>
        )}
        {children}
      </div>
    );
  }
  return (
    <div ref={box} className={classes.progress}>
      {!isUnreachable(connection) && <Loader size={14} aria-hidden />}
      {isOpen ? (
        <Now phase={phase} transcript={transcript} />
      ) : (
        <span>{t(isUnreachable(connection) ? "frame.unreachable" : "ask.phases.lost")}</span>
      )}
      <Button
        variant="default"
        {...busyButton(stopping, <Square size={12} aria-hidden />)}
        rightSection={<kbd className={classes.keys}>Esc</kbd>}
        {...quietlyDisabled(!isOpen)}
        onClick={() => {
          if (stopping || !isOpen) return;
          onPress();
          onStop();
        }}
      >
        {t("ask.stop")}
      </Button>
    </div>
  );
}

/** Has the heading take the focus from a button that was pressed, once it has gone and the focus with it. */
function useLostFocus(over: boolean): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onPress: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || box.current === null) return;
    pressed.current = false;
    if (document.activeElement === document.body) focusHeading(box.current);
  }, [over]);
  return { box, onPress: () => (pressed.current = true) };
}

function Now({
  phase,
  transcript,
}: {
  readonly phase: RunPhase | null;
  readonly transcript: RunTranscript;
}): ReactNode {
  const { t } = useTranslation();
  const now = useNow(TICK_MILLISECONDS);
  if (phase !== "running") return <span>{t(`ask.phases.${phase ?? "connecting"}`)}</span>;
  const { done, writing, expected, left } = progressOf(transcript, now);
  return (
    <span data-figures>
      {expected === null
        ? t("ask.phases.calls", { count: done, writing })
        : t("ask.phases.callsOf", { count: expected, done, writing })}
      {left !== null && ` · ${t("ask.phases.left", { time: duration(left, t) })}`}
    </span>
  );
}
