import { ActionIcon, Tooltip } from "@mantine/core";
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./replay-bar.module.css";

export interface ReplayBarProps {
  /** Stops shown; `stops` is the whole transcript. */
  readonly count: number;
  readonly stops: number;
  /** What is shown last, in words. */
  readonly label: string;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
  readonly onMove: (count: number) => void;
  /** To the turn before or after. */
  readonly onStep: (direction: 1 | -1) => void;
}

/** Walks through a transcript as it came about. */
export function ReplayBar(props: ReplayBarProps): ReactNode {
  const { count, stops, label, playing, onPlay, onMove, onStep } = props;
  const { t } = useTranslation();
  const where = t("transcript.replay.where", { count, stops });
  return (
    <div className={classes.bar} role="group" aria-label={t("transcript.replay.title")}>
      <ReplayButton name={t("transcript.replay.first")} onClick={() => onMove(0)} disabled={count === 0}>
        <SkipBack size={15} aria-hidden />
      </ReplayButton>
      <ReplayButton name={t("transcript.replay.back")} onClick={() => onStep(-1)} disabled={count === 0}>
        <StepBack size={15} aria-hidden />
      </ReplayButton>
      <ReplayButton
        name={t(playing ? "transcript.replay.pause" : "transcript.replay.play")}
        onClick={() => onPlay(!playing)}
      >
        {playing ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />}
      </ReplayButton>
      <ReplayButton name={t("transcript.replay.on")} onClick={() => onStep(1)} disabled={count >= stops}>
        <StepForward size={15} aria-hidden />
      </ReplayButton>
      <ReplayButton
        name={t("transcript.replay.last")}
        onClick={() => onMove(stops)}
        disabled={count >= stops}
      >
        <SkipForward size={15} aria-hidden />
      </ReplayButton>
      <input
        type="range"
        className={classes.slider}
        aria-label={t("transcript.replay.title")}
        aria-valuetext={t("common.named", { name: where, value: label })}
        min={0}
        max={stops}
        value={count}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
      <span className={classes.where} data-figures>
        {where}
      </span>
      <span className={classes.label}>{label}</span>
    </div>
  );
}

function ReplayButton({
  name,
  onClick,
  disabled = false,
  children,
}: {
  readonly name: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={name}
        // A button that is really disabled would lose the focus.
        data-disabled={disabled}
        aria-disabled={disabled}
        onClick={() => !disabled && onClick()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
